#include "verbs/sweep.h"

#include <stdlib.h>

#include "allocate.h"
#include "cell/columns.h"
#include "cell/inputs.h"
#include "exit.h"
#include "provenance/provenance.h"
#include "results/sprt.h"
#include "run/forecast.h"
#include "run/progress.h"
#include "run/worker.h"
#include "verbs/claims.h"

struct run {
    const struct experiment *experiment;
    const struct options *options;
    struct output *output;
    struct crew crew;
    struct provenance provenance;
    struct progress progress;
    double *cost; /* of each cell; NULL if nobody looks */
    int ended[STATUSES];
    int rounds, ran;
    bool failed;    /* with --fail-fast: a cell did not end ok */
    bool unwritten; /* rows that the journal could not take */
    bool stale;     /* a search read other files than were there when the run began */
};

/* Is it run again, whatever the journal has of it? */
static bool is_wanted(const struct run *run, int i)
{
    const struct stored_row stored = run->output->rows.stored[i];
    return run->rounds == 0 && (run->options->force || (stored.there && run->options->retry[stored.status]));
}

/* The cells that are to be run next; the caller frees the list. */
static int *next_cells(const struct run *run, int *count)
{
    enum { AHEAD = 16 }; /* of a sequential test: what is played together */
    const struct experiment *experiment = run->experiment;
    int *list = allocate((size_t)experiment->total, sizeof *list);
    enum turn *turns = allocate((size_t)experiment->total, sizeof *turns);
    sprt_turns(experiment, &run->output->rows, AHEAD, turns);
    *count = 0;
    for (int i = 0; i < experiment->total; i++)
        if (turns[i] == TURN_NEXT || is_wanted(run, i))
            list[(*count)++] = i;
    free(turns);
    return list;
}

/* Without costs that can be had soon all cells are taken to be alike. */
static double total_cost(struct run *run, const int *list, int count)
{
    double total = 0;
    run->cost =
        progress_wanted() ? forecast_soon(run->experiment->cells, run->experiment->total, list, count) : NULL;
    for (int i = 0; i < count; i++)
        total += run->cost ? run->cost[list[i]] : 1;
    return total;
}

static void tell_of_failure(struct run *run, const struct ending *ending)
{
    progress_end(&run->progress);
    fputs(status_name[ending->status], stderr);
    if (ending->message[0])
        fprintf(stderr, " (%s)", ending->message);
    fputs(": ", stderr);
    cell_write(stderr, &run->experiment->cells[ending->index]);
    fputc('\n', stderr);
}

/* Of some rows the journal may have nothing, or an earlier one. */
static void forget_unwritten(struct run *run, const struct ending *endings, int count)
{
    struct output *output = run->output;
    for (int i = 0; i < count; i++) {
        struct stored_row *stored = &output->rows.stored[endings[i].index];
        if (!journal_holds(&output->journal, *stored))
            *stored =
                journal_find(&output->journal, &run->experiment->cells[endings[i].index], run->options->reuse);
    }
}

static bool take_endings(void *context, const struct ending *endings, int count)
{
    struct run *run = context;
    for (int i = 0; i < count; i++) {
        const struct ending *ending = &endings[i];
        const struct cell *cell = &run->experiment->cells[ending->index];
        const struct stored_row stored = journal_append(&run->output->journal, cell, ending->inputs, ending->row);
        if (ending->inputs == inputs_hash(cell))
            run->output->rows.stored[ending->index] = stored;
        else
            run->stale = true;
        const bool fatal = run->options->fail_fast && ending->status != OK;
        if (ending->message[0] || fatal)
            tell_of_failure(run, ending);
        progress_step(&run->progress, run->cost ? run->cost[ending->index] : 1, ending->status != OK);
        run->failed |= fatal;
    }
    if (!journal_flush(&run->output->journal)) {
        run->unwritten = true;
        forget_unwritten(run, endings, count);
    }
    return !run->unwritten && !run->failed && !run->stale;
}

/* Count how the experiment's cells ended, whichever run it was. */
static int count_endings(struct run *run)
{
    int needed = 0;
    enum turn *turns = allocate((size_t)run->experiment->total, sizeof *turns);
    sprt_turns(run->experiment, &run->output->rows, 0, turns);
    for (int i = 0; i < run->experiment->total; i++) {
        const struct stored_row stored = run->output->rows.stored[i];
        needed += turns[i] != TURN_NEEDLESS;
        if (stored.there && turns[i] != TURN_NEEDLESS)
            run->ended[stored.status]++;
    }
    free(turns);
    return needed;
}

