#include "results/derived.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "results/csv.h"
#include "results/searches.h"
#include "theory/theory.h"

/* Derived columns: NULL after a complaint. */

/* The limits as multiples of these depths, in place of them. */
static double *limits_over(const struct search_rows *searches, double *values)
{
    for (int row = 0; values && row < searches->csv->rows; row++) {
        const bool has_gain = is_depth(searches, row) && searches->limit[row] >= 0 && values[row] > 0;
        values[row] = has_gain ? searches->limit[row] / values[row] : NAN;
    }
    return values;
}

static double *gains(const struct search_rows *searches)
{
    return limits_over(searches, minimax_depths(searches));
}

static bool is_whole(double number, double least)
{
    return number >= least && number <= INT_MAX && number == floor(number);
}

static double *over_minimal(const struct search_rows *searches)
{
    double *values = lasting(allocate(searches->csv->rows, sizeof *values));
    for (int row = 0; row < searches->csv->rows; row++) {
        const double branching = searches->branching ? searches->branching[row] : NAN;
        const double limit = searches->limit[row];
        const bool known =
            is_ok(searches, row) && is_depth(searches, row) && is_whole(branching, 1) && is_whole(limit, 0);
        values[row] = known ? searches->leaves[row] / minimal_leaves((int)branching, (int)limit) : NAN;
    }
    return values;
}

/* Of rows of one position and cutoff, that in perfect order; NO_BEST if there is none, TWO_BEST after a complaint. */
enum { NO_BEST = -1, TWO_BEST = -2 };

static int best_row(const struct search_rows *searches, const int *first, const int *end)
{
    int best = NO_BEST;
    for (const int *row = first; row < end; row++) {
        if (!is_best_first(searches, *row))
            continue;
        if (best >= 0 && searches->leaves[best] != searches->leaves[*row]) {
            complain_of_two(searches, "alphabeta in perfect order", *row, best);
            return TWO_BEST;
        }
        best = best < 0 ? *row : best;
    }
    return best;
}

/* The least of the minimal graphs, which are upper bounds of the real one; NO_BEST if there is none. */
static int smallest_graph(const struct search_rows *searches, const int *first, const int *end)
{
    int least = NO_BEST;
    for (const int *row = first; row < end; row++)
        if (is_minimal_graph(searches, *row) && (least < 0 || searches->leaves[*row] < searches->leaves[least]))
            least = *row;
    return least;
}

/* Leaves / those of a row on the same position.  A leaf and a cutoff are described by the last axes: their names and their
 * parameters. */
static double *over_row(const struct search_rows *searches,
                        int (*find_row)(const struct search_rows *searches, const int *first, const int *end))
{
    double *values = lasting(allocate(searches->csv->rows, sizeof *values));
    struct groups alike = group_axes(searches, searches->algorithm,
                                     searches->leaf < 0 ? searches->cutoff : searches->leaf, searches->status);
    int found = NO_BEST;
    for (int g = 0; g < alike.count && found != TWO_BEST; g++) {
        const int *first = &alike.rows[alike.start[g]], *end = &alike.rows[alike.start[g + 1]];
        found = find_row(searches, first, end);
        for (const int *row = first; row < end; row++)
            values[*row] =
                found >= 0 && is_ok(searches, *row) ? searches->leaves[*row] / searches->leaves[found] : NAN;
    }
    groups_free(&alike);
    return found == TWO_BEST ? NULL : values;
}

static double *over_best(const struct search_rows *searches)
{
    return over_row(searches, best_row);
}

static double *over_graph(const struct search_rows *searches)
{
    return over_row(searches, smallest_graph);
}

/* A CSV from before there were leaves that look beyond the horizon has no such column. */
static double *nodes(const struct search_rows *searches)
{
    static const char *const terms[] = {"interior", "beyond"};
    const struct csv *csv = searches->csv;
    double *values = lasting(allocate(csv->rows, sizeof *values));
    memcpy(values, searches->leaves, (size_t)csv->rows * sizeof *values);
    for (int i = 0; i < 2; i++) {
        const int column = i == 0 ? csv_column(csv, terms[i]) : csv_find(csv, terms[i]);
        const double *term = column < 0 ? NULL : column_read(csv, column);
        if (!term && (column >= 0 || i == 0))
            return NULL;
        for (int row = 0; row < csv->rows && term; row++)
            values[row] += term[row];
    }
    return values;
}

