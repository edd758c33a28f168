#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/tabulate.h"
#include "ask/wording.h"
#include "claims/partners.h"
#include "core/allocate.h"
#include "core/keep.h"
#include "frame/where.h"
#include "numbers/paired.h"
#include "text/plain.h"

/* --- what is divided by ---------------------------------------------------------------------------------------------- */

/* Logarithms are averaged. */
static bool has_ratios(const struct question *question)
{
    for (int of = 0; of < question->of.count; of++)
        for (int i = 0; i < question->row_count; i++) {
            const int row = question->rows[i];
            const double value = question->values[of][row];
            if (isnan(value) || value > 0)
                continue;
            print_plainly(stderr, "%s:%d: %s is %g here, which has no ratio", question->csv.path,
                          question->csv.line[row + 1], question->of.word[of], value);
            fputc('\n', stderr);
            return false;
        }
    return true;
}

/* Keep those rows that are asked of: both lists rise.  False after a complaint that none is left. */
static bool keep_asked(struct baseline *baseline, const struct question *question)
{
    int kept = 0;
    for (int i = 0, j = 0; i < baseline->count; i++) {
        while (j < question->row_count && question->rows[j] < baseline->rows[i])
            j++;
        if (j < question->row_count && question->rows[j] == baseline->rows[i])
            baseline->rows[kept++] = baseline->rows[i];
    }
    baseline->count = kept;
    if (kept == 0) {
        print_plainly(stderr, "%s: --where leaves no row with %s", question->csv.path,
                      baseline->conditions->word[0]);
        fputc('\n', stderr);
    }
    return kept > 0;
}

bool baseline_find(struct baseline *baseline, const struct question *question, const struct words *conditions)
{
    *baseline = (struct baseline){.conditions = conditions,
                                  .columns = keep(allocate((size_t)conditions->count, sizeof *baseline->columns))};
    baseline->rows =
        keep(where_rows(&question->csv, conditions->word, conditions->count, baseline->columns, &baseline->count));
    return baseline->rows && keep_asked(baseline, question) && csv_column(&question->csv, "status") >= 0 &&
           has_ratios(question);
}

/* --- ratios ---------------------------------------------------------------------------------------------------------- */

static bool is_compared(const struct baseline *baseline, int column)
{
    bool compared = false;
    for (int i = 0; i < baseline->conditions->count; i++)
        compared |= baseline->columns[i] == column;
    return compared;
}

/* Do two rows belong to the same place of the table, but for what is compared? */
static bool agree(const struct baseline *baseline, const struct question *question, int row, int other)
{
    bool same = true;
    for (int i = 0; i < question->by.count && same; i++)
        same = is_compared(baseline, question->columns[i]) ||
               strcmp(csv_cell(&question->csv, row, question->columns[i]),
                      csv_cell(&question->csv, other, question->columns[i])) == 0;
    return same;
}

/* Those rows of a list that have a number and agree with this row, in a list with room for all of them. */
static struct party party_of(const struct baseline *baseline, const struct question *question, int of, int with,
                             const int *rows, int count, int *kept)
{
    struct party party = {"", kept, 0};
    for (int i = 0; i < count; i++)
        if (!isnan(question->values[of][rows[i]]) && agree(baseline, question, rows[i], with))
            kept[party.count++] = rows[i];
    return party;
}

/* The rows of the second list divided by those of the first. */
static struct entry entry_of_pairs(const struct question *question, int of, const int *first, const int *second,
                                   int count)
{
    double *divisors = allocate((size_t)count, sizeof *divisors), *values = allocate((size_t)count, sizeof *values);
    int *units = allocate((size_t)count, sizeof *units);
    struct entry entry = {0};
    for (int i = 0; i < count; i++) {
        divisors[i] = question->values[of][first[i]];
        values[i] = question->values[of][second[i]];
        units[i] = question->units[second[i]];
    }
    if (count > 0) {
        const struct paired paired = paired_compare(divisors, values, units, count, true, 0.95);
        entry = (struct entry){.mean = paired.mean,
                               .low = paired.low,
                               .high = paired.high,
                               .decimals = comparison_decimals(&paired, true),
                               .n = paired.pairs,
                               .units = paired.units};
    }
    free(divisors);
    free(values);
    free(units);
    return entry;
}

static bool has_row(const struct party *party, int row)
{
    bool has = false;
    for (int i = 0; i < party->count; i++)
        has |= party->rows[i] == row;
    return has;
}

/* What belongs to the baseline is its own partner, and others have theirs there. */
static struct entry entry_of_parties(const struct baseline *baseline, const struct question *question, int of,
                                     const struct party parties[2])
{
    const struct party *group = &parties[1];
    if (group->count > 0 && has_row(&parties[0], group->rows[0])) {
        return entry_of_pairs(question, of, group->rows, group->rows, group->count);
    }
    int *columns = allocate((size_t)question->csv.columns, sizeof *columns);
    const int count =
        partners_columns(&question->csv, parties, baseline->columns, baseline->conditions->count, columns);
    struct partners partners = partners_find(&question->csv, parties, columns, count);
    const struct entry entry = entry_of_pairs(question, of, partners.first, partners.second, partners.count);
    partners_free(&partners);
    free(columns);
    return entry;
}

struct entry baseline_entry(const struct baseline *baseline, const struct question *question, int of,
                            const struct groups *groups, int group)
{
    const int *rows = &groups->rows[groups->start[group]];
    const int count = groups->start[group + 1] - groups->start[group];
    int *kept[2] = {allocate((size_t)baseline->count, sizeof(int)), allocate((size_t)count, sizeof(int))};
    const struct party parties[2] = {
        party_of(baseline, question, of, rows[0], baseline->rows, baseline->count, kept[0]),
        party_of(baseline, question, of, rows[0], rows, count, kept[1])};
    const struct entry entry = entry_of_parties(baseline, question, of, parties);
    free(kept[0]);
    free(kept[1]);
    return entry;
}

void baseline_tell_partnerless(const struct baseline *baseline, const struct question *question,
                               const struct sheet *sheet)
{
    int paired = 0, all = 0;
    for (int i = 0; i < sheet->rows * sheet->columns; i++)
        paired += sheet->entry[i].n;
    for (int of = 0; of < question->of.count; of++)
        for (int i = 0; i < question->row_count; i++)
            all += !isnan(question->values[of][question->rows[i]]);
    if (paired == all)
        return;
    print_plainly(stderr, "%s: left out: %d of %d numbers, which have no partner, or several, with",
                  question->csv.path, all - paired, all);
    for (int i = 0; i < baseline->conditions->count; i++)
        print_plainly(stderr, " %s", baseline->conditions->word[i]);
    fputc('\n', stderr);
}