/* Tell the journal who begins, unless nothing will run. */
static bool begin(struct run *run, int count)
{
    const bool timed = run->options->shard.count == 0 && /* others share the machine */
                       cell_timed(&run->experiment->cells[0]);
    return run->rounds > 0 || count == 0 || provenance_note(&run->provenance, &run->output->journal, timed);
}

/* Run what is missing: once, or, if a sequential test says what comes next, until it is decided. */
static bool run_missing(struct run *run)
{
    bool through = true;
    for (int count = 1; through && count > 0 && (run->rounds == 0 || run->experiment->sprt.wanted); run->rounds++) {
        int *list = next_cells(run, &count);
        through = !run->output->journal.damaged && begin(run, count);
        if (through) {
            progress_start(&run->progress, run->output->csv, count, total_cost(run, list, count));
            through = run_cells(run->experiment->cells, list, count, &run->crew, take_endings, run);
            progress_end(&run->progress);
            run->ran += run->progress.done;
            free(run->cost);
        }
        free(list);
    }
    return through;
}

static void report(const struct run *run, int needed)
{
    fprintf(stderr, "%s: %d cells, %d of them run now", run->output->csv, needed, run->ran);
    for (int status = BUDGET; status < STATUSES; status++)
        if (run->ended[status])
            fprintf(stderr, "; %d ended by %s", run->ended[status], status_name[status]);
    if (needed < run->experiment->total)
        fprintf(stderr, "; %d not needed, the tests were decided before", run->experiment->total - needed);
    fputc('\n', stderr);
}

int worse(int status, int other)
{
    if (status == EXIT_CLAIMS_FAILED || other == EXIT_CLAIMS_FAILED) {
        const int rest = status == EXIT_CLAIMS_FAILED ? other : status;
        return rest == EXIT_FINE ? EXIT_CLAIMS_FAILED : rest;
    }
    return status > other ? status : other;
}

static int rows_there(const struct run *run)
{
    int count = 0;
    for (int status = OK; status < STATUSES; status++)
        count += run->ended[status];
    return count;
}

/* An exit status. */
static int finish(struct run *run, int needed)
{
    const struct experiment *experiment = run->experiment;
    const bool shard = run->options->shard.count > 0;
    const enum reuse reuse = run->options->reuse;
    const bool good =
        shard ? provenance_end(&run->provenance, &run->output->journal)
              : output_write(run->output, experiment) &&
                    provenance_write(&run->provenance, run->output, experiment, needed, run->ran, reuse);
    if (!good)
        return EXIT_RESUMABLE;
    report(run, needed);
    const int judged =
        experiment->claim_count && !shard ? claims_print(experiment, run->output->csv, false) : EXIT_FINE;
    return worse(run->ended[OK] == needed ? EXIT_FINE : EXIT_CELLS_FAILED, judged);
}

/* For timing each job has a core to itself. */
static void hire(struct run *run)
{
    const struct options *options = run->options;
    const bool timed = run->experiment->total > 0 && cell_timed(&run->experiment->cells[0]);
    crew_hire(&run->crew, options->jobs, timed, options->seed);
    if (run->crew.jobs < options->jobs)
        fprintf(stderr, "%s: %d jobs instead of %d: timing takes a physical core each\n", run->output->csv,
                run->crew.jobs, options->jobs);
    provenance_begin(&run->provenance, run->experiment, options->words, options->word_count, run->crew.jobs);
    if (timed)
        provenance_time(&run->provenance, &run->crew);
}

int sweep(const struct experiment *experiment, struct output *output, const struct options *options)
{
    struct run run = {.experiment = experiment, .output = output, .options = options};
    if (output->journal.unusable)
        fprintf(stderr, "%s: its journal has %d unusable lines; those cells run again\n", output->csv,
                output->journal.unusable);
    hire(&run);
    output_find(output, experiment, options->reuse);
    const bool through = run_missing(&run);
    const int needed = count_endings(&run);
    int status = run.failed ? EXIT_CELLS_FAILED : EXIT_RESUMABLE;
    const bool whole = through || (run.failed && !run.unwritten && rows_there(&run) == needed);
    if (run.stale && output_current(output, experiment))
        fprintf(stderr, "%s: a file that its cells read was another for a while\n", output->csv);
    if (whole && !run.stale)
        status = finish(&run, needed);
    else
        fprintf(stderr, "%s: stopped after %d of %d cells\n", output->csv, rows_there(&run), needed);
    provenance_free(&run.provenance);
    return status;
}
