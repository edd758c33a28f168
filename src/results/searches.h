/* The rows of a CSV as searches: what the derived columns (gain.h) need of them. */
#ifndef RESULTS_SEARCHES_H
#define RESULTS_SEARCHES_H

#include "results/csv.h"

struct search_rows {
    const struct csv *csv;
    int status, algorithm, order, leaf, cutoff, deepen; /* columns; order, leaf and deepen may be -1 */
    double *limit, *leaves;                             /* a number for each row */
    const char *unit;  /* what `leaves` are: leaves, or what stands for them; NULL: leaves */
    double *branching; /* likewise; NULL if there is no such column */
};

/* False after a complaint.  What is read is kept (lasting.h). */
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

#endif
