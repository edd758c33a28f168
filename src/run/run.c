#include "run/run.h"

#include "parts/inputs.h"
#include "base/memory.h"
#include "base/program.h"
#include "run/output.h"

static void read_rows_of_journal(const struct run *run)
{
    if (run->output->journal.unusable)
        fprintf(stderr, "%s: its journal has %d unusable line%s; those cells run again\n", run->output->csv,
                run->output->journal.unusable, run->output->journal.unusable == 1 ? "" : "s");
    output_find(run->output, run->experiment, run->reuse);
}

/* The cells that are to be run next: those without a row, or of a sequential test the next few of them; at first also those
 * that are to be run again.  The lists have room for all; returns how many they are. */
static int choose_cells(const struct run *run, enum need *needs, int *list)
{
    enum { AHEAD = 16 }; /* of a sequential test: what is played together */
    const struct experiment *experiment = run->experiment;
    int count = 0;
    needs_find(experiment, &run->output->rows, AHEAD, needs);
    for (int i = 0; i < experiment->total; i++) {
        const struct stored_row stored = run->output->rows.stored[i];
        if (needs[i] == NEEDED_NEXT || (!run->begun && stored.there && run->again[stored.status]))
            list[count++] = i;
    }
    return count;
}

/* Where the journal did not get the row that a cell ended with, the row that it had before counts again, if it had one. */
static void forget_unwritten(const struct run *run, const struct ending *endings, int count)
{
    struct output *output = run->output;
    for (int i = 0; i < count; i++) {
        struct stored_row *stored = &output->rows.stored[endings[i].index];
        if (!journal_holds(&output->journal, *stored))
            *stored = journal_find(&output->journal, &run->experiment->cells[endings[i].index], run->reuse);
    }
}

static void append_row(struct run *run, const struct ending *ending)
{
    const struct cell *cell = &run->experiment->cells[ending->index];
    const struct stored_row stored = journal_append(&run->output->journal, cell, ending->inputs, ending->row);
    if (ending->inputs == inputs_hash(cell))
        run->output->rows.stored[ending->index] = stored;
    else
        run->stale = true;
    const bool fatal = run->fail_fast && !ended_well(ending->status);
    if (ending->message[0] || fatal) /* else its status in the CSV says all */
        progress_tell(&run->progress, "", ending, cell);
    progress_step(&run->progress, !ended_well(ending->status));
    run->failed |= fatal;
    run->ran_now[ending->index] = true;
}

/* False stops the workers. */
static bool append_rows(void *context, const struct ending *endings, int count)
{
    struct run *run = context;
    for (int i = 0; i < count; i++)
        append_row(run, &endings[i]);
    if (!journal_flush(&run->output->journal)) {
        run->unwritten = true;
        forget_unwritten(run, endings, count);
    }
    return !run->unwritten && !run->failed && !run->stale;
}

static bool begin_run(struct run *run)
{
    if (!run->begun && !run->output->journal.damaged)
        run->begun = run->begin(run->context, &run->output->journal);
    return run->begun && !run->output->journal.damaged;
}

/* Run cells and append their rows as they come.  True if that was all of them. */
static bool run_and_append(struct run *run, const int *list, int count)
{
    progress_start(&run->progress, run->output->csv, count);
    run->progress.open = run->experiment->sprt.wanted || run->experiment->tune.wanted;
    const bool through = run_cells(run->experiment->cells, list, count, run->crew, append_rows, run);
    progress_end(&run->progress);
    return through;
}

/* Count how the cells ended that are needed, whichever run it was. */
static void count_run_endings(struct run *run, enum need *needs)
{
    const struct experiment *experiment = run->experiment;
    needs_find(experiment, &run->output->rows, 0, needs);
    for (int i = 0; i < experiment->total; i++)
        if (needs[i] != NEEDLESS) {
            const struct stored_row stored = run->output->rows.stored[i];
            run->needed++;
            run->there += stored.there;
            run->ended[stored.status] += stored.there;
            run->ran += run->ran_now[i];
        } else {
            run->ahead += run->ran_now[i];
        }
}

/* Also if it was stopped, but by its last cell. */
static bool is_complete(const struct run *run)
{
    return !run->stopped || (run->failed && !run->unwritten && !run->stale && run->there == run->needed);
}

static int say_stopped(const struct run *run)
{
    const char *csv = run->output->csv;
    if (run->stale && output_current(run->output, run->experiment))
        fprintf(stderr, "%s: a file that its cells read was another for a while\n", csv);
    fprintf(stderr, "%s: stopped after %d of %d cells%s\n", csv, run->there, run->needed,
            run->experiment->reference ? " and references" : "");
    return run->failed ? EXIT_CELLS_FAILED : EXIT_RESUMABLE;
}

static int write_csv_of_run(const struct run *run)
{
    return run->shard || output_write(run->output, run->experiment) ? EXIT_FINE : EXIT_RESUMABLE;
}

/* How tuning stands. */
static void tell_news(const struct run *run)
{
    const char *news = run->experiment->tune.wanted && progress_wanted()
                           ? settings_news(run->experiment, &run->output->rows)
                           : NULL;
    if (news)
        fprintf(stderr, "%s: %s\n", run->output->csv, news);
}

int run_experiment(struct run *run)
{
    const size_t total = (size_t)run->experiment->total;
    int *list = allocate(total, sizeof *list), count;
    enum need *needs = allocate(total, sizeof *needs);
    run->ran_now = allocate(total, sizeof *run->ran_now);
    read_rows_of_journal(run);
    while (!run->stopped && (count = choose_cells(run, needs, list)) > 0) {
        run->stopped = !begin_run(run) || !run_and_append(run, list, count);
        tell_news(run);
    }
    count_run_endings(run, needs);
    return is_complete(run) ? write_csv_of_run(run) : say_stopped(run);
}
