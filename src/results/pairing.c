#include "results/pairs.h"

#include <stdlib.h>

#include "base/memory.h"

/* Both must have the same axes, in any order: column[i] of the second is axis i of the first.  False after a complaint. */
static bool find_axes(const struct csv *first, const struct csv *second, int axes, int *column)
{
    static const char lacks[] = "it has no axis \"%s\", which %s has";
    const int others = csv_column(second, "status");
    for (int i = 0; i < axes && others >= 0; i++) {
        column[i] = csv_find(second, csv_cell(first, -1, i));
        if (column[i] < 0 || column[i] >= others)
            return csv_complain(second, 0, lacks, csv_cell(first, -1, i), first->path);
    }
    for (int i = 0; i < others && axes >= 0; i++)
        if (csv_find(first, csv_cell(second, -1, i)) < 0)
            return csv_complain(first, 0, lacks, csv_cell(second, -1, i), second->path);
    return axes >= 0 && others >= 0;
}

/* The axes of both as one CSV, in the order of the first. */
static struct csv join(const struct csv *first, const struct csv *second, int axes, const int *column)
{
    struct csv both = {.columns = axes, .rows = first->rows + second->rows};
    both.cells = lasting(allocate(((size_t)both.rows + 1) * (size_t)axes, sizeof *both.cells));
    for (int row = 0; row < both.rows; row++)
        for (int i = 0; i < axes; i++)
            both.cells[(size_t)(row + 1) * (size_t)axes + (size_t)i] =
                row < first->rows ? csv_cell(first, row, i) : csv_cell(second, row - first->rows, column[i]);
    return both;
}

/* For each cell the row of a CSV, or -1.  False after a complaint of two rows of one cell. */
static bool find_rows(const struct csv *csv, const int *cell, int cells, int *row_of)
{
    for (int i = 0; i < cells; i++)
        row_of[i] = -1;
    for (int row = 0; row < csv->rows; row++) {
        if (row_of[cell[row]] >= 0)
            return csv_complain(csv, csv->line[row + 1], "of the same cell as line %d",
                                csv->line[row_of[cell[row]] + 1]);
        row_of[cell[row]] = row;
    }
    return true;
}

bool pairing_make(struct pairing *pairing, const struct csv *first, const struct csv *second)
{
    const int axes = csv_column(first, "status");
    int *column = lasting(allocate((size_t)first->columns, sizeof *column));
    if (!find_axes(first, second, axes, column))
        return false;
    const struct csv both = join(first, second, axes, column);
    int *cell = lasting(allocate((size_t)both.rows, sizeof *cell));
    const int cells = csv_number(&both, csv_rows(&both), both.rows, csv_span(0, axes), axes, cell);
    int *firsts = lasting(allocate((size_t)cells, sizeof *firsts)),
        *seconds = lasting(allocate((size_t)cells, sizeof *seconds));
    if (!find_rows(first, cell, cells, firsts) || !find_rows(second, cell + first->rows, cells, seconds))
        return false;
    *pairing = (struct pairing){axes, lasting(allocate((size_t)first->rows, sizeof(int))),
                                lasting(allocate((size_t)second->rows, sizeof(int))), 0};
    for (int row = 0; row < first->rows; row++)
        pairing->partner[row] = seconds[cell[row]];
    for (int row = 0; row < second->rows; row++)
        if (firsts[cell[first->rows + row]] < 0)
            pairing->lonely[pairing->lonely_count++] = row;
    return true;
}
