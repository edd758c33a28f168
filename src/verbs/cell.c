#include <stdio.h>

#include "base/exit.h"
#include "cell/columns.h"
#include "config/arguments.h"
#include "config/warnings.h"
#include "options/call.h"
#include "results/row.h"
#include "run/worker.h"
#include "system/interrupt.h"

struct printed {
    const struct cell *cell;
    char **columns;
    int column_count;
    enum status status;
};

static bool print_row(void *context, const struct ending *ending, int count)
{
    struct printed *printed = context;
    if (count == 0)
        return true;
    write_axes(stdout, printed->columns, printed->column_count, printed->cell);
    printf("%.*s\n", row_length_in_csv(ending->row, printed->cell), ending->row);
    printed->status = ending->status;
    if (ending->message[0])
        fprintf(stderr, "plymeter: %s: %s\n", status_name[ending->status], ending->message);
    return true;
}

static int run_cell(const struct call *call)
{
    struct cell cell;
    struct crew crew;
    char *columns[MAX_SETTINGS * CELL_PARTS];
    const int only = 0;
    if (!arguments_read(call->arguments, call->count, &cell))
        return EXIT_USAGE;
    warn_of_cell(&cell);
    struct printed printed = {&cell, columns, 0, CRASH};
    printed.column_count =
        argument_columns(call->arguments, call->count, &cell, columns, MAX_SETTINGS * CELL_PARTS);
    write_axes_header(stdout, columns, printed.column_count);
    columns_write(stdout, &cell);
    putchar('\n');
    interrupts_note();
    crew_hire(&crew, 1, cell_timed(&cell), 1);
    if (!run_cells(&cell, &only, 1, &crew, print_row, &printed))
        return EXIT_RESUMABLE;
    return printed.status == OK ? EXIT_FINE : EXIT_CELLS_FAILED;
}

const struct verb verb_cell = {
    .name = "cell",
    .group = EXPERIMENTS,
    .purpose = "run one cell",
    .arguments = "game=NAME [key=value]...",
    .about =
        "Runs one cell and prints the CSV header and its row; the keys are those of a config. plymeter list shows "
        "what there is.\n"
        "\n"
        "    plymeter cell game=uniform branching=8 seed=3 algorithm=alphabeta order=none cutoff=depth limit=6",
    .run = run_cell,
};
