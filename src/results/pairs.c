#include "results/pairs.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "results/derived.h"
#include "results/judge.h"
#include "results/unit.h"

struct party pairs_party(const struct question *question, int of, const char *label, const int *rows, int count)
{
    int *kept = lasting(allocate((size_t)count, sizeof *kept)), n = 0;
    for (int i = 0; i < count; i++)
        if (!isnan(question->values[of][rows[i]]))
            kept[n++] = rows[i];
    return (struct party){label, kept, n};
}

struct partners pairs_find(const struct question *question, const struct party parties[2], const int *compared,
                           int compared_count)
{
    int *columns = allocate((size_t)question->csv.columns, sizeof *columns);
    const int count = partners_columns(&question->csv, parties, compared, compared_count, columns);
    const struct partners partners = partners_find(&question->csv, parties, columns, count);
    free(columns);
    return partners;
}

bool pairs_have_ratios(const struct question *question, int of, const int *rows, int count, const char *hint)
{
    for (int i = 0; i < count; i++) {
        const double value = question->values[of][rows[i]];
        if (value <= 0)
            return csv_complain(&question->csv, question->csv.line[rows[i] + 1],
                                "%s is %g here, which has no ratio%s", question->of.word[of], value, hint);
    }
    return true;
}

struct paired pairs_compare(const struct question *question, int of, const int *first, const int *second,
                            const int *drawn, int n, bool ratio, double confidence)
{
    double *values[] = {allocate((size_t)n, sizeof(double)), allocate((size_t)n, sizeof(double))};
    int *units = allocate((size_t)n, sizeof *units);
    for (int i = 0; i < n; i++) {
        values[0][i] = question->values[of][first[i]];
        values[1][i] = question->values[of][second[i]];
    }
    units_among(question->units, drawn, n, units);
    struct paired paired = paired_compare(values[0], values[1], units, n, ratio, confidence);
    if (!ratio)
        bounds_cut(bounds_of_difference(values_bounds(&question->csv, question->of.word[of])), &paired.low,
                   &paired.high);
    free(values[0]);
    free(values[1]);
    free(units);
    return paired;
}

/* --- in which columns they agree ---------------------------------------------------------------------------------- */

/* Has some row of either party the same there as one of the other? */
static bool may_be_shared(const struct csv *csv, const struct party parties[2], int column)
{
    const int count = parties[0].count + parties[1].count;
    int *rows = allocate((size_t)count, sizeof *rows);
    bool *in_first = allocate((size_t)csv->rows, sizeof *in_first), shared = false;
    memcpy(rows, parties[0].rows, (size_t)parties[0].count * sizeof *rows);
    memcpy(rows + parties[0].count, parties[1].rows, (size_t)parties[1].count * sizeof *rows);
    for (int i = 0; i < parties[0].count; i++)
        in_first[rows[i]] = true;
    struct groups groups = csv_group(csv, rows, count, &column, 1);
    for (int g = 0; g < groups.count && !shared; g++)
        for (int i = groups.start[g] + 1; i < groups.start[g + 1] && !shared; i++)
            shared = in_first[groups.rows[i]] != in_first[groups.rows[i - 1]];
    groups_free(&groups);
    free(in_first);
    free(rows);
    return shared;
}

int partners_columns(const struct csv *csv, const struct party parties[2], const int *compared, int compared_count,
                     int *columns)
{
    int count = 0;
    for (int column = 0; column < csv_find(csv, "status"); column++) {
        bool left_out = false;
        for (int i = 0; i < compared_count; i++)
            left_out |= compared[i] == column;
        if (!left_out && may_be_shared(csv, parties, column))
            columns[count++] = column;
    }
    return count;
}

/* --- who belongs to whom ------------------------------------------------------------------------------------------ */

