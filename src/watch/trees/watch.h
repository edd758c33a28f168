/* Running a cell so that it tells of its tree. */
#ifndef TREES_WATCH_H
#define TREES_WATCH_H

#include "cell/cell.h"
#include "kit/trace.h"

/* What a cell's search told, and how it ended. */
struct watched {
    struct trace *trace;
    struct outcome outcome;
};

/* Search once, in a process of its own that is held to the cell's limits, and by the full walk, which visits what the cell
 * would.  What was told lasts, and is folded as passes.h has it.  False after a message: the search did not end well, or it
 * has more events than anybody would look at. */
bool watch_cell(const struct cell *cell, struct watched *watched);

#endif
