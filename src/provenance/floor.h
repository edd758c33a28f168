/*
 * How far the times of one program differ from themselves: fixed searches, timed in one process again and again.
 *
 * Each block of FLOOR_SEARCHES searches is like a run of so many cells, so that two blocks are a comparison of a program with
 * itself.  That another program may be slower only because its code lies elsewhere in memory (T. Mytkowicz and others,
 * "Producing wrong data without doing anything obviously wrong", 2009) is not in it.
 */
#ifndef PROVENANCE_FLOOR_H
#define PROVENANCE_FLOOR_H

enum { FLOOR_SEARCHES = 20 };

/* Time blocks of them: the logarithm of each search's nanoseconds. */
void floor_measure(double (*logarithms)[FLOOR_SEARCHES], int blocks);

/* Of a block. */
double floor_mean(const double logarithms[FLOOR_SEARCHES]);

#endif