static double *gains_in(const struct search_rows *searches, const char *unit, double *spent, bool counted)
{
    return spent ? limits_over(searches, minimax_depths_in(searches, unit, spent, counted)) : NULL;
}

static double *node_gains(const struct search_rows *searches)
{
    return gains_in(searches, "nodes", nodes(searches), true);
}

static double *gains_in_column(const struct search_rows *searches, const char *name, bool counted)
{
    const int column = csv_column(searches->csv, name);
    return gains_in(searches, name, column < 0 ? NULL : column_read(searches->csv, column), counted);
}

static double *evaluation_gains(const struct search_rows *searches)
{
    return gains_in_column(searches, "evaluations", true);
}

static double *time_gains(const struct search_rows *searches)
{
    return gains_in_column(searches, "ns", false);
}

/* The row of the same search two plies shallower; NO_SHALLOWER if there is none, TWO_SHALLOWER after a complaint. */
enum { NO_SHALLOWER = -1, TWO_SHALLOWER = -2 };

static int shallower_row(const struct search_rows *searches, const int *first, const int *end, int deep)
{
    int found = NO_SHALLOWER;
    for (const int *row = first; row < end; row++) {
        if (!is_ok(searches, *row) || searches->limit[*row] != searches->limit[deep] - 2)
            continue;
        if (found >= 0 && searches->leaves[found] != searches->leaves[*row]) {
            complain_of_two(searches, "one search to one limit", *row, found);
            return TWO_SHALLOWER;
        }
        found = *row;
    }
    return found;
}

/* Two plies, as trees grow by turns much and little where there are cutoffs. */
static bool branch_group(const struct search_rows *searches, const int *first, const int *end,
                         const double *visited, double *values)
{
    for (const int *row = first; row < end; row++) {
        const bool deep = is_ok(searches, *row) && is_depth(searches, *row);
        const int shallow = deep ? shallower_row(searches, first, end, *row) : NO_SHALLOWER;
        if (shallow == TWO_SHALLOWER)
            return false;
        values[*row] = shallow >= 0 && visited[shallow] > 0 ? sqrt(visited[*row] / visited[shallow]) : NAN;
    }
    return true;
}

static double *effective_branching(const struct search_rows *searches)
{
    const int limit = csv_find(searches->csv, "limit");
    double *visited = nodes(searches);
    if (!visited)
        return NULL;
    double *values = lasting(allocate(searches->csv->rows, sizeof *values));
    struct groups alike = group_axes(searches, limit, limit + 1, searches->status);
    bool good = true;
    for (int g = 0; g < alike.count && good; g++)
        good =
            branch_group(searches, &alike.rows[alike.start[g]], &alike.rows[alike.start[g + 1]], visited, values);
    groups_free(&alike);
    return good ? values : NULL;
}

/* What part of one column another is, where the first is not 0. */
static double *share_of(const struct csv *csv, const char *whole_name, const char *part_name)
{
    const int whole_column = csv_column(csv, whole_name), part_column = csv_column(csv, part_name);
    const double *whole = whole_column < 0 ? NULL : column_read(csv, whole_column);
    double *values = part_column < 0 ? NULL : column_read(csv, part_column);
    for (int row = 0; row < csv->rows && whole && values; row++)
        values[row] = whole[row] > 0 ? values[row] / whole[row] : NAN;
    return whole ? values : NULL;
}

static double *first_cuts(const struct search_rows *searches)
{
    return share_of(searches->csv, "cutoffs", "cutoffs_first");
}

static double *fresh_share(const struct search_rows *searches)
{
    return share_of(searches->csv, "changed", "fresh");
}

static double *wrong_share(const struct search_rows *searches)
{
    return share_of(searches->csv, "rechecked", "wrong_cuts");
}

/* Of each its name, the function that derives it, whether it counts things, what one looks for in it and, of a share, why a row
 * has none; and, as of columns (parts/columns.h), an axis of it. */