/* For each row of the CSV its partner in the party, NO_PARTNER or MANY_PARTNERS; the caller frees the list. */
static int *partners_in(const struct csv *csv, const struct party *party, const int *columns, int count)
{
    bool *in = allocate((size_t)csv->rows, sizeof *in);
    for (int i = 0; i < party->count; i++)
        in[party->rows[i]] = true;
    int *partner = selection_partners(csv, in, columns, count);
    free(in);
    return partner;
}

struct partners partners_find(const struct csv *csv, const struct party parties[2], const int *columns, int count)
{
    const size_t most = (size_t)parties[0].count;
    int *first = lasting(allocate(most, sizeof *first)), *second = lasting(allocate(most, sizeof *second)), n = 0;
    int *to_second = partners_in(csv, &parties[1], columns, count);
    int *to_first = partners_in(csv, &parties[0], columns, count);
    for (int i = 0; i < parties[0].count; i++) {
        const int row = parties[0].rows[i], partner = to_second[row];
        if (partner < 0 || to_first[partner] != row)
            continue;
        first[n] = row;
        second[n++] = partner;
    }
    free(to_first);
    free(to_second);
    return (struct partners){n, first, second};
}

/* --- complaints --------------------------------------------------------------------------------------------------- */

static int disagreements(const struct csv *csv, int row, int other, const int *columns, int count)
{
    int found = 0;
    for (int i = 0; i < count; i++)
        found += !csv_agree(csv, row, other, columns[i]);
    return found;
}

/* Write in which of the columns two rows differ, and what they have there. */
static void write_disagreements(const struct csv *csv, int row, int other, const int *columns, int count)
{
    int written = 0;
    for (int i = 0; i < count; i++)
        if (!csv_agree(csv, row, other, columns[i]))
            print_plainly(stderr, "%s%s (\"%s\" and \"%s\")", written++ ? ", " : "", csv_cell(csv, -1, columns[i]),
                          csv_cell(csv, row, columns[i]), csv_cell(csv, other, columns[i]));
}

/* The row agrees with several of this party. */
static void complain_of_several(const struct csv *csv, int row, const struct party *party, const int *columns,
                                int count)
{
    const int status = csv_find(csv, "status"), axes = status < 0 ? csv->columns : status;
    int *all = allocate((size_t)csv->columns, sizeof *all), two[2] = {0, 0}, found = 0;
    for (int i = 0; i < csv->columns; i++)
        all[i] = i;
    for (int i = 0; i < party->count && found < 2; i++)
        if (disagreements(csv, row, party->rows[i], columns, count) == 0)
            two[found++] = party->rows[i];
    print_plainly(stderr, "%s:%d: more than one partner with %s, in lines %d and %d: ", csv->path,
                  csv->line[row + 1], party->label, csv->line[two[0] + 1], csv->line[two[1] + 1]);
    if (disagreements(csv, two[0], two[1], all, axes) == 0) {
        fputs("they are of the same cell\n", stderr);
    } else {
        fputs("they differ in ", stderr);
        write_disagreements(csv, two[0], two[1], all, axes);
        fputs("; name that in --pair, or choose one with --where\n", stderr);
    }
    free(all);
}

/* No row has a partner; say it of the first one and of the one that is most like it. */
static void complain_of_none(const struct csv *csv, const struct party parties[2], const int *columns, int count)
{
    const int row = parties[0].rows[0];
    int near = parties[1].rows[0];
    for (int i = 1; i < parties[1].count; i++)
        if (disagreements(csv, row, parties[1].rows[i], columns, count) <
            disagreements(csv, row, near, columns, count))
            near = parties[1].rows[i];
    print_plainly(stderr, "%s: no row with %s has a partner with %s: lines %d and %d differ in ", csv->path,
                  parties[0].label, parties[1].label, csv->line[row + 1], csv->line[near + 1]);
    write_disagreements(csv, row, near, columns, count);
    fputs("; --pair names the columns in which partners agree\n", stderr);
}

