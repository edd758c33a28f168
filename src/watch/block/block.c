#include "block/block.h"

#include <string.h>

#include "cell/columns.h"
#include "core/lasting.h"
#include "journal/decision.h"
#include "journal/row.h"
#include "text/filled.h"

/* The row as in a CSV, without the axes. */
static char *whole_row(const struct single *single, const struct rows *rows)
{
    FILE *out = text_open();
    const struct column *columns[MOST_COLUMNS];
    const struct cell *cell = &single->experiment.cells[0];
    row_write(out, row_of(rows, 0), cell, columns, columns_of_csv(cell, &single->experiment, columns));
    if (cell->measure == MEASURE_DECISION)
        decision_write(out, &single->experiment, rows, 0);
    return lasting(text_close(out));
}

/* Take the row apart, in place. */
static void split_row(struct block *block, char *row)
{
    static char nothing[] = "";
    block->count = columns_of_csv(block->cell, &block->single->experiment, block->column);
    for (int i = 0; i < block->count; i++) {
        char *comma = row ? strchr(row, ',') : NULL;
        block->text[i] = row ? row : nothing;
        if (comma)
            *comma = '\0';
        row = comma ? comma + 1 : NULL;
    }
}

const char *block_text(const struct block *block, const char *column)
{
    for (int i = 0; i < block->count; i++)
        if (strcmp(block->column[i]->name, column) == 0)
            return block->text[i];
    return "";
}

struct block block_take(const struct single *single, const struct rows *rows)
{
    struct block block = {.single = single, .cell = &single->experiment.cells[0], .rows = rows};
    char *row = whole_row(single, rows);
    block.status = row_status(row);
    split_row(&block, row);
    return block;
}

void block_print(const struct single *single, const struct rows *rows)
{
    struct block block = block_take(single, rows);
    const struct task task = cell_task(block.cell);
    block.seen = view_take(game_at(block.cell->part[GAME_PART]), &task, false, &block.view);
    struct breaking breaking = breaking_begin(stdout, LABEL);
    block_print_results(&block);
    breaking_end(&breaking);
    block_print_settings(&block);
    block_print_plies(&block);
}
