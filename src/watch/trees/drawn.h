/* The tree of a cell, with all that is needed to draw it. */
#ifndef TREES_DRAWN_H
#define TREES_DRAWN_H

#include "trees/names.h"
#include "trees/watch.h"

struct drawn {
    struct watched watched;
    struct searched tree;
    struct names names;
    uint64_t earlier; /* events of earlier steps of deepening, which are not in the tree */
};

/* Run the cell, and ask its game for names and, if wanted, boards.  It lasts.  False after a message. */
bool drawn_take(const struct cell *cell, bool boards, struct drawn *drawn);

#endif
