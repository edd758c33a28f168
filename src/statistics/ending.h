/* Rows by how their cells ended: a search that was cut short says less than the numbers in its row seem to. */
#ifndef STATISTICS_ENDING_H
#define STATISTICS_ENDING_H

#include "statistics/csv.h"

/* Keep those of the listed rows that ended in one of these ways, such as "ok" or "crash" (by whatever signal), and say on
 * stderr how many others there were.  Returns how many are kept: all of them if the table has no column "status". */
int endings_keep(const struct csv *csv, int *rows, int count, const char *const *wanted, int wanted_count);

#endif
