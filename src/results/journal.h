/*
 * The journal: every result, one line each, appended as it comes and never rewritten.
 *
 * A line is
 *     identity <tab> maker <tab> inputs <tab> terms <tab> bounds <tab> row <tab> checksum
 * where maker is search-harness-tools@host, with the three ids of sources.h, inputs is a hash of the files the cell read,
 * terms are the limits and columns that a good row depends on, bounds those that only a failed one does.  A line that was
 * torn by a crash fails its checksum and counts as not there, and so does one whose row is not what its columns may hold
 * (fields.h).  Whenever it is read again later it must still be the same.
 *
 * A line whose identity starts with # is a note on the rows: it has "-" for all but its identity, text and checksum.
 *
 * In memory a line that was read is a few hashes and where its row stands, and one that is appended only the latter.
 */
#ifndef RESULTS_JOURNAL_H
#define RESULTS_JOURNAL_H

#include "cell/cell.h"
#include "results/records.h"

struct journal {
    int file;
    struct records records;
    struct note *notes;
    int note_count;
    int unusable;  /* lines */
    bool damaged;  /* a row was not there any more as it had been */
    uint64_t size; /* bytes in the file */
    char *pending; /* lines that are not written yet */
    size_t pending_size, pending_room;
    char *line; /* the last whose row was asked for */
    size_t line_room;
    bool unsynced; /* something was written since */
    double synced; /* this time, in seconds of the monotonic clock */
    char *path;
};

/* Whose rows may serve besides this program's on this host: its own on any host, or everybody's. */
enum reuse { REUSE_NONE, REUSE_HOSTS, REUSE_ALL };

/* Open for reading and appending, creating it if need be, and read what is there.  False after a message. */
bool journal_open(struct journal *journal, const char *path);

/* Where this cell's row is, if there is one that may serve: made by whom `reuse` allows, from the same inputs, under the
 * same limits. */
struct stored_row journal_find(const struct journal *journal, const struct cell *cell, enum reuse reuse);

/* What made a row of this cell that would serve if everybody's did (line.h); NULL if there is none. */
const char *journal_find_other(struct journal *journal, const struct cell *cell);

/* The row at a place, read from the file; valid until the next call.  NULL if there is none, or, after a message and with
 * `damaged` set, if its line is not any more what it was. */
const char *journal_row(struct journal *journal, struct stored_row stored);

/* Append a row of a search that read such inputs (inputs.h), for the next journal_flush to write; returns where it will be.
 * No more than that is kept: journal_find knows it when the journal is opened again. */
struct stored_row journal_append(struct journal *journal, const struct cell *cell, uint64_t inputs,
                                 const char *row);

/* Write what was appended, at once, so that readers see whole lines, and have what was written a second ago on the disk.
 * False after a message, also if somebody else writes into the file. */
bool journal_flush(struct journal *journal);

/* Have everything that was written on the disk, now.  False after a message. */
bool journal_sync(struct journal *journal);

/* After a flush that failed: was this row written to the end of its line? */
bool journal_holds(struct journal *journal, struct stored_row stored);

/* Append a note; name and text without tabs and line ends.  False after a message. */
bool journal_note(struct journal *journal, const char *name, const char *text);

/* Note i, from 0, of those whose names start so, in the order of their names, the newest first among equals; NULL behind
 * the last. */
const char *journal_find_note(const struct journal *journal, const char *start, int i, const char **name);

void journal_close(struct journal *journal);

/* Where the rows of an experiment's cells are. */
struct rows {
    struct journal *journal;
    struct stored_row *stored; /* of each cell */
};

/* As journal_row does. */
static inline const char *row_of(const struct rows *rows, int cell)
{
    return journal_row(rows->journal, rows->stored[cell]);
}

#endif
