/*
 * CSVs that are kept compressed: where X.csv is named and only X.csv.gz is there, that is read.  What counts is always what
 * is in it, since versions of zlib differ in the bytes that they write.
 */
#ifndef BASE_PACKED_H
#define BASE_PACKED_H

#include <stdbool.h>
#include <stddef.h>

#include "base/sha256.h"

/* Does it end as a CSV does, compressed or not? */
bool is_csv(const char *path);

/* The file that is read for this path: itself, or X.csv.gz for an X.csv that is not there.  Valid until the next call. */
const char *packed_name(const char *path);

/* Do these bytes begin as those of gzip do?  No text does. */
bool is_packed(const char *bytes, size_t size);

/* Put what is in them, with a 0 behind it, in place of bytes that is_packed.  Returns what is wrong with them, and leaves
 * them, or NULL. */
const char *unpack(char **bytes, size_t *size);

/* The SHA-256 of what is in it.  False after a message. */
bool packed_sha256(const char *path, char text[SHA256_TEXT]);

#endif
