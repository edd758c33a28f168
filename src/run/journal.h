/*
 * The journal: every result, one line each, appended as it comes and never rewritten.
 *
 * A line is
 *     identity <tab> build@host <tab> inputs <tab> terms <tab> bounds <tab> row <tab> checksum
 * where inputs is a hash of the files the cell read, terms are the limits and columns that a good row depends on, bounds those
 * that only a failed one does.  A line that was torn by a crash fails its checksum and counts as not there.
 *
 * A line whose identity starts with # is a note on the rows: it has "-" for all but its identity, text and checksum.
 *
 * In memory a line is its row, and, if it was read, hashes of the rest: so many bytes a cell, however long its identity is.
 */
#ifndef JOURNAL_H
#define JOURNAL_H

#include "parts/cell.h"
#include "run/records.h"

struct journal {
    int file;
    char *ours; /* build@host */
    struct records records;
    struct note *notes;
    int note_count;
    int torn;      /* lines that could not be used */
    char *pending; /* lines that are not written yet */
    size_t pending_size, pending_room;
    double synced;
    struct inputs *inputs; /* what the files of the last cells were like */
};

/* Open for reading and appending, creating it if need be, and read what is there.  False after a message. */
bool journal_open(struct journal *journal, const char *path);

/* The row of this cell, NULL if there is none that may serve: made by the same build on the same host (any, if
 * `reuse`), from the same inputs, under the same limits.  Valid until journal_close. */
const char *journal_find(struct journal *journal, const struct cell *cell, bool reuse);

/* Append a row, for the next journal_flush to write; returns a copy, valid until journal_close.  No more than that is kept:
 * journal_find knows it when the journal is opened again. */
const char *journal_append(struct journal *journal, const struct cell *cell, const char *row);

/* Write what was appended, at once, so that readers see whole lines; within a second it is on the disk.  False after a
 * message. */
bool journal_flush(struct journal *journal);

/* Append a note; name and text without tabs and line ends.  False after a message. */
bool journal_note(struct journal *journal, const char *name, const char *text);

/* Note i, from 0, of those whose names start so, in the order of their names, the newest first among equals; NULL behind
 * the last. */
const char *journal_find_note(const struct journal *journal, const char *start, int i, const char **name);

void journal_close(struct journal *journal);

#endif
