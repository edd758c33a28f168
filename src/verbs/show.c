#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>

#include "config/arguments.h"
#include "exit.h"
#include "verbs/position.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter show [--ascii] game=NAME [key=value ...]\n"
    "\n"
    "Shows a position: the board, whose turn it is, the legal moves, the static evaluation and what it looks at.\n"
    "    plymeter show game=othello opening=8 seed=3\n"
    "    plymeter show game=tictactoe position=x.o/.x./...:o\n";

int show_command(int argc, char **argv)
{
    static const struct option long_options[] = {
        {"ascii", no_argument, NULL, 'a'}, {"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    bool ascii = false;
    struct cell cell;
    int option;
    optind = 0;
    while ((option = getopt_long(argc, argv, "h", long_options, NULL)) != -1)
        if (option == 'a') {
            ascii = true;
        } else {
            fputs(usage, option == 'h' ? stdout : stderr);
            return option == 'h' ? EXIT_FINE : EXIT_USAGE;
        }
    if (optind == argc) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    if (!arguments_read(argv + optind, argc - optind, &cell))
        return EXIT_USAGE;
    const struct game *game = game_at(cell.part[GAME_PART]);
    const struct task task = cell_task(&cell);
    struct view view;
    if (!view_take(game, &task, ascii, &view))
        return EXIT_CELLS_FAILED;
    print_board(&view);
    print_moves(&view);
    print_evaluation(&view);
    return EXIT_FINE;
}
