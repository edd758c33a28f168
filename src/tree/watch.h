/* Running a cell so that it tells of its tree, with all that is needed to draw it. */
#ifndef TREE_WATCH_H
#define TREE_WATCH_H

#include "parts/cell.h"
#include "kit/trace.h"
#include "tree/names.h"

/* What a cell's search told, and how it ended. */
struct watched {
    struct trace *trace;
    struct outcome outcome;
};

/* Search once, in a process of its own that is held to the cell's limits, and by the full walk, which visits what the cell
 * would.  What was told lasts, and is folded as passes.h has it.  False after a message: the search did not end well, or it
 * has more events than anybody would look at. */
bool watch_cell(const struct cell *cell, struct watched *watched);

/* The tree of a cell. */
struct drawn {
    struct watched watched;
    struct searched tree;
    struct names names;
    uint64_t earlier; /* events of earlier steps of deepening, which are not in the tree */
};

/* Run the cell, and ask its game for names and, if wanted, boards.  It lasts.  False after a message. */
bool drawn_take(const struct cell *cell, bool boards, struct drawn *drawn);

#endif
