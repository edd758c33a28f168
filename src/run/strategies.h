/* Rows that differ only in the position that was sampled (results/unit.h) are of one strategy. */
#ifndef RUN_STRATEGIES_H
#define RUN_STRATEGIES_H

#include "parts/plan.h"

/* The number of a row's strategy, and how many of its rows stand before this one. */
struct place {
    int strategy, position;
};

/* Find the place of every row, for which there must be room; returns how many strategies there are.  They are numbered in order
 * of their first rows. */
int strategies_find(const struct experiment *experiment, struct place *place);

#endif
