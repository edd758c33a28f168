/* What a run says on stderr: how far it is, which cells failed, and what came of it. */
#ifndef RUN_REPORT_H
#define RUN_REPORT_H

#include "parts/plan.h"
#include "run/progress.h"
#include "run/worker.h"

struct report {
    const struct cell *cells;
    struct progress progress;
};

/* So many of the experiment's cells are going to run, for results of this name. */
void report_begin(struct report *report, const char *name, const struct experiment *experiment, int count);

/* One of them ended.  It is named if that was fatal to the run, or if there is more to say of it than its status. */
void report_ending(struct report *report, const struct ending *ending, bool fatal);

void report_end(struct report *report);

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
