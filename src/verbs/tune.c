#include "base/program.h"
#include "base/verb.h"
#include "results/tuning_result.h"

struct request {
    bool config;
};

static int run_tune(const struct call *call)
{
    const struct request *request = call->record;
    struct tuning_result result;
    if (!request->config)
        return tuning_result_report(call->arguments[0]) ? EXIT_FINE : EXIT_CONFIG;
    if (!tuning_result_read(&result, call->arguments[0]))
        return EXIT_CONFIG;
    tuning_result_write_config(&result);
    return EXIT_FINE;
}

const struct verb verb_tune = {
    .name = "tune",
    .group = RESULTS,
    .purpose = "say from a CSV which of the settings that were tried is best",
    .arguments = "FILE.csv...",
    .about = "Says of a config with \"tune\", which plymeter run ran, how each setting did on the positions that "
             "chose, which won, what the positions that chose nothing say of it beside the start, with a 95 % "
             "interval, and which others cannot be told from it. A match is won by points, and decisions by the "
             "least regret. plymeter run says the same when it ends.",
    .options =
        {
            {"config", 0, NULL,
             "write a config instead, in which the winner plays against itself with each other value",
             INTO(struct request, config)},
        },
    .size = sizeof(struct request),
    .run = run_tune,
};
