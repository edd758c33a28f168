/* Whole streams, read at once. */
#ifndef TEXT_STREAM_H
#define TEXT_STREAM_H

#include <stdio.h>

/* What is left of a stream, with a 0 behind it; no more than this many bytes are of interest, and the size is larger if there
 * are more.  NULL and errno if it cannot be read; the caller frees it. */
char *stream_read(FILE *file, size_t most, size_t *size);

#endif
