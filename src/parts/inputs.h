/*
 * The files that cells read: trees, and tables of categories.
 *
 * Every file that a config names is read here, and what was found is remembered.  So a row is filed under what its search
 * has read, whatever the file was before or becomes later, and a text is a file only if it is read as one.
 */
#ifndef PARTS_INPUTS_H
#define PARTS_INPUTS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/file.h"
#include "base/json.h"

struct cell;

/* Read an input as json_read_regular does, or only its text as json_text_regular. */
struct json *inputs_json(const char *path, Complain complain, void *context);
char *inputs_text(const char *path, size_t *length, Complain complain, void *context);

/* Other searches begin: what they read from now on is theirs. */
void inputs_begin(void);

/* A hash of the files that the cell and its rival name, as they were read last, and of their engines, 0 if none; a file that was not the same
 * whenever it was read since the beginning counts as none that ever was. */
uint64_t inputs_hash(const struct cell *cell);

struct input {
    char *path, sha256[SHA256_TEXT];
    bool read_now; /* read since the beginning */
};

/* The files that any of these cells or their rivals name, and those of the list besides, which ends with NULL or is NULL;
 * NULL ends the list. */
const struct input **inputs_of(const struct cell *cells, int count, char *const *besides);

/* The first of these, or of engines, that is not any more what it was when it was read; NULL if all are. */
const char *inputs_changed(const struct cell *cells, int count, char *const *besides);

#endif
