#include "statistics/points.h"

#include <stdio.h>
#include <string.h>

#include "text/plain.h"
#include "statistics/elo.h"

enum { WINS, DRAWS, LOSSES, RESULTS };

/* "0", "1" or "2"; -1 otherwise. */
static int games_of(const char *text)
{
    return strlen(text) == 1 && *text >= '0' && *text <= '2' ? *text - '0' : -1;
}

static bool complain(const struct table *table, int row, int column, const char *what)
{
    print_plainly(stderr, "%s:%d: \"%s\" in the column \"%s\" is no %s", table->path, table->line[row + 1],
                  table_cell(table, row, column), table_cell(table, -1, column), what);
    fputc('\n', stderr);
    return false;
}

static bool check_results(const struct table *table, int row, int half, const int columns[RESULTS])
{
    int games[RESULTS];
    for (int i = 0; i < RESULTS; i++)
        if ((games[i] = games_of(table_cell(table, row, columns[i]))) < 0)
            return complain(table, row, columns[i], "number of games of a pair");
    if (games[WINS] + games[DRAWS] + games[LOSSES] == 2 && 2 * games[WINS] + games[DRAWS] == half)
        return true;
    fprintf(stderr, "%s:%d: %d wins, %d draws and %d losses are not two games with %g points\n", table->path,
            table->line[row + 1], games[WINS], games[DRAWS], games[LOSSES], half / 2.0);
    return false;
}

bool points_check(const struct table *table, int column)
{
    const int results[] = {table_find(table, "wins"), table_find(table, "draws"), table_find(table, "losses")};
    const bool compared = results[WINS] >= 0 && results[DRAWS] >= 0 && results[LOSSES] >= 0;
    bool good = true;
    for (int row = 0; row < table->rows; row++) {
        const char *points = table_cell(table, row, column);
        if (*points && half_points(points) < 0)
            good = complain(table, row, column, "pair's points");
        else if (*points && compared)
            good = check_results(table, row, half_points(points), results) && good;
    }
    return good;
}
