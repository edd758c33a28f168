#ifndef RESULTS_DERIVED_H
#define RESULTS_DERIVED_H

#include "parts/columns.h"
#include "results/csv.h"
#include "results/statistics.h"

/*
 * The values of columns.  Thirteen columns are derived from the others: how many positions were visited, how deep plain
 * minimax gets with the same leaves, how many more leaves there are than necessary, two shares, and how trees grow.
 *
 *     nodes           interior + leaves + beyond, which is what limits and rates count
 *     minimax_depth   the depth D at which minimax has as many leaves on the same position
 *     gain            limit / D: how many times deeper the search looks (rows with cutoff=depth only)
 *     node_gain, evaluation_gain, time_gain   the same of nodes, evaluations and nanoseconds, beside minimax with the same leaf
 *     over_minimal    leaves / those of the minimal tree (Knuth & Moore), where branching is constant
 *     over_best       leaves / those of alphabeta with order=best on the same position, with the same leaf, cutoff and
 *                     limit; on trees of irregular branching that is not quite the minimum
 *     over_graph      leaves / those of the smallest minimal graph (algorithm=minimal) that was counted on the same position,
 *                     likewise: an upper bound of the real one
 *
 *     first_cuts      cutoffs_first / cutoffs: the share of cutoffs that the first move makes
 *     fresh_share     1 if the last step of deepening changed to a move that was never best before, 0 if to another:
 *                     of the rows that changed
 *     wrong_share     wrong_cuts / rechecked: of what was pruned and searched after all, how much was wrong
 *
 *     effective_branching   the square root of nodes / those of the same search with a limit two plies smaller
 *                           (rows with cutoff=depth only)
 *
 * Every row has nodes that has these counts.  A row has none of the other values if it did not end ok, if it has only
 * one leaf, if it has more leaves than any row of minimax, or if what it is compared with is not there.  Minimax that is
 * deepened is not compared with, and over_best and over_graph compare under the same cutoff with all its parameters.  If two rows to
 * compare with differ in their leaves, that is complained of.
 */

enum { DERIVED = 13 };
extern const char *const derived_name[DERIVED];

/* Is there such a column, in the CSV or derived?  False after a complaint that suggests the nearest name. */
bool values_known(const struct csv *csv, const char *name);

/* Is it derived, and not a column of the CSV itself? */
bool is_derived(const struct csv *csv, const char *name);

/* Of a share why a row has none, which lacks nothing then; NULL of any other column. */
const char *lack_of_share(const char *name);

/* What one looks for in a column, of the CSV or derived; and does it count things, such as leaves, of which there are fewer and not
 * less? */
enum better values_better(const char *name);
bool values_counted(const char *name);

/* How people call an axis of it, and what 1 there is in the CSV: "time (ms)", 1000000.  NULL: by its name. */
const char *values_axis(const char *name, double *one);

/* Between which numbers its values lie in a CSV of results, which has a status; anywhere in another, in which the name may mean
 * something else. */
struct bounds values_bounds(const struct csv *csv, const char *name);

/* The values of that column, one for each row of the CSV, NAN where there is none; kept (memory.h).  NULL after a
 * complaint, if they are no numbers, or if what they are derived from is missing or contradictory. */
double *values_read(const struct csv *csv, const char *name);

/* Are these rows' fields of a column numbers, but for those that are empty? */
bool values_numeric(const struct csv *csv, const int *rows, int count, int column);

/* Why a row has no value in a derived column, and what would give it one. */

/* The reason as a clause that goes on after a colon; "its cell is empty" of a column that is not derived.  The values of
 * the column have been read, so that nothing else is wrong with the CSV. */
const char *missing_reason(const struct csv *csv, const char *name, int row);

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

/* The numbers of a column, NAN where a field is empty; kept.  NULL after a complaint that there is none, or about a field that is
 * no number. */
double *column_read(const struct csv *csv, const char *name);

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

/* Group rows that agree in the axes before column `first`, and in those from `second` on, before `end`. */
struct groups group_axes(const struct search_rows *searches, int first, int second, int end);

/*
 * How deep plain minimax gets with the leaves of a search: on trees of constant branching by their number, and elsewhere
 * between the depths to which minimax searched the same position, where the logarithm of its leaves is taken for linear.
 */

/* The depth for each row, NAN where there is none.  NULL after a complaint that two rows of minimax
 * on one position and to one depth differ. */
double *minimax_depths(const struct search_rows *searches);

/* The same in another unit, of this name and with one number for each row, of minimax with the same leaf: what lies beyond the horizon depends on
 * that.  What is counted is 1 at depth 0; what is measured begins with the first depth that was searched. */
double *minimax_depths_in(const struct search_rows *searches, const char *unit, double *spent, bool counted);

#endif
