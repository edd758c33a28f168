#include "results/question.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/program.h"
#include "results/elo.h"

enum { WINS, DRAWS, LOSSES, ENDINGS };

/* The number of games in a text: 0, 1 or 2; -1 for anything else. */
static int games_of(const char *text)
{
    return strlen(text) == 1 && *text >= '0' && *text <= '2' ? *text - '0' : -1;
}

static bool complain(const struct csv *csv, int row, int column, const char *what)
{
    return csv_complain(csv, csv->line[row + 1], "\"%s\" in the column \"%s\" is no %s", csv_cell(csv, row, column),
                        csv_cell(csv, -1, column), what);
}

static bool check_results(const struct csv *csv, int row, int half, const int columns[ENDINGS])
{
    int games[ENDINGS];
    for (int i = 0; i < ENDINGS; i++)
        if ((games[i] = games_of(csv_cell(csv, row, columns[i]))) < 0)
            return complain(csv, row, columns[i], "number of games of a pair");
    if (games[WINS] + games[DRAWS] + games[LOSSES] == 2 && 2 * games[WINS] + games[DRAWS] == half)
        return true;
    return csv_complain(csv, csv->line[row + 1], "%d wins, %d draws and %d losses are not two games with %g points",
                        games[WINS], games[DRAWS], games[LOSSES], half / 2.0);
}

static bool check_points(const struct csv *csv, int column)
{
    const int results[] = {csv_find(csv, "wins"), csv_find(csv, "draws"), csv_find(csv, "losses")};
    const bool compared = results[WINS] >= 0 && results[DRAWS] >= 0 && results[LOSSES] >= 0;
    bool good = true;
    for (int row = 0; row < csv->rows; row++) {
        const char *points = csv_cell(csv, row, column);
        if (*points && half_points_of_text(points) < 0)
            good = complain(csv, row, column, "pair's points");
        else if (*points && compared)
            good = check_results(csv, row, half_points_of_text(points), results) && good;
    }
    return good;
}

int points_begin(const struct call *call, struct question *question, const char *const *columns, int count)
{
    int status = question_read(call, question);
    if (status == EXIT_FINE)
        status = question_check_kind(question, "this is no match", columns, count);
    if (status == EXIT_FINE && !check_points(&question->csv, csv_find(&question->csv, "points")))
        status = EXIT_CONFIG;
    return status == EXIT_FINE ? question_begin(call, question) : status;
}

void points_tell_unfinished(const struct question *question)
{
    const struct csv *csv = &question->csv;
    const int columns[] = {csv_find(csv, "unfinished"), csv_find(csv, "rival_unfinished")};
    unsigned long long moves = 0;
    int pairs = 0, all = 0;
    for (int i = 0; i < question->row_count; i++) {
        unsigned long long here = 0;
        if (isnan(question->values[0][question->rows[i]]))
            continue;
        for (int side = 0; side < 2; side++)
            here += columns[side] < 0 ? 0 : strtoull(csv_cell(csv, question->rows[i], columns[side]), NULL, 10);
        moves += here;
        pairs += here > 0;
        all++;
    }
    if (pairs > 0)
        csv_complain(csv, 0, "%llu moves, in %d of %d pairs, follow searches that completed no step", moves, pairs,
                     all);
}
