/*
 * What goes on in a worker's process.
 *
 * It is handed a list of cells and takes one after the other, as long as there are any; whoever started it may take
 * the rest back.  Cells that are timed it takes all at once, and they take turns (repeat.h).  When it is through it has
 * reported on all that it took, in that order:
 *     struct report, the row, the message, both with a 0 behind them
 */
#ifndef RUN_CHILD_H
#define RUN_CHILD_H

#include <stdnoreturn.h>
#include <sys/types.h>

#include "cell/cell.h"
#include "run/desk.h"

struct report {
    int place; /* in the list, from 0 */
    enum status status;
    uint64_t inputs;     /* a hash of the files that it read (inputs.h) */
    size_t row, message; /* their sizes, the 0 included */
};

/* The cells stand in cells[list[0..count-1]]; blocks of timed ones are ordered by the seed. */
noreturn void work(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk, int out,
                   pid_t parent);

#endif
