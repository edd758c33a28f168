/*
 * The files of a run: X.csv, the journal X.journal beside it, and the right to be the only run in their folder.
 */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "config/experiment.h"
#include "run/journal.h"
#include "run/lock.h"

struct output {
    char *csv;
    int folder;       /* open and locked: timings need the machine to themselves; of a shard -1 */
    struct lock lock; /* of a shard */
    struct journal journal;
};

/* The path with another ending, as ".journal"; the caller frees it. */
char *with_ending(const char *path, const char *ending);

/* The CSV of a config, results/STEM.csv; the caller frees it. */
char *output_of(const char *config);

/* The journal beside a CSV; the caller frees it. */
char *output_journal(const char *csv);

/* Make the folder if it is missing (one level), and see that the files could be written.  False after a message. */
bool output_usable(const char *csv);

/* Wait for other runs in that folder to end, and open the journal.  False after a message; then nothing is open. */
bool output_open(struct output *output, const char *csv);

/* Open a shard's journal, whose name stands for the CSV; any number of shards may run at once, but each only once.
 * False after a message; then nothing is open. */
bool output_open_shard(struct output *output, const char *journal);

/* Read the journal again, for what was appended.  False after a message. */
bool output_reload(struct output *output);

/* Write the CSV from the journal as it was read, replacing an older one at once.  False after a message. */
bool output_write(struct output *output, const struct experiment *experiment, bool reuse);

void output_close(struct output *output);

#endif
