/* Selects rows by how their cells ended: a search that was cut short has numbers, but not those of the whole search. */
#ifndef RESULTS_ENDING_H
#define RESULTS_ENDING_H

#include "results/csv.h"

/* Of the listed rows keep those that ended in one of these ways, such as "ok" or "crash" (by any signal), and print
 * to stderr how many others there were.  Returns how many are kept: all of them if the CSV has no column "status". */
int endings_keep(const struct csv *csv, int *rows, int count, const char *const *wanted, int wanted_count);

#endif