static void tell_lonely(const struct csv *csv, const struct party parties[2], int side, int lonely, int first)
{
    csv_complain(csv, 0, "left out: %d of %d rows with %s, which have no partner with %s (the first in line %d)",
                 lonely, parties[side].count, parties[side].label, parties[1 - side].label, csv->line[first + 1]);
}

/* Look at the rows of one party; false after a complaint. */
static bool check_side(const struct csv *csv, const struct party parties[2], int side, const int *columns,
                       int count)
{
    int *partner = partners_in(csv, &parties[1 - side], columns, count), lonely = 0, first = 0, several = -1;
    for (int i = 0; i < parties[side].count; i++) {
        const int row = parties[side].rows[i];
        if (partner[row] == NO_PARTNER && lonely++ == 0)
            first = row;
        if (partner[row] == MANY_PARTNERS && several < 0)
            several = row;
    }
    free(partner);
    if (several >= 0)
        complain_of_several(csv, several, &parties[1 - side], columns, count);
    else if (lonely == parties[side].count)
        complain_of_none(csv, parties, columns, count);
    else if (lonely > 0)
        tell_lonely(csv, parties, side, lonely, first);
    return several < 0 && lonely < parties[side].count;
}

bool partners_check(const struct csv *csv, const struct party parties[2], const int *columns, int count)
{
    return check_side(csv, parties, 0, columns, count) && check_side(csv, parties, 1, columns, count);
}

static bool differ_somewhere(const struct csv *csv, const struct partners *partners, int column)
{
    for (int i = 0; i < partners->count; i++)
        if (!csv_agree(csv, partners->first[i], partners->second[i], column))
            return true;
    return false;
}

void partners_tell_differences(const struct csv *csv, const struct party parties[2], int compared,
                               const struct partners *partners)
{
    int told = 0;
    for (int column = 0; column < csv_find(csv, "status"); column++) {
        if (column == compared || !differ_somewhere(csv, partners, column))
            continue;
        if (told == 0)
            print_plainly(stderr, "%s: rows with %s and %s differ in ", csv->path, parties[0].label,
                          parties[1].label);
        print_plainly(stderr, "%s%s", told++ ? ", " : "", csv_cell(csv, -1, column));
    }
    fputs(told ? ", too\n" : "", stderr);
}

static int *list_of(int most)
{
    return lasting(allocate((size_t)most, sizeof(int)));
}

static void sort_columns(const struct question *question, struct contests *contests)
{
    contests->compared = list_of(question->by.count);
    contests->shared = list_of(question->by.count);
    for (int i = 0; i < question->by.count; i++)
        if (is_shared(question, i))
            contests->shared[contests->shared_count++] = question->columns[i];
        else
            contests->compared[contests->compared_count++] = question->columns[i];
}

static bool has_numbers(const struct question *question, int of, const struct groups *groups, int group)
{
    bool some = false;
    for (int i = groups->start[group]; i < groups->start[group + 1]; i++)
        some |= !isnan(question->values[of][groups->rows[i]]);
    return some;
}

struct contests contests_find(const struct question *question, int of, const struct groups *groups)
{
    struct contests contests = {0};
    int *firsts = list_of(groups->count), *group_of = list_of(question->csv.rows), count = 0;
    sort_columns(question, &contests);
    for (int g = 0; g < groups->count; g++)
        if (has_numbers(question, of, groups, g))
            group_of[firsts[count++] = groups->rows[groups->start[g]]] = g;
    struct groups found = csv_group(&question->csv, firsts, count, contests.shared, contests.shared_count);
    for (int i = 0; i < count; i++)
        found.rows[i] = group_of[found.rows[i]];
    contests.count = found.count;
    contests.start = lasting(found.start);
    contests.group = lasting(found.rows);
    for (int c = 0; c < contests.count && contests.compared_count > 0; c++)
        contests.any |= contest_size(&contests, c) > 1;
    return contests;
}
