#include <stdlib.h>
#include <string.h>

#include "cell/columns.h"
#include "config/arguments.h"
#include "config/warnings.h"
#include "exit.h"
#include "results/row.h"
#include "run/worker.h"
#include "system/interrupt.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter cell game=NAME [key=value ...]\n"
    "\n"
    "Runs one cell and prints the CSV header and its row; the keys are those of a config:\n"
    "    plymeter cell game=uniform branching=8 seed=3 algorithm=alphabeta order=none cutoff=depth limit=6\n"
    "plymeter list shows what there is.\n";

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
    printf("%s\n", ending->row);
    printed->status = ending->status;
    if (ending->message[0])
        fprintf(stderr, "plymeter: %s: %s\n", status_name[ending->status], ending->message);
    return true;
}

int cell_command(int argc, char **argv)
{
    struct cell cell;
    struct crew crew;
    char *columns[MAX_SETTINGS * CELL_PARTS];
    const int only = 0;
    if (argc < 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        fputs(usage, argc < 2 ? stderr : stdout);
        return argc < 2 ? EXIT_USAGE : EXIT_FINE;
    }
    if (!arguments_read(argv + 1, argc - 1, &cell))
        return EXIT_USAGE;
    warn_of_cell(&cell);
    struct printed printed = {&cell, columns, 0, CRASH};
    printed.column_count = argument_columns(argv + 1, argc - 1, &cell, columns, MAX_SETTINGS * CELL_PARTS);
    write_axes_header(stdout, columns, printed.column_count);
    columns_write(stdout, &cell);
    putchar('\n');
    interrupts_note();
    crew_hire(&crew, 1, cell_timed(&cell), 1);
    if (!run_cells(&cell, &only, 1, &crew, print_row, &printed))
        return EXIT_RESUMABLE;
    return printed.status == OK ? EXIT_FINE : EXIT_CELLS_FAILED;
}
