#include "base/program.h"
#include "base/verb.h"
#include "run/provenance.h"

static int run_stamp(const struct call *call)
{
    const struct drawer drawer = {.scripts = call->arguments + 2, .script_count = call->count - 2};
    return stamp_write(call->arguments[0], call->arguments[1], &drawer) ? EXIT_FINE : EXIT_CONFIG;
}

const struct verb verb_stamp = {
    .name = "stamp",
    .group = RESULTS,
    .purpose = "write into a figure that plymeter drew it, and into an SVG of what",
    .arguments = "FIGURE FILE.csv [SCRIPT]...",
    .about = "Writes into an SVG which command, config and build made the results that it shows, and which scripts "
             "drew it, as a line of JSON; behind another figure (PDF, PNG, EPS or TeX) only that plymeter drew it, "
             "so that it may be drawn again. make does so for every figure that it draws.",
    .run = run_stamp,
};
