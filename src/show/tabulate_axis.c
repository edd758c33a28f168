#include "show/tabulate_axis.h"

#include <math.h>
#include <stdlib.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "results/gain.h"
#include "results/number.h"

/* A case before it has its place. */
struct candidate {
    int group, keys;
    const double *rank; /* of each key */
};

/* Where the cell's value stands among those of its column; before all if it is empty. */
static double rank_of(const struct question *question, int column, int row, bool numbers, int appeared)
{
    double number;
    const char *cell = csv_cell(&question->csv, row, column);
    return !*cell ? -INFINITY : numbers && number_read(cell, &number) ? number : appeared;
}

/* Rank the cases, which are groups, in one column. */
static void rank(const struct question *question, int column, const struct groups *cases, double *ranks, int keys)
{
    const bool numbers = values_numeric(&question->csv, question->rows, question->row_count, column);
    struct groups values = csv_group(&question->csv, question->rows, question->row_count, &column, 1);
    double *of_row = lasting(allocate((size_t)question->csv.rows, sizeof *of_row));
    for (int g = 0; g < values.count; g++)
        for (int i = values.start[g]; i < values.start[g + 1]; i++)
            of_row[values.rows[i]] = rank_of(question, column, values.rows[i], numbers, g);
    for (int g = 0; g < cases->count; g++)
        ranks[g * keys] = of_row[cases->rows[cases->start[g]]];
    groups_free(&values);
}

static int by_rank(const void *left, const void *right)
{
    const struct candidate *a = left, *b = right;
    for (int i = 0; i < a->keys; i++)
        if (a->rank[i] != b->rank[i])
            return a->rank[i] < b->rank[i] ? -1 : 1;
    return a->group - b->group;
}

struct axis axis_make(const struct question *question, const int *columns, int keys)
{
    struct groups groups = csv_group(&question->csv, question->rows, question->row_count, columns, keys);
    struct axis axis = {keys, groups.count, lasting(allocate((size_t)groups.count, sizeof(int))),
                        lasting(allocate((size_t)question->csv.rows, sizeof(int)))};
    double *ranks = lasting(allocate((size_t)groups.count * (size_t)keys, sizeof *ranks));
    struct candidate *candidates = lasting(allocate((size_t)groups.count, sizeof *candidates));
    for (int i = 0; i < keys; i++)
        rank(question, columns[i], &groups, ranks + i, keys);
    for (int g = 0; g < groups.count; g++)
        candidates[g] = (struct candidate){g, keys, ranks + g * keys};
    qsort(candidates, (size_t)groups.count, sizeof *candidates, by_rank);
    for (int c = 0; c < groups.count; c++) {
        const int group = candidates[c].group;
        axis.first[c] = groups.rows[groups.start[group]];
        for (int i = groups.start[group]; i < groups.start[group + 1]; i++)
            axis.place[groups.rows[i]] = c;
    }
    groups_free(&groups);
    return axis;
}
