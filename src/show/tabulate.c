#include "show/tabulate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "results/derived.h"
#include "results/csv.h"
#include "results/pairs.h"
#include "results/question.h"

/* A case before it has its place. */
struct candidate {
    int group, keys;
    const double *rank; /* of each key */
};

static int by_rank(const void *left, const void *right)
{
    const struct candidate *a = left, *b = right;
    for (int i = 0; i < a->keys; i++)
        if (a->rank[i] != b->rank[i])
            return a->rank[i] < b->rank[i] ? -1 : 1;
    return a->group - b->group;
}

/* Rank the cases, of which these are rows, in one column: by their numbers or, in the CSV's order, by other values; those that are
 * empty come first. */
static void rank(const struct csv *csv, int column, const int *rows, int count, double *ranks, int keys)
{
    const bool numbers = values_numeric(csv, rows, count, column);
    int *place = allocate((size_t)count, sizeof *place);
    csv_number(csv, rows, count, &column, 1, place);
    for (int i = 0; i < count; i++) {
        const char *field = csv_field(csv, rows[i], column);
        ranks[i * keys] = *field ? place[i] : -INFINITY;
        if (numbers && *field)
            number_read(field, &ranks[i * keys]);
    }
}

struct cases cases_make(const struct question *question, const int *columns, int keys)
{
    const struct csv *csv = &question->csv;
    const struct groups groups = csv_group(csv, question->rows, question->row_count, columns, keys);
    const size_t count = (size_t)groups.count;
    struct cases axis = {keys, groups.count, allocate(count, sizeof(int)),
                         allocate((size_t)csv->rows, sizeof(int))};
    double *ranks = allocate(count * (size_t)keys, sizeof *ranks);
    struct candidate *candidates = allocate(count, sizeof *candidates);
    for (int g = 0; g < groups.count; g++) {
        candidates[g] = (struct candidate){g, keys, ranks + g * keys};
        axis.first[g] = groups.rows[groups.start[g]];
    }
    for (int i = 0; i < keys; i++)
        rank(csv, columns[i], axis.first, groups.count, ranks + i, keys);
    qsort(candidates, count, sizeof *candidates, by_rank);
    for (int c = 0; c < groups.count; c++) {
        const int group = candidates[c].group;
        axis.first[c] = groups.rows[groups.start[group]];
        for (int i = groups.start[group]; i < groups.start[group + 1]; i++)
            axis.place[groups.rows[i]] = c;
    }
    return axis;
}

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
    *baseline = (struct baseline){.conditions = conditions,
                                  .columns = allocate((size_t)conditions->count, sizeof *baseline->columns)};
    baseline->rows =
        where_rows(&question->csv, conditions->word, conditions->count, baseline->columns, &baseline->count);
    bool good = baseline->rows && keep_asked(baseline, question) && csv_column(&question->csv, "status") >= 0;
    for (int of = 0; of < question->of.count && good; of++)
        good = pairs_have_ratios(question, of, question->rows, question->row_count, "");
    return good;
}

/* --- ratios ---------------------------------------------------------------------------------------------------------- */

/* What belongs to the baseline is its own partner, and others have theirs there. */
static struct partners pair_up(const struct baseline *baseline, const struct question *question,
                               const struct party parties[2])
{
    const struct party *group = &parties[1];
    if (group->count > 0 && list_has(parties[0].rows, parties[0].count, group->rows[0]))
        return (struct partners){group->count, group->rows, group->rows};
    return pairs_find(question, parties, baseline->columns, baseline->conditions->count);
}

/* What a table says of a group of rows: the geometric mean of their ratios to the rows of the baseline that agree with them in
 * --by and in all axes, but for those of its conditions, and axes that follow from these. */
