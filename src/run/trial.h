/* A trial: one cell of each line of a plan is run, once, to see what it takes. */
#ifndef RUN_TRIAL_H
#define RUN_TRIAL_H

#include "run/plan_table.h"

/* Set the seconds of the plan's lines, and name the cells that did not end ok.  An exit status, as that of a run. */
int trial_run(struct plan *plan);

#endif
