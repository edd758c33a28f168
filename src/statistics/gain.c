#include "statistics/gain.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "statistics/searches.h"
#include "text/nearest.h"
#include "text/plain.h"
#include "theory/theory.h"

/* Two rows that could be compared with differ.  Always returns false, so that callers can return that. */
static bool complain_of_two(const struct searches *searches, const char *what, int row, int other)
{
    const struct csv *csv = searches->csv;
    int axis = searches->algorithm;
    while (axis < csv_find(csv, "status") && strcmp(csv_cell(csv, row, axis), csv_cell(csv, other, axis)) == 0)
        axis++;
    print_plainly(stderr, "%s:%d: %s has %.17g leaves here and %.17g in line %d: they differ in %s", csv->path,
                  csv->line[row + 1], what, searches->leaves[row], searches->leaves[other], csv->line[other + 1],
                  axis < csv_find(csv, "status") ? csv_cell(csv, -1, axis) : "nothing else");
    fputc('\n', stderr);
    return false;
}

/* --- minimax on one position: its leaves by depth --- */

struct point {
    double depth, log_leaves;
    double highest; /* the most log_leaves so far, which rises even where a deeper search has fewer leaves */
    int row;
};

struct curve {
    struct point *point;
    int count;
};

static int compare_points(const void *left, const void *right)
{
    const struct point *a = left, *b = right;
    if (a->depth != b->depth)
        return a->depth < b->depth ? -1 : 1;
    return (a->log_leaves > b->log_leaves) - (a->log_leaves < b->log_leaves);
}

/* Make the curve of rows of one position.  False after a complaint. */
static bool curve_draw(struct curve *curve, const struct searches *searches, const int *rows, int count)
{
    curve->point[0] = (struct point){0, 0, 0, 0}; /* at depth 0 the root is the leaf */
    curve->count = 1;
    for (int i = 0; i < count; i++) {
        const double limit = searches->limit[rows[i]], leaves = searches->leaves[rows[i]];
        if (is_plain_minimax(searches, rows[i]) && limit >= 0 && leaves >= 1)
            curve->point[curve->count++] = (struct point){limit, log(leaves), 0, rows[i]};
    }
    qsort(curve->point, (size_t)curve->count, sizeof *curve->point, compare_points);
    for (int i = 1; i < curve->count; i++) {
        const struct point *before = &curve->point[i - 1], *point = &curve->point[i];
        if (i > 1 && point->depth == before->depth && point->log_leaves != before->log_leaves)
            return complain_of_two(searches, "minimax on one position and to one depth", point->row, before->row);
        curve->point[i].highest = fmax(point->log_leaves, before->highest);
    }
    return true;
}

/* The smallest depth at which there are so many leaves, which are more than one; NAN beyond the last point. */
static double curve_depth(const struct curve *curve, double log_leaves)
{
    int low = 1, high = curve->count; /* the first point that is high enough lies in low..high */
    while (low < high) {
        const int middle = (low + high) / 2;
        if (curve->point[middle].highest < log_leaves)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == curve->count)
        return NAN;
    const struct point before = curve->point[low - 1], after = curve->point[low];
    const double part = (log_leaves - before.log_leaves) / (after.log_leaves - before.log_leaves);
    const double more = part * (after.depth - before.depth); /* by itself, so as not to be fused with the sum */
    return before.depth + more;
}

/* --- the derived columns --- */

static double minimax_depth(const struct searches *searches, const struct curve *curve, int row)
{
    const double leaves = searches->leaves[row];
    const double branching = searches->branching ? searches->branching[row] : NAN;
    if (!is_ok(searches, row) || !(leaves > 1))
        return NAN;
    if (isnan(branching))
        return curve_depth(curve, log(leaves));
    return branching > 1 ? log(leaves) / log(branching) : NAN;
}

/* Group rows that agree in the axes before `first`, and in those from `second` on. */
static struct groups group_axes(const struct searches *searches, int first, int second)
{
    int *rows = csv_rows(searches->csv);
    int *columns = allocate(searches->csv->columns, sizeof *columns), count = 0;
    for (int i = 0; i < first; i++)
        columns[count++] = i;
    for (int i = second; i < searches->status; i++)
        columns[count++] = i;
    const struct groups groups = csv_group(searches->csv, rows, searches->csv->rows, columns, count);
    free(columns);
    free(rows);
    return groups;
}

/* Group rows of the same position, which is described by the columns of the game, before that of the algorithm. */
static struct groups group_positions(const struct searches *searches)
{
    return group_axes(searches, searches->algorithm, searches->status);
}

/* NULL after a complaint, as for all derived columns. */
static double *minimax_depths(const struct searches *searches)
{
    const int rows = searches->csv->rows;
    double *depths = allocate(rows, sizeof *depths);
    struct curve curve = {.point = allocate(rows + 1, sizeof *curve.point)};
    struct groups positions = group_positions(searches);
    bool good = true;
    for (int p = 0; p < positions.count && good; p++) {
        const int *first = &positions.rows[positions.start[p]], *end = &positions.rows[positions.start[p + 1]];
        good = curve_draw(&curve, searches, first, (int)(end - first));
        for (const int *row = first; row < end && good; row++)
            depths[*row] = minimax_depth(searches, &curve, *row);
    }
    groups_free(&positions);
    free(curve.point);
    if (good)
        return depths;
    free(depths);
    return NULL;
}

