/* What cells may take, before they run. */
#ifndef CELL_PREDICTION_H
#define CELL_PREDICTION_H

#include "cell/cell.h"

/* For a cell that plays, of all positions in which it has to move; each is taken to be like the first. */
struct prediction {
    double minimax_leaves; /* leaves that plain minimax would have; an estimate */
    double leaves;         /* leaves that this cell's algorithm may need */
    double cost;           /* in leaves, with the uncounted work of oracles and rivals */
};

/* The length of a position's games, which is found once for all its cells, since these stand together; and of a game that
 * differs in its seeds alone, after many positions, their mean. */
struct games_seen {
    const struct cell *cell;
    int plies, positions; /* since a cell of another game than that */
    double length;        /* of a game from here */
};

/* The tree of the cell that was asked last. */
struct tree_seen {
    const struct cell *cell;
    double minimax_leaves;
};

/* What earlier cells told; zeroed at first. */
struct seen {
    struct games_seen games;
    struct tree_seen tree, tree_of_rival;
};

/* This runs code of the game.  The cells that are passed must live as long as `seen`. */
struct prediction cell_predict(const struct cell *cell, struct seen *seen);

#endif
