#include "config/experiment.h"

#include <stdlib.h>

#include "base/memory.h"
#include "base/text.h"
#include "parts/row.h"
#include "results/csv.h"

static void write_player(FILE *out, const struct experiment *experiment, const struct cell *cell)
{
    char *player = row_player(experiment->columns, experiment->column_count, cell);
    write_field(out, player);
    fputc(',', out);
    release(player);
}

void foreseen_write_header(FILE *out, const struct experiment *experiment)
{
    write_axes_header(out, experiment->columns, experiment->column_count);
    fputs(experiment->rivals ? "player,rival," : "", out);
}

void foreseen_write(FILE *out, const struct experiment *experiment, const struct cell *cell)
{
    write_axes(out, experiment->columns, experiment->column_count, cell);
    if (experiment->rivals) {
        write_player(out, experiment, cell);
        write_player(out, experiment, cell->rival);
    }
}

void foreseen_rows(struct csv *csv, const struct experiment *experiment)
{
    FILE *out = text_open();
    foreseen_write_header(out, experiment);
    fputs("status,start\n", out);
    for (int i = 0; i < experiment->count; i++) {
        foreseen_write(out, experiment, &experiment->cells[i]);
        fputs("ok", out);
        write_start(out, &experiment->cells[i]);
        fputc('\n', out);
    }
    csv_parse(csv, NULL, text_close(out));
}
