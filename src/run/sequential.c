#include "run/output.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "config/experiment.h"
#include "parts/row.h"
#include "results/elo.h"
#include "results/unit.h"

/* Rows that differ only in the position that was sampled (results/unit.h) are of one strategy. */

/* The number of a row's strategy, and how many of its rows stand before this one. */
struct strategy_place {
    int strategy, position;
};

static bool same_but_sampled(const struct cell *a, const struct cell *b)
{
    const Parameter *parameter;
    const int game = a->part[GAME_PART];
    if (b->part[GAME_PART] != game)
        return false;
    for (int i = 0; (parameter = parameter_at(GAME_PART, game, i)); i++)
        if (!is_sampled(parameter->name) &&
            !setting_same(parameter, a->setting[GAME_PART][i], b->setting[GAME_PART][i]))
            return false;
    return true;
}

static bool same_player(const struct cell *a, const struct cell *b)
{
    const char *name = a->name ? a->name : "", *other = b->name ? b->name : "";
    return same_parts(a, b, ALGORITHM_PART, CUTOFF_PART) && strcmp(name, other) == 0 && same_but_sampled(a, b);
}

static bool same_strategy(const struct cell *a, const struct cell *b)
{
    return same_player(a, b) && !a->rival == !b->rival && (!a->rival || same_player(a->rival, b->rival));
}

/* Most often that which comes after the strategy of the row before, since every position has the same ones. */
static int strategies_find(const struct experiment *experiment, struct strategy_place *place)
{
    int *first = allocate((size_t)experiment->count + 1, sizeof *first), count = 0, number = -1;
    int *rows = allocate((size_t)experiment->count, sizeof *rows);
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        number = number + 1 < count ? number + 1 : 0;
        if (number == count || !same_strategy(&experiment->cells[first[number]], cell))
            for (number = 0; number < count && !same_strategy(&experiment->cells[first[number]], cell);)
                number++;
        if (number == count)
            first[count++] = i;
        place[i] = (struct strategy_place){number, rows[number]++};
    }
    return count;
}

struct settings {
    const struct experiment *experiment;
    const struct rows *rows;
    struct strategy_place *place; /* of each row */
    int count, positions;
    int start; /* 1: the first setting is the start, which is tried to the end; 0: it is everybody's rival */
    bool *running;
    double *sum, *mean; /* of each setting, over its rows so far */
    int *known;
    int round;        /* that goes on, counted from 1 */
    int first, last;  /* its positions; without any when all rounds are over */
    enum need *needs; /* of each row */
};

/* --- how well a row did ------------------------------------------------------------------------------------------- */

/* Half points of a pair; false if it has none. */
static bool read_points(const struct settings *settings, int cell, double *score)
{
    const char *row = row_of(settings->rows, cell);
    char text[ROW_FIELD];
    *score =
        row && row_field(row, &settings->experiment->cells[cell], "points", text) ? half_points_of_text(text) : -1;
    return *score >= 0;
}

/* The regret that was spared; false if it is not known. */
static bool read_regret(const struct settings *settings, int cell, double *score)
{
    FILE *out = text_open();
    decision_write(out, settings->experiment, settings->rows, cell);
    const bool known = sscanf(text_close(out), ",%lf", score) == 1;
    *score = -*score;
    return known;
}

static void take_score(struct settings *settings, int cell)
{
    const int number = settings->place[cell].strategy;
    double score;
    if ((settings->start ? read_regret : read_points)(settings, cell, &score)) {
        settings->sum[number] += score;
        settings->mean[number] = settings->sum[number] / ++settings->known[number];
    }
}

/* --- rounds ------------------------------------------------------------------------------------------------------- */

static bool in_round(const struct settings *settings, int cell)
{
    const struct strategy_place place = settings->place[cell];
    return place.position >= settings->first && place.position < settings->last &&
           settings->running[place.strategy];
}

/* The needs of the round's rows; is all of it there? */
static bool take_round(struct settings *settings)
{
    bool complete = true;
    for (int i = 0; i < settings->experiment->count; i++) {
        if (!in_round(settings, i))
            continue;
        const bool there = settings->rows->stored[i].there;
        settings->needs[i] = there ? NEED_MET : NEEDED_NEXT;
        complete = complete && there;
        if (there)
            take_score(settings, i);
    }
    return complete;
}

