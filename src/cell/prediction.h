/* What cells may take, before they run. */
#ifndef CELL_PREDICTION_H
#define CELL_PREDICTION_H

#include "cell/cell.h"

/* In all positions where a cell that plays has to move, each taken to be like the first. */
struct prediction {
    double minimax_leaves; /* that plain minimax would have, estimated */
    double leaves;         /* that this cell's algorithm may need */
    double cost;           /* in leaves: an oracle's work is not counted, nor a rival's, but they take their time */
};

/* Cells of one position stand together: how long its games are is found once.  Zeroed to begin with. */
struct games_seen {
    const struct cell *cell;
    int plies;
};

/* The game is asked.  The cells that were seen must live as long as what was seen of them. */
struct prediction cell_predict(const struct cell *cell, struct games_seen *seen);

#endif
