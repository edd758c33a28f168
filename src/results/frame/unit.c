#include "frame/unit.h"

#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "parts/parts.h"
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

/* Does the row's game begin where something else than its rules says? */
static bool begins_elsewhere(const struct csv *csv, int row)
{
    static const char *const beginning[][2] = {{"opening", "0"}, {"position", "start"}, {"moves", "none"}};
    for (size_t i = 0; i < sizeof beginning / sizeof *beginning; i++) {
        const int column = csv_find(csv, beginning[i][0]);
        const char *cell = column < 0 ? "" : csv_cell(csv, row, column);
        if (*cell && strcmp(cell, beginning[i][1]) != 0)
            return true;
    }
    return false;
}

bool is_drawn_from_many(const struct csv *csv, int row)
{
    const int seed = csv_find(csv, "seed");
    return (seed >= 0 && *csv_cell(csv, row, seed)) || begins_elsewhere(csv, row);
}

/* The columns that say which position the row's game begins with: all of the game but its evaluation. */
static int find_position(const struct csv *csv, int row, int *columns)
{
    const int game_column = csv_find(csv, "game"), end = csv_find(csv, "algorithm");
    const int game = game_column < 0 ? -1 : part_find(GAME_PART, csv_cell(csv, row, game_column));
    int count = 0;
    for (int column = 0; column < end; column++) {
        const int own = game < 0 ? -1 : parameter_find(GAME_PART, game, csv_cell(csv, -1, column));
        if (own < 0 || !is_of_evaluation(GAME_PART, parameter_at(GAME_PART, game, own)))
            columns[count++] = column;
    }
    return count;
}

/* Are there as many positions as units? */
static bool are_positions(const struct csv *csv, const int *rows, int n, const int *unit)
{
    int *columns = allocate((size_t)csv->columns, sizeof *columns);
    int *units = allocate((size_t)n, sizeof *units), elsewhere = 0;
    for (int i = 0; i < n; i++) {
        units[i] = unit[rows[i]];
        elsewhere += begins_elsewhere(csv, rows[i]);
    }
    struct groups positions = csv_group(csv, rows, n, columns, n > 0 ? find_position(csv, rows[0], columns) : 0);
    const bool good = elsewhere == n && positions.count == units_count(csv, units, n);
    groups_free(&positions);
    free(units);
    free(columns);
    return good;
}

const char *units_called(const struct csv *csv, const struct groups *groups, const int *unit,
                         const char *const *columns, int count)
{
    const bool seeds = count ? count == 1 && strcmp(columns[0], "seed") == 0 : csv_find(csv, "seed") >= 0;
    const bool listed = count ? count == 1 && strcmp(columns[0], "position") == 0 : csv_find(csv, "position") >= 0;
    bool positions = true;
    for (int g = 0; g < groups->count && positions; g++)
        positions =
            are_positions(csv, groups->rows + groups->start[g], groups->start[g + 1] - groups->start[g], unit);
    return positions || (listed && !seeds) ? "positions" : seeds && !listed ? "seeds" : "units";
}
