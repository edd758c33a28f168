#include "base/exit.h"
#include "config/arguments.h"
#include "options/call.h"
#include "verbs/position.h"

struct request {
    bool ascii;
};

static int run_show(const struct call *call)
{
    const struct request *request = call->record;
    struct cell cell;
    struct view view;
    if (!arguments_read(call->arguments, call->count, &cell))
        return EXIT_USAGE;
    const struct task task = cell_task(&cell);
    if (!view_take(game_at(cell.part[GAME_PART]), &task, request->ascii, &view))
        return EXIT_CELLS_FAILED;
    print_board(&view);
    print_moves(&view);
    print_evaluation(&view);
    return EXIT_FINE;
}

const struct verb verb_show = {
    .name = "show",
    .group = GAMES,
    .purpose = "show a position",
    .arguments = "game=NAME [key=value]...",
    .about = "Shows a position: the board, whose turn it is, the legal moves, the static evaluation and what it "
             "looks at.\n"
             "\n"
             "    plymeter show game=othello opening=8 seed=3\n"
             "    plymeter show game=tictactoe position=x.o/.x./...:o",
    .options = {{"ascii", 0, NULL, "draw the board in ASCII", INTO(struct request, ascii)}},
    .size = sizeof(struct request),
    .run = run_show,
};
