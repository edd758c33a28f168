/*
 * How far the times of a program differ from its own: fixed searches, timed in one process again and again.
 *
 * Each block of FLOOR_SEARCHES searches is like a run of so many cells, so that two blocks compare a program with
 * itself. The floor does not contain that another program may be slower only because its code lies elsewhere in memory
 * (T. Mytkowicz and others, "Producing wrong data without doing anything obviously wrong", 2009).
 */
#ifndef RUN_FLOOR_H
#define RUN_FLOOR_H

enum { FLOOR_SEARCHES = 20 };

/* Time so many blocks: the logarithms of each search's nanoseconds. */
void floor_measure(double (*logarithms)[FLOOR_SEARCHES], int blocks);

/* The mean of a block. */
double floor_mean(const double logarithms[FLOOR_SEARCHES]);

#endif
