#include "frame/unit.h"

#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "text/nearest.h"

bool is_sampled(const char *column)
{
    static const char *const names[] = {"seed", "opening", "moves", "position"};
    return find_word(column, names, sizeof names / sizeof *names) >= 0;
}

static int find_columns(const struct csv *csv, int *columns)
{
    const int drawn[] = {csv_find(csv, "seed"), csv_find(csv, "position")};
    int count = 0;
    for (int i = 0; i < 2; i++)
        if (drawn[i] >= 0)
            columns[count++] = drawn[i];
    for (int i = 0; drawn[0] < 0 && drawn[1] < 0 && i < csv_find(csv, "algorithm"); i++)
        columns[count++] = i;
    return count;
}

/* Rows that agree in these columns belong to one unit. */
static int *number_units(const struct csv *csv, const int *columns, int count)
{
    int *rows = csv_rows(csv), *unit = allocate((size_t)csv->rows, sizeof *unit);
    struct groups groups = csv_group(csv, rows, csv->rows, columns, count);
    for (int g = 0; g < groups.count; g++)
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            unit[groups.rows[i]] = g;
    groups_free(&groups);
    free(rows);
    return unit;
}

int *units_of_rows(const struct csv *csv, const char *const *names, int count)
{
    int *columns = allocate((size_t)(csv->columns + count), sizeof *columns), *unit = NULL;
    const bool good = csv_columns(csv, names, count, columns);
    if (good && count == 0)
        count = find_columns(csv, columns);
    if (good)
        unit = count > 0 ? number_units(csv, columns, count) : csv_rows(csv);
    free(columns);
    return unit;
}

int units_count(const struct csv *csv, const int *unit, int n)
{
    bool *seen = allocate((size_t)csv->rows, sizeof *seen);
    int count = 0;
    for (int i = 0; i < n; i++) {
        count += !seen[unit[i]];
        seen[unit[i]] = true;
    }
    free(seen);
    return count;
}
