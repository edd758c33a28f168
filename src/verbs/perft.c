#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"
#include "exit.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter perft game=NAME [key=value ...] depth=N\n"
    "\n"
    "Counts the sequences of 1, 2 ... N moves from a position, as a CSV; a game that ends earlier counts once,\n"
    "a forced pass is a move.\n";

int perft_command(int argc, char **argv)
{
    static const Parameter depth_parameter = {"depth", INTEGER, "4", 1, 100, NULL, NULL};
    Setting depth = setting_default(&depth_parameter);
    char error[SETTING_ERROR];
    struct cell cell;
    int kept = 1;
    if (argc < 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        fputs(usage, argc < 2 ? stderr : stdout);
        return argc < 2 ? EXIT_USAGE : EXIT_FINE;
    }
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], "depth=", 6) != 0) {
            argv[kept++] = argv[i];
        } else if (!setting_read(&depth_parameter, argv[i] + 6, &depth, error)) {
            fprintf(stderr, "plymeter: %s\n", error);
            return EXIT_USAGE;
        }
    if (!arguments_read(argv + 1, kept - 1, &cell))
        return EXIT_USAGE;
    const struct task task = cell_task(&cell);
    printf("depth,sequences\n");
    for (int d = 1; d <= depth.integer; d++) {
        printf("%d,%" PRIu64 "\n", d, games[cell.part[GAME_PART]]->perft(&task, d));
        fflush(stdout);
    }
    return EXIT_FINE;
}
