/*
 * The journal: every result, one line each, appended as it comes and never rewritten.
 *
 * A line is
 *     identity <tab> build@host <tab> inputs <tab> terms <tab> bounds <tab> row <tab> checksum
 * where inputs is a hash of the files the cell read, terms are the limits and columns that a good row depends on, bounds those
 * that only a failed one does.  A line that was torn by a crash fails its checksum and counts as not there.
 */
#ifndef JOURNAL_H
#define JOURNAL_H

#include "parts/cell.h"

struct journal {
    int file;
    char *text;
    struct record *records; /* the newest of each identity, sorted by identity */
    int count;
    int torn; /* lines that could not be used */
};

/* Open for reading and appending, creating it if need be, and read what is there.  False after a message. */
bool journal_open(struct journal *journal, const char *path);

/* The row of this cell, NULL if there is none that may serve: made by the same build on the same host (any, if
 * `reuse`), from the same inputs, under the same limits.  Valid until journal_close. */
const char *journal_find(const struct journal *journal, const struct cell *cell, bool reuse);

/* Append a row; one write, so that readers see all of it or nothing.  False after a message. */
bool journal_append(struct journal *journal, const struct cell *cell, const char *row);

void journal_close(struct journal *journal);

#endif