/* Without the searches that judge decisions no round tells anything. */
static bool references_there(const struct settings *settings)
{
    bool there = true;
    for (int i = settings->experiment->count; i < settings->experiment->total; i++)
        there = there && settings->rows->stored[i].there;
    return there;
}

/* What the rounds to come may need of those who are in the running. */
static void leave_rest(const struct settings *settings)
{
    for (int i = 0; i < settings->experiment->count; i++)
        if (settings->place[i].position >= settings->last && settings->running[settings->place[i].strategy])
            settings->needs[i] = NEEDED_LATER;
}

/* Who has no rows that say anything is the worst. */
static void keep_best(struct settings *settings, int left)
{
    for (int i = 0; i < settings->count; i++)
        if (settings->known[i] == 0)
            settings->mean[i] = -INFINITY;
    halving_keep(settings->running + settings->start, settings->mean + settings->start,
                 settings->count - settings->start, left);
}

static void halve(struct settings *settings)
{
    const struct halving plan =
        halving_plan(settings->count - settings->start, settings->positions, settings->experiment->tune.judged);
    bool complete = true;
    for (int i = 0; i < settings->experiment->count; i++)
        settings->needs[i] = NEEDLESS;
    for (int round = 0; complete && round <= plan.rounds; round++) {
        settings->round = round + 1;
        settings->first = settings->last;
        settings->last = plan.end[round];
        complete = take_round(settings) && references_there(settings);
        if (complete && round < plan.rounds)
            keep_best(settings, plan.left[round + 1]);
        else if (!complete)
            leave_rest(settings);
    }
    if (complete)
        settings->first = settings->last;
}

/* Go through the rounds as far as there are rows. */
static void begin(struct settings *settings, const struct experiment *experiment, const struct rows *rows)
{
    *settings = (struct settings){.experiment = experiment, .rows = rows};
    settings->start = experiment->cells[0].measure == MEASURE_DECISION;
    settings->place = allocate((size_t)experiment->count, sizeof *settings->place);
    settings->count = strategies_find(experiment, settings->place);
    for (int i = 0; i < experiment->count; i++)
        if (settings->place[i].position >= settings->positions)
            settings->positions = settings->place[i].position + 1;
    const size_t count = (size_t)settings->count;
    settings->running = allocate(count, sizeof *settings->running);
    settings->sum = allocate(count, sizeof *settings->sum);
    settings->mean = allocate(count, sizeof *settings->mean);
    settings->known = allocate(count, sizeof *settings->known);
    settings->needs = allocate((size_t)experiment->count, sizeof *settings->needs);
    for (size_t i = 0; i < count; i++)
        settings->running[i] = true;
    halve(settings);
}

static void settings_halve(const struct experiment *experiment, const struct rows *rows, enum need *needs)
{
    struct settings settings;
    begin(&settings, experiment, rows);
    memcpy(needs, settings.needs, (size_t)experiment->count * sizeof *needs);
}

void settings_round(const struct experiment *experiment, const struct rows *rows, bool *due)
{
    struct settings settings;
    begin(&settings, experiment, rows);
    for (int i = 0; i < experiment->count; i++)
        due[i] = in_round(&settings, i);
}

/* --- positions that recur ------------------------------------------------------------------------------------------ */

/* A row's strategy, and the position that it starts from. */
struct row_start {
    uint64_t position;
    int strategy, row;
};

static int compare_starts(const void *left, const void *right)
{
    const struct row_start *a = left, *b = right;
    if (a->strategy != b->strategy)
        return a->strategy - b->strategy;
    return a->position != b->position ? (a->position > b->position ? 1 : -1) : a->row - b->row;
}

/* Mark rows whose position an earlier one of their strategy has: what was drawn are positions, and a pair of games that is
 * played again says nothing new. */
