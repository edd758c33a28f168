#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/exit.h"
#include "config/asking.h"
#include "cell/prices.h"
#include "config/experiment.h"
#include "options/call.h"
#include "run/progress.h"
#include "system/apart.h"
#include "system/fresh.h"
#include "verbs/engines.h"

enum { MOST_PLIES = 200 }; /* a game without end is left there */

struct learning {
    struct category category[CATEGORIES];
    uint64_t games, positions;
    char trouble[ENGINE_COMPLAINT]; /* of an engine that was asked; otherwise empty */
};

static void count_position(struct learning *learning, const uint64_t *set, int count, int played)
{
    uint64_t available = 0;
    for (int i = 0; i < count; i++)
        available |= set[i];
    for (int c = 0; c < CATEGORIES; c++) {
        learning->category[c].available += available >> c & 1;
        learning->category[c].played += set[played] >> c & 1;
    }
    learning->positions++;
}

static void add(struct learning *sum, const struct learning *one)
{
    for (int c = 0; c < CATEGORIES; c++) {
        sum->category[c].available += one->category[c].available;
        sum->category[c].played += one->category[c].played;
    }
    sum->games += one->games;
    sum->positions += one->positions;
}

/* Play one game.  Positions with a single move are not counted, since such a move costs nothing anyway. */
static void play_game(const struct cell *cell, struct learning *learning)
{
    struct task task = cell_match(cell, 0);
    const struct game *game = game_at(cell->part[GAME_PART]);
    struct sight sight;
    uint64_t set[MOST_CHILDREN];
    task.seed |= LEARNING_SEEDS;
    task.played_count = 0;
    while (task.played_count < MOST_PLIES && task_look(game, &task, &sight)) {
        struct outcome outcome;
        cell_search(cell)->run(&task, &outcome);
        memcpy(learning->trouble, outcome.account[0].complaint, sizeof learning->trouble);
        if (outcome.status != OK || outcome.number < 0)
            break;
        if (sight.count > 1) {
            game->categorise(&task, set);
            count_position(learning, set, sight.count, outcome.number);
        }
        task_move(&task, outcome.number);
        take_more_time();
    }
    learning->games++;
}

/* A table is of one game, however it was reached. */
static bool same_game(const struct experiment *experiment)
{
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        if (cell->part[GAME_PART] != experiment->cells[0].part[GAME_PART]) {
            fprintf(stderr, "%s: a table is of one game\n", experiment->path);
            return false;
        }
        if (cell_seed(cell) >= LEARNING_SEEDS) {
            fprintf(stderr, "%s: seeds are to be below 2^63 here\n", experiment->path);
            return false;
        }
    }
    return true;
}

/* What is played in another process. */
struct lesson {
    const struct experiment *experiment;
    struct progress *progress; /* shared, as is what is learned */
    struct learning *learning;
};

static void take_lesson(void *context, int i)
{
    struct lesson *lesson = context;
    struct learning learning = {0};
    play_game(&lesson->experiment->cells[i], &learning);
    memcpy(lesson->learning->trouble, learning.trouble, sizeof learning.trouble);
    if (learning.trouble[0])
        _exit(EXIT_CELLS_FAILED);
    add(lesson->learning, &learning);
    progress_step(lesson->progress, 1, false);
}

static void tell_of_fall(void *context, int i, const char *how)
{
    struct lesson *lesson = context;
    const char *trouble = lesson->learning->trouble;
    progress_end(lesson->progress);
    fprintf(stderr, "%s: the game of this cell did not end well: %s: ", lesson->experiment->path,
            *trouble ? trouble : how);
    cell_write(stderr, &lesson->experiment->cells[i]);
    fputc('\n', stderr);
    exit(EXIT_CELLS_FAILED);
}

/* Play all games.  If one does not end well there is no table, because a table of fewer games would be another one. */
static void learn(const struct experiment *experiment, struct learning *learning)
{
    struct lesson lesson = {experiment, shared_take(sizeof(struct progress)), shared_take(sizeof *learning)};
    const Setting *limits = experiment->cells[0].setting[LIMITS_PART];
    const struct chore chore = {take_lesson, tell_of_fall, &lesson, limits[SECONDS].real,
                                cell_memory(experiment->cells)};
    progress_start(lesson.progress, experiment->path, experiment->count, experiment->count);
    do_apart(&chore, experiment->count);
    progress_end(lesson.progress);
    *learning = *lesson.learning;
    shared_free(lesson.learning, sizeof *learning);
    shared_free(lesson.progress, sizeof *lesson.progress);
}

static void write_table(FILE *out, const struct experiment *experiment, const struct learning *learning)
{
    const int number = experiment->cells[0].part[GAME_PART];
    prices_write(out, part_at(GAME_PART, number)->name, game_at(number)->category_names, learning->category,
                 experiment->path, learning->games, learning->positions);
}

/* An exit status. */
static int write_output(const char *output, const struct experiment *experiment, const struct learning *learning)
{
    struct fresh fresh;
    if (!output) {
        write_table(stdout, experiment, learning);
        return EXIT_FINE;
    }
    if (!fresh_open(&fresh, output, FRESH_TABLE))
        return EXIT_USAGE;
    write_table(fresh.out, experiment, learning);
    return fresh_put(&fresh) ? EXIT_FINE : EXIT_CONFIG;
}

struct request {
    const char *engines;
    const char *output;
};

static int run_learn(const struct call *call)
{
    const struct request *request = call->record;
    struct experiment experiment;
    struct learning learning = {0};
    int status = EXIT_CONFIG;
    if (request->output && !fresh_allowed(request->output, FRESH_TABLE))
        return EXIT_USAGE;
    if (!engines_allow(request->engines) || !experiment_read(&experiment, call->arguments[0]))
        return EXIT_CONFIG;
    experiment_warn(&experiment);
    if (same_game(&experiment)) {
        learn(&experiment, &learning);
        status = write_output(request->output, &experiment, &learning);
    }
    experiment_free(&experiment);
    return status;
}

const struct verb verb_learn = {
    .name = "learn",
    .group = EXPERIMENTS,
    .purpose = "learn a table of move categories from games",
    .arguments = "CONFIG",
    .about = "Plays a game to its end from each cell of a config, both sides as the cell searches, and writes how "
             "often moves of each category were to be had and were played: a table for cutoff=realization. All "
             "cells are to be of one game with the same settings but for the seed, which is moved to the half of "
             "the seeds that is kept for learning.",
    .options = {{"output", 'o', "FILE", "write FILE instead of standard output", INTO(struct request, output)},
                ENGINES_OPTION(struct request, engines)},
    .size = sizeof(struct request),
    .run = run_learn,
};
