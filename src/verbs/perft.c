#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"
#include "exit.h"
#include "system/clock.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter perft [--divide] game=NAME [key=value ...] depth=N\n"
    "\n"
    "Counts the sequences of 1, 2 ... N plies from a position, as a CSV; a game that ends earlier counts once,\n"
    "a forced pass is a ply where the game says so.  The last ply is counted without being played.  Time and rate\n"
    "are told on standard error.\n"
    "\n"
    "  --divide   only those of N plies, for each first move\n";

static const Parameter depth_parameter = {"depth", INTEGER, "4", 1, 100, NULL, NULL};

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

static uint64_t count_depths(const struct game *game, const struct task *task, int depth)
{
    uint64_t sequences = 0;
    printf("depth,sequences\n");
    for (int d = 1; d <= depth; d++) {
        printf("%d,%" PRIu64 "\n", d, sequences = game->perft(task, d));
        fflush(stdout);
    }
    return sequences;
}

static uint64_t count_moves(const struct game *game, const struct task *task, int depth)
{
    struct sight sight;
    uint64_t sequences = 0;
    game->look(task, &sight);
    printf("move,sequences\n");
    for (int i = 0; i < sight.count; i++) {
        struct task child = *task;
        child.line[child.line_length++] = (uint16_t)i;
        const uint64_t one = game->perft(&child, depth - sight.plies);
        printf("%s,%" PRIu64 "\n", sight.name[i], one);
        fflush(stdout);
        sequences += one;
    }
    return sequences;
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
    const int count = read_depth(argv + optind, argc - optind, &depth);
    if (count < 0 || !arguments_read(argv + optind, count, &cell))
        return EXIT_USAGE;
    const struct game *game = games[cell.part[GAME_PART]];
    const struct task task = cell_task(&cell);
    if (divide && task.line_length == MOST_MOVES) {
        fprintf(stderr, "plymeter perft: after %d \"moves\" there is none to divide by\n", MOST_MOVES);
        return EXIT_USAGE;
    }
    const double start = seconds_now();
    const uint64_t sequences = (divide ? count_moves : count_depths)(game, &task, (int)depth.integer);
    const double seconds = seconds_now() - start;
    fprintf(stderr, "%" PRIu64 " of %d plies, all in %.3f s, %.1f million a second\n", sequences,
            (int)depth.integer, seconds, 1e-6 * (double)sequences / seconds);
    return EXIT_FINE;
}
