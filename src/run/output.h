/*
 * The files of a run: X.csv, the journal X.journal beside it, and X.lock while it goes on.
 */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "config/experiment.h"
#include "run/journal.h"
#include "run/lock.h"

struct output {
    char *csv;
    int folder; /* open and locked: timings need the machine to themselves */
    struct lock lock;
    struct journal journal;
    const char **rows; /* of each cell, NULL if there is none that may serve */
};

/* Make the folder if it is missing (one level), and see that the files could be written.  False after a message. */
bool output_usable(const char *csv);

/* Take the lock, wait for runs of other results in that folder to end, and open the journal.  EXIT_FINE, or another exit
 * status after a message; then nothing is open. */
int output_open(struct output *output, const char *csv);

/* Find the rows that the journal has of the experiment's cells. */
void output_find(struct output *output, const struct experiment *experiment, bool reuse);

/* Write the CSV of these rows, replacing an older one at once.  False after a message. */
bool output_write(struct output *output, const struct experiment *experiment);

void output_close(struct output *output);

#endif
