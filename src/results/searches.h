#ifndef RESULTS_SEARCHES_H
#define RESULTS_SEARCHES_H

#include "results/csv.h"

/* The rows of a CSV as searches: what the derived columns (derived.h) need of them. */

struct search_rows {
    const struct csv *csv;
    int status, algorithm, order, leaf, cutoff, deepen; /* columns; order, leaf and deepen may be -1 */
    double *limit, *leaves;                             /* a number for each row */
    const char *unit;  /* what `leaves` are: leaves, or what stands for them; NULL: leaves */
    double *branching; /* likewise; NULL if there is no such column */
};

/* False after a complaint.  What is read is kept (memory.h). */
bool searches_read(struct search_rows *searches, const struct csv *csv);

/* The numbers of a column, NAN where a cell is empty; kept.  NULL after a complaint about a cell that is
 * no number. */
double *column_read(const struct csv *csv, int column);

bool is_ok(const struct search_rows *searches, int row);
bool is_depth(const struct search_rows *searches, int row);

/* Minimax that is not deepened, since the leaves of all steps together are more. */
bool is_plain_minimax(const struct search_rows *searches, int row);

/* Alpha-beta in perfect order, under any cutoff. */
bool is_best_first(const struct search_rows *searches, int row);

/* A row of algorithm minimal. */
bool is_minimal_graph(const struct search_rows *searches, int row);

/* Two rows that could be compared with differ.  Always returns false, so that callers can return that. */
bool complain_of_two(const struct search_rows *searches, const char *what, int row, int other);

/* Group rows that agree in the axes before column `first`, and in those from `second` on, before `end`; the caller frees
 * them. */
struct groups group_axes(const struct search_rows *searches, int first, int second, int end);

/*
 * How deep plain minimax gets with the leaves of a search: on trees of constant branching by their number, and elsewhere
 * between the depths to which minimax searched the same position, where the logarithm of its leaves is taken for linear.
 */

/* The depth for each row, NAN where there is none; the caller frees them.  NULL after a complaint that two rows of minimax
 * on one position and to one depth differ. */
double *minimax_depths(const struct search_rows *searches);

/* The same in another unit, of this name and with one number for each row, of minimax with the same leaf: what lies beyond the horizon depends on
 * that.  What is counted is 1 at depth 0; what is measured begins with the first depth that was searched. */
double *minimax_depths_in(const struct search_rows *searches, const char *unit, double *spent, bool counted);

#endif
