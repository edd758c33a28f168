#include "results/derived.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "results/csv.h"

double *column_read(const struct csv *csv, const char *name)
{
    const int column = csv_column(csv, name);
    double *numbers = column < 0 ? NULL : allocate(csv->rows, sizeof *numbers);
    for (int row = 0; row < csv->rows && numbers; row++) {
        const char *field = csv_field(csv, row, column);
        if (*field == '\0') {
            numbers[row] = NAN;
        } else if (!number_read(field, &numbers[row])) {
            csv_complain(csv, csv->line[row + 1], "\"%s\" in the column \"%s\" is no number", field, name);
            numbers = NULL;
        }
    }
    return numbers;
}

static bool find_columns(struct search_rows *searches, const struct csv *csv)
{
    searches->csv = csv;
    searches->status = csv_column(csv, "status");
    searches->algorithm = csv_column(csv, "algorithm");
    searches->cutoff = csv_column(csv, "cutoff");
    searches->order = csv_find(csv, "order");
    searches->leaf = csv_find(csv, "leaf");
    searches->deepen = csv_find(csv, "deepen");
    return searches->status >= 0 && searches->algorithm >= 0 && searches->cutoff >= 0;
}

bool searches_read(struct search_rows *searches, const struct csv *csv)
{
    *searches = (struct search_rows){0};
    return find_columns(searches, csv) && (searches->limit = column_read(csv, "limit")) &&
           (searches->leaves = column_read(csv, "leaves")) &&
           (csv_find(csv, "branching") < 0 || (searches->branching = column_read(csv, "branching")));
}

static bool says(const struct search_rows *searches, int row, int column, const char *word)
{
    return strcmp(csv_field(searches->csv, row, column), word) == 0;
}

bool is_ok(const struct search_rows *searches, int row)
{
    return says(searches, row, searches->status, "ok");
}

bool is_depth(const struct search_rows *searches, int row)
{
    return says(searches, row, searches->cutoff, "depth");
}

bool is_plain_minimax(const struct search_rows *searches, int row)
{
    return is_ok(searches, row) && is_depth(searches, row) && says(searches, row, searches->algorithm, "minimax") &&
           (searches->deepen < 0 || says(searches, row, searches->deepen, "") ||
            says(searches, row, searches->deepen, "none"));
}

bool is_best_first(const struct search_rows *searches, int row)
{
    return is_ok(searches, row) && says(searches, row, searches->algorithm, "alphabeta") && searches->order >= 0 &&
           says(searches, row, searches->order, "best");
}

bool is_minimal_graph(const struct search_rows *searches, int row)
{
    return is_ok(searches, row) && says(searches, row, searches->algorithm, "minimal");
}

bool complain_of_two(const struct search_rows *searches, const char *what, int row, int other)
{
    const struct csv *csv = searches->csv;
    int axis = searches->algorithm;
    while (axis < csv_find(csv, "status") && csv_agree(csv, row, other, axis))
        axis++;
    return csv_complain(csv, csv->line[row + 1], "%s has %.17g %s here and %.17g in line %d: they differ in %s",
                        what, searches->leaves[row], searches->unit ? searches->unit : "leaves",
                        searches->leaves[other], csv->line[other + 1],
                        axis < csv_find(csv, "status") ? csv_field(csv, -1, axis) : "nothing else");
}

struct groups group_axes(const struct search_rows *searches, int first, int second, int end)
{
    int *columns = csv_span(0, first + end - second);
    for (int i = second; i < end; i++)
        columns[first + i - second] = i;
    return csv_group(searches->csv, csv_rows(searches->csv), searches->csv->rows, columns, first + end - second);
}

/* Minimax on one position: its leaves by depth. */
struct minimax_point {
    double depth, log_leaves;
    double highest; /* the most log_leaves so far, which rises even where a deeper search has fewer leaves */
    int row;
};

struct minimax_curve {
    struct minimax_point *point;
    int count;
    bool
        counted; /* at depth 0 the root is the leaf; what was measured begins with the first depth that was searched */
};

