/* What a table says of itself: what its numbers are, of how many samples, and which of them are marked. */
#include <stdlib.h>
#include <string.h>

#include "ask/tabulate.h"
#include "ask/wording.h"
#include "core/allocate.h"
#include "core/lasting.h"
#include "derived/gain.h"
#include "text/plain.h"

/* --- what the numbers are -------------------------------------------------------------------------------------------- */

/* Of all numbers of the table. */
struct extent {
    int least_n, most_n, least_units, most_units;
    bool intervals, few; /* have some an interval, and are some of several units, but too few for one? */
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
    else if (extent->few)
        fputs(", too few for intervals", out);
}

void tabulate_note(const struct tabulation *tabulation, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    const struct baseline *baseline = tabulation->baseline;
    const struct extent extent = extent_of(sheet);
    size_t size;
    FILE *out = need(open_memstream(&sheet->note, &size));
    fputs(extent.most_n <= 1 ? "Numbers of single searches: "
          : baseline         ? "Geometric means of "
                             : "Means of ",
          out);
    for (int of = 0; of < question->of.count; of++)
        print_plainly(out, "%s%s",
                      of == 0                        ? ""
                      : of == question->of.count - 1 ? " and "
                                                     : ", ",
                      question->of.word[of]);
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

/* Mark the best of some places, given by a row of the CSV each; if all are alike, none is better.  Returns whether there is a
 * best one. */
static bool mark_best(struct entry *const *entries, int count, bool greatest)
{
    const double sign = greatest ? -1 : 1;
    double least = 0, most = 0;
    int known = 0;
    for (int i = 0; i < count; i++)
        if (entry_is_number(entries[i])) {
            const double number = sign * entries[i]->mean;
            least = known == 0 || number < least ? number : least;
            most = known == 0 || number > most ? number : most;
            known++;
        }
    for (int i = 0; i < count && least < most; i++)
        entries[i]->best = entry_is_number(entries[i]) && sign * entries[i]->mean == least;
    return least < most;
}

/* Mark the best of each contest in one column of --of; returns whether any was marked. */
static bool mark_contests(const struct tabulation *tabulation, const struct groups *contests, struct sheet *sheet,
                          int of, bool greatest)
{
    bool marked = false;
    for (int c = 0; c < contests->count; c++) {
        const int first = contests->start[c], count = contests->start[c + 1] - first;
        struct entry **entries = lasting(allocate((size_t)count, sizeof *entries));
        for (int i = 0; i < count; i++)
            entries[i] = entry_of(tabulation, sheet, of, contests->rows[first + i]);
        marked |= mark_best(entries, count, greatest);
    }
    return marked;
}

/* "the fewest leaves and the most gain for each game and limit" */
static char *words_of_marks(const struct question *question, const bool *marked, enum best best, const int *shared,
                            int shared_count)
{
    char *text;
    size_t size;
    int said = 0;
    FILE *out = need(open_memstream(&text, &size));
    for (int of = 0; of < question->of.count; of++) {
        const char *name = question->of.word[of];
        if (marked[of])
            print_plainly(out, "%sthe %s %s", said++ ? ", " : "",
                          best == BEST_BY_COLUMN ? superlative_of(name)
                          : best == BEST_LEAST   ? "least"
                                                 : "greatest",
                          name);
    }
    for (int i = 0; i < shared_count; i++)
        print_plainly(out, "%s%s",
                      i == 0                  ? " for each "
                      : i == shared_count - 1 ? " and "
                                              : ", ",
                      csv_cell(&question->csv, -1, shared[i]));
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
        if (is_shared(&question->csv, question->columns[i]))
            shared[shared_count++] = question->columns[i];
    for (int g = 0; g < groups->count; g++)
        firsts[g] = groups->rows[groups->start[g]];
    struct groups contests = csv_group(&question->csv, firsts, groups->count, shared, shared_count);
    for (int of = 0; of < question->of.count; of++) {
        marked[of] = (best != BEST_BY_COLUMN || values_better(question->of.word[of]) >= BETTER_LESS) &&
                     mark_contests(tabulation, &contests, sheet, of, wants_greatest(best, question->of.word[of]));
        some |= marked[of];
    }
    if (some)
        sheet->marked = words_of_marks(question, marked, best, shared, shared_count);
    groups_free(&contests);
}
