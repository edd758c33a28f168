/* Streams that have an end, and whole ones, read at once. */
#ifndef BASE_STREAM_H
#define BASE_STREAM_H

#include <stdio.h>

/* Open for reading a file, a pipe or a terminal, since what else a path may name need not end.  NULL, errno, and in `wrong` a
 * text that says why not, which is valid until the next call. */
FILE *stream_open(const char *path, const char **wrong);

/* What is left of a stream, with a 0 behind it; no more than this many bytes are of interest, and the size is larger if there
 * are more.  NULL and errno if it cannot be read; the caller frees it. */
char *stream_read(FILE *file, size_t most, size_t *size);

#endif
