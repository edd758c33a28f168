#include <stdio.h>
#include <string.h>

#include "cluster/shard.h"
#include "config/experiment.h"
#include "exit.h"
#include "parts/prediction.h"
#include "results/row.h"
#include "run/progress.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter plan CONFIG\n"
    "\n"
    "Prints the cells of a config as a CSV, each with the leaves that plain minimax would have (estimated from\n"
    "random paths, Knuth 1975) and the leaves predicted for its own algorithm; runs none of them.\n";

int plan_command(int argc, char **argv)
{
    struct experiment experiment;
    double seconds = 0;
    if (argc != 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        fputs(usage, argc == 2 ? stdout : stderr);
        return argc == 2 ? EXIT_FINE : EXIT_USAGE;
    }
    if (!experiment_read(&experiment, argv[1]))
        return EXIT_CONFIG;
    write_axes_header(stdout, experiment.columns, experiment.column_count);
    printf("minimax_leaves,predicted_leaves\n");
    for (int i = 0; i < experiment.count; i++) {
        const struct prediction predicted = cell_predict(&experiment.cells[i]);
        write_axes(stdout, experiment.columns, experiment.column_count, &experiment.cells[i]);
        printf("%.4g,%.4g\n", predicted.minimax_leaves, predicted.leaves);
    }
    for (int i = 0; i < experiment.total; i++)
        seconds += cell_seconds(&experiment.cells[i]);
    fprintf(stderr, "%s: %d cells, about %s on one core\n", argv[1], experiment.count, duration_text(seconds));
    experiment_free(&experiment);
    return EXIT_FINE;
}
