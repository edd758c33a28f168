/*
 * A CSV of results, and what must be true of it before anybody counts with it.
 *
 * A status is one that a search can end by; a row has counts only if its search could leave some; and no cell counts
 * twice.  A CSV without a column "status", such as an answer of `summary`, is read as it is.
 */
#ifndef RESULTS_RESULTS_H
#define RESULTS_RESULTS_H

#include "results/csv.h"

/* Read the file, as csv_read does.  A row that says again what an earlier one of its cell does is left out, which is
 * said: of such rows only what was measured may differ, and then the first one's times count. */
bool results_read(struct csv *csv, const char *path);

/* The statuses, and what must not stand behind them.  False after a complaint. */
bool results_check(const struct csv *csv);

#endif
