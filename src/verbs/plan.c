#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checks/asking.h"
#include "config/experiment.h"
#include "config/tuning.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "files/named.h"
#include "journal/output.h"
#include "journal/row.h"
#include "options/call.h"
#include "run/outlook.h"
#include "run/plan_table.h"
#include "run/report.h"
#include "text/filled.h"
#include "verbs/engines.h"
#include "workers/worker.h"

struct request {
    const char *engines;
    int jobs;
    double seconds;
    bool fresh, csv;
};

/* --- as CSV: every row ------------------------------------------------------------------------------- */

/* The seconds of each cell, its repetitions included; the caller frees the list. */
static double *seconds_of_cells(const struct experiment *experiment, const struct outlook *outlook)
{
    double *seconds = allocate((size_t)experiment->total, sizeof *seconds);
    for (int g = 0; g < outlook->list.groups; g++)
        for (int i = 0; i < outlook->list.group[g].count; i++) {
            const int cell = outlook->list.member[outlook->list.group[g].first + i];
            seconds[cell] = seconds_of_cell(&experiment->cells[cell], outlook->estimate[g].seconds);
        }
    return seconds;
}

static void print_rows(const struct experiment *experiment, const struct prediction *predictions,
                       const struct outlook *outlook)
{
    double *seconds = seconds_of_cells(experiment, outlook);
    write_axes_header(stdout, experiment->columns, experiment->column_count);
    printf("minimax_leaves,predicted_leaves,predicted_seconds\n");
    for (int i = 0; i < experiment->count; i++) {
        write_axes(stdout, experiment->columns, experiment->column_count, &experiment->cells[i]);
        if (isnan(predictions[i].cost))
            printf(",,\n");
        else
            printf("%.4g,%.4g,%.3g\n", predictions[i].minimax_leaves, predictions[i].leaves, seconds[i]);
    }
    free(seconds);
}

/* --- in both cases ----------------------------------------------------------------------------------------- */

/* Of some cells nobody may know what they cost; they are taken to need all their time. */
static void tell_of_fall(const struct experiment *experiment, const struct outlook *outlook)
{
    if (outlook->unknown)
        fprintf(stderr, "%s: what %d of the cells cost could not be found; the first: ", experiment->path,
                outlook->unknown);
    else
        fprintf(stderr, "%s: a cell that was tried did not end well: ", experiment->path);
    cell_write(stderr, &experiment->cells[outlook->first]);
    fprintf(stderr, ": %s\n", outlook->how);
}

/* "about 40 s (31 s to 52 s) on one core".  One cell cannot be shared out among jobs. */
static void tell_time(const struct estimated_total *total, int jobs)
{
    if (total->high < 0.01) {
        fputs(", less than 0.01 s", stderr);
    } else {
        fprintf(stderr, ", about %s", time_text(fmax(total->seconds / jobs, total->longest)));
        fprintf(stderr, " (%s", time_text(total->low / jobs));
        fprintf(stderr, " to %s)", time_text(fmax(total->high / jobs, total->longest)));
    }
    if (jobs == 1)
        fputs(" on one core", stderr);
    else
        fprintf(stderr, " with %d jobs", jobs);
}

/* What the time is made of. */
static void tell_source(const struct outlook *outlook)
{
    if (outlook->probes + outlook->rows == 0)
        fputs(", a guess from predicted leaves", stderr);
    else
        fprintf(stderr, ", judging by %d of them tried now", outlook->probes);
    if (outlook->rows > 0)
        fprintf(stderr, " and %d run before", outlook->rows);
    if (outlook->unfinished > 0)
        fprintf(stderr, "; in %d of those tried a search completed no step of deepening", outlook->unfinished);
}

/* Of settings that are tuned most are soon left behind: how many cells are run in all. */
static double tell_rounds(const struct experiment *experiment)
{
    const struct halving rounds = tuning_rounds(experiment);
    const int start = experiment->cells[0].measure == MEASURE_DECISION ? rounds.end[rounds.rounds] : 0;
    const double run = start + halving_cost(&rounds);
    fprintf(stderr, ", of which %d rounds and a judgement take %.0f", rounds.rounds, run);
    return run;
}

/* The time of some of the cells, if each takes as long as the others. */
static struct estimated_total share_of(const struct estimated_total *total, double share)
{
    return (struct estimated_total){.seconds = total->seconds * share,
                                    .low = total->low * share,
                                    .high = total->high * share,
                                    .longest = total->longest};
}

