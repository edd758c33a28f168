#include "results/csv.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/setting.h"
#include "parts/columns.h"

/* What is made of these names, such as a summary, goes into spreadsheets. */
static bool check_names(const struct csv *csv)
{
    for (int i = 0; i < csv->columns; i++)
        if (!setting_harmless(csv_cell(csv, -1, i)))
            return csv_complain(csv, csv->line[0],
                                "a column is named \"%s\", which a spreadsheet would take for a formula",
                                csv_cell(csv, -1, i));
    return true;
}

/* --- how searches ended --------------------------------------------------------------------------------------- */

static bool check_status(const struct csv *csv, int row, const char *text)
{
    char kind[40], expected[200] = "";
    if (status_fits(text))
        return true;
    snprintf(kind, sizeof kind, "%.*s", (int)strcspn(text, ":"), text);
    for (int i = 0; i < STATUSES; i++)
        snprintf(expected + strlen(expected), sizeof expected - strlen(expected), "%s%s%s", i ? ", " : "",
                 status_name[i], i == CRASH ? ":SIGNAL" : "");
    return csv_complain(csv, csv->line[row + 1], "\"%s\" is no status: expected one of %s%s", text, expected,
                        suggestion(kind, status_name, STATUSES));
}

bool results_check(const struct csv *csv)
{
    const int status = csv_find(csv, "status");
    const struct column **column = allocate((size_t)csv->columns, sizeof *column);
    bool good = true;
    for (int i = status + 1; i < csv->columns; i++)
        column[i] = column_named(csv_cell(csv, -1, i));
    for (int row = 0; row < csv->rows && status >= 0 && good; row++) {
        const char *text = csv_cell(csv, row, status);
        good = check_status(csv, row, text);
        for (int i = status + 1; i < csv->columns && good; i++)
            if (*csv_cell(csv, row, i) && column[i] && !column_possible(column[i], row_status(text), false))
                good = csv_complain(csv, csv->line[row + 1],
                                    "%s is \"%s\": expected nothing there, since the search ended by %s",
                                    column[i]->name, csv_cell(csv, row, i), text);
    }
    free(column);
    return good;
}

/* --- rows of one cell ----------------------------------------------------------------------------------------- */

/* Do the rows' first columns describe cells?  Those of a hand-made table need not. */
static bool has_cells(const struct csv *csv)
{
    const int status = csv_find(csv, "status"), game = csv_find(csv, "game"),
              algorithm = csv_find(csv, "algorithm");
    return game >= 0 && game < status && algorithm >= 0 && algorithm < status;
}

/* The first column in which two rows of a cell differ, though nothing there was measured; -1 if there is none. */
static int find_difference(const struct csv *csv, int row, int other)
{
    for (int i = csv_find(csv, "status"); i < csv->columns; i++)
        if (!csv_agree(csv, row, other, i) && !column_measured(csv_cell(csv, -1, i)))
            return i;
    return -1;
}

static bool find_repeated(const struct csv *csv, const struct groups *groups, int *first)
{
    for (int g = 0; g < groups->count; g++)
        for (int i = groups->start[g] + 1; i < groups->start[g + 1]; i++) {
            const int row = groups->rows[i], other = groups->rows[groups->start[g]];
            const int column = find_difference(csv, row, other);
            if (column >= 0)
                return csv_complain(csv, csv->line[row + 1],
                                    "of the same cell as line %d, but %s is \"%s\" here and \"%s\" there",
                                    csv->line[other + 1], csv_cell(csv, -1, column), csv_cell(csv, row, column),
                                    csv_cell(csv, other, column));
            first[row] = other;
        }
    return true;
}

static void leave_out_repeated(struct csv *csv, const int *first)
{
    const size_t width = (size_t)csv->columns;
    const int rows = csv->rows;
    csv->rows = 0;
    for (int row = 0; row < rows; row++) {
        if (first[row] != row)
            continue;
        const int to = csv->rows++ + 1;
        memmove(csv->cells + (size_t)to * width, csv->cells + (size_t)(row + 1) * width,
                width * sizeof *csv->cells);
        csv->line[to] = csv->line[row + 1];
    }
}

static void tell_repeated(const struct csv *csv, const int *first)
{
    int count = 0, example = 0;
    for (int row = csv->rows - 1; row >= 0; row--)
        if (first[row] != row) {
            count++;
            example = row;
        }
    if (count)
        csv_complain(csv, 0,
                     "left out: %d of %d rows, each of a cell that an earlier row has, with the same counts (the "
                     "first in line %d, as line %d)",
                     count, csv->rows, csv->line[example + 1], csv->line[first[example] + 1]);
}

static bool drop_repeated(struct csv *csv)
{
    const int axes = csv_find(csv, "status");
    int *first = csv_rows(csv), *columns = allocate((size_t)axes, sizeof *columns);
    for (int i = 0; i < axes; i++)
        columns[i] = i;
    struct groups groups = csv_group(csv, first, csv->rows, columns, axes);
    const bool good = find_repeated(csv, &groups, first);
    if (good) {
        tell_repeated(csv, first);
        leave_out_repeated(csv, first);
    }
    groups_free(&groups);
    free(columns);
    free(first);
    return good;
}

bool results_read(struct csv *csv, const char *path)
{
    if (!csv_read(csv, path))
        return false;
    if (check_names(csv) && results_check(csv) && (!has_cells(csv) || drop_repeated(csv)))
        return true;
    csv_free(csv);
    return false;
}

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

bool number_read(const char *text, double *number)
{
    const size_t length = strlen(text);
    char *end;
    if (!isdigit((unsigned char)text[*text == '-']) || strspn(text, "0123456789+-.eE") != length)
        return false;
    *number = strtod(text, &end);
    return *end == '\0' && isfinite(*number);
}

void number_write(FILE *out, double number)
{
    if (!isnan(number))
        fprintf(out, fabs(number) < 1e10 ? "%.10g" : "%.17g", number);
}

int number_decimals(double number, double low, double high)
{
    const double half = (high - low) / 2;
    const double last = half > 0 ? floor(log10(half)) - 1 : number != 0 ? floor(log10(fabs(number))) - 4 : 0;
    return !(half > 0) && number == floor(number) ? 0 : (int)fmin(fmax(-last, 0), 15);
}

const char *number_text(char text[NUMBER_TEXT], double number, int decimals)
{
    const bool large = fabs(number) >= 1e15;
    text[0] = '\0';
    if (!isnan(number))
        snprintf(text, NUMBER_TEXT, large ? "%.*e" : "%.*f", large ? 4 : decimals, number);
    return text;
}
