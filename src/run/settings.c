#include "run/settings.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "run/decision.h"
#include "config/experiment.h"
#include "parts/row.h"
#include "run/strategies.h"
#include "results/elo.h"

struct settings {
    const struct experiment *experiment;
    const struct rows *rows;
    struct place *place; /* of each row */
    int count, positions;
    int start; /* 1: the first setting is the start, which is tried to the end; 0: it is everybody's rival */
    bool *running;
    double *sum, *mean; /* of each setting, over its rows so far */
    int *known;
    int round;       /* that goes on, counted from 1 */
    int first, last; /* its positions; without any when all rounds are over */
};

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
    for (size_t i = 0; i < count; i++)
        settings->running[i] = true;
}

static void end(struct settings *settings)
{
    free(settings->place);
    free(settings->running);
    free(settings->sum);
    free(settings->mean);
    free(settings->known);
}

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
    char *text = text_close(out);
    const bool known = sscanf(text, ",%lf", score) == 1;
    *score = -*score;
    free(text);
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
    const struct place place = settings->place[cell];
    return place.position >= settings->first && place.position < settings->last &&
           settings->running[place.strategy];
}

/* The turns of the round's rows; is all of it there? */
static bool take_round(struct settings *settings, enum turn *turns)
{
    bool complete = true;
    for (int i = 0; i < settings->experiment->count; i++) {
        if (!in_round(settings, i))
            continue;
        turns[i] = settings->rows->stored[i].there ? TURN_PLAYED : TURN_NEXT;
        complete = complete && turns[i] == TURN_PLAYED;
        if (turns[i] == TURN_PLAYED)
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
static void leave_rest(const struct settings *settings, enum turn *turns)
{
    for (int i = 0; i < settings->experiment->count; i++)
        if (settings->place[i].position >= settings->last && settings->running[settings->place[i].strategy])
            turns[i] = TURN_LATER;
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

static void halve(struct settings *settings, enum turn *turns)
{
    const struct halving plan =
        halving_plan(settings->count - settings->start, settings->positions, settings->experiment->tune.judged);
    bool complete = true;
    for (int i = 0; i < settings->experiment->count; i++)
        turns[i] = TURN_NEEDLESS;
    for (int round = 0; complete && round <= plan.rounds; round++) {
        settings->round = round + 1;
        settings->first = settings->last;
        settings->last = plan.end[round];
        complete = take_round(settings, turns) && references_there(settings);
        if (complete && round < plan.rounds)
            keep_best(settings, plan.left[round + 1]);
        else if (!complete)
            leave_rest(settings, turns);
    }
    if (complete)
        settings->first = settings->last;
}

void settings_halve(const struct experiment *experiment, const struct rows *rows, enum turn *turns)
{
    struct settings settings;
    begin(&settings, experiment, rows);
    halve(&settings, turns);
    end(&settings);
}

void settings_round(const struct experiment *experiment, const struct rows *rows, bool *due)
{
    struct settings settings;
    enum turn *turns = allocate((size_t)experiment->count, sizeof *turns);
    begin(&settings, experiment, rows);
    halve(&settings, turns);
    for (int i = 0; i < experiment->count; i++)
        due[i] = in_round(&settings, i);
    end(&settings);
    free(turns);
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
    char *text = settings->start
                     ? printed("round %d: %d settings are left; the best so far: %s, regret %.3g", settings->round,
                               left, player, -mean)
                     : printed("round %d: %d settings are left; the best so far: %s, %.3g points a game",
                               settings->round, left, player, mean / 4);
    free(player);
    return text;
}

char *settings_news(const struct experiment *experiment, const struct rows *rows)
{
    struct settings settings;
    enum turn *turns = allocate((size_t)experiment->total, sizeof *turns);
    begin(&settings, experiment, rows);
    halve(&settings, turns);
    int left;
    best_of(&settings, &left);
    char *news = settings.round > 1 && left > 1 ? tell(&settings) : NULL;
    end(&settings);
    free(turns);
    return news;
}
