#include "results/unit.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "parts/parts.h"

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

struct units {
    bool named;   /* columns describe them, and nothing else */
    bool by_game; /* what stands for starts are the games of a match, since all begin where their rules say */
    int *number;  /* of each row that of what describes its unit, below the number of rows */
    int *start;   /* and from there on that of its start; -1: it is not known */
    int *parent;  /* of each such number another one of the same unit, -1 where nothing is asked (units_among) */
};

/* Rows that agree in these columns have one number. */
static void number_rows(const struct csv *csv, const int *columns, int count, int from, int *number)
{
    csv_number(csv, csv_rows(csv), csv->rows, columns, count, number);
    for (int row = 0; row < csv->rows; row++)
        number[row] += from;
}

/* Nothing is known of rows that have nothing there. */
static void number_starts(const struct csv *csv, int column, struct units *units)
{
    number_rows(csv, &column, 1, csv->rows, units->start);
    for (int row = 0; row < csv->rows; row++)
        if (!*csv_field(csv, row, column))
            units->start[row] = -1;
}

/* Does the row's game begin where something else than its rules says? */
static bool begins_elsewhere(const struct csv *csv, int row)
{
    static const char *const beginning[][2] = {{"opening", "0"}, {"position", "start"}, {"moves", "none"}};
    for (size_t i = 0; i < sizeof beginning / sizeof *beginning; i++) {
        const int column = csv_find(csv, beginning[i][0]);
        const char *field = column < 0 ? "" : csv_field(csv, row, column);
        if (*field && strcmp(field, beginning[i][1]) != 0)
            return true;
    }
    return false;
}

/* Games of a match that were played alike from where the rules say, whatever the seed, as no opening was drawn. */
static bool number_games(const struct csv *csv, struct units *units)
{
    const int games[] = {csv_find(csv, "first_game"), csv_find(csv, "second_game")};
    if (games[0] < 0 || games[1] < 0)
        return false;
    number_rows(csv, games, 2, csv->rows, units->start);
    for (int row = 0; row < csv->rows; row++)
        if (begins_elsewhere(csv, row) || !*csv_field(csv, row, games[0]) || !*csv_field(csv, row, games[1]))
            units->start[row] = -1;
    return true;
}

struct units *units_of_rows(const struct csv *csv, const char *const *names, int count)
{
    const int start = csv_find(csv, "start");
    const size_t rows = (size_t)csv->rows;
    int *columns = allocate((size_t)(csv->columns + count), sizeof *columns);
    struct units *units = allocate(1, sizeof *units);
    *units = (struct units){.named = count > 0, .number = csv_rows(csv)};
    units->start = memset(allocate(rows, sizeof(int)), -1, rows * sizeof(int));
    units->parent = memset(allocate(2 * rows, sizeof(int)), -1, 2 * rows * sizeof(int));
    if (!csv_columns(csv, names, count, columns))
        return NULL;
    if (count == 0)
        count = find_columns(csv, columns);
    if (count > 0)
        number_rows(csv, columns, count, 0, units->number);
    if (start >= 0)
        number_starts(csv, start, units);
    units->by_game = start < 0 && number_games(csv, units);
    return units;
}

static int root_of(int *parent, int number)
{
    while (parent[number] != number)
        number = parent[number] = parent[parent[number]];
    return number;
}

/* Is this a number that was not asked about yet?  It is from now on, by itself. */
static bool is_first(int *parent, int number)
{
    const bool first = parent[number] < 0;
    if (first)
        parent[number] = number;
    return first;
}

static void forget(struct units *units, const int *rows, int n)
{
    for (int i = 0; i < n; i++) {
        units->parent[units->number[rows[i]]] = -1;
        if (units->start[rows[i]] >= 0)
            units->parent[units->start[rows[i]]] = -1;
    }
}

/* Are these two units so far?  They are one from now on, by the lesser number. */
static bool join(int *parent, int one, int other)
{
    const int a = root_of(parent, one), b = root_of(parent, other);
    parent[a > b ? a : b] = a < b ? a : b;
    return a != b;
}

int units_among(struct units *units, const int *rows, int n, int *unit)
{
    int *parent = units->parent, count = 0;
    for (int i = 0; i < n; i++) {
        const int number = units->number[rows[i]], start = units->named ? -1 : units->start[rows[i]];
        count += is_first(parent, number);
        if (start >= 0) {
            count += is_first(parent, start); /* before it is joined */
            count -= join(parent, number, start);
        }
    }
    for (int i = 0; i < n; i++)
        unit[i] = root_of(parent, units->number[rows[i]]);
    forget(units, rows, n);
    return count;
}

