/*
 * The journal: a line for every result, appended as it comes and never rewritten.
 *
 * A line is
 *     identity <tab> maker <tab> inputs <tab> terms <tab> bounds <tab> row <tab> checksum
 * where maker is search-harness-tools@host, with the three ids of sources.h; inputs is a hash of the files that the
 * cell read; terms are the limits and columns on which every row depends, and bounds the limits that matter only for a
 * row that did not end well.  The row has the games that its cell played at its end; a CSV leaves them out
 * (run/games.h).  A line that was torn by a crash has a wrong checksum and counts as not there, and so
 * does a line whose row is not what its columns may hold (fields_fit).  Whenever a line is read again later, it must
 * still be the same.
 *
 * A line whose identity starts with # is a note on the rows: it has "-" for all but its identity, text and checksum.
 *
 * In memory a line that was read is a few hashes and the place of its row in the file; a line that was appended is
 * only the place.
 */
#ifndef RUN_JOURNAL_H
#define RUN_JOURNAL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/file.h"
#include "parts/cell.h"

/* A row in a journal's file: where its line begins, how its cell ended (enum status), and the line's checksum, by
 * which the line is recognised when it is read again. */
struct stored_row {
    uint64_t offset : 55, there : 1, status : 8;
    uint64_t seal;
};

/* A row, or what is asked of one. */
struct row_index_entry {
    Fingerprint identity;
    uint64_t program, terms, bounds; /* hashes of what else a row must agree with */
    struct stored_row stored;
    unsigned older; /* the number + 1 of the next older entry of the same identity, or 0 */
    unsigned host;  /* a hash of its name */
};

/* Where a journal has its rows, to be found by the fingerprint of a cell's identity. */
struct row_index {
    struct row_index_entry *entry;
    unsigned *slots; /* a hash table by identity: the newest entry's number + 1, or 0 */
    size_t count, room, slot_count;
};

struct journal {
    int file;
    struct row_index index;
    struct note *notes;
    int note_count;
    int unusable;  /* lines */
    bool damaged;  /* a row in the file was not any more what it had been */
    uint64_t size; /* bytes in the file */
    char *pending; /* lines that are not yet written */
    size_t pending_size, pending_room;
    char *line; /* the last line that was read again */
    size_t line_room;
    bool unsynced; /* something was written since the file was synced */
    double synced; /* when that was, in seconds of the monotonic clock */
    char *path;
};

/* Which rows may serve besides those that this program made on this host: none, its own of any host, or all. */
enum reuse { REUSE_NONE, REUSE_HOSTS, REUSE_ALL };

/* Open for reading and appending, creating it if need be, and read what is there.  False after a message. */
bool journal_open(struct journal *journal, const char *path);

/* Open for reading only, even while a run goes on that writes into it.  False, without a message, if there is no file
 * that can be read; then nothing is open, and errno says why; 0 if it is no regular file. */
bool journal_view(struct journal *journal, const char *path);

/* Where this cell's row is, if there is one that may serve: made by a program that `reuse` allows, from the same
 * inputs and under the same limits; of several the newest. */
struct stored_row journal_find(const struct journal *journal, const struct cell *cell, enum reuse reuse);

/* What is asked of a cell's row; and the rows that may serve by it, the newest first: the one behind `entry`, which is NULL at
 * first.  NULL when there are no more. */
struct row_index_entry journal_wanted(const struct cell *cell);
const struct row_index_entry *journal_serving(const struct journal *journal, const struct row_index_entry *wanted,
                                              enum reuse reuse, const struct row_index_entry *entry);

/* How the maker (line_difference) of a row of this cell that would serve with REUSE_ALL differs from this program; NULL if there is no such row. */
const char *journal_find_other(struct journal *journal, const struct cell *cell);

/* The row that is stored there, read from the file; valid until the next call.  NULL if there is none, or if its
 * line is not any more what it was: then after a message, and `damaged` is set. */
const char *journal_row(struct journal *journal, struct stored_row stored);

/* Append the row of a search that read these inputs (inputs.h); the next journal_flush writes it.  Returns where it
 * will be. journal_find does not find it before the journal is opened again. */
struct stored_row journal_append(struct journal *journal, const struct cell *cell, uint64_t inputs,
                                 const char *row);

/* Append a row of another journal as its line is, and now and then write what was appended; says where it will be.  False after
 * a message. */
bool journal_copy(struct journal *journal, struct journal *from, struct stored_row *stored);

/* Write what was appended, all at once, so that readers see whole lines; and sync the file if that was not done in
 * the last second.  False after a message, also if somebody else writes into the file. */
bool journal_flush(struct journal *journal);

/* Sync the file to the disk now.  False after a message. */
bool journal_sync(struct journal *journal);

/* After a flush that failed: was this row's line written whole? */
bool journal_holds(struct journal *journal, struct stored_row stored);

/* Append a note; name and text without tabs and line ends.  False after a message. */
bool journal_note(struct journal *journal, const char *name, const char *text);

/* Note i, from 0, of those whose names begin with `start`, sorted by name, and the newest first if names are equal;
 * NULL after the last one. */
const char *journal_find_note(const struct journal *journal, const char *start, int i, const char **name);

/* The newest note of that very name; NULL if there is none. */
const char *journal_note_named(const struct journal *journal, const char *name);

void journal_close(struct journal *journal);

/* Where the rows of an experiment's cells are. */
struct rows {
    struct journal *journal;
    struct stored_row *stored; /* of each cell */
    char *const *text;         /* without a journal: its row, or NULL */
};

/* As journal_row does. */
static inline const char *row_of(const struct rows *rows, int cell)
{
    return rows->text ? rows->text[cell] : journal_row(rows->journal, rows->stored[cell]);
}

/* --- a line as text --- */

enum { LINE_IDENTITY, LINE_MAKER, LINE_INPUTS, LINE_TERMS, LINE_BOUNDS, LINE_ROW, LINE_SEAL, LINE_FIELDS };
enum { LINE_SHORT = 200 };

/* Split a line, which ends in 0, into its fields, in place.  False if its checksum or its form is wrong. */
bool line_split(char *line, char *field[LINE_FIELDS]);

/* The same for a line that anybody may have written: false also if its row is not what its columns may hold. */
bool line_read(char *line, char *field[LINE_FIELDS]);

/* All that a line says but its row. */
struct journal_line {
    char *identity;
    char maker[LINE_SHORT], inputs[LINE_SHORT], terms[LINE_SHORT], bounds[LINE_SHORT];
};

/* What a line of this cell says if this program makes it on this host. */
void line_expect(const struct cell *cell, struct journal_line *line);

/* How the maker differs from this program on this host: "other sources", "another harness", "other tools" or "another
 * host". */
const char *line_difference(const char *maker, const struct cell *cell);

/*
 * What the fields of a row may hold: a journal may come from anybody, and what it says goes into a CSV.
 *
 * A field has whole numbers, a status, a number, a hash, whole numbers one for each ply, or a text without control
 * characters, quotes and what spreadsheets would compute, as its column says.  Counts are there if and only if the search
 * ended `ok`, or those of every row by its budget of nodes.
 */

#define COLUMNS_TERM " columns="

/* A hash of the names of the columns that a cell's row has. */
uint64_t columns_hash(const struct cell *cell);

/* May a row with columns of that hash be such?  True if this program has no such rows: it has no use for it. */
bool fields_fit(uint64_t hash, const char *row);

#endif
