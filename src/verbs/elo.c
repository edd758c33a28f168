#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/program.h"
#include "results/elo.h"
#include "results/csv.h"
#include "results/unit.h"
#include "kit/random.h"
#include "base/call.h"
#include "show/answer.h"
#include "base/terminal.h"

struct request {
    struct words by, pool, unit;
    const char *sprt; /* NULL: no test */
    double elo0, elo1, errors;
    bool csv, table;
};

enum { POINTS, WINS, DRAWS, LOSSES, FIRST_GAME, SECOND_GAME, COLUMNS };

struct columns {
    int *named; /* of --by, then of --pool */
    int of[COLUMNS];
    struct units *units;
    bool *played; /* for each row, whether its pair was played to the end */
};

static bool find_columns(const struct csv *csv, const struct request *request, struct columns *columns)
{
    static const char *const names[COLUMNS] = {"points", "wins", "draws", "losses", "first_game", "second_game"};
    const struct words *by = &request->by, *pool = &request->pool;
    columns->named = allocate((size_t)by->count + (size_t)pool->count, sizeof *columns->named);
    bool good = csv_columns(csv, by->word, by->count, columns->named);
    good = csv_columns(csv, pool->word, pool->count, columns->named + by->count) && good;
    good = csv_columns(csv, names, COLUMNS, columns->of) && good;
    columns->units = units_of_rows(csv, request->unit.word, request->unit.count);
    return good && columns->units;
}

/* Walk through the pairs in the file's order until the test decides; of those of one position, the first counts. */
static void add_sprt(struct answer *answer, const struct request *request, const struct csv *csv,
                     const struct columns *columns, const int *rows, int count)
{
    static const char *const name[] = {"goes on", "accepts H0", "accepts H1"};
    struct pairs pairs = {0};
    enum sprt decision = SPRT_GOES_ON;
    int seen = 0;
    int *unit = allocate((size_t)count, sizeof *unit);
    bool *met = allocate(2 * (size_t)csv->rows, sizeof *met);
    units_among(columns->units, rows, count, unit);
    for (; seen < count && decision == SPRT_GOES_ON; seen++) {
        if (!columns->played[rows[seen]] || met[unit[seen]])
            continue;
        met[unit[seen]] = true;
        pairs.count[half_points_of_text(csv_cell(csv, rows[seen], columns->of[POINTS]))]++;
        decision = sprt_decide(&pairs, request->elo0, request->elo1, request->errors, request->errors);
    }
    free(met);
    free(unit);
    answer_add(answer, "%s", name[decision]);
    answer_add(answer, "%d", seen);
}

/* What n pairs scored a game, 0..1, with its interval; NAN without pairs. */
static struct interval score_of(const struct csv *csv, const struct columns *columns, const int *rows, int n)
{
    double *scores = allocate((size_t)n, sizeof *scores);
    int *unit = allocate((size_t)n, sizeof *unit);
    for (int i = 0; i < n; i++)
        scores[i] = half_points_of_text(csv_cell(csv, rows[i], columns->of[POINTS])) / 4.0;
    units_among(columns->units, rows, n, unit);
    const struct interval none = {NAN, NAN, NAN, NAN, 0};
    const struct interval score = n > 0 ? bootstrap_mean(scores, unit, n, 0.95) : none;
    free(unit);
    free(scores);
    return score;
}

/* What tells a game from others: from another position the same moves are another game. */
static uint64_t hash_of_game(const struct csv *csv, int row, int column)
{
    const int start = csv_find(csv, "start");
    const uint64_t from = start < 0 ? 0 : strtoull(csv_cell(csv, row, start), NULL, 16);
    return mix(from) ^ strtoull(csv_cell(csv, row, column), NULL, 16);
}

/* What the table means. */
static const char legend[] = "elo: by how much the first player is stronger than the second, its rival, or weaker "
                             "if it is below 0; inf: it won "
                             "every game, -inf: it lost every one\n"
                             "low, high: the bounds of that, at 95 %; if 0 lies between them, the two cannot be "
                             "told apart; without them there "
                             "were too few pairs\n"
                             "distinct: how many different games were played, of two a pair\n";