#define DERIVED_COLUMNS(COLUMN)                                                                                    \
    COLUMN(nodes, nodes, true, BETTER_LESS, NULL, "nodes", 1)                                                      \
    COLUMN(minimax_depth, minimax_depths, false, NOT_BETTER, NULL, "depth of minimax (plies)", 1)                  \
    COLUMN(gain, gains, false, BETTER_MORE, NULL, "depth gain", 1)                                                 \
    COLUMN(node_gain, node_gains, false, BETTER_MORE, NULL, "depth gain in nodes", 1)                              \
    COLUMN(evaluation_gain, evaluation_gains, false, BETTER_MORE, NULL, "depth gain in evaluations", 1)            \
    COLUMN(time_gain, time_gains, false, BETTER_MORE, NULL, "depth gain in time", 1)                               \
    COLUMN(over_minimal, over_minimal, false, BETTER_LESS, NULL, "leaves / the minimal tree's", 1)                 \
    COLUMN(over_best, over_best, false, BETTER_LESS, NULL, "leaves / perfect order's", 1)                          \
    COLUMN(over_graph, over_graph, false, BETTER_LESS, NULL, "leaves / the minimal graph's", 1)                    \
    COLUMN(first_cuts, first_cuts, false, BETTER_MORE, "it has no cutoffs", "cutoffs by the first move (%)", 0.01) \
    COLUMN(fresh_share, fresh_share, false, NOT_BETTER, "its best move did not change", "fresh best moves (%)",    \
           0.01)                                                                                                   \
    COLUMN(wrong_share, wrong_share, false, BETTER_LESS, "nothing that was pruned was searched after all",         \
           "wrong cuts (%)", 0.01)                                                                                 \
    COLUMN(effective_branching, effective_branching, false, BETTER_LESS, NULL, "effective branching", 1)

#define NAME(name, ...) #name,
const char *const derived_name[DERIVED] = {DERIVED_COLUMNS(NAME)};

#define DECLARE(name, ...) {__VA_ARGS__},
static const struct {
    double *(*derive)(const struct search_rows *);
    bool counted;
    enum better better;
    const char *lack, *axis;
    double one;
} derived[DERIVED] = {DERIVED_COLUMNS(DECLARE)};

static int find_derived(const char *name)
{
    return find_word(name, derived_name, DERIVED);
}

const char *lack_of_share(const char *name)
{
    const int column = find_derived(name);
    return column < 0 ? NULL : derived[column].lack;
}

/* --- any column --- */

enum better values_better(const char *name)
{
    const struct column *column = column_named(name);
    const int i = find_derived(name);
    return column ? column->better : i < 0 ? NOT_BETTER : derived[i].better;
}

bool values_counted(const char *name)
{
    const struct column *column = column_named(name);
    const int i = find_derived(name);
    return column ? column->field == COUNT_FIELD : i >= 0 && derived[i].counted;
}

const char *values_axis(const char *name, double *one)
{
    const struct column *column = column_named(name);
    const int i = find_derived(name);
    *one = column && column->axis ? column->one : i >= 0 ? derived[i].one : 1;
    return column ? column->axis : i < 0 ? NULL : derived[i].axis;
}

struct bounds values_bounds(const struct csv *csv, const char *name)
{
    const struct column *column = column_named(name);
    const int i = find_derived(name);
    struct bounds bounds = {-INFINITY, INFINITY};
    if (csv_find(csv, "status") < 0)
        return bounds;
    if (i >= 0 || (column && (column->most > 0 || column->field == COUNT_FIELD || column->field == MEASURE_FIELD)))
        bounds.least = 0;
    if (column && column->most > 0)
        bounds.most = column->most;
    else if (i >= 0 && derived[i].lack)
        bounds.most = 1;
    return bounds;
}

bool is_derived(const struct csv *csv, const char *name)
{
    return csv_find(csv, name) < 0 && find_derived(name) >= 0;
}

bool values_known(const struct csv *csv, const char *name)
{
    const char *near = nearest(name, derived_name, DERIVED);
    if (csv_find(csv, name) >= 0 || find_derived(name) >= 0)
        return true;
    if (!near || nearest(name, csv->cells, csv->columns))
        return csv_column(csv, name) >= 0;
    return csv_complain(csv, 1, "no column \"%s\"; did you mean \"%s\"?", name, near);
}

double *values_read(const struct csv *csv, const char *name)
{
    const int column = csv_find(csv, name);
    struct search_rows searches;
    if (column >= 0)
        return column_read(csv, column);
    return searches_read(&searches, csv) ? derived[find_derived(name)].derive(&searches) : NULL;
}

bool values_numeric(const struct csv *csv, const int *rows, int count, int column)
{
    double number;
    bool numeric = true;
    for (int i = 0; i < count && numeric; i++) {
        const char *cell = csv_cell(csv, rows[i], column);
        numeric = !*cell || number_read(cell, &number);
    }
    return numeric;
}
