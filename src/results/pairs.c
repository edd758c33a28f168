#include "results/pairs.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "results/derived.h"
#include "results/unit.h"

struct party pairs_party(const struct question *question, int of, const char *label, const int *rows, int count)
{
    int *kept = allocate((size_t)count, sizeof *kept), n = 0;
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
    return paired;
}

/* --- who agrees with whom ------------------------------------------------------------------------------------------ */

/* Rows of two parties have the same number if they agree in some columns.  Of each number: how many rows of either party have
 * it, and the last of them. */
struct agreement {
    int *room, *number[2], *count[2], *row[2]; /* in the room the others are */
};

static struct agreement agree(const struct csv *csv, const struct party parties[2], const int *columns, int count)
{
    const size_t n = (size_t)parties[0].count + (size_t)parties[1].count;
    int *rows = allocate(6 * n, sizeof *rows), *number = rows + n;
    struct agreement agreement = {
        rows, {number, number + parties[0].count}, {number + n, number + 2 * n}, {number + 3 * n, number + 4 * n}};
    memcpy(rows, parties[0].rows, (size_t)parties[0].count * sizeof *rows);
    memcpy(rows + parties[0].count, parties[1].rows, (size_t)parties[1].count * sizeof *rows);
    csv_number(csv, rows, (int)n, columns, count, number);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < parties[side].count; i++) {
            const int of = agreement.number[side][i];
            agreement.count[side][of]++;
            agreement.row[side][of] = parties[side].rows[i];
        }
    return agreement;
}

/* The partner of row i of one side. */
static int partner_of(const struct agreement *agreement, int side, int i)
{
    const int number = agreement->number[side][i], count = agreement->count[!side][number];
    return count == 1 ? agreement->row[!side][number] : count ? MANY_PARTNERS : NO_PARTNER;
}

/* Has some row of either party the same there as one of the other? */
static bool is_common(const struct csv *csv, const struct party parties[2], int column)
{
    const struct agreement agreement = agree(csv, parties, &column, 1);
    bool common = false;
    for (int i = 0; i < parties[0].count && !common; i++)
        common = partner_of(&agreement, 0, i) != NO_PARTNER;
    return common;
}

int partners_columns(const struct csv *csv, const struct party parties[2], const int *compared, int compared_count,
                     int *columns)
{
    int count = 0;
    for (int column = 0; column < csv_find(csv, "status"); column++)
        if (!list_has(compared, compared_count, column) && is_common(csv, parties, column))
            columns[count++] = column;
    return count;
}

int *partners_of(const struct csv *csv, const struct party parties[2], const int *columns, int count)
{
    const struct agreement agreement = agree(csv, parties, columns, count);
    int *partner = allocate((size_t)parties[0].count, sizeof *partner);
    for (int i = 0; i < parties[0].count; i++)
        partner[i] = partner_of(&agreement, 0, i);
    return partner;
}

struct partners partners_find(const struct csv *csv, const struct party parties[2], const int *columns, int count)
{
    const struct agreement agreement = agree(csv, parties, columns, count);
    const size_t most = (size_t)parties[0].count;
    int *first = allocate(most, sizeof *first), *second = allocate(most, sizeof *second), n = 0;
    for (int i = 0; i < parties[0].count; i++)
        if (partner_of(&agreement, 0, i) >= 0 && agreement.count[0][agreement.number[0][i]] == 1) {
            first[n] = parties[0].rows[i];
            second[n++] = partner_of(&agreement, 0, i);
        }
    return (struct partners){n, first, second};
}

/* The first row of the party that differs from a row in the fewest of these columns. */
static int party_nearest(const struct csv *csv, const struct party *party, int row, const int *columns, int count)
{
    int nearest = -1, fewest = count + 1;
    for (int i = 0; i < party->count; i++) {
        const int differing = csv_differing(csv, row, party->rows[i], columns, count);
        nearest = differing < fewest ? party->rows[i] : nearest;
        fewest = differing < fewest ? differing : fewest;
    }
    return nearest;
}

/* --- complaints --------------------------------------------------------------------------------------------------- */

/* In which of the columns two rows differ, and what they have there: "limit ("4" and "5"), order ("eval" and "best")". */
static void write_disagreements(FILE *out, const struct csv *csv, int row, int other, const int *columns, int count)
{
    int written = 0;
    for (int i = 0; i < count; i++)
        if (!csv_agree(csv, row, other, columns[i]))
            print_plainly(out, "%s%s (\"%s\" and \"%s\")", written++ ? ", " : "", csv_field(csv, -1, columns[i]),
                          csv_field(csv, row, columns[i]), csv_field(csv, other, columns[i]));
}

