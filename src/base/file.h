/* Files that are read as a whole, and files that are kept open; for those that are written see base/fresh.h. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/stat.h>

#include "base/sha256.h"

/* Say on standard error what errno says is wrong with it.  Always false. */
bool file_complain(const char *path);

/* The bytes of a file, with a 0 behind them; the caller frees them.  NULL and errno if it cannot be read. */
char *file_read(const char *path, size_t *size);

/* Open a file that is only read.  NULL after a message.  It must be a regular file: a FIFO may never have a writer. */
FILE *file_open(const char *path);

/* Open a file for reading and writing, with these flags besides, and create it if it is missing.  -1 and errno if that
 * fails, or if it is a link, a pipe or a device. */
int file_keep(const char *path, int flags);

/* Sync the folder of this file: only then is a new file's name on the disk, too.  Where folders cannot be synced,
 * nothing more can be done. */
void folder_sync(const char *path);

/* Sync what was written to an open file.  False and errno if that failed. */
bool data_sync(int file);

/* Is it the same file, unchanged as far as its size and its time say? */
bool same_file(const struct stat *a, const struct stat *b);

/* The SHA-256 of a file of any size.  False after a message. */
bool file_sha256(const char *path, char text[SHA256_TEXT]);

#endif
