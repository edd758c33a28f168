#include "results/searches.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "results/number.h"

double *column_read(const struct csv *csv, int column)
{
    double *numbers = lasting(allocate(csv->rows, sizeof *numbers));
    for (int row = 0; row < csv->rows; row++) {
        const char *cell = csv_cell(csv, row, column);
        if (*cell == '\0') {
            numbers[row] = NAN;
        } else if (!number_read(cell, &numbers[row])) {
            csv_complain(csv, csv->line[row + 1], "\"%s\" in the column \"%s\" is no number", cell,
                         csv_cell(csv, -1, column));
            return NULL;
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

static bool read_numbers(const struct csv *csv, const char *name, double **numbers)
{
    const int column = csv_column(csv, name);
    *numbers = column < 0 ? NULL : column_read(csv, column);
    return *numbers;
}

bool searches_read(struct search_rows *searches, const struct csv *csv)
{
    *searches = (struct search_rows){0};
    return find_columns(searches, csv) && read_numbers(csv, "limit", &searches->limit) &&
           read_numbers(csv, "leaves", &searches->leaves) &&
           (csv_find(csv, "branching") < 0 || read_numbers(csv, "branching", &searches->branching));
}

static bool says(const struct search_rows *searches, int row, int column, const char *word)
{
    return strcmp(csv_cell(searches->csv, row, column), word) == 0;
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
                        axis < csv_find(csv, "status") ? csv_cell(csv, -1, axis) : "nothing else");
}

struct groups group_axes(const struct search_rows *searches, int first, int second, int end)
{
    int *rows = csv_rows(searches->csv);
    int *columns = allocate(searches->csv->columns, sizeof *columns), count = 0;
    for (int i = 0; i < first; i++)
        columns[count++] = i;
    for (int i = second; i < end; i++)
        columns[count++] = i;
    const struct groups groups = csv_group(searches->csv, rows, searches->csv->rows, columns, count);
    free(columns);
    free(rows);
    return groups;
}
