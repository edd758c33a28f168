#include "results/judge.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "results/pairs.h"
#include "results/csv.h"

/* A condition as a claim has it: "order": "none", "limit": 4. */
static void say_condition(FILE *out, const struct csv *csv, int row, int column)
{
    const char *value = csv_cell(csv, row, column);
    double number;
    fprintf(out, number_read(value, &number) ? "\"%s\": %s" : "\"%s\": \"%s\"", csv_cell(csv, -1, column), value);
}

/* --- several ------------------------------------------------------------------------------------------------------ */

/* The first of the partners behind `one` that differs from it in a column, -1 if none does. */
static int find_other(const struct claim *claim, const struct csv *csv, int one, const struct party *against,
                      const int *columns, int column)
{
    for (int i = 0; i < against->count; i++) {
        const int other = against->rows[i];
        if (other > one && !csv_agree(csv, one, other, column) &&
            csv_alike(csv, one, other, columns, claim->pair_count))
            return other;
    }
    return -1;
}

/* Name the axes in which partners of the row differ, the first of which is `one`, and what would leave fewer of them. */
static void tell_apart(const struct claim *claim, const struct csv *csv, int row, int one,
                       const struct party *against, const int *columns, FILE *out)
{
    int differing = 0, axis = -1;
    bool shared = false;
    for (int column = 0; column < csv_find(csv, "status"); column++) {
        const int other = find_other(claim, csv, one, against, columns, column);
        if (other < 0)
            continue;
        const bool own = csv_agree(csv, row, one, column) || csv_agree(csv, row, other, column);
        fprintf(out, "%s%s (\"%s\" and \"%s\"", differing++ ? ", " : "they differ in ", csv_cell(csv, -1, column),
                csv_cell(csv, one, column), csv_cell(csv, other, column));
        if (csv->path)
            fprintf(out, " in lines %d and %d", csv->line[one + 1], csv->line[other + 1]);
        fputc(')', out);
        axis = axis < 0 || (own && !shared) ? column : axis;
        shared = shared || own;
    }
    if (axis < 0) {
        fputs("they are of the same cell", out);
        return;
    }
    fprintf(out, ", which %s to name: ", shared ? "\"pair\" or \"against\" is" : "\"against\" is");
    if (shared)
        fprintf(out, "\"%s\" in \"pair\", or ", csv_cell(csv, -1, axis));
    say_condition(out, csv, one, axis);
    fputs(" in \"against\"", out);
}

/* --- none --------------------------------------------------------------------------------------------------------- */

/* Say what the nearest row has instead, and how the claim may allow that. */
static void tell_nearest(const struct claim *claim, const struct csv *csv, int row, int nearest, const int *columns,
                         FILE *out)
{
    int told = 0;
    fprintf(out, "the nearest");
    if (csv->path)
        fprintf(out, ", line %d,", csv->line[nearest + 1]);
    for (int i = 0; i < claim->pair_count; i++)
        if (!csv_agree(csv, row, nearest, columns[i]))
            fprintf(out, "%s%s=%s and not %s", told++ ? ", " : " has ", csv_cell(csv, -1, columns[i]),
                    csv_cell(csv, nearest, columns[i]), csv_cell(csv, row, columns[i]));
    fprintf(out, "; ");
    told = 0;
    for (int i = 0; i < claim->pair_count; i++) {
        if (csv_agree(csv, row, nearest, columns[i]))
            continue;
        fprintf(out, told++ ? ", " : claim->lists_pair ? "leave " : "write ");
        if (claim->lists_pair)
            fprintf(out, "\"%s\"", csv_cell(csv, -1, columns[i]));
        else
            say_condition(out, csv, nearest, columns[i]);
    }
    fprintf(out, "%s, or leave such rows out by \"where\", or add the cells that are missing",
            claim->lists_pair ? " out of \"pair\"" : " into \"against\" if that is meant");
}

char *partner_reason(const struct claim *claim, const struct csv *csv, int row, const struct party *against,
                     const int *columns)
{
    FILE *out = text_open();
    const int nearest = party_nearest(csv, against, row, columns, claim->pair_count);
    if (nearest < 0)
        fputs("no row is as \"against\" says", out);
    else if (csv_alike(csv, row, nearest, columns, claim->pair_count))
        tell_apart(claim, csv, row, nearest, against, columns, out);
    else
        tell_nearest(claim, csv, row, nearest, columns, out);
    return text_close(out);
}
