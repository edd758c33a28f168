#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"
#include "exit.h"
#include "system/apart.h"
#include "system/clock.h"
#include "verbs/position.h"
#include "verbs/verbs.h"

static const char usage[] = "usage: plymeter perft [--divide] game=NAME [key=value ...] depth=N\n"
                            "\n"
                            "Counts the sequences of exactly 1, 2 ... N plies from a position, as a CSV, and "
                            "beside them those of games that\n"
                            "are over earlier.  A forced pass is a ply where the game says so.  The last ply is "
                            "counted without being played.\n"
                            "Time and rate are told on standard error; seconds=S is the most of the processor's "
                            "time that a line may take.\n"
                            "\n"
                            "  --divide   only those of N plies, for each first move\n";

static const Parameter depth_parameter = {
    .name = "depth", .kind = INTEGER, .fallback = "4", .least = 1, .most = 100};

/* Take depth=N out of the arguments; how many are left, -1 if it is wrong. */
static int read_depth(char **arguments, int count, Setting *depth)
{
    char error[SETTING_ERROR];
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (strncmp(arguments[i], "depth=", 6) != 0) {
            arguments[kept++] = arguments[i];
        } else if (!setting_read(&depth_parameter, arguments[i] + 6, depth, error)) {
            fprintf(stderr, "plymeter: %s\n", error);
            return -1;
        }
    return kept;
}

/* What is counted in another process. */
struct counting {
    const struct game *game;
    const struct task *task;
    int depth;
    struct perft *count; /* shared */
    double seconds;
};

static void count(void *context, int item)
{
    const struct counting *counting = context;
    (void)item;
    *counting->count = counting->game->perft(counting->task, counting->depth);
}

static bool count_apart(struct counting *counting, const struct task *task, int depth)
{
    const struct chore chore = {count, tell_of_game, counting, counting->seconds, task->memory};
    counting->task = task;
    counting->depth = depth;
    return do_apart(&chore, 1);
}

static void print_count(const struct perft *counted)
{
    printf(",%" PRIu64 ",%" PRIu64 "\n", counted->sequences, counted->finished);
    fflush(stdout);
}

/* The sum is of the last line. */
static bool count_depths(struct counting *counting, const struct task *task, int depth, struct perft *sum)
{
    printf("depth,sequences,finished\n");
    for (int d = 1; d <= depth; d++) {
        if (!count_apart(counting, task, d))
            return false;
        printf("%d", d);
        print_count(counting->count);
        *sum = *counting->count;
    }
    return true;
}

static bool count_moves(struct counting *counting, const struct task *task, int depth, struct perft *sum)
{
    struct view view;
    if (!view_take(counting->game, task, true, &view))
        return false;
    printf("move,sequences,finished\n");
    for (int i = 0; i < view.sight.count; i++) {
        struct task child = *task;
        child.played[child.played_count++] = (uint16_t)i;
        if (!count_apart(counting, &child, depth - view.sight.plies))
            return false;
        printf("%s", view.sight.name[i]);
        print_count(counting->count);
        sum->sequences += counting->count->sequences;
        sum->finished += counting->count->finished;
    }
    return true;
}

static int print_counts(const struct cell *cell, bool divide, int depth, double seconds)
{
    const struct task task = cell_task(cell);
    struct counting counting = {.game = game_at(cell->part[GAME_PART]), .seconds = seconds};
    struct perft sum = {0, 0};
    if (divide && task.played_count == MOST_MOVES) {
        fprintf(stderr, "plymeter perft: after %d \"moves\" there is none to divide by\n", MOST_MOVES);
        return EXIT_USAGE;
    }
    counting.count = shared_take(sizeof *counting.count);
    const double start = seconds_now();
    const bool good = (divide ? count_moves : count_depths)(&counting, &task, depth, &sum);
    const double took = seconds_now() - start;
    shared_free(counting.count, sizeof *counting.count);
    if (good)
        fprintf(stderr, "%" PRIu64 " of %d plies, %" PRIu64 " over earlier, all in %.3f s, %.1f million a second\n",
                sum.sequences, depth, sum.finished, took, 1e-6 * (double)(sum.sequences + sum.finished) / took);
    return good ? EXIT_FINE : EXIT_CELLS_FAILED;
}

int perft_command(int argc, char **argv)
{
    static const struct option long_options[] = {
        {"divide", no_argument, NULL, 'd'}, {"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    Setting depth = setting_default(&depth_parameter);
    struct cell cell;
    bool divide = false;
    int option;
    optind = 0;
    while ((option = getopt_long(argc, argv, "h", long_options, NULL)) != -1)
        if (option == 'd') {
            divide = true;
        } else {
            fputs(usage, option == 'h' ? stdout : stderr);
            return option == 'h' ? EXIT_FINE : EXIT_USAGE;
        }
    if (optind == argc) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    const int kept = read_depth(argv + optind, argc - optind, &depth);
    if (kept < 0 || !arguments_read(argv + optind, kept, &cell))
        return EXIT_USAGE;
    const bool limited = argument_given(argv + optind, kept, "seconds");
    return print_counts(&cell, divide, (int)depth.integer, limited ? cell.setting[LIMITS_PART][SECONDS].real : 0);
}
