#include "results/derived.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "theory/theory.h"

/* What a derived column is. */
struct derived {
    double *(*derive)(const struct search_rows *searches,
                      const struct derived *derived); /* NULL after a complaint */
    const char *of, *part; /* the columns that it is made of, as far as there are several such */
    bool counted;          /* does it count things? */
    enum better better;
    const char *lack; /* of a share, why a row has none */
    const char *axis; /* as of columns (parts/columns.h) */
    double one;
    bool of_depth;     /* have only rows of cutoff depth one? */
    const char *needs; /* what else a row lacks, if that is always the same; otherwise this finds it: */
    char *(*explain)(const struct search_rows *searches, int row);
};

static double *numbers_for(const struct search_rows *searches)
{
    return allocate((size_t)searches->csv->rows, sizeof(double));
}

/* A CSV from before there were leaves that look beyond the horizon has no such column. */
static double *nodes(const struct search_rows *searches, const struct derived *derived)
{
    (void)derived;
    const struct csv *csv = searches->csv;
    const double *interior = column_read(csv, "interior");
    const double *beyond = interior && csv_find(csv, "beyond") >= 0 ? column_read(csv, "beyond") : NULL;
    double *values = numbers_for(searches);
    for (int row = 0; row < csv->rows && interior; row++)
        values[row] = searches->leaves[row] + interior[row] + (beyond ? beyond[row] : 0);
    return interior && (beyond || csv_find(csv, "beyond") < 0) ? values : NULL;
}

/* What part of one column another is, where the first is not 0. */
static double *share(const struct search_rows *searches, const struct derived *derived)
{
    const double *whole = column_read(searches->csv, derived->of);
    double *values = column_read(searches->csv, derived->part);
    for (int row = 0; row < searches->csv->rows && whole && values; row++)
        values[row] = whole[row] > 0 ? values[row] / whole[row] : NAN;
    return whole ? values : NULL;
}

/* --- beside minimax ----------------------------------------------------------------------------------------------- */

static double *depths(const struct search_rows *searches, const struct derived *derived)
{
    if (!derived->of)
        return minimax_depths(searches);
    double *spent =
        strcmp(derived->of, "nodes") == 0 ? nodes(searches, derived) : column_read(searches->csv, derived->of);
    return spent ? minimax_depths_in(searches, derived->of, spent, strcmp(derived->of, "ns") != 0) : NULL;
}

/* The limits as multiples of these depths. */
static double *gains(const struct search_rows *searches, const struct derived *derived)
{
    double *values = depths(searches, derived);
    for (int row = 0; values && row < searches->csv->rows; row++) {
        const bool has_gain = is_depth(searches, row) && searches->limit[row] >= 0 && values[row] > 0;
        values[row] = has_gain ? searches->limit[row] / values[row] : NAN;
    }
    return values;
}

/* --- beside the least leaves -------------------------------------------------------------------------------------- */

static bool is_whole(double number, double least)
{
    return number >= least && number <= INT_MAX && number == floor(number);
}

static double *over_minimal(const struct search_rows *searches, const struct derived *derived)
{
    (void)derived;
    double *values = numbers_for(searches);
    for (int row = 0; row < searches->csv->rows; row++) {
        const double branching = searches->branching ? searches->branching[row] : NAN;
        const double limit = searches->limit[row];
        const bool known =
            is_ok(searches, row) && is_depth(searches, row) && is_whole(branching, 1) && is_whole(limit, 0);
        values[row] = known ? searches->leaves[row] / minimal_leaves((int)branching, (int)limit) : NAN;
    }
    return values;
}

/* A row to compare with, or that there is none, or after a complaint that there are two with other leaves. */
enum { NO_ROW = -1, TWO_ROWS = -2 };

/* Take one more row that may be compared with, which is called so. */
static int take_row(const struct search_rows *searches, int found, int row, const char *what)
{
    if (found < 0 || searches->leaves[found] == searches->leaves[row])
        return found < 0 ? row : found;
    complain_of_two(searches, what, row, found);
    return TWO_ROWS;
}

/* That in perfect order. */
static int best_row(const struct search_rows *searches, const int *first, const int *end)
{
    int best = NO_ROW;
    for (const int *row = first; row < end && best != TWO_ROWS; row++)
        if (is_best_first(searches, *row))
            best = take_row(searches, best, *row, "alphabeta in perfect order");
    return best;
}

/* The least of the minimal graphs, which are upper bounds of the real one. */
static int smallest_graph(const struct search_rows *searches, const int *first, const int *end)
{
    int least = NO_ROW;
    for (const int *row = first; row < end; row++)
        if (is_minimal_graph(searches, *row) && (least < 0 || searches->leaves[*row] < searches->leaves[least]))
            least = *row;
    return least;
}

/* Leaves / those of a row on the same position.  A leaf and a cutoff are described by the last axes: their names and their
 * parameters. */
