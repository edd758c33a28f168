/* What a table says of itself: what its numbers are, of how many samples, and which of them are marked. */
#include <stdlib.h>
#include <string.h>

#include "show/tabulate.h"
#include "results/pairs.h"
#include "base/allocate.h"
#include "base/lasting.h"
#include "results/derived.h"
#include "show/names.h"
#include "base/plain.h"

/* --- what the numbers are -------------------------------------------------------------------------------------------- */

/* Of all numbers of the table. */
struct extent {
    int least_n, most_n, least_units, most_units;
    bool intervals, few; /* have some an interval, and are some of several units, but too few for one? */
    bool exact, single;  /* are some exact, and are others of one search, too? */
};

static void take_in(int number, int *least, int *most)
{
    *least = *most == 0 || number < *least ? number : *least;
    *most = number > *most ? number : *most;
}

static struct extent extent_of(const struct sheet *sheet)
{
    struct extent extent = {0};
    for (int i = 0; i < sheet->rows * sheet->columns; i++) {
        const struct entry *entry = &sheet->entry[i];
        if (!entry_is_number(entry))
            continue;
        take_in(entry->n, &extent.least_n, &extent.most_n);
        take_in(entry->units, &extent.least_units, &extent.most_units);
        extent.intervals |= entry_has_interval(entry);
        extent.few |= entry->n > 1 && entry->low != entry->low;
        extent.exact |= entry->n == 1 && entry->remark;
        extent.single |= entry->n == 1 && !entry->remark;
    }
    return extent;
}

static void write_range(FILE *out, int least, int most)
{
    fprintf(out, least < most ? "%d to %d" : "%d", least, most);
}

static void write_samples(FILE *out, const struct question *question, const struct extent *extent)
{
    const char *units = question_units(question);
    if (extent->most_n <= 1)
        return;
    fputs(" over ", out);
    if (extent->least_n != extent->least_units || extent->most_n != extent->most_units) {
        write_range(out, extent->least_n, extent->most_n);
        fputs(" rows of ", out);
    }
    write_range(out, extent->least_units, extent->most_units);
    fprintf(out, " %.*s", (int)strlen(units) - (extent->most_units == 1), units);
}

static void write_intervals(FILE *out, const struct extent *extent)
{
    if (extent->intervals)
        fputs(extent->few ? ", with 95 % intervals where there are enough for one" : ", with 95 % intervals", out);
    else
        fputs(extent->few ? ", too few for intervals" : ", all alike in each place", out);
    fputs(extent->exact ? "; exact numbers are those of one search" : "", out);
}

void tabulate_note(const struct tabulation *tabulation, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    const struct baseline *baseline = tabulation->baseline;
    const struct extent extent = extent_of(sheet);
    size_t size;
    FILE *out = need(open_memstream(&sheet->note, &size));
    char words[HEADER_TEXT];
    fputs(extent.most_n > 1                ? (baseline ? "Geometric means of " : "Means of ")
          : extent.exact && !extent.single ? "Exact numbers of single searches: "
                                           : "Numbers of single searches: ",
          out);
    for (int of = 0; of < question->of.count; of++)
        print_plainly(out, "%s%s",
                      of == 0                        ? ""
                      : of == question->of.count - 1 ? " and "
                                                     : ", ",
                      header_of(question->of.word[of], words));
    for (int i = 0; baseline && i < baseline->conditions->count; i++)
        print_plainly(out, "%s%s", i == 0 ? " as multiples of those with " : " ", baseline->conditions->word[i]);
    fputs(baseline ? " in the same position" : "", out);
    write_samples(out, question, &extent);
    if (tabulation->intervals && extent.most_n > 1)
        write_intervals(out, &extent);
    fputc('.', out);
    if (sheet_has_holes(sheet))
        fputs(" A dash: not measured.", out);
    fclose(out);
    need(sheet->note);
}

/* --- what is marked -------------------------------------------------------------------------------------------------- */

static bool wants_greatest(enum best best, const char *of)
{
    return best == BEST_BY_COLUMN ? wants_most(of) : best == BEST_GREATEST;
}

