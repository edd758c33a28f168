/*
 * The files of a run: X.csv, the journal X.journal beside it, and X.lock while it goes on.  A shard has the latter two.
 */
#ifndef RESULTS_OUTPUT_H
#define RESULTS_OUTPUT_H

#include "cell/plan.h"
#include "results/journal.h"
#include "system/lock.h"

struct output {
    char *csv;
    int folder; /* open and locked: timings need the machine to themselves; of a shard -1 */
    struct lock lock;
    struct journal journal;
    struct rows rows; /* that may serve */
};

/* The CSV of a config, results/STEM.csv; the caller frees it. */
char *output_of(const char *config);

/* The journal beside a CSV; the caller frees it. */
char *output_journal(const char *csv);

/* Make the folder if it is missing (one level), and see that the CSV and what stands beside it, or a shard's journal and its
 * lock, could be written, and nothing else would be lost by it.  False after a message. */
bool output_usable(const char *path, bool shard);

/* May a CSV be called so: does it end in .csv?  False after a message. */
bool output_named(const char *path);

/* Take the lock, wait for runs of other results in that folder to end, and open the journal.  EXIT_FINE, or another exit
 * status after a message; then nothing is open. */
int output_open(struct output *output, const char *csv);

/* The same for a shard's journal, whose name stands for the CSV; any number of shards may run at once. */
int output_open_shard(struct output *output, const char *journal);

/* Read the journal again, for what others appended.  False after a message. */
bool output_reload(struct output *output);

/* Find the rows that the journal has of the experiment's cells, and say how many do not serve. */
void output_find(struct output *output, const struct experiment *experiment, enum reuse reuse);

/* Are the files that the cells read what they were when the experiment was read?  False after a message. */
bool output_current(const struct output *output, const struct experiment *experiment);

/* Write the CSV of these rows, replacing an older one at once.  False after a message, also if these files have changed. */
bool output_write(struct output *output, const struct experiment *experiment);

void output_close(struct output *output);

#endif