static void add_group(struct answer *answer, const struct request *request, const struct csv *csv,
                      const struct columns *columns, const int *rows, int count)
{
    uint64_t *hashes = allocate(2 * (size_t)count, sizeof *hashes);
    long wins = 0, draws = 0, losses = 0;
    int *kept = allocate((size_t)count, sizeof *kept), pairs = 0;
    for (int i = 0; i < count; i++) {
        if (!columns->played[rows[i]])
            continue;
        wins += atol(csv_cell(csv, rows[i], columns->of[WINS]));
        draws += atol(csv_cell(csv, rows[i], columns->of[DRAWS]));
        losses += atol(csv_cell(csv, rows[i], columns->of[LOSSES]));
        for (int g = FIRST_GAME; g <= SECOND_GAME; g++)
            hashes[2 * pairs + g - FIRST_GAME] = hash_of_game(csv, rows[i], columns->of[g]);
        kept[pairs++] = rows[i];
    }
    const struct interval score = score_of(csv, columns, kept, pairs);
    const int positions = starts_among(columns->units, kept, pairs);
    const struct elo elo = elo_between(&score);
    for (int i = 0; i < request->by.count; i++)
        answer_add(answer, "%s", csv_cell(csv, rows[0], columns->named[i]));
    answer_add(answer, "%d", pairs);
    answer_add(answer, "%ld", wins);
    answer_add(answer, "%ld", draws);
    answer_add(answer, "%ld", losses);
    const double numbers[] = {score.mean, score.error, elo.value, elo.low, elo.high, elo_superiority(&score)};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        answer_add_number(answer, numbers[i]);
    answer_add(answer, positions < 0 ? "" : "%d", positions);
    answer_add(answer, "%" PRIu64, distinct(hashes, 2 * (size_t)pairs));
    if (request->sprt)
        add_sprt(answer, request, csv, columns, rows, count);
    answer_end_line(answer);
    free(kept);
    free(hashes);
}

/* Is it asked of matches between the same two?  False after a complaint. */
static bool may_pool(const struct request *request, const struct csv *csv, const struct columns *columns,
                     const int *rows, int count)
{
    struct mixture *mixtures = allocate((size_t)csv->columns, sizeof *mixtures);
    const int found =
        mixtures_find(csv, rows, count, columns->named, request->by.count + request->pool.count, mixtures);
    if (found)
        mixtures_complain(csv, "Elo", mixtures, found);
    free(mixtures);
    return found == 0;
}

static void print_groups(const struct request *request, const struct csv *csv, const struct columns *columns)
{
    static const char *const names[] = {"pairs",     "wins",     "draws", "losses",    "score",
                                        "stderr",    "elo",      "low",   "high",      "superiority",
                                        "positions", "distinct", "sprt",  "sprt_pairs"};
    static const char *const spare[] = {"superiority", "stderr",    "draws",    "losses", "wins",
                                        "score",       "positions", "distinct", NULL};
    const size_t count = sizeof names / sizeof *names - (request->sprt ? 0 : 2);
    struct answer answer = answer_begin(request->table || (!request->csv && is_read_by_person(stdout)));
    answer.table.keys = request->by.count;
    answer.table.common = request->by.count + 1; /* and the number of pairs */
    answer.table.spare = spare;
    int *rows = csv_rows(csv);
    struct groups groups = csv_group(csv, rows, csv->rows, columns->named, request->by.count);
    for (int i = 0; i < request->by.count; i++)
        answer_add(&answer, "%s", request->by.word[i]);
    for (size_t i = 0; i < count; i++)
        answer_add(&answer, "%s", names[i]);
    answer_end_line(&answer);
    for (int g = 0; g < groups.count; g++)
        add_group(&answer, request, csv, columns, &groups.rows[groups.start[g]],
                  groups.start[g + 1] - groups.start[g]);
    fputs(legend, answer.say);
    answer_end(&answer, groups.count);
    groups_free(&groups);
    free(rows);
}

