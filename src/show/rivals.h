#ifndef SHOW_RIVALS_H
#define SHOW_RIVALS_H

#include "results/pairs.h"
#include "show/printer.h"

/*
 * A paired comparison of groups of rows of one CSV: how many leaves one search has for each leaf of another in the same
 * position.
 *
 * --by names columns that group rows and, last, the column whose values are compared: "limit,algorithm=mtdf,pvs,sss"
 * compares pvs and sss with mtdf for each limit.  Without values, all that the column has are compared with the first.
 */

/* What the command line says besides --by. */
struct row_comparison {
    struct question question;
    struct words pair;
    bool difference; /* rather than the ratio */
};

/* Compare and print; an exit status. */
int compare_rows(const struct call *call, const struct words *by, struct row_comparison *comparison, bool table);

#endif
