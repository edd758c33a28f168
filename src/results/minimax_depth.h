/*
 * How deep plain minimax gets with the leaves of a search: on trees of constant branching by their number, and elsewhere
 * between the depths to which minimax searched the same position, where the logarithm of its leaves is taken for linear.
 */
#ifndef RESULTS_MINIMAX_DEPTH_H
#define RESULTS_MINIMAX_DEPTH_H

#include "results/searches.h"

/* The depth for each row, NAN where there is none; the caller frees them.  NULL after a complaint that two rows of minimax
 * on one position and to one depth differ. */
double *minimax_depths(const struct search_rows *searches);

/* The same in another unit, of this name and with one number for each row, of minimax with the same leaf: what lies beyond the horizon depends on
 * that.  What is counted is 1 at depth 0; what is measured begins with the first depth that was searched. */
double *minimax_depths_in(const struct search_rows *searches, const char *unit, double *spent, bool counted);

#endif
