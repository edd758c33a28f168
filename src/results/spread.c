#include "results/spread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"

struct spread {
    struct csv csv; /* under construction */
    bool *list;     /* which columns are lists */
};

static const size_t MOST_CELLS = (size_t)1 << 28; /* 2 GiB */

static bool is_list(const char *name)
{
    const size_t length = strlen(name), ending = strlen("_by_ply");
    return length > ending && strcmp(name + length - ending, "_by_ply") == 0;
}

/* Take the next number from the front of a list; "" at its end. */
static const char *take_number(const char **list)
{
    const char *number = *list;
    char *end = strchr(number, ' ');
    if (end)
        *end = '\0';
    *list = end ? end + 1 : number + strlen(number);
    return number;
}

/* Row -1 is the header. */
static void add_row(struct spread *spread, int line)
{
    struct csv *csv = &spread->csv;
    const size_t count = (size_t)++csv->rows;
    csv->cells = grow(csv->cells, count, (size_t)csv->columns * sizeof *csv->cells);
    csv->line = grow(csv->line, count, sizeof *csv->line);
    csv->line[count] = line;
}

static const char **cells_of(struct csv *csv, int row)
{
    return &csv->cells[(size_t)(row + 1) * (size_t)csv->columns];
}

/* The number of a ply as text, which lives as long as the program. */
static const char *ply_text(int ply)
{
    static char text[MOST_PLIES][4];
    snprintf(text[ply], sizeof text[ply], "%d", ply);
    return text[ply];
}

static bool spread_row(struct spread *spread, const struct csv *from, int row, const char **rest)
{
    bool more = true;
    for (int c = 0; c < from->columns; c++)
        rest[c] = csv_cell(from, row, c);
    for (int ply = 0; more; ply++) {
        if (ply == MOST_PLIES)
            return csv_complain(from, from->line[row + 1], "a list has more than 1000 plies");
        if (((size_t)spread->csv.rows + 2) * (size_t)spread->csv.columns > MOST_CELLS)
            return csv_complain(from, from->line[row + 1], "too much to take apart by ply");
        add_row(spread, from->line[row + 1]);
        const char **cells = cells_of(&spread->csv, spread->csv.rows - 1);
        more = false;
        for (int c = 0; c < from->columns; c++) {
            cells[c] = spread->list[c] ? take_number(&rest[c]) : rest[c];
            more |= spread->list[c] && *rest[c];
        }
        cells[from->columns] = ply_text(ply);
    }
    return true;
}

bool table_spread(struct csv *csv)
{
    struct spread spread = {.csv = {.path = csv->path, .columns = csv->columns + 1, .text = csv->text}};
    const char **rest = allocate((size_t)csv->columns, sizeof *rest);
    spread.list = allocate((size_t)csv->columns, sizeof *spread.list);
    spread.csv.rows = -1;
    add_row(&spread, csv->line[0]);
    for (int c = 0; c < csv->columns; c++) {
        cells_of(&spread.csv, -1)[c] = csv_cell(csv, -1, c);
        spread.list[c] = is_list(csv_cell(csv, -1, c));
    }
    cells_of(&spread.csv, -1)[csv->columns] = "ply";
    bool good = true;
    for (int row = 0; good && row < csv->rows; row++)
        good = spread_row(&spread, csv, row, rest);
    free(rest);
    free(spread.list);
    lasting(spread.csv.cells);
    lasting(spread.csv.line);
    *csv = spread.csv;
    return good;
}
