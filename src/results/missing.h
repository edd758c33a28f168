/* Why a row has no value in a derived column (gain.h), and what would give it one. */
#ifndef RESULTS_MISSING_H
#define RESULTS_MISSING_H

#include "results/csv.h"

enum { REASON = 300 };

/* Write the reason as a clause that goes on after a colon; "its cell is empty" of a column that is not derived.  The values of
 * the column have been read, so that nothing else is wrong with the CSV. */
void missing_reason(const struct csv *csv, const char *name, int row, char reason[REASON]);

#endif
