/*
 * Means over rows of different searches.
 *
 * Rows have a mean if they agree in every axis but those that were sampled (unit.h) and those that the question names: to
 * group by, to choose rows by, or to pool.  An axis that a named one settles needs no name of its own: each algorithm may
 * have parameters that the others lack.
 */
#ifndef STATISTICS_MIXTURE_H
#define STATISTICS_MIXTURE_H

#include "statistics/csv.h"

/* An axis, and two rows that differ in it, but in nothing that is named. */
struct mixture {
    int column, row, other;
};

/* The axes that means over these rows would mix, and no more than need a name; returns how many.  The list has room for
 * as many as the table has columns.  A table without a column "status" has no axes. */
int mixtures_find(const struct csv *csv, const int *rows, int count, const int *named, int named_count,
                  struct mixture *mixtures);

/* Complain of them, and say how a verb with --by and --pool allows them; "means of leaves" is what would mix them. */
void mixtures_complain(const struct csv *csv, const char *what, const struct mixture *mixtures, int count);

#endif
