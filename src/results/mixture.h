/*
 * Means that would mix different searches.
 *
 * Rows have a mean if they agree in every axis except those that were sampled (unit.h) and those that the question
 * names: to group by, to choose rows by, or to pool.  An axis whose value follows from those of named axes need not be
 * named: an algorithm may have parameters that others lack.
 */
#ifndef RESULTS_MIXTURE_H
#define RESULTS_MIXTURE_H

#include "results/csv.h"

/* An axis, and two rows that differ in it although they agree in all axes that are named. */
struct mixture {
    int column, row, other;
};

/* List the axes that means over these rows would mix, but none that would follow from others in the list; returns
 * how many. The list must have room for all columns of the CSV.  A CSV without a column "status" has no axes. */
int mixtures_find(const struct csv *csv, const int *rows, int count, const int *named, int named_count,
                  struct mixture *mixtures);

/* Complain of them, and say how --by and --pool can allow them; `what` would mix them, such as "means of leaves". */
void mixtures_complain(const struct csv *csv, const char *what, const struct mixture *mixtures, int count);

#endif
