/* The points of matches, in CSV files that may come from anybody. */
#ifndef RESULTS_POINTS_H
#define RESULTS_POINTS_H

#include "results/csv.h"

/* Is every cell of the column empty, or the points of a pair of games, 0 to 2?  And do the columns "wins", "draws" and
 * "losses", if all three are there, agree with it: two games, a point for a win, half a point for a draw?  False after
 * complaints. */
bool points_check(const struct csv *csv, int column);

/* All rows of pairs that were played to their end; of those that did not end "ok" it says on stderr how many there are.  The
 * caller frees the list. */
int *points_rows(const struct csv *csv, int column, int *count);

#endif
