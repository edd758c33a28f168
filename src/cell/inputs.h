/*
 * The files that cells read: trees, and tables of categories.
 *
 * Every file that a config names is read by json_read_regular, which tells this what it found.  So a row is filed under what
 * its search has read, whatever the file was before or becomes later, and a text is a file only if it is read as one.
 */
#ifndef CELL_INPUTS_H
#define CELL_INPUTS_H

#include "cell/cell.h"
#include "system/sha256.h"

/* This text was read from a file. */
void inputs_note(const char *path, const char *text, size_t size);

/* Other searches begin: what they read from now on is theirs. */
void inputs_begin(void);

/* A hash of the files that the cell and its rival name, as they were read last, 0 if none; a file that was not the same
 * whenever it was read since the beginning counts as none that ever was. */
uint64_t inputs_hash(const struct cell *cell);

struct input {
    char *path, sha256[SHA256_TEXT];
    bool fresh; /* read since the beginning */
};

/* The files that any of these cells or their rivals name; NULL ends the list, which the caller frees. */
const struct input **inputs_of(const struct cell *cells, int count);

/* The first of these that is not any more what it was when it was read; NULL if all are. */
const char *inputs_changed(const struct cell *cells, int count);

#endif
