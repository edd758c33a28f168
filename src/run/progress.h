/*
 * A line on stderr, if that is a terminal, which says how far a run has come, with a bar, its pace so far, and when by that it
 * will end:
 *
 *     results/doubling.csv: [##############                     ] 120 of 300 cells, 3.2/s, 56 s to go
 *
 * Nothing is shown in the first two seconds.  Where stderr is no terminal, or a dumb one, whoever asks gets such a line without
 * a bar every ten seconds.
 */
#ifndef RUN_PROGRESS_H
#define RUN_PROGRESS_H

#include <stdbool.h>

#include "parts/experiment.h"
#include "run/worker.h"

struct progress {
    const char *name;
    int cells, done, failed;
    double start, shown; /* seconds; shown < 0: never */
    bool terminal;
    bool open; /* more cells may follow, so that nothing is said of the time that is left */
};

void progress_ask(void);

/* Will anything be shown? */
bool progress_wanted(void);

void progress_start(struct progress *progress, const char *name, int cells);
void progress_step(struct progress *progress, bool failed);

/* The line after so many seconds, which is no longer than that many columns, unless what is most needed is. */
char *progress_line(const struct progress *progress, double elapsed, int columns);

/* Wipe the line. */
void progress_end(struct progress *progress);

/* Wipe it, and say behind these words how a cell ended, and which it is. */
void progress_tell(struct progress *progress, const char *words, const struct ending *ending,
                   const struct cell *cell);

/* "12 s", "3 min 20 s", "2 h 5 min"; valid until the next call. */
const char *duration_text(double seconds);

/* What a run says on stderr of its cells, and of what came of it. */

/* Say how many cells were described more than once, if any were. */
void report_repeated(const struct experiment *experiment);

/* Say "24500 cells and 674 references", or "24 cells": so many of the experiment's, and its references if it has
 * any; without a line end. */
void report_cells(const struct experiment *experiment, int cells);

/* Say that so many cells were needed, and how many of them were done (`how`: run or taken) now; how those ended that did
 * not do so well; and how many a sequential test did not need, some of which may have been run ahead of it now. */
void report_result(const char *name, const struct experiment *experiment, int needed, int done, const char *how,
                   const int ended[STATUSES], int ahead);

#endif
