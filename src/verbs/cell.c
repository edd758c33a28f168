#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "block/block.h"
#include "block/questions.h"
#include "cell/columns.h"
#include "checks/asking.h"
#include "config/single.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "journal/output.h"
#include "options/call.h"
#include "process/interrupt.h"
#include "text/aligned.h"
#include "verbs/engines.h"
#include "workers/worker.h"

struct request {
    bool csv, table, lines;
    int jobs;
    const char *engines;
};

/* What has become of the cell and its references. */
struct run {
    char **rows;
    bool failed;
};

static bool take_rows(void *context, const struct ending *endings, int count)
{
    struct run *run = context;
    for (int i = 0; i < count; i++) {
        const struct ending *ending = &endings[i];
        run->rows[ending->index] = lasting(printed("%s", ending->row));
        run->failed |= !ended_well(ending->status);
        if (ending->message[0])
            fprintf(stderr, "plymeter: %s: %s\n", status_name[ending->status], ending->message);
    }
    return true;
}

/* Run the cell and its references.  False if it was interrupted. */
static bool run_all(const struct experiment *experiment, struct run *run)
{
    struct crew crew;
    int *list = lasting(allocate((size_t)experiment->total, sizeof *list));
    for (int i = 0; i < experiment->total; i++)
        list[i] = i;
    interrupts_note();
    crew_hire(&crew, 1, cell_timed(&experiment->cells[0]), 1);
    return run_cells(experiment->cells, list, experiment->total, &crew, take_rows, run);
}

static int run_single(const struct single *single, bool csv)
{
    const struct experiment *experiment = &single->experiment;
    struct run run = {lasting(allocate((size_t)experiment->total, sizeof *run.rows)), false};
    const struct rows rows = {.text = run.rows};
    if (csv)
        output_write_header(stdout, experiment);
    const bool through = run_all(experiment, &run);
    if (through && csv)
        output_write_row(stdout, experiment, &rows, 0);
    else if (through)
        block_print(single, &rows);
    return !through ? EXIT_RESUMABLE : run.failed ? EXIT_CELLS_FAILED : EXIT_FINE;
}

static int run_lines(const struct call *call)
{
    const struct request *request = call->record;
    for (int i = 0; i < call->count; i++)
        if (strcmp(call->arguments[i], "against") == 0)
            return misused(call,
                           "behind --lines a rival is said as rival.limit=5, since each line has words of its own");
    const struct questions questions = {.common = call->arguments,
                                        .common_count = call->count,
                                        .jobs = request->jobs,
                                        .csv = request->csv,
                                        .engines = request->engines != NULL};
    return questions_answer(&questions);
}

static int run_cell(const struct call *call)
{
    const struct request *request = call->record;
    static struct single single;
    if (request->csv && request->table)
        return misused(call, "say --csv or --table, not both");
    if (request->lines && request->table)
        return misused(call, "--lines answers with JSON, or with --csv; a table has room for one cell");
    if (!request->lines && request->jobs > 1)
        return misused(call, "one cell has work for one job; --jobs goes with --lines");
    if (!engines_allow(request->engines))
        return EXIT_CONFIG;
    if (request->lines)
        return run_lines(call);
    if (!single_read(&single, call->arguments, call->count, stderr))
        return EXIT_USAGE;
    single_warn(&single);
    return run_single(&single, request->csv || !(request->table || is_read_by_person(stdout)));
}

const struct verb verb_cell = {
    .name = "cell",
    .group = EXPERIMENTS,
    .purpose = "run one cell, or with --lines those of its input",
    .arguments = "[key=value]...",
    .about =
        "Runs one cell and says what came of it: on a terminal in a block to be read, which names every "
        "default that was used, elsewhere as CSV, a header and a row. The keys are those of a config; "
        "plymeter list shows what there is.\n"
        "\n"
        "    plymeter cell game=othello opening=8 seed=3 algorithm=alphabeta order=eval limit=6\n"
        "    plymeter cell game=uniform branching=4 limit=6 measure=anatomy\n"
        "    plymeter cell game=othello opening=8 limit=4 measure=decision reference.limit=7\n"
        "    plymeter cell game=connect4 limit=3 measure=match rival.limit=5\n"
        "\n"
        "A rival searches as the cell does but for what is said of it, a reference by alphabeta in order "
        "eval. The key that a journal has of a cell can be pasted, too. What was measured is no part of it, "
        "unless it was a match.\n"
        "\n"
        "With --lines each line of standard input is a cell, in the same words or as an object of JSON, and what "
        "the command line says holds for all that do not say otherwise. Each is answered with a line as soon as "
        "it has ended: an object of JSON, with the line's number, or its \"error\". Lines that are empty or "
        "begin with # are none.\n"
        "\n"
        "    seq 1 8 | sed 's/^/limit=/' | plymeter cell --lines game=othello opening=8",
    .options = {{"csv", 0, NULL, "print CSV, on a terminal, too", INTO(struct request, csv)},
                {"table", 0, NULL, "print the block, elsewhere, too", INTO(struct request, table)},
                {"lines", 0, NULL, "run the cells of standard input, and answer line by line",
                 INTO(struct request, lines)},
                {"jobs", 'j', "N", "with --lines: run N of them at a time", INTO(struct request, jobs), .least = 1,
                 .most = MOST_JOBS, .fallback = "1"},
                ENGINES_OPTION(struct request, engines)},
    .size = sizeof(struct request),
    .run = run_cell,
};