char *partner_reason(const struct csv *csv, int row, const struct party *party, const int *columns, int count,
                     const char *if_several, const char *if_none)
{
    const int status = csv_find(csv, "status"), axes = status < 0 ? csv->columns : status;
    const int *all = csv_span(0, axes), nearest = party_nearest(csv, party, row, columns, count);
    FILE *out = text_open();
    int other = -1;
    for (int i = 0; i < party->count; i++)
        if (party->rows[i] != nearest && csv_alike(csv, row, party->rows[i], columns, count))
            other = other < 0 ? party->rows[i] : other;
    if (other < 0) {
        fputs("the nearest", out);
        if (csv->path)
            fprintf(out, ", line %d,", csv->line[nearest + 1]);
        fputs(" differs in ", out);
        write_disagreements(out, csv, row, nearest, columns, count);
        fputs(if_none, out);
        return text_close(out);
    }
    if (csv->path)
        fprintf(out, "lines %d and %d", csv->line[nearest + 1], csv->line[other + 1]);
    else
        fputs("they", out);
    if (csv_alike(csv, nearest, other, all, axes)) {
        fputs(" are of the same cell", out);
    } else {
        fputs(" differ in ", out);
        write_disagreements(out, csv, nearest, other, all, axes);
        fputs(if_several, out);
    }
    return text_close(out);
}

/* Look at the rows of one party; false after a complaint. */
static bool check_side(const struct csv *csv, const struct party parties[2], int side,
                       const struct agreement *agreement, const int *columns, int count)
{
    static const char hint[] = "; name that in --pair, or choose one with --where";
    const struct party *party = &parties[side], *other = &parties[!side];
    int lonely = 0, first = 0;
    for (int i = 0; i < party->count; i++) {
        const int partner = partner_of(agreement, side, i);
        if (partner == MANY_PARTNERS)
            return csv_complain(csv, csv->line[party->rows[i] + 1], "more than one partner with %s: %s",
                                other->label, partner_reason(csv, party->rows[i], other, columns, count, hint, ""));
        if (partner == NO_PARTNER && lonely++ == 0)
            first = party->rows[i];
    }
    if (lonely == party->count)
        return csv_complain(
            csv, 0,
            "no row with %s has a partner with %s; of line %d %s; --pair names the columns in which partners agree",
            party->label, other->label, csv->line[first + 1],
            partner_reason(csv, first, other, columns, count, "", ""));
    if (lonely > 0)
        csv_complain(csv, 0,
                     "left out: %d of %d rows with %s, which have no partner with %s (the first in line %d)",
                     lonely, party->count, party->label, other->label, csv->line[first + 1]);
    return true;
}

bool partners_check(const struct csv *csv, const struct party parties[2], const int *columns, int count)
{
    const struct agreement agreement = agree(csv, parties, columns, count);
    const bool good = check_side(csv, parties, 0, &agreement, columns, count) &&
                      check_side(csv, parties, 1, &agreement, columns, count);
    return good;
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
        print_plainly(stderr, "%s%s", told++ ? ", " : "", csv_field(csv, -1, column));
    }
    fputs(told ? ", too\n" : "", stderr);
}

static int *list_of(int most)
{
    return allocate((size_t)most, sizeof(int));
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
    contests.start = found.start;
    contests.group = found.rows;
    for (int c = 0; c < contests.count && contests.compared_count > 0; c++)
        contests.any |= contest_size(&contests, c) > 1;
    return contests;
}

/* Both must have the same axes, in any order: column[i] of the second is axis i of the first.  False after a complaint. */
static bool find_axes(const struct csv *first, const struct csv *second, int axes, int *column)
{
    static const char lacks[] = "it has no axis \"%s\", which %s has";
    const int others = csv_column(second, "status");
    for (int i = 0; i < axes && others >= 0; i++) {
        column[i] = csv_find(second, csv_field(first, -1, i));
        if (column[i] < 0 || column[i] >= others)
            return csv_complain(second, 0, lacks, csv_field(first, -1, i), first->path);
    }
    for (int i = 0; i < others && axes >= 0; i++)
        if (csv_find(first, csv_field(second, -1, i)) < 0)
            return csv_complain(first, 0, lacks, csv_field(second, -1, i), second->path);
    return axes >= 0 && others >= 0;
}