static void mark_recurring(const struct experiment *experiment, const struct strategy_place *place, bool *recurs)
{
    struct row_start *starts = allocate((size_t)experiment->count, sizeof *starts);
    for (int i = 0; i < experiment->count; i++)
        starts[i] = (struct row_start){experiment->cells[i].start, place[i].strategy, i};
    qsort(starts, (size_t)experiment->count, sizeof *starts, compare_starts);
    for (int i = 1; i < experiment->count; i++)
        recurs[starts[i].row] = starts[i].position != 0 && starts[i].position == starts[i - 1].position &&
                                starts[i].strategy == starts[i - 1].strategy;
}

/* --- one after the other ------------------------------------------------------------------------------------------ */

/* The sequential test of one strategy, while it goes through the rows. */
struct test {
    struct pairs pairs;
    int ahead; /* rows so far that are not yet played */
    enum sprt decision;
};

static void count_pair(const struct experiment *experiment, int cell, const char *row, struct test *test)
{
    char points[ROW_FIELD];
    if (!row || !row_field(row, &experiment->cells[cell], "points", points) || half_points_of_text(points) < 0)
        return;
    test->pairs.count[half_points_of_text(points)]++;
    test->decision = sprt_decide(&test->pairs, experiment->sprt.elo0, experiment->sprt.elo1,
                                 experiment->sprt.errors, experiment->sprt.errors);
}

static enum need need_of(const struct experiment *experiment, const struct rows *rows, int cell, int ahead,
                         struct test *test)
{
    if (test->decision != SPRT_GOES_ON)
        return NEEDLESS;
    if (!rows->stored[cell].there)
        return test->ahead++ < ahead ? NEEDED_NEXT : NEEDED_LATER;
    if (test->ahead == 0)
        count_pair(experiment, cell, row_of(rows, cell), test);
    return NEED_MET;
}

static void test_sequentially(const struct experiment *experiment, const struct rows *rows, int ahead,
                              enum need *needs)
{
    const size_t count = (size_t)experiment->count;
    struct strategy_place *place = allocate(count, sizeof *place);
    struct test *tests = allocate(count, sizeof *tests);
    bool *recurs = allocate(count, sizeof *recurs);
    strategies_find(experiment, place);
    mark_recurring(experiment, place, recurs);
    for (int i = 0; i < experiment->count; i++)
        tests[i].decision = SPRT_GOES_ON;
    for (int i = 0; i < experiment->count; i++)
        needs[i] = recurs[i] ? NEEDLESS : need_of(experiment, rows, i, ahead, &tests[place[i].strategy]);
}

/* It is asked again whenever a few rows have come. */
void needs_find(const struct experiment *experiment, const struct rows *rows, int ahead, enum need *needs)
{
    void *mark = memory_mark();
    for (int i = 0; i < experiment->total; i++)
        needs[i] = rows->stored[i].there ? NEED_MET : NEEDED_NEXT;
    if (experiment->count > 0 && experiment->tune.wanted)
        settings_halve(experiment, rows, needs);
    else if (experiment->count > 0 && experiment->sprt.wanted)
        test_sequentially(experiment, rows, ahead, needs);
    memory_release(mark);
}

/* --- news --------------------------------------------------------------------------------------------------------- */

/* The best of those in the running, and how many they are. */
static int best_of(const struct settings *settings, int *left)
{
    int best = -1;
    *left = 0;
    for (int i = settings->start; i < settings->count; i++)
        if (settings->running[i]) {
            ++*left;
            best = best < 0 || settings->mean[i] > settings->mean[best] ? i : best;
        }
    return best;
}

static char *tell(const struct settings *settings)
{
    const struct experiment *experiment = settings->experiment;
    int left, cell = 0;
    const int best = best_of(settings, &left);
    while (settings->place[cell].strategy != best)
        cell++;
    char *player = row_player(experiment->columns, experiment->column_count, &experiment->cells[cell]);
    const double mean = settings->mean[best];
    return settings->start ? printed("round %d: %d settings are left; the best so far: %s, regret %.3g",
                                     settings->round, left, player, -mean)
                           : printed("round %d: %d settings are left; the best so far: %s, %.3g points a game",
                                     settings->round, left, player, mean / 4);
}

char *settings_news(const struct experiment *experiment, const struct rows *rows)
{
    struct settings settings;
    begin(&settings, experiment, rows);
    int left;
    best_of(&settings, &left);
    return settings.round > 1 && left > 1 ? tell(&settings) : NULL;
}
