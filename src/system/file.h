/* Whole files, read and replaced at once. */
#ifndef FILE_H
#define FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "system/sha256.h"

/* The bytes of a file, with a 0 behind them; the caller frees them.  NULL and errno if it cannot be read. */
char *file_read(const char *path, size_t *size);

/* Write a file beside it and put that in its place.  False after a message; then it is as it was. */
bool file_replace(const char *path, const void *data, size_t size);

/* The SHA-256 of a file of any size.  False after a message. */
bool file_sha256(const char *path, char text[SHA256_TEXT]);

#endif
