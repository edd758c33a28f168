/* What a cell asks for and cannot take effect: an order by a table that it does not have, priorities of a game that has
 * none. */
#ifndef CELL_IDLE_H
#define CELL_IDLE_H

#include "cell/cell.h"

enum { MOST_IDLE = MOST_ORDERS + PART_KINDS };

struct idle {
    int kind, part;  /* which part it is, or whose parameter */
    const char *key; /* the parameter; NULL: the part as a whole */
    const char *why; /* static */
};

/* Fill the list; returns how many there are.  The parts themselves are asked. */
int cell_idle(const struct cell *cell, struct idle list[MOST_IDLE]);

#endif
