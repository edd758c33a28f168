#include "show/tabulate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "results/pairs.h"
#include "results/wording.h"
#include "base/allocate.h"
#include "base/lasting.h"
#include "results/where.h"
#include "base/plain.h"

/* --- what is divided by ---------------------------------------------------------------------------------------------- */

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
    return kept > 0 ||
           csv_complain(&question->csv, 0, "--where leaves no row with %s", baseline->conditions->word[0]);
}

bool baseline_find(struct baseline *baseline, const struct question *question, const struct words *conditions)
{
    *baseline =
        (struct baseline){.conditions = conditions,
                          .columns = lasting(allocate((size_t)conditions->count, sizeof *baseline->columns))};
    baseline->rows =
        where_rows(&question->csv, conditions->word, conditions->count, baseline->columns, &baseline->count);
    bool good = baseline->rows && keep_asked(baseline, question) && csv_column(&question->csv, "status") >= 0;
    for (int of = 0; of < question->of.count && good; of++)
        good = pairs_have_ratios(question, of, question->rows, question->row_count, "");
    return good;
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
               csv_agree(&question->csv, row, other, question->columns[i]);
    return same;
}

/* Those rows of a list that have a number and agree with this row. */
static struct party party_of(const struct baseline *baseline, const struct question *question, int of, int with,
                             const int *rows, int count, int *kept)
{
    int n = 0;
    for (int i = 0; i < count; i++)
        if (!isnan(question->values[of][rows[i]]) && agree(baseline, question, rows[i], with))
            kept[n++] = rows[i];
    return (struct party){"", kept, n};
}

static bool has_row(const struct party *party, int row)
{
    bool has = false;
    for (int i = 0; i < party->count; i++)
        has |= party->rows[i] == row;
    return has;
}

/* What belongs to the baseline is its own partner, and others have theirs there. */
static struct partners pair_up(const struct baseline *baseline, const struct question *question,
                               const struct party parties[2])
{
    const struct party *group = &parties[1];
    if (group->count > 0 && has_row(&parties[0], group->rows[0]))
        return (struct partners){group->count, group->rows, group->rows};
    return pairs_find(question, parties, baseline->columns, baseline->conditions->count);
}

struct entry baseline_entry(const struct baseline *baseline, const struct question *question, int of,
                            const struct groups *groups, int group)
{
    const int *rows = &groups->rows[groups->start[group]];
    const int count = groups->start[group + 1] - groups->start[group];
    const size_t before = lasting_count();
    int *kept[2] = {lasting(allocate((size_t)baseline->count, sizeof(int))),
                    lasting(allocate((size_t)count, sizeof(int)))};
    const struct party parties[2] = {
        party_of(baseline, question, of, rows[0], baseline->rows, baseline->count, kept[0]),
        party_of(baseline, question, of, rows[0], rows, count, kept[1])};
    const struct partners pairs = pair_up(baseline, question, parties);
    if (pairs.count == 0)
        return lasting_release(before), (struct entry){0};
    const struct paired paired =
        pairs_compare(question, of, pairs.first, pairs.second, pairs.second, pairs.count, true, 0.95);
    lasting_release(before);
    return (struct entry){.mean = paired.mean,
                          .low = paired.low,
                          .high = paired.high,
                          .decimals = comparison_decimals(&paired, true),
                          .n = paired.pairs,
                          .units = paired.units};
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
