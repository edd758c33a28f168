/*
 * Cells that are run again and again, to be timed.
 *
 * Cells that start from the same position are what is compared.  They take turns: a block is one repetition of each,
 * in an order that is drawn anew for every block, so that whatever changes on the machine in the meantime meets all of
 * them alike (randomised complete blocks: R. Fisher, "The design of experiments", 1935).  A cell leaves only if it did
 * not end well, or if it has spent its time; if a precision is asked for, the others go on until all intervals are
 * narrow enough at the same time.  A series that stops when its interval is narrow stops a little too often at one
 * that is too narrow: in simulations with exponential noise, 95 % intervals contained the median in 91.5 to 97 % of
 * series, depending on the precision.
 *
 * A repetition during which the process was paused (base/process.h) is dropped and run again.  If that happens five
 * times in a row, the cell keeps its counts and has no times; if its result depends on the clock, it ends by timeout.
 */
#ifndef RUN_REPEAT_H
#define RUN_REPEAT_H

#include "parts/cell.h"
#include "parts/row.h"
#include "run/desk.h"

enum { MOST_TOGETHER = 64, MOST_REPETITIONS = 1000000 };

/* The order of a block: a permutation of 0..count-1, which depends on the other arguments alone. */
void block_order(uint64_t seed, int group, int block, int count, int *order);

/* Run cells[list[0..count-1]], at most MOST_TOGETHER, as often as their settings ask.  A cell that is not timed
 * comes alone and is run once.  The desk is told what is under way. */
void repeat_cells(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk,
                  struct result *results);

#endif