/* The place of a group's number. */
static struct entry *entry_of(const struct tabulation *tabulation, const struct sheet *sheet, int of, int row)
{
    const struct axis *rows = &tabulation->rows, *columns = &tabulation->columns;
    return sheet_entry(sheet, rows->place[row], of * columns->count + columns->place[row]);
}

/* May the means be the same?  Ratios to a baseline have intervals, and the baseline itself has none. */
static bool may_equal(const struct entry *best, const struct entry *other)
{
    return best->mean == other->mean || (best->low <= other->mean && other->mean <= best->high) ||
           (best->low == best->high && other->low <= best->mean && best->mean <= other->high);
}

/* Mark the best of some places, and those that its interval does not exclude; if all are alike, none is better.  Returns how many
 * are marked. */
static int mark_best(struct entry *const *entries, int count, bool greatest)
{
    const double sign = greatest ? -1 : 1;
    const struct entry *best = NULL;
    bool differ = false;
    int marked = 0;
    for (int i = 0; i < count; i++)
        if (entry_is_number(entries[i])) {
            differ |= best && entries[i]->mean != best->mean;
            best = !best || sign * entries[i]->mean < sign * best->mean ? entries[i] : best;
        }
    for (int i = 0; i < count && differ; i++)
        marked += entries[i]->best = entry_is_number(entries[i]) && may_equal(best, entries[i]);
    return marked;
}

/* Mark the best of each contest in one column of --of; returns how many are marked. */
static int mark_contests(const struct tabulation *tabulation, const struct groups *contests, struct sheet *sheet,
                         int of, bool greatest)
{
    int marked = 0;
    for (int c = 0; c < contests->count; c++) {
        const int first = contests->start[c], count = contests->start[c + 1] - first;
        struct entry **entries = lasting(allocate((size_t)count, sizeof *entries));
        for (int i = 0; i < count; i++)
            entries[i] = entry_of(tabulation, sheet, of, contests->rows[first + i]);
        marked += mark_best(entries, count, greatest);
    }
    return marked;
}

/* "the fewest leaves and the most gain for each game and limit, and what its interval does not exclude" */
static char *words_of_marks(const struct question *question, const bool *marked, enum best best, const int *shared,
                            int shared_count, bool intervals)
{
    char *text;
    size_t size;
    int said = 0;
    char words[HEADER_TEXT];
    FILE *out = need(open_memstream(&text, &size));
    for (int of = 0; of < question->of.count; of++) {
        const char *name = question->of.word[of];
        if (marked[of])
            print_plainly(out, "%sthe %s %s", said++ ? ", " : "",
                          best == BEST_BY_COLUMN ? superlative_of(name)
                          : best == BEST_LEAST   ? "least"
                                                 : "greatest",
                          header_of(name, words));
    }
    for (int i = 0; i < shared_count; i++)
        print_plainly(out, "%s%s",
                      i == 0                  ? " for each "
                      : i == shared_count - 1 ? " and "
                                              : ", ",
                      header_of(csv_cell(&question->csv, -1, shared[i]), words));
    fputs(intervals ? ", and what its interval does not exclude" : "", out);
    fclose(out);
    return need(text);
}

void tabulate_mark(const struct tabulation *tabulation, const struct groups *groups, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    const enum best best = tabulation->best;
    int *shared = lasting(allocate((size_t)question->by.count, sizeof *shared)), shared_count = 0;
    int *firsts = lasting(allocate((size_t)groups->count, sizeof *firsts));
    bool *marked = lasting(allocate((size_t)question->of.count, sizeof *marked)), some = false;
    for (int i = 0; i < question->by.count; i++)
        if (is_shared(question, i))
            shared[shared_count++] = question->columns[i];
    for (int g = 0; g < groups->count; g++)
        firsts[g] = groups->rows[groups->start[g]];
    struct groups contests = csv_group(&question->csv, firsts, groups->count, shared, shared_count);
    for (int of = 0; of < question->of.count; of++) {
        marked[of] =
            (best != BEST_BY_COLUMN || values_better(question->of.word[of]) >= BETTER_LESS) &&
            mark_contests(tabulation, &contests, sheet, of, wants_greatest(best, question->of.word[of])) > 0;
        some |= marked[of];
    }
    if (some)
        sheet->marked = words_of_marks(question, marked, best, shared, shared_count, extent_of(sheet).intervals);
    groups_free(&contests);
}
