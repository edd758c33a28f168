/* Which cell of its config each row of a CSV is of. */
#ifndef COMPARE_RECOUNT_PLAN_H
#define COMPARE_RECOUNT_PLAN_H

#include "cell/plan.h"
#include "frame/csv.h"

/* Find the cell of each row, -1 if the config has none.  EXIT_FINE; EXIT_COUNTS_DIFFER after saying which rows have no cell, or
 * that cells have no row; or EXIT_CONFIG after a message. */
int plan_find(const struct csv *csv, const struct experiment *experiment, int *cell);

/* Say on standard output in what a CSV, or a row of it unless that is -1, differs; returns EXIT_COUNTS_DIFFER. */
int differ(const struct csv *csv, int row, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
