#include "core/exit.h"
#include "options/call.h"
#include "provenance/stamp.h"

static int run_stamp(const struct call *call)
{
    const struct drawing drawing = {.scripts = call->arguments + 2, .script_count = call->count - 2};
    return stamp_write(call->arguments[0], call->arguments[1], &drawing) ? EXIT_FINE : EXIT_CONFIG;
}

const struct verb verb_stamp = {
    .name = "stamp",
    .group = RESULTS,
    .purpose = "write into a figure what made its results",
    .arguments = "FIGURE FILE.csv [SCRIPT]...",
    .about =
        "Writes into a figure (SVG, PDF, PNG, EPS or TeX) which command, config and build made the results that it "
        "shows, and which scripts drew it, as a line of JSON; make does so for every figure that it draws.",
    .run = run_stamp,
};
