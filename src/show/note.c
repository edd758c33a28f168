/* What a table says of itself: what its numbers are, of how many samples, and which of them are marked. */
#include "show/tabulate.h"

#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "results/pairs.h"
#include "results/derived.h"
#include "show/labels.h"

/* --- what the numbers are -------------------------------------------------------------------------------------------- */

/* Of all numbers of the table. */
struct numbers {
    struct count_range n, units;
    bool intervals, few; /* have some an interval, and are some of several units, but too few for one? */
    bool exact, single;  /* are some exact, and are others of one search, too? */
};

static struct numbers numbers_of(const struct sheet *sheet)
{
    struct numbers numbers = {0};
    for (int i = 0; i < sheet->rows * sheet->columns; i++) {
        const struct sheet_entry *entry = &sheet->entry[i];
        if (!entry_is_number(entry))
            continue;
        range_take(&numbers.n, entry->n);
        range_take(&numbers.units, entry->units);
        numbers.intervals |= entry_has_interval(entry);
        numbers.few |= entry->n > 1 && entry->low != entry->low;
        numbers.exact |= entry->n == 1 && entry->remark;
        numbers.single |= entry->n == 1 && !entry->remark;
    }
    return numbers;
}

static void write_samples(FILE *out, const struct question *question, const struct numbers *numbers)
{
    const struct count_range n = numbers->n, units = numbers->units;
    const char *called = question_units(question);
    if (n.most <= 1)
        return;
    fputs(" over ", out);
    if (n.least != units.least || n.most != units.most)
        fprintf(out, "%s rows of ", range_text(n));
    fprintf(out, "%s %.*s", range_text(units), (int)strlen(called) - (units.most == 1), called);
}

static void write_intervals(FILE *out, const struct numbers *numbers)
{
    if (numbers->intervals)
        fputs(numbers->few ? ", with 95 % intervals where there are enough for one" : ", with 95 % intervals", out);
    else
        fputs(numbers->few ? ", too few for intervals" : ", all alike in each place", out);
    fputs(numbers->exact ? "; exact numbers are those of one search" : "", out);
}

void tabulate_note(const struct tabulation *tabulation, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    const struct baseline *baseline = tabulation->baseline;
    const struct numbers numbers = numbers_of(sheet);
    FILE *out = text_open();
    fputs(numbers.n.most > 1                 ? (baseline ? "Geometric means of " : "Means of ")
          : numbers.exact && !numbers.single ? "Exact numbers of single searches: "
                                             : "Numbers of single searches: ",
          out);
    for (int of = 0; of < question->of.count; of++)
        print_plainly(out, "%s%s", list_joint(of, question->of.count), words_of(question->of.word[of]));
    if (baseline)
        print_plainly(out, " as multiples of those with %s in the same position",
                      words_listed(baseline->conditions, " "));
    write_samples(out, question, &numbers);
    if (tabulation->intervals && numbers.n.most > 1)
        write_intervals(out, &numbers);
    fputs(sheet_has_holes(sheet) ? ". A dash: not measured." : ".", out);
    sheet->note = text_close(out);
}

/* --- what is marked -------------------------------------------------------------------------------------------------- */

/* May the means be the same?  Ratios to a baseline have intervals, and the baseline itself has none. */
static bool may_equal(const struct sheet_entry *best, const struct sheet_entry *other)
{
    return best->mean == other->mean || (best->low <= other->mean && other->mean <= best->high) ||
           (best->low == best->high && other->low <= best->mean && best->mean <= other->high);
}

/* Mark the best of some places, and those that its interval does not exclude; if all are alike, none is better.  Is one marked? */
static bool mark_best(struct sheet_entry *const *entries, int count, bool greatest)
{
    const double sign = greatest ? -1 : 1;
    const struct sheet_entry *best = NULL;
    bool differ = false;
    for (int i = 0; i < count; i++)
        if (entry_is_number(entries[i])) {
            differ |= best && entries[i]->mean != best->mean;
            best = !best || sign * entries[i]->mean < sign * best->mean ? entries[i] : best;
        }
    for (int i = 0; i < count && differ; i++)
        entries[i]->best = entry_is_number(entries[i]) && may_equal(best, entries[i]);
    return differ;
}

/* Mark the best of each contest in one column of --of, if one looks for any.  Is one marked? */
static bool mark_column(const struct tabulation *tabulation, const struct contests *contests, struct sheet *sheet,
                        int of)
{
    const struct groups *groups = &tabulation->question->groups;
    const char *name = tabulation->question->of.word[of];
    const bool by_column = tabulation->best == BEST_BY_COLUMN,
               greatest = by_column ? wants_most(name) : tabulation->best == BEST_GREATEST;
    bool marked = false;
    struct sheet_entry **entries = allocate((size_t)groups->count, sizeof *entries);
    for (int c = 0; c < contests->count && !(by_column && values_better(name) < BETTER_LESS); c++) {
        const int *group = &contests->group[contests->start[c]], count = contest_size(contests, c);
        for (int i = 0; i < count; i++)
            entries[i] = tabulate_entry(tabulation, sheet, of, group[i]);
        marked |= mark_best(entries, count, greatest);
    }
    return marked;
}

/* "the fewest leaves and the most gain for each game and limit, and what its interval does not exclude" */
void tabulate_mark(const struct tabulation *tabulation, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    struct contests contests = {0};
    FILE *out = text_open();
    bool some = false;
    for (int of = 0; of < question->of.count; of++) {
        const char *name = question->of.word[of];
        contests = contests_find(question, of, &question->groups);
        if (!mark_column(tabulation, &contests, sheet, of))
            continue;
        print_plainly(out, "%sthe %s %s", some ? ", " : "",
                      tabulation->best == BEST_BY_COLUMN ? superlative_of(name)
                      : tabulation->best == BEST_LEAST   ? "least"
                                                         : "greatest",
                      words_of(name));
        some = true;
    }
    for (int i = 0; i < contests.shared_count; i++)
        print_plainly(out, "%s%s", i == 0 ? " for each " : list_joint(i, contests.shared_count),
                      words_of(csv_field(&question->csv, -1, contests.shared[i])));
    fputs(numbers_of(sheet).intervals ? ", and what its interval does not exclude" : "", out);
    const char *text = text_close(out);
    sheet->marked = some ? text : NULL;
}
