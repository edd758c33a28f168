/* What a cell asks for although it can have no effect: an order that asks a transposition table where there is none, or
 * the priorities of a game that has none. */
#ifndef PARTS_IDLE_H
#define PARTS_IDLE_H

#include "parts/cell.h"

enum { MOST_IDLE = MOST_ORDERS + MOST_PRUNINGS + PART_KINDS };

struct idle {
    int kind, part;  /* the part without effect, or that whose parameter has none */
    const char *key; /* the parameter; NULL: the part as a whole */
    const char *why; /* static */
};

/* Fill the list by asking the parts themselves; returns how many there are. */
int cell_idle(const struct cell *cell, struct idle list[MOST_IDLE]);

#endif
