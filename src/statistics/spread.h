/* Columns whose cells are lists by ply, "8 7 9": their names end in _by_ply. */
#ifndef STATISTICS_SPREAD_H
#define STATISTICS_SPREAD_H

#include "statistics/csv.h"

/* A match of MOST_MOVES moves has fewer. */
enum { MOST_PLIES = 1000 };

/* Make of every row as many as its longest list has numbers, each with one number of every list, or an empty cell where
 * a list is over, and with a last column "ply", from 0.  False after a complaint: a list is too long, or all would be
 * too large; then the table is only to be freed. */
bool table_spread(struct csv *csv);

#endif
