/*
 * Conditions on the rows of a CSV as a command line says them: "limit=3..5", "order=eval|best".
 *
 * COLUMN=VALUE holds for a row whose cell in that column is VALUE: the same text, or the same number (3 is 3.0, and .5 is
 * 0.5).  As in configs, 3..5 is a range, whose ends belong to it, here of any numbers.  a|b and a,b are lists of such
 * values, unless a cell is that text as it stands.  "COLUMN=" holds where the cell is empty.
 */
#ifndef RESULTS_WHERE_H
#define RESULTS_WHERE_H

#include "results/csv.h"

/* The rows that meet all conditions, as a list that is kept (lasting.h); `kept` says how many, and columns[i] is set to the
 * column of condition i.  Every value must be that of some row, and some row must meet all conditions together, unless
 * the CSV has no rows.  NULL after complaints, each of which names the nearest column or value there is. */
int *where_rows(const struct csv *csv, const char *const *conditions, int count, int *columns, int *kept);

#endif
