#include "config/arguments.h"
#include "base/program.h"
#include "base/verb.h"
#include "play/position.h"
#include "play/replay.h"

struct request {
    bool ascii, pgn, lines;
    int ply;
};

enum { ASCII, PGN, LINES, PLY }; /* its options */

static int show_position(const struct call *call, const struct request *request)
{
    struct cell cell;
    struct view view;
    if (!arguments_read(call->arguments, call->count, &cell))
        return EXIT_USAGE;
    const struct task task = cell_task(&cell);
    if (!view_take(&task, request->ascii, &view))
        return EXIT_CELLS_FAILED;
    const struct players players = players_signed(&view, request->ascii);
    print_board(&view, &players);
    print_moves(&view);
    print_evaluation(&view, &players);
    return EXIT_FINE;
}

static int run_show(const struct call *call)
{
    const struct request *request = call->record;
    const bool game = names_game(call->arguments[0]);
    if (game && call->count > 1)
        return misused(call, "a game in a file takes no other key than ply=");
    if (!game && call->given[PLY])
        return misused(call, "ply= goes with a game in a file, such as X.games:3");
    if (!game && (request->pgn || request->lines))
        return misused(call, "--pgn and --lines go with a file of games, such as X.games");
    if (request->pgn && request->lines)
        return misused(call, "games are printed by --pgn or by --lines");
    if (call->given[PLY] && (request->pgn || request->lines))
        return misused(call, "ply= goes with a board, which --pgn and --lines do not print");
    if (request->pgn || request->lines)
        return replay_as(call->arguments[0], request->pgn ? AS_PGN : AS_LINE);
    if (game)
        return replay(call->arguments[0], call->given[PLY] ? request->ply : AT_END, request->ascii);
    return show_position(call, request);
}

const struct verb verb_show = {
    .name = "show",
    .group = GAMES,
    .purpose = "show a position, or replay a game",
    .arguments = "game=NAME|FILE.games[:LINE] [key=value]...",
    .about =
        "Shows a position: the board, whose turn it is, the legal moves, the static evaluation and what it "
        "looks at.\n"
        "\n"
        "    plymeter show game=othello opening=8 seed=3\n"
        "    plymeter show game=tictactoe position=x.o/.x./...:o\n"
        "\n"
        "Or a game that plymeter run --games wrote: who played, how it ended, and its moves.\n"
        "\n"
        "    plymeter show X.games:3\n"
        "    plymeter show X.games:3 ply=20\n"
        "\n"
        "With --pgn or --lines that game, or all of X.games, for other programs, from the game's own start, so "
        "that the moves of an opening are among them.",
    .options =
        {
            [ASCII] = {"ascii", 0, NULL, "draw the board in ASCII", INTO(struct request, ascii)},
            [PGN] = {"pgn", 0, NULL, "print games as PGN, with moves as records of the game write them",
                     INTO(struct request, pgn)},
            [LINES] = {"lines", 0, NULL, "print games as lines of moves, which plymeter learn --records reads",
                       INTO(struct request, lines)},
            [PLY] = {"ply", KEY, "N", "of a game: the position after N of its moves, without it the last one",
                     INTO(struct request, ply), .least = 0, .most = MOST_MOVES},
        },
    .size = sizeof(struct request),
    .run = run_show,
};