static int answer(const struct request *request, const struct csv *csv, struct columns *columns)
{
    int count, *rows = points_rows(csv, columns->of[POINTS], &count);
    const bool good = may_pool(request, csv, columns, rows, count);
    columns->played = allocate((size_t)csv->rows, sizeof *columns->played);
    for (int i = 0; i < count; i++)
        columns->played[rows[i]] = true;
    if (good)
        print_groups(request, csv, columns);
    free(columns->played);
    free(rows);
    return good ? EXIT_FINE : EXIT_USAGE;
}

static bool read_test(struct request *request)
{
    int end = 0;
    return sscanf(request->sprt, "%lf,%lf%n", &request->elo0, &request->elo1, &end) == 2 &&
           request->sprt[end] == '\0' && request->elo0 < request->elo1 && isfinite(request->elo0) &&
           isfinite(request->elo1);
}

static int run_elo(const struct call *call)
{
    struct request *request = call->record;
    struct csv csv;
    struct columns columns;
    if (request->sprt && !read_test(request))
        return misused(call, "\"--sprt\" takes two numbers, the smaller one first, not \"%s\"", request->sprt);
    if (!(request->errors > 0 && request->errors < 0.5))
        return misused(call, "\"--errors\" is to lie between 0 and 0.5");
    if (request->csv && request->table)
        return misused(call, "\"--csv\" and \"--table\" exclude each other");
    if (!results_read(&csv, call->arguments[0]))
        return EXIT_CONFIG;
    int status = find_columns(&csv, request, &columns) ? EXIT_FINE : EXIT_USAGE;
    if (status == EXIT_FINE && !points_check(&csv, columns.of[POINTS]))
        status = EXIT_CONFIG;
    if (status == EXIT_FINE)
        status = answer(request, &csv, &columns);
    free(columns.named);
    free(columns.units);
    csv_free(&csv);
    return status;
}

const struct verb verb_elo = {
    .name = "elo",
    .group = RESULTS,
    .purpose = "say from a CSV of matches who is stronger",
    .arguments = "FILE.csv...",
    .about =
        "Says for each group of the rows of a match how strong the first player is beside the second, its rival: "
        "pairs of games, wins, draws, losses, score (points a game), its standard error, Elo with its 95 % "
        "interval (studentised bootstrap; none of fewer than 5 positions or seeds), likelihood of superiority, "
        "from "
        "how many different positions the pairs were played, if the results say that, and how many different games "
        "there are among them. On a terminal that is a table; what all groups agree in stands above it, and "
        "columns "
        "that find no room are left out. Elsewhere it is CSV.",
    .options =
        {
            {"by", 0, "COLUMN,...", "group rows that agree in these columns", INTO(struct request, by)},
            {"pool", 0, "COLUMN,...",
             "take rows together that differ in these. Of the axes, the columns before \"status\", a group's rows "
             "may otherwise differ only in those that one of these or of --by settles, and in seed, opening, moves "
             "and position. Rows that did not end ok are left out, and that is said",
             INTO(struct request, pool)},
            {"unit", 0, "COLUMN,...",
             "what was drawn: pairs that agree in these columns are resampled together, by default those of one "
             "seed (and position), or of seeds that led to one position",
             INTO(struct request, unit)},
            {"sprt", 0, "ELO0,ELO1",
             "a sequential test that looks at the pairs in the order of the file: which hypothesis it takes, and "
             "after how many pairs",
             INTO(struct request, sprt)},
            {"errors", 0, "RATE", "its error rates", INTO(struct request, errors), .most = 0.5, .fallback = "0.05"},
            {"csv", 0, NULL, "write CSV, on a terminal, too", INTO(struct request, csv)},
            {"table", 0, NULL, "print the table, elsewhere, too", INTO(struct request, table)},
        },
    .size = sizeof(struct request),
    .run = run_elo,
};
