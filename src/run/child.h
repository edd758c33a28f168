/*
 * What goes on in a worker's process.
 *
 * It is handed a list of cells and runs one after the other; the process that started it may take back those that it
 * has not begun.  Cells that are timed it takes all at once, and runs in turns (repeat.h).  At its end it has reported
 * on every cell that it took, in that order, by writing
 *     struct report, the row, the message, both with a 0 behind them
 */
#ifndef RUN_CHILD_H
#define RUN_CHILD_H

#include <stdnoreturn.h>
#include <sys/types.h>

#include "parts/cell.h"
#include "run/desk.h"

struct report {
    int place; /* in the list, from 0 */
    enum status status;
    uint64_t inputs;     /* a hash of the files that the search read (inputs.h) */
    double seconds;      /* that a repetition took */
    size_t row, message; /* their sizes, the 0 included */
};

/* Run cells[list[0..count-1]], report to `out`, and end the process; the seed decides the order in which timed cells
 * take turns. */
noreturn void work(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk, int out);

#endif