static struct sheet_entry baseline_entry(const struct baseline *baseline, const struct question *question, int of,
                                         const struct groups *groups, int group)
{
    const int *rows = &groups->rows[groups->start[group]];
    const int count = groups->start[group + 1] - groups->start[group];
    void *mark = memory_mark();
    int agreed;
    const int *agreeing = rows_agreeing(question, rows[0], baseline->columns, baseline->conditions->count,
                                        baseline->rows, baseline->count, &agreed);
    const struct party parties[2] = {pairs_party(question, of, "", agreeing, agreed),
                                     pairs_party(question, of, "", rows, count)};
    const struct partners pairs = pair_up(baseline, question, parties);
    if (pairs.count == 0)
        return memory_release(mark), (struct sheet_entry){0};
    const struct paired paired =
        pairs_compare(question, of, pairs.first, pairs.second, pairs.second, pairs.count, true, 0.95);
    memory_release(mark);
    return (struct sheet_entry){.mean = paired.mean,
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
    csv_complain(&question->csv, 0, "left out: %d of %d numbers, which have no partner, or several, with %s",
                 all - paired, all, words_listed(baseline->conditions, " "));
}

/* --- the table ------------------------------------------------------------------------------------------------------- */

static void name_rows(const struct question *question, const struct cases *rows, struct sheet *sheet)
{
    for (int i = 0; i < rows->keys; i++) {
        sheet->label_name[i] = question->by.word[i];
        for (int row = 0; row < rows->count; row++)
            sheet->label[row * rows->keys + i] = csv_field(&question->csv, rows->first[row], question->columns[i]);
    }
}

/* What is measured: "leaves", or "leaves / order=random". */
static const char *measure_name(const struct tabulation *tabulation, int of)
{
    const char *name = tabulation->question->of.word[of];
    return tabulation->baseline ? printed("%s / %s", name, words_listed(tabulation->baseline->conditions, " "))
                                : name;
}

static void name_columns(const struct tabulation *tabulation, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    const struct cases *columns = &tabulation->columns;
    const int before = tabulation->rows.keys;
    sheet->heading_name[0] = "of";
    for (int i = 0; i < columns->keys; i++)
        sheet->heading_name[1 + i] = question->by.word[before + i];
    for (int column = 0; column < sheet->columns; column++) {
        const char **heading = &sheet->heading[column * sheet->headings];
        const int row = columns->first[column % columns->count];
        heading[0] = measure_name(tabulation, column / columns->count);
        for (int i = 0; i < columns->keys; i++)
            heading[1 + i] = csv_field(&question->csv, row, question->columns[before + i]);
    }
}

static struct sheet_entry mean_of_group(const struct question *question, int of, const struct groups *groups,
                                        int group)
{
    const struct summary summary = summary_of_group(question, of, groups, group);
    return (struct sheet_entry){
        .mean = summary.statistic[MEAN],
        .low = summary.statistic[LOW],
        .high = summary.statistic[HIGH],
        .remark = summary_remark(question, of, groups->rows[groups->start[group]], &summary),
        .n = summary.n,
        .units = summary.units,
    };
}

struct sheet_entry *tabulate_entry(const struct tabulation *tabulation, const struct sheet *sheet, int of,
                                   int group)
{
    const struct groups *groups = &tabulation->question->groups;
    const struct cases *rows = &tabulation->rows, *columns = &tabulation->columns;
    const int row = groups->rows[groups->start[group]];
    return sheet_entry(sheet, rows->place[row], of * columns->count + columns->place[row]);
}

struct sheet tabulate(const struct tabulation *tabulation)
{
    const struct question *question = tabulation->question;
    const struct cases *rows = &tabulation->rows, *columns = &tabulation->columns;
    const struct groups *groups = &question->groups;
    struct sheet sheet =
        sheet_make(rows->count, rows->keys, question->of.count * columns->count, 1 + columns->keys);
    name_rows(question, rows, &sheet);
    name_columns(tabulation, &sheet);
    for (int of = 0; of < question->of.count; of++)
        for (int g = 0; g < groups->count; g++)
            *tabulate_entry(tabulation, &sheet, of, g) =
                tabulation->baseline ? baseline_entry(tabulation->baseline, question, of, groups, g)
                                     : mean_of_group(question, of, groups, g);
    if (tabulation->best != BEST_NONE)
        tabulate_mark(tabulation, &sheet);
    tabulate_note(tabulation, &sheet);
    return sheet;
}
