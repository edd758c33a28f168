#include "run/compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parts/columns.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"

enum { NAMED = 10 };

struct tally {
    int compared, different, cells, timeouts, budgets;
    int counts, missing;     /* columns of counts that both have, and that one of them lacks */
    int *column[2], columns; /* what is compared, in both tables */
};

static void print_row(const struct comparison *comparison, int side, int row)
{
    const struct csv *csv = &comparison->csv[side];
    for (int i = 0; i < csv_find(csv, "status"); i++)
        if (*csv_cell(csv, row, i))
            print_plainly(stdout, " %s=%s", csv_cell(csv, -1, i), csv_cell(csv, row, i));
    printf(" (line %d)\n", csv->line[row + 1]);
}

static bool says(const struct csv *csv, int row, const char *column, const char *text)
{
    const int place = csv_find(csv, column);
    return place >= 0 && strcmp(csv_cell(csv, row, place), text) == 0;
}

bool comparison_timed_out(const struct comparison *comparison, int row)
{
    return says(&comparison->csv[0], row, "status", "timeout") ||
           says(&comparison->csv[1], comparison->pairing.partner[row], "status", "timeout");
}

/* Columns that only one of the two has are named and not compared; if it is a column of counts, that is a
 * difference.  Where an opening led is no count. */
static void choose_columns(const struct comparison *comparison, struct tally *tally)
{
    for (int side = 0; side < 2; side++) {
        const struct csv *csv = &comparison->csv[side], *other = &comparison->csv[1 - side];
        for (int i = csv_find(csv, "status"); i < csv->columns; i++) {
            const char *name = csv_cell(csv, -1, i);
            const struct column *known = column_named(name);
            if (known && known->rows == OPENING_ROW)
                continue;
            const int place = csv_find(other, name);
            if (place < 0) {
                print_plainly(stdout, "only %s has the column %s", csv->path, name);
                putchar('\n');
                tally->missing += !column_measured(name);
            } else if (side == 0 && !column_measured(name)) {
                tally->counts += strcmp(name, "status") != 0;
                tally->column[0][tally->columns] = i;
                tally->column[1][tally->columns++] = place;
            }
        }
    }
}

static void compare_row(const struct comparison *comparison, int row, struct tally *tally)
{
    const struct csv *a = &comparison->csv[0], *b = &comparison->csv[1];
    const int before = tally->cells, partner = comparison->pairing.partner[row];
    for (int i = 0; i < tally->columns; i++) {
        const char *left = csv_cell(a, row, tally->column[0][i]);
        const char *right = csv_cell(b, partner, tally->column[1][i]);
        if (strcmp(left, right) == 0 || tally->cells++ >= NAMED)
            continue;
        print_plainly(stdout, "DIFFERENT: %s is \"%s\", and \"%s\":", csv_cell(a, -1, tally->column[0][i]), left,
                      right);
        print_row(comparison, 0, row);
    }
    tally->compared++;
    tally->different += tally->cells > before;
}

static int print_lonely(const struct comparison *comparison, int side)
{
    const struct pairing *pairing = &comparison->pairing;
    const int rows = side ? pairing->lonely_count : comparison->csv[0].rows;
    int lonely = 0;
    for (int i = 0; i < rows; i++)
        if ((side || pairing->partner[i] < 0) && lonely++ < NAMED) {
            printf("only in %s:", comparison->csv[side].path);
            print_row(comparison, side, side ? pairing->lonely[i] : i);
        }
    if (lonely > NAMED)
        printf("only in %s: %d rows in all\n", comparison->csv[side].path, lonely);
    return lonely;
}

static int judge(const struct tally *tally, int lonely)
{
    if (tally->cells || tally->missing || lonely)
        return EXIT_COUNTS_DIFFER;
    return tally->compared && tally->counts ? EXIT_FINE : EXIT_CONFIG;
}

int compare_counts(const struct comparison *comparison)
{
    const size_t most = (size_t)comparison->csv[0].columns;
    int *columns = allocate(2 * most, sizeof *columns);
    struct tally tally = {.column = {columns, columns + most}};
    choose_columns(comparison, &tally);
    for (int row = 0; row < comparison->csv[0].rows; row++) {
        if (comparison->pairing.partner[row] < 0)
            continue;
        if (comparison_timed_out(comparison, row))
            tally.timeouts++;
        else if (says(&comparison->csv[0], row, "deepen", "ms"))
            tally.budgets++;
        else
            compare_row(comparison, row, &tally);
    }
    free(columns);
    const int lonely = print_lonely(comparison, 0) + print_lonely(comparison, 1);
    if (tally.cells)
        printf("counts: %d cells differ, in %d of %d rows\n", tally.cells, tally.different, tally.compared);
    else if (tally.compared == 0 || tally.counts == 0)
        puts("counts: none were compared");
    else
        printf("counts: the same in %d rows of %d columns\n", tally.compared, tally.columns);
    if (tally.timeouts)
        printf("not compared: %d rows that ended by a timeout in either file\n", tally.timeouts);
    if (tally.budgets)
        printf("not compared: the counts of %d rows with a budget in ms\n", tally.budgets);
    return judge(&tally, lonely);
}
