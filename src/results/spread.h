/* Takes apart columns whose cells are lists by ply, such as "8 7 9"; their names end in _by_ply. */
#ifndef RESULTS_SPREAD_H
#define RESULTS_SPREAD_H

#include "results/csv.h"

/* As many as a game of MOST_MOVES moves has. */
enum { MOST_PLIES = 1000 };

/* Turn every row into as many rows as its longest list has numbers.  Each has one number of every list, or an empty
 * cell if the list has ended, and a last column "ply", from 0; what the CSV had is kept (lasting.h), and so is what it has then.
 * False after a complaint, if a list is too long or the result too large. */
bool table_spread(struct csv *csv);

#endif