static double *over_row(const struct search_rows *searches, const struct derived *derived)
{
    double *values = numbers_for(searches);
    const struct groups alike = group_axes(
        searches, searches->algorithm, searches->leaf < 0 ? searches->cutoff : searches->leaf, searches->status);
    for (int g = 0; g < alike.count; g++) {
        const int *first = &alike.rows[alike.start[g]], *end = &alike.rows[alike.start[g + 1]];
        const int found = (derived->of ? best_row : smallest_graph)(searches, first, end);
        if (found == TWO_ROWS)
            return NULL;
        for (const int *row = first; row < end; row++)
            values[*row] =
                found >= 0 && is_ok(searches, *row) ? searches->leaves[*row] / searches->leaves[found] : NAN;
    }
    return values;
}

/* --- beside the same search two plies shallower --------------------------------------------------------------------- */

static int shallower_row(const struct search_rows *searches, const int *first, const int *end, int deep)
{
    int found = NO_ROW;
    for (const int *row = first; row < end && found != TWO_ROWS; row++)
        if (is_ok(searches, *row) && searches->limit[*row] == searches->limit[deep] - 2)
            found = take_row(searches, found, *row, "one search to one limit");
    return found;
}

/* Two plies, as trees grow by turns much and little where there are cutoffs. */
static double *effective_branching(const struct search_rows *searches, const struct derived *derived)
{
    const int limit = csv_find(searches->csv, "limit");
    const double *visited = nodes(searches, derived);
    double *values = numbers_for(searches);
    const struct groups alike = group_axes(searches, limit, limit + 1, searches->status);
    for (int g = 0; g < alike.count && visited; g++) {
        const int *first = &alike.rows[alike.start[g]], *end = &alike.rows[alike.start[g + 1]];
        for (const int *row = first; row < end; row++) {
            const bool deep = is_ok(searches, *row) && is_depth(searches, *row);
            const int shallow = deep ? shallower_row(searches, first, end, *row) : NO_ROW;
            if (shallow == TWO_ROWS)
                return NULL;
            values[*row] = shallow >= 0 && visited[shallow] > 0 ? sqrt(visited[*row] / visited[shallow]) : NAN;
        }
    }
    return visited ? values : NULL;
}

/* --- why a row has none -------------------------------------------------------------------------------------------- */

/* A search that the row would be compared with, but that did not end well. */
static char *blame_ending(const struct search_rows *searches, const char *who, int other)
{
    const struct csv *csv = searches->csv;
    return printed("%s, in line %d, ended by %s", who, csv->line[other + 1],
                   csv_field(csv, other, searches->status));
}

static char *compare_with_minimax(const struct search_rows *searches, int row)
{
    const struct csv *csv = searches->csv;
    const int *position = csv_span(0, searches->algorithm);
    int deepest = -1, cut_short = -1;
    for (int other = 0; other < csv->rows; other++) {
        if (strcmp(csv_field(csv, other, searches->algorithm), "minimax") != 0 ||
            !csv_alike(csv, row, other, position, searches->algorithm))
            continue;
        if (!is_ok(searches, other))
            cut_short = other;
        else if (is_plain_minimax(searches, other) &&
                 (deepest < 0 || searches->leaves[other] > searches->leaves[deepest]))
            deepest = other;
    }
    if (cut_short >= 0)
        return blame_ending(searches, "minimax in the same position", cut_short);
    if (deepest < 0)
        return "it needs minimax's leaves in the same position: add { \"algorithm\": \"minimax\" } to "
               "\"searches\", "
               "with cutoff depth and no \"deepen\"";
    return printed("it has %.15g leaves, and minimax in the same position no more than %.15g, at limit %g: give "
                   "minimax a larger limit",
                   searches->leaves[row], searches->leaves[deepest], searches->limit[deepest]);
}

static char *explain_gain(const struct search_rows *searches, int row)
{
    const double branching = searches->branching ? searches->branching[row] : NAN;
    if (!(searches->leaves[row] > 1))
        return "it has only one leaf: leave such limits out by \"where\"";
    return isnan(branching)
               ? compare_with_minimax(searches, row)
               : printed("its branching is %g, so that minimax has one leaf at every depth", branching);
}

static char *explain_over_best(const struct search_rows *searches, int row)
{
    const struct csv *csv = searches->csv;
    const int *position = csv_span(0, searches->algorithm), *cutoff = csv_span(searches->cutoff, searches->status);
    for (int other = 0; other < csv->rows; other++)
        if (strcmp(csv_field(csv, other, searches->algorithm), "alphabeta") == 0 && searches->order >= 0 &&
            strcmp(csv_field(csv, other, searches->order), "best") == 0 && !is_ok(searches, other) &&
            csv_alike(csv, row, other, position, searches->algorithm) &&
            csv_alike(csv, row, other, cutoff, searches->status - searches->cutoff))
            return blame_ending(searches, "alphabeta with order best in the same position", other);
    return "it needs the leaves of perfect order in the same position, under the same cutoff and limit: add { "
           "\"algorithm\": \"alphabeta\", \"order\": \"best\" } to \"searches\"";
}