int starts_among(struct units *units, const int *rows, int n)
{
    int *parent = units->parent, count = units->by_game ? -1 : 0;
    for (int i = 0; i < n && count >= 0; i++)
        count = units->start[rows[i]] < 0 ? -1 : count + is_first(parent, units->start[rows[i]]);
    forget(units, rows, n);
    return count;
}

bool is_drawn_from_many(const struct csv *csv, int row)
{
    const int seed = csv_find(csv, "seed");
    return (seed >= 0 && *csv_field(csv, row, seed)) || begins_elsewhere(csv, row);
}

/* The columns that say which position the row's game begins with: all of the game but its evaluation. */
static int find_position(const struct csv *csv, int row, int *columns)
{
    const int game_column = csv_find(csv, "game"), end = csv_find(csv, "algorithm");
    const int game = game_column < 0 ? -1 : part_find(GAME_PART, csv_field(csv, row, game_column));
    int count = 0;
    for (int column = 0; column < end; column++) {
        const int own = game < 0 ? -1 : parameter_find(GAME_PART, game, csv_field(csv, -1, column));
        if (own < 0 || !is_of_evaluation(GAME_PART, parameter_at(GAME_PART, game, own)))
            columns[count++] = column;
    }
    return count;
}

int openings_among(const struct csv *csv, const int *rows, int n)
{
    int *columns = allocate((size_t)csv->columns, sizeof *columns);
    return csv_group(csv, rows, n, columns, n > 0 ? find_position(csv, rows[0], columns) : 0).count;
}

/* Are there as many positions as units? */
static bool are_positions(const struct csv *csv, const int *rows, int n, struct units *units)
{
    int *unit = allocate((size_t)n, sizeof *unit), elsewhere = 0, starts = starts_among(units, rows, n);
    for (int i = 0; i < n; i++)
        elsewhere += begins_elsewhere(csv, rows[i]);
    const int count = units_among(units, rows, n, unit);
    return elsewhere == n && count == (starts < 0 ? openings_among(csv, rows, n) : starts);
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

/* The first axis in which rows of one group differ; false if there is none. */
static bool find_mixture(const struct csv *csv, const struct groups *groups, struct mixture *mixture)
{
    for (int column = 0; column < csv_find(csv, "status"); column++)
        for (int g = 0; g < groups->count && !is_sampled(csv_field(csv, -1, column)); g++)
            for (int i = groups->start[g] + 1; i < groups->start[g + 1]; i++)
                if (!csv_agree(csv, groups->rows[groups->start[g]], groups->rows[i], column)) {
                    *mixture = (struct mixture){column, groups->rows[groups->start[g]], groups->rows[i]};
                    return true;
                }
    return false;
}

int mixtures_find(const struct csv *csv, const int *rows, int count, const int *named, int named_count,
                  struct mixture *mixtures)
{
    int *columns = allocate((size_t)(named_count + csv->columns), sizeof *columns), found = 0;
    bool mixed = true;
    for (int i = 0; i < named_count; i++)
        columns[i] = named[i];
    while (mixed) { /* each axis that is found counts as named from then on, and so does what follows from it */
        struct groups groups = csv_group(csv, rows, count, columns, named_count + found);
        mixed = find_mixture(csv, &groups, &mixtures[found]);
        if (mixed)
            columns[named_count + found] = mixtures[found].column;
        found += mixed;
    }
    return found;
}

void mixtures_complain(const struct csv *csv, const char *what, const struct mixture *mixtures, int count)
{
    for (int i = 0; i < count; i++) {
        const int column = mixtures[i].column, row = mixtures[i].row, other = mixtures[i].other;
        csv_complain(csv, 0, "%s would mix different %s: \"%s\" in line %d, \"%s\" in line %d", what,
                     csv_field(csv, -1, column), csv_field(csv, row, column), csv->line[row + 1],
                     csv_field(csv, other, column), csv->line[other + 1]);
    }
    FILE *names = text_open();
    for (int i = 0; i < count; i++)
        fprintf(names, "%s%s", i ? "," : "", csv_field(csv, -1, mixtures[i].column));
    const char *list = text_close(names);
    csv_complain(csv, 0, "name what differs in --by, or allow it with --pool %s", list);
}
