#include <math.h>
#include <stdio.h>

#include "base/allocate.h"
#include "base/exit.h"
#include "cluster/shard.h"
#include "config/experiment.h"
#include "options/call.h"
#include "results/row.h"
#include "run/forecast.h"
#include "run/progress.h"

/* Of some cells nobody may know what they cost; they are taken to need all their time. */
static void tell_of_unknown(const struct experiment *experiment, int unknown, int first, const char *how)
{
    fprintf(stderr, "%s: what %d of the cells cost could not be found; the first: ", experiment->path, unknown);
    cell_write(stderr, &experiment->cells[first]);
    fprintf(stderr, ": %s\n", how);
}

static int print_plan(const struct experiment *experiment)
{
    struct prediction *predictions = allocate((size_t)experiment->total, sizeof *predictions);
    char how[HOW];
    double seconds = 0;
    int first;
    const int unknown = forecast(experiment->cells, experiment->total, predictions, &first, how);
    write_axes_header(stdout, experiment->columns, experiment->column_count);
    printf("minimax_leaves,predicted_leaves\n");
    for (int i = 0; i < experiment->count; i++) {
        write_axes(stdout, experiment->columns, experiment->column_count, &experiment->cells[i]);
        if (isnan(predictions[i].cost))
            printf(",\n");
        else
            printf("%.4g,%.4g\n", predictions[i].minimax_leaves, predictions[i].leaves);
    }
    for (int i = 0; i < experiment->total; i++)
        seconds += cell_seconds(&experiment->cells[i], predictions[i].cost);
    if (unknown)
        tell_of_unknown(experiment, unknown, first, how);
    fprintf(stderr, "%s: %d cells, about %s on one core\n", experiment->path, experiment->count,
            duration_text(seconds));
    free(predictions);
    return unknown ? EXIT_CELLS_FAILED : EXIT_FINE;
}

static int run_plan(const struct call *call)
{
    struct experiment experiment;
    if (!experiment_read(&experiment, call->arguments[0]))
        return EXIT_CONFIG;
    experiment_warn(&experiment);
    const int status = print_plan(&experiment);
    experiment_free(&experiment);
    return status;
}

const struct verb verb_plan = {
    .name = "plan",
    .group = EXPERIMENTS,
    .purpose = "show the cells of a config and what they may cost",
    .arguments = "CONFIG",
    .about = "Prints the cells of a config as a CSV, each with the leaves that plain minimax would have (estimated "
             "from random paths, Knuth 1975) and the leaves predicted for its own algorithm; runs none of them. "
             "Where a game crashes or hangs both are empty, and the exit status is 1.",
    .run = run_plan,
};