static char *explain_branching(const struct search_rows *searches, int row)
{
    return printed("it needs the same search with limit %g, ended ok", searches->limit[row] - 2);
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

static const char
    first_cuts[] = "it has no cutoffs",
    fresh[] = "its best move did not change", wrong[] = "nothing that was pruned was searched after all",
    minimal[] = "the minimal tree is known only where \"branching\" and \"limit\" are columns of whole numbers",
    graph[] = "it needs a minimal graph in the same position, under the same cutoff and limit, ended ok: "
              "add { \"algorithm\": \"minimal\", \"order\": \"eval\" } to \"searches\"";

#define DERIVED_COLUMNS(COLUMN)                                                                                    \
    COLUMN(nodes, nodes, NULL, NULL, true, BETTER_LESS, NULL, "nodes", 1, false, NULL, explain_gain)               \
    COLUMN(minimax_depth, depths, NULL, NULL, false, NOT_BETTER, NULL, "depth of minimax (plies)", 1, false, NULL, \
           explain_gain)                                                                                           \
    COLUMN(gain, gains, NULL, NULL, false, BETTER_MORE, NULL, "depth gain", 1, true, NULL, explain_gain)           \
    COLUMN(node_gain, gains, "nodes", NULL, false, BETTER_MORE, NULL, "depth gain in nodes", 1, false, NULL,       \
           explain_gain)                                                                                           \
    COLUMN(evaluation_gain, gains, "evaluations", NULL, false, BETTER_MORE, NULL, "depth gain in evaluations", 1,  \
           false, NULL, explain_gain)                                                                              \
    COLUMN(time_gain, gains, "ns", NULL, false, BETTER_MORE, NULL, "depth gain in time", 1, false, NULL,           \
           explain_gain)                                                                                           \
    COLUMN(over_minimal, over_minimal, NULL, NULL, false, BETTER_LESS, NULL, "leaves / the minimal tree's", 1,     \
           true, minimal, NULL)                                                                                    \
    COLUMN(over_best, over_row, "best", NULL, false, BETTER_LESS, NULL, "leaves / perfect order's", 1, false,      \
           NULL, explain_over_best)                                                                                \
    COLUMN(over_graph, over_row, NULL, NULL, false, BETTER_LESS, NULL, "leaves / the minimal graph's", 1, false,   \
           graph, NULL)                                                                                            \
    COLUMN(first_cuts, share, "cutoffs", "cutoffs_first", false, BETTER_MORE, first_cuts,                          \
           "cutoffs by the first move (%)", 0.01, false, NULL, NULL)                                               \
    COLUMN(fresh_share, share, "changed", "fresh", false, NOT_BETTER, fresh, "fresh best moves (%)", 0.01, false,  \
           NULL, NULL)                                                                                             \
    COLUMN(wrong_share, share, "rechecked", "wrong_cuts", false, BETTER_LESS, wrong, "wrong cuts (%)", 0.01,       \
           false, NULL, NULL)                                                                                      \
    COLUMN(effective_branching, effective_branching, NULL, NULL, false, BETTER_LESS, NULL, "effective branching",  \
           1, true, NULL, explain_branching)

#define NAME(name, ...) #name,
const char *const derived_name[DERIVED] = {DERIVED_COLUMNS(NAME)};

#define DECLARE(name, ...) {__VA_ARGS__},
static const struct derived derived[DERIVED] = {DERIVED_COLUMNS(DECLARE)};

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
    if (!near || nearest(name, csv->fields, csv->columns))
        return csv_column(csv, name) >= 0;
    return csv_complain(csv, 1, "no column \"%s\"; did you mean \"%s\"?", name, near);
}

double *values_read(const struct csv *csv, const char *name)
{
    struct search_rows searches;
    if (csv_find(csv, name) >= 0)
        return column_read(csv, name);
    const struct derived *const found = &derived[find_derived(name)];
    return searches_read(&searches, csv) ? found->derive(&searches, found) : NULL;
}

bool values_numeric(const struct csv *csv, const int *rows, int count, int column)
{
    double number;
    bool numeric = true;
    for (int i = 0; i < count && numeric; i++) {
        const char *field = csv_field(csv, rows[i], column);
        numeric = !*field || number_read(field, &number);
    }
    return numeric;
}

const char *missing_reason(const struct csv *csv, const char *name, int row)
{
    const struct derived *const of = is_derived(csv, name) ? &derived[find_derived(name)] : NULL;
    struct search_rows searches = {0};
    if (!of || !searches_read(&searches, csv))
        return "its cell is empty";
    if (of->lack)
        return of->lack;
    if (!is_ok(&searches, row))
        return printed("it ended by %s", csv_field(csv, row, searches.status));
    if (of->of_depth && !is_depth(&searches, row))
        return printed("%s is of cutoff depth only", name);
    return of->needs ? of->needs : of->explain(&searches, row);
}
