#include <stdarg.h>
#include <stdio.h>

#include "run/recount.h"
#include "base/program.h"
#include "results/pairs.h"
#include "config/experiment.h"
#include "base/text.h"

enum { NAMED = 10 };

int differ(const struct csv *csv, int row, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("%s:", csv->path);
    if (row >= 0)
        printf("%d:", csv->line[row + 1]);
    putchar(' ');
    vprint_plainly(stdout, format, arguments);
    putchar('\n');
    va_end(arguments);
    return EXIT_COUNTS_DIFFER;
}

static int compare_plan(const struct csv *csv, const struct experiment *experiment, const struct pairing *pairing,
                        int *cell)
{
    const char *config = experiment->path;
    int others = 0;
    for (int row = 0; row < csv->rows; row++)
        if ((cell[row] = pairing->partner[row]) < 0 && others++ < NAMED)
            differ(csv, row, "%s has no such cell", config);
    if (others > NAMED)
        differ(csv, -1, "%d rows are of no cell of %s", others, config);
    const int missing = experiment->sprt.wanted || experiment->tune.wanted ? 0 : pairing->lonely_count;
    if (missing)
        differ(csv, -1, "%d cells of %s have no row", missing, config);
    return others || missing ? EXIT_COUNTS_DIFFER : EXIT_FINE;
}

int plan_find(const struct csv *csv, const struct experiment *experiment, int *cell)
{
    struct csv plan;
    struct pairing pairing;
    int status = EXIT_CONFIG;
    foreseen_rows(&plan, experiment);
    plan.path = experiment->path;
    if (pairing_make(&pairing, csv, &plan))
        status = compare_plan(csv, experiment, &pairing, cell);
    csv_free(&plan);
    return status;
}
