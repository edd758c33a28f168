#ifndef RESULTS_RIVALS_H
#define RESULTS_RIVALS_H

#include "results/pairs.h"

/*
 * A paired comparison of groups of rows of one CSV: how many leaves one search has for each leaf of another in the same
 * position.
 *
 * --by names columns that group rows and, last, the column whose values are compared: "limit,algorithm=mtdf,pvs,sss"
 * compares pvs and sss with mtdf for each limit.  Without values, all that the column has are compared with the first.
 */

/* What the command line says. */
struct row_comparison {
    struct words by, pair, where, pool;
    struct question question; /* of which it sets --of and --unit, and the rest follows from the above */
    bool difference;          /* rather than the ratio */
};

struct call;

/* Compare and print, as a table for people or as CSV; an exit status. */
int compare_rows(const struct call *call, struct row_comparison *comparison, const char *path, bool table);

#endif
