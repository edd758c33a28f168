/* What a run says on stderr: how far it is, which cells failed, and what came of it. */
#ifndef RUN_REPORT_H
#define RUN_REPORT_H

#include "cell/plan.h"
#include "run/progress.h"
#include "run/worker.h"

struct report {
    const struct cell *cells;
    struct progress progress;
    double *cost; /* of each cell; NULL if nobody looks */
};

/* The experiment's cells[list[0..count-1]] are going to run, for results of this name. */
void report_begin(struct report *report, const char *name, const struct experiment *experiment, const int *list,
                  int count);

/* One of them ended.  It is named if that was fatal to the run, or if there is more to say of it than its status. */
void report_ending(struct report *report, const struct ending *ending, bool fatal);

void report_end(struct report *report);

/* Say that of so many cells so many were done (`how`: run or merged) now, and how those ended that did not do so well. */
void report_result(const char *name, int cells, int done, const char *how, const int ended[STATUSES], int needless);

#endif
