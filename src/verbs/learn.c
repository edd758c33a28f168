#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "config/experiment.h"
#include "cell/prices.h"
#include "exit.h"
#include "run/progress.h"
#include "system/apart.h"
#include "system/fresh.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter learn [-o FILE] CONFIG\n"
    "\n"
    "Plays a game to its end from each cell of a config, both sides as the cell searches, and writes how often "
    "moves of\n"
    "each category were to be had and were played: a table for cutoff=realization.  All cells are to be of one "
    "game\n"
    "with the same settings but for the seed, which is moved to the half of the seeds that is kept for learning.\n"
    "\n"
    "  -o, --output FILE   write FILE instead of standard output\n";

enum { MOST_PLIES = 200 }; /* a game without end is left there */

struct learning {
    struct category category[CATEGORIES];
    uint64_t games, positions;
};

static void count_position(struct learning *learning, const struct sight *sight, int played)
{
    uint64_t available = 0;
    for (int i = 0; i < sight->count; i++)
        available |= sight->categories[i];
    for (int c = 0; c < CATEGORIES; c++) {
        learning->category[c].available += available >> c & 1;
        learning->category[c].played += sight->categories[played] >> c & 1;
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

/* One game; positions with a single move teach nothing, for such a move costs nothing anyway. */
static void play_game(const struct cell *cell, struct learning *learning)
{
    struct task task = cell_task(cell);
    const struct game *game = game_at(cell->part[GAME_PART]);
    task.seed |= LEARNING_SEEDS;
    for (task.played_count = 0; task.played_count < MOST_PLIES; task.played_count++) {
        struct sight sight;
        struct outcome outcome;
        take_more_time();
        game->look(&task, &sight);
        if (sight.count == 0)
            break;
        cell_search(cell)->run(&task, &outcome);
        if (outcome.status != OK || outcome.number < 0)
            break;
        if (sight.count > 1)
            count_position(learning, &sight, outcome.number);
        task.played[task.played_count] = (uint16_t)outcome.number;
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
    add(lesson->learning, &learning);
    progress_step(lesson->progress, 1, false);
}

static void tell_of_fall(void *context, int i, const char *how)
{
    struct lesson *lesson = context;
    progress_end(lesson->progress);
    fprintf(stderr, "%s: the game of this cell did not end well: %s: ", lesson->experiment->path, how);
    cell_write(stderr, &lesson->experiment->cells[i]);
    fputc('\n', stderr);
    exit(EXIT_CELLS_FAILED);
}

/* A table of some of the games only would be another one: without all of them there is none. */
static void learn(const struct experiment *experiment, struct learning *learning)
{
    struct lesson lesson = {experiment, shared_take(sizeof(struct progress)), shared_take(sizeof *learning)};
    const Setting *limits = experiment->cells[0].setting[LIMITS_PART];
    const struct chore chore = {take_lesson, tell_of_fall, &lesson, limits[SECONDS].real,
                                (size_t)limits[MEMORY_MB].integer << 20};
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

int learn_command(int argc, char **argv)
{
    static const struct option long_options[] = {
        {"output", required_argument, NULL, 'o'}, {"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    const char *output = NULL;
    int option;
    optind = 0;
    while ((option = getopt_long(argc, argv, "o:h", long_options, NULL)) != -1)
        if (option == 'o') {
            output = optarg;
        } else {
            fputs(usage, option == 'h' ? stdout : stderr);
            return option == 'h' ? EXIT_FINE : EXIT_USAGE;
        }
    struct experiment experiment;
    struct learning learning = {0};
    if (optind != argc - 1) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    if (output && !fresh_allowed(output, FRESH_TABLE))
        return EXIT_USAGE;
    if (!experiment_read(&experiment, argv[optind]))
        return EXIT_CONFIG;
    experiment_warn(&experiment);
    if (!same_game(&experiment)) {
        experiment_free(&experiment);
        return EXIT_CONFIG;
    }
    learn(&experiment, &learning);
    const int status = write_output(output, &experiment, &learning);
    experiment_free(&experiment);
    return status;
}
