#include "run/report.h"

#include <stdlib.h>

#include "cell/columns.h"
#include "run/forecast.h"

/* Without costs that can be had soon all cells are taken to be alike. */
static double cost_of(const struct report *report, int cell)
{
    return report->cost ? report->cost[cell] : 1;
}

void report_begin(struct report *report, const char *name, const struct experiment *experiment, const int *list,
                  int count)
{
    double total = 0;
    report->cells = experiment->cells;
    report->cost = progress_wanted() ? forecast_soon(experiment->cells, experiment->total, list, count) : NULL;
    for (int i = 0; i < count; i++)
        total += cost_of(report, list[i]);
    progress_start(&report->progress, name, count, total);
}

static void tell_of_failure(struct report *report, const struct ending *ending)
{
    progress_end(&report->progress);
    fputs(status_name[ending->status], stderr);
    if (ending->message[0])
        fprintf(stderr, " (%s)", ending->message);
    fputs(": ", stderr);
    cell_write(stderr, &report->cells[ending->index]);
    fputc('\n', stderr);
}

void report_ending(struct report *report, const struct ending *ending, bool fatal)
{
    if (ending->message[0] || fatal)
        tell_of_failure(report, ending);
    progress_step(&report->progress, cost_of(report, ending->index), ending->status != OK);
}

void report_end(struct report *report)
{
    progress_end(&report->progress);
    free(report->cost);
}

void report_result(const char *name, int cells, int done, const char *how, const int ended[STATUSES], int needless)
{
    fprintf(stderr, "%s: %d cells, %d of them %s now", name, cells, done, how);
    for (int status = BUDGET; status < STATUSES; status++)
        if (ended[status])
            fprintf(stderr, "; %d ended by %s", ended[status], status_name[status]);
    if (needless > 0)
        fprintf(stderr, "; %d not needed, the tests were decided before", needless);
    fputc('\n', stderr);
}
