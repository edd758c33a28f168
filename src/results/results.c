#include "results/results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parts/columns.h"
#include "base/allocate.h"
#include "base/setting.h"
#include "base/nearest.h"

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
