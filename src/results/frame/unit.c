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

/* What a row may share with others of its unit. */
enum { DESCRIBED, START, LINKS };

struct units {
    int rows;
    bool named; /* columns describe them, and nothing else */
    int link
        []; /* for each of LINKS the row's number, below `rows`, or -1; and behind all the place where that number came first
                 * (connect), or -1 */
};

static int *links_of(struct units *units, int kind)
{
    return units->link + (size_t)kind * (size_t)units->rows;
}

static int *firsts_of(struct units *units, int kind)
{
    return links_of(units, LINKS + kind);
}

/* Rows that agree in these columns have one number; but for those that have nothing there, if `said`. */
static void number_rows(const struct csv *csv, const int *columns, int count, bool said, int *link)
{
    int *rows = csv_rows(csv);
    struct groups groups = csv_group(csv, rows, csv->rows, columns, count);
    for (int g = 0; g < groups.count; g++)
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            link[groups.rows[i]] = said && !*csv_cell(csv, groups.rows[i], *columns) ? -1 : g;
    groups_free(&groups);
    free(rows);
}

struct units *units_of_rows(const struct csv *csv, const char *const *names, int count)
{
    const int start = csv_find(csv, "start");
    const size_t size = 2 * LINKS * (size_t)csv->rows * sizeof(int);
    int *columns = allocate((size_t)(csv->columns + count), sizeof *columns);
    struct units *units = csv_columns(csv, names, count, columns) ? need(malloc(sizeof *units + size)) : NULL;
    if (units) {
        units->rows = csv->rows;
        units->named = count > 0;
        memset(units->link, -1, size);
        if (count == 0)
            count = find_columns(csv, columns);
        for (int row = 0; row < csv->rows; row++)
            links_of(units, DESCRIBED)[row] = row;
        if (count > 0)
            number_rows(csv, columns, count, false, links_of(units, DESCRIBED));
        if (start >= 0)
            number_rows(csv, &start, 1, true, links_of(units, START));
    }
    free(columns);
    return units;
}

static int unit_at(int *unit, int place)
{
    while (unit[place] != place)
        place = unit[place] = unit[unit[place]];
    return place;
}

/* Rows that are linked by one of these kinds, from the first to the last, are one unit, and so are all that such rows connect. */
static int connect(struct units *units, int first_kind, int last_kind, const int *rows, int n, int *unit)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        unit[i] = i;
    for (int kind = first_kind; kind <= last_kind; kind++) {
        const int *link = links_of(units, kind);
        int *first = firsts_of(units, kind);
        for (int i = 0; i < n; i++) {
            int *place = link[rows[i]] < 0 ? NULL : &first[link[rows[i]]];
            const int own = unit_at(unit, i), other = place && *place >= 0 ? unit_at(unit, *place) : own;
            unit[own > other ? own : other] = own < other ? own : other;
            if (place && *place < 0)
                *place = i;
        }
        for (int i = 0; i < n; i++)
            if (link[rows[i]] >= 0)
                first[link[rows[i]]] = -1;
    }
    for (int i = 0; i < n; i++)
        count += (unit[i] = unit_at(unit, i)) == i;
    return count;
}

int units_among(struct units *units, const int *rows, int n, int *unit)
{
    const int count = connect(units, DESCRIBED, units->named ? DESCRIBED : START, rows, n, unit);
    for (int i = n - 1; i >= 0; i--)
        unit[i] = links_of(units, DESCRIBED)[rows[unit[i]]];
    return count;
}

int starts_among(struct units *units, const int *rows, int n)
{
    int *unit = allocate((size_t)n, sizeof *unit);
    bool known = true;
    for (int i = 0; i < n; i++)
        known = known && links_of(units, START)[rows[i]] >= 0;
    const int count = known ? connect(units, START, START, rows, n, unit) : -1;
    free(unit);
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
static bool are_positions(const struct csv *csv, const int *rows, int n, struct units *units)
{
    int *columns = allocate((size_t)csv->columns, sizeof *columns), *unit = allocate((size_t)n, sizeof *unit);
    int elsewhere = 0, starts = starts_among(units, rows, n);
    for (int i = 0; i < n; i++)
        elsewhere += begins_elsewhere(csv, rows[i]);
    struct groups positions = csv_group(csv, rows, n, columns, n > 0 ? find_position(csv, rows[0], columns) : 0);
    const bool good =
        elsewhere == n && units_among(units, rows, n, unit) == (starts < 0 ? positions.count : starts);
    groups_free(&positions);
    free(unit);
    free(columns);
    return good;
}

const char *units_called(const struct csv *csv, const struct groups *groups, struct units *units,
                         const char *const *columns, int count)
{
    const bool seeds = count ? count == 1 && strcmp(columns[0], "seed") == 0 : csv_find(csv, "seed") >= 0;
    const bool listed = count ? count == 1 && strcmp(columns[0], "position") == 0 : csv_find(csv, "position") >= 0;
    bool positions = true;
    for (int g = 0; g < groups->count && positions; g++)
        positions =
            are_positions(csv, groups->rows + groups->start[g], groups->start[g + 1] - groups->start[g], units);
    return positions || (listed && !seeds) ? "positions" : seeds && !listed ? "seeds" : "units";
}
