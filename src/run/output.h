/*
 * The files of a run: X.csv, the journal X.journal beside it, and X.lock while it goes on.  A shard has the latter two.
 */
#ifndef RUN_OUTPUT_H
#define RUN_OUTPUT_H

#include "parts/plan.h"
#include "base/file.h"
#include "run/journal.h"

struct output {
    char *csv;
    int folder; /* open and locked, since timings need the machine for themselves; -1 for a shard */
    struct lock lock;
    struct journal journal;
    struct rows rows; /* the rows that may serve */
};

/* The journal beside a CSV; the caller frees it. */
char *output_journal(const char *csv);

/* Create the folder if it is missing (one level), and check that the CSV and the files beside it, or a shard's
 * journal and its lock, can be written without destroying anything else.  False after a message. */
bool output_usable(const char *path, bool shard);

/* Is this a name for a CSV: does it end in .csv?  False after a message. */
bool output_named(const char *path);

/* Take the lock, wait until runs of other results in that folder have ended, and open the journal.  EXIT_FINE; or
 * another exit status after a message, and then nothing is open. */
int output_open(struct output *output, const char *csv);

/* The same for a shard, whose journal's name is given instead of a CSV's; any number of shards may run at once. */
int output_open_shard(struct output *output, const char *journal);

/* Read the journal again, for what others appended.  False after a message. */
bool output_reload(struct output *output);

/* Find the rows of the experiment's cells in the journal, and say on stderr how many cannot serve. */
void output_find(struct output *output, const struct experiment *experiment, enum reuse reuse);

/* Are the files that the cells read still what they were when the experiment was read?  False after a message. */
bool output_current(const struct output *output, const struct experiment *experiment);

/* Write the CSV, which replaces an older one in one step.  False after a message, also if those files have changed. */
bool output_write(struct output *output, const struct experiment *experiment);

/* The two that a CSV is made of: its header, and the row of a cell, of which false says that there is none.  Each
 * is a whole line. */
void output_write_header(FILE *out, const struct experiment *experiment);
bool output_write_row(FILE *out, const struct experiment *experiment, const struct rows *rows, int cell);

void output_close(struct output *output);

#endif
