/* What cells may take, before they run. */
#ifndef PREDICTION_H
#define PREDICTION_H

#include "parts/cell.h"

/* Leaves that plain minimax would have, estimated, and the number that this cell's algorithm may need: in all positions
 * where a cell that plays has to move, each taken to be like the first. */
struct prediction {
    double minimax_leaves, leaves;
};
struct prediction cell_predict(const struct cell *cell);

/* What a cell may cost, in leaves: an oracle's work is not counted, nor a rival's, but they take their time. */
double cell_cost(const struct cell *cell);

#endif
