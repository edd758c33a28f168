#include "run/report.h"

#include "parts/columns.h"

void report_begin(struct report *report, const char *name, const struct experiment *experiment, int count)
{
    report->cells = experiment->cells;
    progress_start(&report->progress, name, count);
    report->progress.open = experiment->sprt.wanted || experiment->tune.wanted;
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
    progress_step(&report->progress, !ended_well(ending->status));
}

void report_end(struct report *report)
{
    progress_end(&report->progress);
}

void report_repeated(const struct experiment *experiment)
{
    if (experiment->repeated)
        fprintf(stderr, "%s: %d cells are described more than once and run once\n", experiment->path,
                experiment->repeated);
}

void report_cells(const struct experiment *experiment, int cells)
{
    const int references = experiment->total - experiment->count;
    fprintf(stderr, "%d cells", cells - references);
    if (references > 0)
        fprintf(stderr, " and %d reference%s", references, references > 1 ? "s" : "");
}

void report_result(const char *name, const struct experiment *experiment, int needed, int done, const char *how,
                   const int ended[STATUSES], int ahead)
{
    const int needless = experiment->total - needed;
    fprintf(stderr, "%s: ", name);
    report_cells(experiment, needed);
    fprintf(stderr, ", %d of them %s now", done, how);
    for (int status = UNFINISHED; status < STATUSES; status++)
        if (ended[status])
            fprintf(stderr, "; %d ended by %s", ended[status], status_name[status]);
    if (needless > 0)
        fprintf(stderr, "; %d not needed, %s", needless,
                experiment->tune.wanted ? "their settings were left behind"
                                        : "a test was decided before, or their position recurs");
    if (ahead > 0)
        fprintf(stderr, ", though %d of these were run now", ahead);
    fputc('\n', stderr);
}
