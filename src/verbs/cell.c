#include <unistd.h>

#include "checks/asking.h"
#include "config/single.h"
#include "core/exit.h"
#include "options/call.h"
#include "run/direct.h"

struct request {
    bool csv, json;
    const char *engines;
};

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
    const bool people = !request->csv && isatty(STDOUT_FILENO);
    return direct_run(&single.experiment, 1, people ? DIRECT_PEOPLE : request->json ? DIRECT_JSON : DIRECT_CSV);
}

const struct verb verb_cell = {
    .name = "cell",
    .group = EXPERIMENTS,
    .purpose = "run one cell",
    .arguments = "[key=value]...",
    .about =
        "Runs one cell and says what came of it: on a terminal as an object of JSON, a line for each key, "
        "elsewhere "
        "as CSV, a header and a row. The keys are those of a config; plymeter list shows what there is.\n"
        "\n"
        "    plymeter cell game=othello opening=8 seed=3 algorithm=alphabeta order=eval limit=6\n"
        "    plymeter cell game=uniform branching=4 limit=6 measure=anatomy\n"
        "    plymeter cell game=othello opening=8 limit=4 measure=decision reference.limit=7\n"
        "    plymeter cell game=connect4 limit=3 measure=match rival.limit=5\n"
        "\n"
        "A rival searches as the cell does but for what is said of it, a reference by alphabeta in order "
        "eval. The key that a journal has of a cell can be pasted, too. What was measured is no part of it, "
        "unless it was a match.\n"
        "\n"
        "In JSON \"failure\" says why a cell did not end well. Many cells are asked for at once by plymeter run -, "
        "which takes configs.",
    .options = {{"csv", 0, NULL, "print CSV, on a terminal, too", INTO(struct request, csv)},
                {"json", 0, NULL, "print JSON, elsewhere, too", INTO(struct request, json)},
                ENGINES_OPTION(struct request, engines)},
    .size = sizeof(struct request),
    .run = run_cell,
};