static int compare_points(const void *left, const void *right)
{
    const struct minimax_point *a = left, *b = right;
    if (a->depth != b->depth)
        return a->depth < b->depth ? -1 : 1;
    return (a->log_leaves > b->log_leaves) - (a->log_leaves < b->log_leaves);
}

/* Make the curve of rows of one position.  False after a complaint. */
static bool curve_draw(struct minimax_curve *curve, const struct search_rows *searches, const int *rows, int count)
{
    curve->point[0] = (struct minimax_point){0, 0, 0, 0};
    curve->count = curve->counted;
    for (int i = 0; i < count; i++) {
        const double limit = searches->limit[rows[i]], leaves = searches->leaves[rows[i]];
        if (is_plain_minimax(searches, rows[i]) && limit >= 0 && leaves >= 1)
            curve->point[curve->count++] = (struct minimax_point){limit, log(leaves), 0, rows[i]};
    }
    qsort(curve->point, (size_t)curve->count, sizeof *curve->point, compare_points);
    curve->point[0].highest = curve->point[0].log_leaves;
    for (int i = 1; i < curve->count; i++) {
        const struct minimax_point *before = &curve->point[i - 1], *point = &curve->point[i];
        if (i > curve->counted && point->depth == before->depth && point->log_leaves != before->log_leaves)
            return complain_of_two(searches, "minimax on one position and to one depth", point->row, before->row);
        curve->point[i].highest = fmax(point->log_leaves, before->highest);
    }
    return true;
}

/* The smallest depth at which there are so many leaves, which are more than one; NAN beyond the last point. */
static double curve_depth(const struct minimax_curve *curve, double log_leaves)
{
    int low = 1, high = curve->count; /* the first point that is high enough lies in low..high */
    if (curve->count == 0 || log_leaves < curve->point[0].log_leaves)
        return NAN;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (curve->point[middle].highest < log_leaves)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == curve->count)
        return NAN;
    const struct minimax_point before = curve->point[low - 1], after = curve->point[low];
    const double part = (log_leaves - before.log_leaves) / (after.log_leaves - before.log_leaves);
    const double more = part * (after.depth - before.depth); /* by itself, so as not to be fused with the sum */
    return before.depth + more;
}

static double minimax_depth(const struct search_rows *searches, const struct minimax_curve *curve, int row)
{
    const double leaves = searches->leaves[row];
    const double branching = searches->branching ? searches->branching[row] : NAN;
    if (!is_ok(searches, row) || !(leaves > 1))
        return NAN;
    if (isnan(branching))
        return curve_depth(curve, log(leaves));
    return branching > 1 ? log(leaves) / log(branching) : NAN;
}

/* Group rows of the same position, which is described by the columns of the game, before that of the algorithm. */
static struct groups group_positions(const struct search_rows *searches)
{
    return group_axes(searches, searches->algorithm, searches->status, searches->status);
}

static double *depths_in(const struct search_rows *searches, struct groups positions, bool counted)
{
    const int rows = searches->csv->rows;
    double *depths = allocate(rows, sizeof *depths);
    struct minimax_curve curve = {.point = allocate(rows + 1, sizeof *curve.point), .counted = counted};
    bool good = true;
    for (int p = 0; p < positions.count && good; p++) {
        const int *first = &positions.rows[positions.start[p]], *end = &positions.rows[positions.start[p + 1]];
        good = curve_draw(&curve, searches, first, (int)(end - first));
        for (const int *row = first; row < end && good; row++)
            depths[*row] = minimax_depth(searches, &curve, *row);
    }
    return good ? depths : NULL;
}

double *minimax_depths(const struct search_rows *searches)
{
    return depths_in(searches, group_positions(searches), true);
}

/* A branching says how many leaves minimax has, and nothing of the rest.  A leaf and its parameters stand between the orders and
 * the cutoff. */
double *minimax_depths_in(const struct search_rows *searches, const char *unit, double *spent, bool counted)
{
    struct search_rows rows = *searches;
    rows.leaves = spent;
    rows.unit = unit;
    rows.branching = NULL;
    return depths_in(&rows,
                     searches->leaf < 0
                         ? group_positions(searches)
                         : group_axes(searches, searches->algorithm, searches->leaf, searches->cutoff),
                     counted);
}