static double *gains(const struct searches *searches)
{
    double *values = minimax_depths(searches);
    for (int row = 0; values && row < searches->csv->rows; row++) {
        const bool has_gain = is_depth(searches, row) && searches->limit[row] >= 0 && values[row] > 0;
        values[row] = has_gain ? searches->limit[row] / values[row] : NAN;
    }
    return values;
}

static bool is_whole(double number, double least)
{
    return number >= least && number <= INT_MAX && number == floor(number);
}

static double *over_minimal(const struct searches *searches)
{
    double *values = allocate(searches->csv->rows, sizeof *values);
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

static int best_row(const struct searches *searches, const int *first, const int *end)
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

/* A leaf and a cutoff are described by the last axes: their names and their parameters. */
static double *over_best(const struct searches *searches)
{
    double *values = allocate(searches->csv->rows, sizeof *values);
    struct groups alike =
        group_axes(searches, searches->algorithm, searches->leaf < 0 ? searches->cutoff : searches->leaf);
    int best = NO_BEST;
    for (int g = 0; g < alike.count && best != TWO_BEST; g++) {
        const int *first = &alike.rows[alike.start[g]], *end = &alike.rows[alike.start[g + 1]];
        best = best_row(searches, first, end);
        for (const int *row = first; row < end; row++)
            values[*row] =
                best >= 0 && is_ok(searches, *row) ? searches->leaves[*row] / searches->leaves[best] : NAN;
    }
    groups_free(&alike);
    if (best != TWO_BEST)
        return values;
    free(values);
    return NULL;
}

/* A CSV from before there were leaves that look beyond the horizon has no such column. */
static double *nodes(const struct searches *searches)
{
    static const char *const terms[] = {"interior", "beyond"};
    const struct csv *csv = searches->csv;
    double *values = allocate(csv->rows, sizeof *values);
    memcpy(values, searches->leaves, (size_t)csv->rows * sizeof *values);
    for (int i = 0; i < 2 && values; i++) {
        const int column = i == 0 ? csv_column(csv, terms[i]) : csv_find(csv, terms[i]);
        double *term = column < 0 ? NULL : column_read(csv, column);
        for (int row = 0; row < csv->rows && term; row++)
            values[row] += term[row];
        if (!term && (column >= 0 || i == 0)) {
            free(values);
            values = NULL;
        }
        free(term);
    }
    return values;
}

/* The row of the same search two plies shallower; NO_SHALLOWER if there is none, TWO_SHALLOWER after a complaint. */
enum { NO_SHALLOWER = -1, TWO_SHALLOWER = -2 };

static int shallower_row(const struct searches *searches, const int *first, const int *end, int deep)
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
static bool branch_group(const struct searches *searches, const int *first, const int *end, const double *visited,
                         double *values)
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

static double *effective_branching(const struct searches *searches)
{
    const int limit = csv_find(searches->csv, "limit");
    double *visited = nodes(searches);
    if (!visited)
        return NULL;
    double *values = allocate(searches->csv->rows, sizeof *values);
    struct groups alike = group_axes(searches, limit, limit + 1);
    bool good = true;
    for (int g = 0; g < alike.count && good; g++)
        good =
            branch_group(searches, &alike.rows[alike.start[g]], &alike.rows[alike.start[g + 1]], visited, values);
    groups_free(&alike);
    free(visited);
    if (good)
        return values;
    free(values);
    return NULL;
}

/* What part of one column another is, where the first is not 0. */
static double *share_of(const struct csv *csv, const char *whole_name, const char *part_name)
{
    const int whole_column = csv_column(csv, whole_name), part_column = csv_column(csv, part_name);
    double *whole = whole_column < 0 ? NULL : column_read(csv, whole_column);
    double *values = part_column < 0 ? NULL : column_read(csv, part_column);
    for (int row = 0; row < csv->rows && whole && values; row++)
        values[row] = whole[row] > 0 ? values[row] / whole[row] : NAN;
    if (!whole) {
        free(values);
        values = NULL;
    }
    free(whole);
    return values;
}

static double *first_cuts(const struct searches *searches)
{
    return share_of(searches->csv, "cutoffs", "cutoffs_first");
}

static double *fresh_share(const struct searches *searches)
{
    return share_of(searches->csv, "changed", "fresh");
}

const char *const derived_name[DERIVED] = {"nodes",     "minimax_depth", "gain",        "over_minimal",
                                           "over_best", "first_cuts",    "fresh_share", "effective_branching"};
static double *(*const derived[DERIVED])(const struct searches *) = {
    nodes, minimax_depths, gains, over_minimal, over_best, first_cuts, fresh_share, effective_branching};

static int find_derived(const char *name)
{
    return find_word(name, derived_name, DERIVED);
}

bool is_share(const char *name)
{
    return strcmp(name, "first_cuts") == 0 || strcmp(name, "fresh_share") == 0;
}

/* --- any column --- */

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
    fprintf(stderr, "%s:1: no column \"%s\"; did you mean \"%s\"?\n", csv->path, name, near);
    return false;
}

double *values_read(const struct csv *csv, const char *name)
{
    const int column = csv_find(csv, name);
    struct searches searches;
    double *values = NULL;
    if (column >= 0)
        return column_read(csv, column);
    if (searches_read(&searches, csv))
        values = derived[find_derived(name)](&searches);
    searches_free(&searches);
    return values;
}
