#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "parts/columns.h"
#include "config/engines.h"
#include "config/experiment.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/file.h"
#include "run/learning.h"
#include "base/verb.h"
#include "base/process.h"
#include "run/progress.h"
#include "base/text.h"

enum { LONGEST_GAME = 200 }; /* a game without end is left there */

/* Play one game.  NULL, or why it could not be played on, valid until the next call. */
static const char *play_lesson_game(const struct cell *cell, struct learning *learning)
{
    struct task task = cell_match(cell, 0);
    struct sight sight;
    static struct outcome outcome;
    uint64_t set[MOST_CHILDREN];
    task.seed |= LEARNING_SEEDS;
    task.played_count = 0;
    while (task.played_count < LONGEST_GAME && task_look(&task, &sight)) {
        search_run(&task, &outcome);
        if (!ended_well(outcome.status))
            return outcome.report[0].trouble[0] ? outcome.report[0].complaint : status_name[outcome.status];
        if (outcome.number < 0)
            break;
        cell_game(cell)->categorise(&task, set);
        learning_count(learning, set, sight.count, outcome.number);
        task_move(&task, outcome.number);
        take_more_time();
    }
    memcpy(learning->title, outcome.report[0].title, sizeof learning->title);
    memcpy(learning->program, outcome.report[0].program, sizeof learning->program);
    learning->games++;
    return NULL;
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

/* What is played in another process, and found out there. */
struct lesson {
    const struct experiment *experiment;
    struct lesson_result {
        struct progress progress;
        struct learning learning;
        char trouble[ENGINE_COMPLAINT]; /* why a game could not be played on; then no others are played */
        int game;                       /* which one */
    } * found;                          /* shared */
};

static void take_lesson(void *context, int i)
{
    const struct lesson *lesson = context;
    struct lesson_result *found = lesson->found;
    struct learning learning = {0};
    if (found->trouble[0])
        return;
    const char *trouble = play_lesson_game(&lesson->experiment->cells[i], &learning);
    if (trouble) {
        snprintf(found->trouble, sizeof found->trouble, "%s", trouble);
        found->game = i;
    }
    learning_add(&found->learning, &learning);
    progress_step(&found->progress, false);
}

static void tell_of_fallen_lesson(void *context, int i, const char *how)
{
    struct lesson *lesson = context;
    progress_end(&lesson->found->progress);
    print_plainly(stderr, "%s: the game of this cell did not end well: %s: ", lesson->experiment->path, how);
    cell_write(stderr, &lesson->experiment->cells[i]);
    fputc('\n', stderr);
    exit(EXIT_CELLS_FAILED);
}

/* Play all games.  If one does not end well there is no table, because a table of fewer games would be another one. */
static void learn(const struct experiment *experiment, struct learning *learning)
{
    struct lesson lesson = {experiment, shared_take(sizeof *lesson.found)};
    struct lesson_result *found = lesson.found;
    const Setting *limits = experiment->cells[0].setting[LIMITS_PART];
    const struct chore chore = {take_lesson, tell_of_fallen_lesson, &lesson, limits[SECONDS].real,
                                cell_memory(experiment->cells)};
    progress_start(&found->progress, experiment->path, experiment->count);
    do_isolated(&chore, experiment->count);
    if (found->trouble[0])
        tell_of_fallen_lesson(&lesson, found->game, found->trouble);
    progress_end(&found->progress);
    *learning = found->learning;
}

struct request {
    const char *engines;
    const char *output;
    struct learning_records records;
    struct learning_count count; /* of games that were read */
    int pools;
};

enum { FORMAT = 2, SKIP, PARTIAL, STRICT }; /* of its options: those that go with --records */

/* Of the config that says how the games were played, and of an engine that played them; or of files of games, which
 * the config knows nothing of. */
static char *learned_from(const struct request *request, const struct experiment *experiment,
                          const struct learning *learning)
{
    const struct words *files = &request->records.files;
    FILE *out = text_open();
    if (files->count == 0)
        fputs(experiment->path, out);
    if (learning->title[0])
        fprintf(out, " (%s, program %s)", learning->title, learning->program);
    fputs(words_listed(files, ", "), out);
    if (request->count.left_out)
        fprintf(out, ", %d of %d games left out", request->count.left_out,
                request->count.read + request->count.left_out);
    if (request->pools)
        fprintf(out, ", --pool %d", request->pools);
    return text_close(out);
}

static void write_learned_table(FILE *out, const struct request *request, const struct experiment *experiment,
                                const struct learning *learning)
{
    const int number = experiment->cells[0].part[GAME_PART];
    prices_write(out, part_at(GAME_PART, number)->name, game_at(number)->category_names, learning->category,
                 learned_from(request, experiment, learning), learning->games, learning->positions);
}

/* An exit status. */
static int write_output(const struct request *request, const struct experiment *experiment,
                        const struct learning *learning)
{
    struct new_file new_file;
    if (!new_file_open(&new_file, request->output, TABLE_KIND))
        return EXIT_USAGE;
    write_learned_table(new_file.out, request, experiment, learning);
    return new_file_put(&new_file) ? EXIT_FINE : EXIT_CONFIG;
}

static int run_learn(const struct call *call)
{
    struct request *request = call->record;
    static struct experiment experiment;
    struct learning learning = {0};
    int status = EXIT_FINE;
    for (int option = FORMAT; option <= STRICT && !request->records.files.count; option++)
        if (call->given[option])
            return misused(call, "--format, --skip, --partial and --strict go with --records");
    if (!new_file_allowed(request->output, TABLE_KIND))
        return EXIT_USAGE;
    if ((!request->records.files.count && !engines_allow(request->engines)) ||
        !experiment_read(&experiment, call->arguments[0]))
        return EXIT_CONFIG;
    experiment_warn(&experiment);
    if (!same_game(&experiment))
        return EXIT_CONFIG;
    if (request->records.files.count)
        status = learn_records(&request->records, &experiment, &learning, &request->count);
    else
        learn(&experiment, &learning);
    if (request->pools)
        learning_pool(&learning, prices_count_names(game_at(experiment.cells[0].part[GAME_PART])->category_names),
                      request->pools);
    return status == EXIT_FINE ? write_output(request, &experiment, &learning) : status;
}

const struct verb verb_learn = {
    .name = "learn",
    .group = EXPERIMENTS,
    .purpose = "learn a table of move categories from games",
    .arguments = "CONFIG",
    .about =
        "Plays a game to its end from each cell of a config, both sides as the cell searches, and writes how "
        "often moves of each category were to be had and were played: a table for cutoff=realization. All "
        "cells are to be of one game with the same settings but for the seed, which is moved to the half of "
        "the seeds that is kept for learning.\n"
        "\n"
        "Or reads games that were played, by people or engines: PGN, PDN, lines of moves as engines are told them, "
        "and "
        "other formats that plymeter list GAME names; each file's beginning tells which. Of the config only the "
        "game with its settings matters then. A game that cannot be read is left out; the first few are named, and "
        "all are counted. If more than half are left out, nothing is learned.\n"
        "\n"
        "    plymeter learn --records mine.pgn,theirs.txt.gz configs/tables/chess.learn.json\n"
        "    zstdcat theirs.pgn.zst | plymeter learn --records - configs/tables/chess.learn.json",
    .options =
        {
            {"output", 'o', "FILE", "write FILE instead of standard output", INTO(struct request, output)},
            {"records", 0, "FILE",
             "learn from the games in FILE,FILE..., gzipped or not, instead of playing; - is standard input",
             INTO(struct request, records.files)},
            [FORMAT] = {"format", 0, "NAME", "the format of all of these, whatever they look like",
                        INTO(struct request, records.format)},
            [SKIP] = {"skip", 0, "N", "do not count the first N moves of each of these, such as random ones",
                      INTO(struct request, records.skip), .least = 0, .most = MOST_MOVES},
            [PARTIAL] =
                {"partial", 0, NULL,
                 "of a game that is cut off or not over (*) take the moves there are, and say so, instead of "
                 "leaving it out; one with a wrong move is left out in any case",
                 INTO(struct request, records.partial)},
            [STRICT] = {"strict", 0, NULL, "end at the first game that would be left out, and learn nothing",
                        INTO(struct request, records.strict)},
            {"pool", 0, "N", "put categories together that are played alike, until there are N different prices",
             INTO(struct request, pools), .least = 1, .most = CATEGORIES},
            ENGINES_OPTION(struct request, engines),
        },
    .size = sizeof(struct request),
    .run = run_learn,
};
