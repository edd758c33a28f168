#include "compare/recount_plan.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/exit.h"
#include "files/file.h"
#include "files/folder.h"
#include "frame/pairing.h"
#include "journal/row.h"
#include "text/field.h"
#include "text/plain.h"

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

/* The columns before "status" describe a cell; what the plan is compared by has these alone, and an empty status. */
static bool write_plan(const struct experiment *experiment, const char *path)
{
    FILE *out = fopen(path, "w");
    if (!out)
        return file_complain(path);
    write_axes_header(out, experiment->columns, experiment->column_count);
    fprintf(out, "%sstatus\n", experiment->rivals ? "player,rival," : "");
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        write_axes(out, experiment->columns, experiment->column_count, cell);
        for (int side = 0; side < 2 && experiment->rivals; side++) {
            char *player = row_player(experiment->columns, experiment->column_count, side ? cell->rival : cell);
            write_field(out, player);
            fputc(',', out);
            free(player);
        }
        fputc('\n', out);
    }
    const bool whole = !ferror(out);
    return (fclose(out) == 0 && whole) || file_complain(path);
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
    const int missing = experiment->sprt.wanted ? 0 : pairing->lonely_count;
    if (missing)
        differ(csv, -1, "%d cells of %s have no row", missing, config);
    return others || missing ? EXIT_COUNTS_DIFFER : EXIT_FINE;
}

int plan_find(const struct csv *csv, const struct experiment *experiment, const char *folder, int *cell)
{
    char *path = folder_path(folder, "plan.csv");
    struct csv plan;
    struct pairing pairing;
    int status = EXIT_CONFIG;
    if (write_plan(experiment, path) && csv_read(&plan, path)) {
        plan.path = experiment->path;
        if (pairing_make(&pairing, csv, &plan)) {
            status = compare_plan(csv, experiment, &pairing, cell);
            pairing_free(&pairing);
        }
        csv_free(&plan);
    }
    free(path);
    return status;
}
