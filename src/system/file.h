/* Whole files, read at once, and those that are kept open; system/fresh.h has those that are written. */
#ifndef SYSTEM_FILE_H
#define SYSTEM_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "system/sha256.h"

/* Say on standard error what errno says is wrong with it.  Always false. */
bool file_complain(const char *path);

/* The bytes of a file, with a 0 behind them; the caller frees them.  NULL and errno if it cannot be read. */
char *file_read(const char *path, size_t *size);

/* Open a file for reading and writing, with these flags besides, and make it if it is missing.  -1 and errno if it cannot
 * be had, or is a link, a pipe or a device. */
int file_keep(const char *path, int flags);

/* A name is on the disk when its folder is: see to it for this file's.  Where folders cannot be synced, nothing better is
 * to be had. */
void folder_sync(const char *path);

/* The SHA-256 of a file of any size.  False after a message. */
bool file_sha256(const char *path, char text[SHA256_TEXT]);

#endif
