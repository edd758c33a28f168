#include <math.h>
#include <stdio.h>
#include <string.h>

#include "config/engines.h"
#include "config/experiment.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/path.h"
#include "base/file.h"
#include "run/output.h"
#include "base/verb.h"
#include "run/provenance.h"
#include "run/plan.h"
#include "run/progress.h"
#include "base/terminal.h"
#include "base/json.h"

struct request {
    const char *engines;
    bool trial, csv;
};

/* --- as CSV: every cell -------------------------------------------------------------------------------------- */

static void print_cells(const struct plan *plan, const bool *there)
{
    const struct experiment *experiment = plan->experiment;
    planned_write_header(stdout, experiment);
    printf("to_run%s\n", plan->tried ? ",seconds" : "");
    for (int i = 0; i < experiment->count; i++) {
        planned_write(stdout, experiment, &experiment->cells[i]);
        fputs(there[i] ? "no" : "yes", stdout);
        const double seconds = plan->line[plan->of[i]].seconds;
        if (plan->tried && seconds > 0)
            printf(",%.3g\n", seconds);
        else
            puts(plan->tried ? "," : "");
    }
}

/* --- what is said of all -------------------------------------------------------------------------------------- */

/* Of settings that are tuned most are soon left behind: how many cells are run in all. */
static double tell_rounds(const struct experiment *experiment)
{
    const struct halving rounds = tuning_rounds(experiment);
    const int start = experiment->cells[0].measure == MEASURE_DECISION ? rounds.end[rounds.rounds] : 0;
    const double run = start + halving_cost(&rounds);
    fprintf(stderr, ", of which %d rounds and a judgement take %.0f", rounds.rounds, run);
    return run;
}

/* What the trial says of the cells that are to run, or of all if none is. */
static void tell_time(const struct plan *plan, double share)
{
    const double seconds = plan_seconds(plan, plan->left > 0) * share;
    fputs(plan->left > 0 ? "" : "; again they take", stderr);
    if (seconds < 0.01)
        fputs(" less than 0.01 s", stderr);
    else
        fprintf(stderr, " about %s", time_text(seconds));
    fprintf(stderr, " on one core, judging by %d of them tried now", plan->count);
}

static void tell_plan(const struct plan *plan)
{
    const struct experiment *experiment = plan->experiment;
    double share = 1;
    fprintf(stderr, "%s: ", experiment->path);
    report_cells(experiment, experiment->total);
    if (plan->left < experiment->total)
        fprintf(stderr, ", %d of them to run", plan->left);
    if (plan->left > 0 && experiment->sprt.wanted)
        fputs(", as long as no test is decided", stderr);
    if (plan->left > 0 && experiment->tune.wanted)
        share = fmax(tell_rounds(experiment) - (experiment->total - plan->left), 0) / plan->left;
    if (plan->tried) {
        fputs(plan->left > 0 ? "," : "", stderr);
        tell_time(plan, share);
    }
    fputc('\n', stderr);
}

/* What the rows of this CSV took, if a record beside it says so. */
static void tell_past(const struct experiment *experiment, const char *csv)
{
    char sum[SHA256_TEXT];
    size_t size;
    bool more = false;
    const char *text = json_source(experiment->texts, &size);
    const cJSON *record = provenance_read(csv);
    const double seconds = record ? provenance_seconds(record, &more) : -1;
    sha256(text, size, sum);
    if (seconds >= 0)
        fprintf(stderr, "%s: %s took %s%s on %s%s\n", experiment->path, csv, more ? "more than " : "",
                duration_text(seconds), provenance_text(record, "machine.host"),
                strcmp(sum, provenance_text(record, "config.sha256")) == 0 ? ""
                                                                           : ", by another text of this config");
}

/* Of each cell: has it a row in the journal that may serve? */
static bool *find_rows(const struct experiment *experiment, const char *csv)
{
    bool *there = allocate((size_t)experiment->total, sizeof *there);
    struct journal journal;
    if (!journal_view(&journal, output_journal(csv)))
        return there;
    for (int i = 0; i < experiment->total && journal.index.count > 0; i++)
        there[i] = journal_find(&journal, &experiment->cells[i], REUSE_NONE).there;
    journal_close(&journal);
    return there;
}

static int print_plan(const struct experiment *experiment, const struct request *request)
{
    const char *csv = results_of(experiment->path);
    bool *there = find_rows(experiment, csv);
    struct plan plan;
    plan_make(&plan, experiment, there, request->trial);
    const int status = request->trial ? trial_run(&plan) : EXIT_FINE;
    if (request->csv && status != EXIT_RESUMABLE)
        print_cells(&plan, there);
    else if (status != EXIT_RESUMABLE)
        plan_print(&plan);
    struct wrapping wrapping = wrapping_begin(stderr, 0);
    if (status != EXIT_RESUMABLE)
        tell_plan(&plan);
    tell_past(experiment, csv);
    tell_past(experiment, printed("results/reference/%s.csv", experiment_name(csv)));
    plan_tell_openings(stderr, experiment);
    wrapping_end(&wrapping);
    return status;
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
    .purpose = "show the cells of configs and what they take",
    .arguments = "CONFIG...",
    .about =
        "Says which cells each config has, how many of them are still to run, and how long earlier runs of the "
        "same config took, as far as a record beside the results says so; and how many openings there are, which "
        "led to how many different positions. It prints a table of the cells, in which those that differ only in "
        "limit, budget, seed, moves and position share a line.\n"
        "With --trial it also runs one cell of each limit, once, and says what the whole would take if all others "
        "took as long. The table then has a line for each limit.",
    .options =
        {
            {"trial", 0, NULL, "try one cell of each limit", INTO(struct request, trial)},
            {"csv", 0, NULL, "print a CSV of all cells", INTO(struct request, csv)},
            ENGINES_OPTION(struct request, engines),
        },
    .size = sizeof(struct request),
    .run = run_plan,
};