/* The axes of both as one CSV, in the order of the first. */
static struct csv join(const struct csv *first, const struct csv *second, int axes, const int *column)
{
    struct csv both = {.columns = axes, .rows = first->rows + second->rows};
    both.fields = allocate(((size_t)both.rows + 1) * (size_t)axes, sizeof *both.fields);
    for (int row = 0; row < both.rows; row++)
        for (int i = 0; i < axes; i++)
            both.fields[(size_t)(row + 1) * (size_t)axes + (size_t)i] =
                row < first->rows ? csv_field(first, row, i) : csv_field(second, row - first->rows, column[i]);
    return both;
}

/* For each cell the row of a CSV, or -1.  False after a complaint of two rows of one cell. */
static bool find_rows(const struct csv *csv, const int *cell, int cells, int *row_of)
{
    for (int i = 0; i < cells; i++)
        row_of[i] = -1;
    for (int row = 0; row < csv->rows; row++) {
        if (row_of[cell[row]] >= 0)
            return csv_complain(csv, csv->line[row + 1], "of the same cell as line %d",
                                csv->line[row_of[cell[row]] + 1]);
        row_of[cell[row]] = row;
    }
    return true;
}

bool pairing_make(struct pairing *pairing, const struct csv *first, const struct csv *second)
{
    const int axes = csv_column(first, "status");
    int *column = allocate((size_t)first->columns, sizeof *column);
    if (!find_axes(first, second, axes, column))
        return false;
    const struct csv both = join(first, second, axes, column);
    int *cell = allocate((size_t)both.rows, sizeof *cell);
    const int cells = csv_number(&both, csv_rows(&both), both.rows, csv_span(0, axes), axes, cell);
    int *firsts = allocate((size_t)cells, sizeof *firsts), *seconds = allocate((size_t)cells, sizeof *seconds);
    if (!find_rows(first, cell, cells, firsts) || !find_rows(second, cell + first->rows, cells, seconds))
        return false;
    *pairing = (struct pairing){axes, allocate((size_t)first->rows, sizeof(int)),
                                allocate((size_t)second->rows, sizeof(int)), 0};
    for (int row = 0; row < first->rows; row++)
        pairing->partner[row] = seconds[cell[row]];
    for (int row = 0; row < second->rows; row++)
        if (firsts[cell[first->rows + row]] < 0)
            pairing->lonely[pairing->lonely_count++] = row;
    return true;
}

/* --- in words ------------------------------------------------------------------------------------------------------ */

bool wants_most(const char *column)
{
    const enum better better = values_better(column);
    return better == BETTER_MORE || better == MORE_FIRST;
}

bool is_shared(const struct question *question, int place)
{
    static const char *const terms[] = {"limit", "budget", "ply", "handicap", "rival"};
    const struct words *competing = &question->competing;
    const char *name = question->by.word[place];
    if (competing->count > 0)
        return find_word(name, competing->word, competing->count) < 0;
    return question->columns[place] < csv_find(&question->csv, "algorithm") ||
           find_word(name, terms, sizeof terms / sizeof *terms) >= 0;
}

const char *superlative_of(const char *column)
{
    return wants_most(column) ? "most" : values_counted(column) ? "fewest" : "least";
}

const char *amount_of(const char *column)
{
    return values_counted(column) ? "many" : "much";
}

char *label_of(const struct csv *csv, int row, const int *columns, int count)
{
    FILE *out = text_open();
    for (int i = 0, said = 0; i < count; i++)
        if (*csv_field(csv, row, columns[i]) || (i == count - 1 && said == 0))
            print_plainly(out, "%s%s=%s", said++ ? " " : "", csv_field(csv, -1, columns[i]),
                          csv_field(csv, row, columns[i]));
    return text_close(out);
}

int comparison_decimals(const struct paired *paired, bool ratio)
{
    const double neutral = ratio ? 1 : 0;
    int decimals = number_decimals(paired->mean, paired->low, paired->high);
    for (; paired_sign(paired, ratio) != 0 && decimals < 9; decimals++) {
        const double half_digit = 0.5 * pow(10, -decimals);
        if (fabs(paired->low - neutral) > half_digit && fabs(paired->high - neutral) > half_digit)
            break;
    }
    return decimals;
}

void write_comparison(FILE *out, const struct paired *paired, bool ratio)
{
    const bool less = !ratio && paired->mean < 0;
    const double sign = less ? -1 : 1, low = less ? paired->high : paired->low;
    const double high = less ? paired->low : paired->high;
    const int decimals = comparison_decimals(paired, ratio);
    char number[NUMBER_TEXT], other[NUMBER_TEXT];
    fputs(number_text(number, sign * paired->mean, decimals), out);
    if (!isnan(low))
        fprintf(out, " (%s .. %s)", number_text(number, sign * low, decimals),
                number_text(other, sign * high, decimals));
    fprintf(out, " %s", ratio ? "times" : less ? "less" : "more");
}
