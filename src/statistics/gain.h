/*
 * The values of columns, four of which are derived: how deep plain minimax gets for the same leaves, and how many more
 * leaves than necessary there are.
 *
 *     minimax_depth   the depth D at which minimax has as many leaves on the same position
 *     gain            limit / D: how many times deeper the search looks (rows with cutoff=depth only)
 *     over_minimal    leaves / those of the minimal tree (Knuth & Moore), where branching is constant
 *     over_best       leaves / those of alphabeta with order=best on the same position under the same cutoff and limit; on
 *                     trees of irregular branching that is not the true minimum, for a longer way can be cheaper
 *
 * Rows that did not end ok, have no leaf to spare (leaves <= 1) or lie beyond what is known of minimax have none.  What
 * they are compared with is a search that was not deepened, or under the same cutoff with all its parameters; two such that
 * differ in their leaves are complained of.
 */
#ifndef STATISTICS_GAIN_H
#define STATISTICS_GAIN_H

#include "statistics/csv.h"

enum { DERIVED = 4 };
extern const char *const derived_name[DERIVED];

/* Is there such a column, in the table or derived?  False after a complaint, with the nearest name as a hint.
 */
bool values_known(const struct csv *csv, const char *name);

/* Is it one that the table itself does not have? */
bool is_derived(const struct csv *csv, const char *name);

/* The values of that column, one for each row of the table, NAN where there is none; the caller frees them.
 * NULL after a complaint, if they are no numbers, or the table lacks or contradicts what they are derived from. */
double *values_read(const struct csv *csv, const char *name);

#endif