static void tell_outlook(const struct experiment *experiment, const struct outlook *outlook, int jobs)
{
    fprintf(stderr, "%s: ", experiment->path);
    report_cells(experiment, experiment->total);
    if (outlook->left < experiment->total)
        fprintf(stderr, ", %d of them to run", outlook->left);
    if (outlook->left > 0) {
        fputs(experiment->sprt.wanted ? ", as long as no test is decided" : "", stderr);
        const int done = experiment->total - outlook->left;
        const double run = experiment->tune.wanted ? tell_rounds(experiment) : experiment->total;
        const struct estimated_total total = share_of(&outlook->total, fmax(run - done, 0) / outlook->left);
        tell_time(&total, 1);
        if (jobs > 1)
            tell_time(&total, jobs);
        tell_source(outlook);
    } else {
        fputs("; plan --fresh says what they would take again", stderr);
    }
    fputc('\n', stderr);
}

/* Of a CSV every cell is predicted; for the table some of each group are enough. */
static bool look_ahead(struct outlook *outlook, const struct experiment *experiment, const struct request *request,
                       struct prediction *predictions)
{
    char *csv = results_of(experiment->path), *journal = output_journal(csv), how[HOW];
    int first = -1;
    const int unknown = predictions ? forecast(experiment->cells, experiment->total, predictions, &first, how) : 0;
    const struct view view = {.journal = request->fresh ? NULL : journal,
                              .predictions = predictions,
                              .seconds = request->seconds,
                              .share = 0.1};
    outlook_make(outlook, experiment, &view);
    if (unknown > 0) {
        outlook->unknown = unknown;
        outlook->first = first;
        memcpy(outlook->how, how, sizeof how);
    }
    free(journal);
    free(csv);
    return outlook->first < 0;
}

static int print_plan(const struct experiment *experiment, const struct request *request)
{
    struct prediction *predictions = request->csv ? allocate((size_t)experiment->total, sizeof *predictions) : NULL;
    struct outlook outlook;
    const bool good = look_ahead(&outlook, experiment, request, predictions);
    if (request->csv)
        print_rows(experiment, predictions, &outlook);
    else
        print_series(experiment, &outlook);
    if (!good)
        tell_of_fall(experiment, &outlook);
    struct breaking breaking = breaking_begin(stderr, 0);
    tell_outlook(experiment, &outlook, request->jobs);
    breaking_end(&breaking);
    free(predictions);
    return good ? EXIT_FINE : EXIT_CELLS_FAILED;
}

/* A table that is one of several stands under the name of its config. */
static int plan_config(const char *config, const struct request *request, bool named)
{
    struct experiment experiment;
    if (!experiment_read(&experiment, config))
        return EXIT_CONFIG;
    experiment_warn(&experiment);
    report_repeated(&experiment);
    if (named)
        printf("%s\n", experiment.path);
    const int status = print_plan(&experiment, request);
    experiment_free(&experiment);
    return status;
}

/* The status is the first that is not well. */
static int run_plan(const struct call *call)
{
    const struct request *request = call->record;
    int status = EXIT_FINE;
    if (request->csv && call->count > 1)
        return misused(call, "the CSVs of several configs have different columns: ask for one at a time");
    if (!engines_allow(request->engines))
        return EXIT_CONFIG;
    for (int i = 0; i < call->count; i++) {
        if (i > 0)
            putchar('\n');
        const int ended = plan_config(call->arguments[i], request, call->count > 1);
        status = status == EXIT_FINE ? ended : status;
    }
    return status;
}

const struct verb verb_plan = {
    .name = "plan",
    .group = EXPERIMENTS,
    .purpose = "show the cells of configs and what they may take",
    .arguments = "CONFIG...",
    .about =
        "Says which cells each config has, how many of them are still to run, and how long that will take on one "
        "core. Times come from rows of the journal, whatever program made them, and from cells that are tried now, "
        "which takes a tenth of the forecast and five seconds at most. Larger limits are extrapolated from smaller "
        "ones. In brackets stands the range in which the true time should lie, nine times in ten: it contains the "
        "differences between the cells that were tried, the doubt of what is extrapolated, and a tenth for the "
        "machine.\n"
        "It prints a table of the series, which are the cells that differ only in limit, budget, seed, moves and "
        "position. With --csv it prints a CSV of all cells, each with the leaves that plain "
        "minimax would have (estimated from random paths, Knuth 1975), the leaves predicted for its own "
        "algorithm, and the mean seconds of the cells that are like it. Where a game crashes or hangs these are "
        "empty, and the exit status is 1.",
    .options =
        {
            {"jobs", 'j', "N", "also say the time with N jobs", INTO(struct request, jobs), .least = 1,
             .most = MOST_JOBS, .fallback = "1"},
            {"seconds", 0, "S", "try cells for S seconds at most", INTO(struct request, seconds), .least = 0,
             .most = 1e6, .fallback = "5"},
            {"fresh", 0, NULL, "do as if there were no journal", INTO(struct request, fresh)},
            {"csv", 0, NULL, "print a CSV of all cells", INTO(struct request, csv)},
            ENGINES_OPTION(struct request, engines),
        },
    .size = sizeof(struct request),
    .run = run_plan,
};
