#include <stdio.h>

#include "config/engines.h"
#include "config/experiment.h"
#include "config/arguments.h"
#include "base/program.h"
#include "base/verb.h"
#include "play/position.h"
#include "run/direct.h"
#include "base/terminal.h"
#include "base/text.h"

struct request {
    bool csv, json;
    const char *engines;
};

/* The board from which it searches; false if the game has none. */
static bool print_start(const struct cell *cell)
{
    static struct view view;
    const struct task task = cell_task(cell);
    const bool ascii = !utf8_is_shown();
    if (!view_take(&task, ascii, &view) || !view.description.board[0])
        return false;
    const struct players players = players_signed(&view, ascii);
    print_board(&view, &players);
    putchar('\n');
    fflush(stdout);
    return true;
}

static int run_cell(const struct call *call)
{
    const struct request *request = call->record;
    static struct single single;
    if (request->csv && request->json)
        return misused(call, "say --csv or --json, not both");
    if (!engines_allow(request->engines))
        return EXIT_CONFIG;
    if (!single_read(&single, call->arguments, call->count, stderr))
        return EXIT_USAGE;
    single_warn(&single);
    const bool read = is_read_by_person(stdout), csv = request->csv || (!read && !request->json);
    const bool board = read && !csv && !request->json && print_start(&single.experiment.cells[0]);
    return direct_run(&single.experiment, 1, csv ? DIRECT_CSV : read ? DIRECT_PEOPLE : DIRECT_JSON, board);
}

const struct verb verb_cell = {
    .name = "cell",
    .group = EXPERIMENTS,
    .purpose = "run one cell",
    .arguments = "[key=value]...",
    .about =
        "Runs one cell and says what came of it: on a terminal as an object of JSON, a line for each key, below "
        "the board, if the game has one, and the line of play that the search expects, as far as it knows it: with "
        "a transposition table (entries=1024) that is more than the best move. Elsewhere it is CSV, a header and a "
        "row. The keys are those of a config; plymeter list shows what there is.\n"
        "\n"
        "    plymeter cell game=othello opening=8 seed=3 algorithm=alphabeta order=eval limit=6\n"
        "    plymeter cell game=uniform branching=4 limit=6 measure=anatomy\n"
        "    plymeter cell game=othello opening=8 limit=4 measure=decision reference.limit=7\n"
        "    plymeter cell game=connect4 limit=3 measure=match rival.limit=5\n"
        "\n"
        "A rival searches as the cell does but for what is said of it, a reference by alphabeta in order eval. The "
        "key that a journal has of a cell can be pasted, too. What was measured is no part of it, unless it was a "
        "match.\n"
        "\n"
        "In JSON \"failure\" says why a cell did not end well. Many cells are asked for at once by plymeter run -, "
        "which takes configs.",
    .options = {{"csv", 0, NULL, "print CSV, on a terminal, too", INTO(struct request, csv)},
                {"json", 0, NULL, "print JSON, elsewhere, too", INTO(struct request, json)},
                ENGINES_OPTION(struct request, engines)},
    .size = sizeof(struct request),
    .run = run_cell,
};
