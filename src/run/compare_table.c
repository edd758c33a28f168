#include "run/compare.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "results/pairs.h"
#include "results/csv.h"
#include "base/terminal.h"
#include "base/text.h"

/* Digits that show that a bound lies beyond 1, wherever it does. */
static int decimals_of(const struct timing *timing)
{
    const struct paired paired = {.mean = timing->ratio, .low = timing->low, .high = timing->high};
    return comparison_decimals(&paired, true);
}

static void add_verdict(const struct comparison *comparison, const int *columns, const struct verdict *verdict,
                        struct aligned *table)
{
    const struct timing *timing = &verdict->timing;
    const int decimals = decimals_of(timing);
    char text[VERDICT_TEXT], number[NUMBER_TEXT], other[NUMBER_TEXT];
    for (int i = 0; i < comparison->rows.by.count; i++)
        aligned_add(table, "%s", csv_cell(&comparison->csv[0], verdict->row, columns[i]));
    aligned_add(table, "%s", compare_verdict(timing, text));
    aligned_add(table, "%s", number_text(number, timing->ratio, decimals));
    aligned_add(table, "%s%s%s", number_text(number, timing->low, decimals), isnan(timing->low) ? "" : " .. ",
                number_text(other, timing->high, decimals));
    if (isnan(verdict->floor.ratio))
        aligned_add(table, "unknown");
    else
        aligned_add(table, "%.2g %% (%s)", 100 * verdict->floor.ratio, verdict->floor.source);
    aligned_add(table, "%d", timing->n);
    aligned_end_row(table);
}

/* "B.csv takes 0.90 (0.88 .. 0.92) times as long as A.csv" */
static void say_ratio(const struct comparison *comparison, const struct timing *timing)
{
    const int decimals = decimals_of(timing);
    char ratio[NUMBER_TEXT], low[NUMBER_TEXT], high[NUMBER_TEXT];
    printf("%s takes %s", comparison->path[1], number_text(ratio, timing->ratio, decimals));
    if (!isnan(timing->low))
        printf(" (%s .. %s)", number_text(low, timing->low, decimals), number_text(high, timing->high, decimals));
    printf(" times as long as %s", comparison->path[0]);
}

static void say_verdict(const struct comparison *comparison, const int *columns, const struct verdict *verdict)
{
    const struct timing *timing = &verdict->timing;
    const double floor = 100 * verdict->floor.ratio;
    char *label = label_of(&comparison->csv[0], verdict->row, columns, comparison->rows.by.count);
    printf("\n%s%s", label, *label ? ": " : "");
    if (timing->n == 0) {
        puts("no times of 10 microseconds or more, so that none are compared.");
        return;
    }
    say_ratio(comparison, timing);
    if (timing->verdict == TIMING_FASTER || timing->verdict == TIMING_SLOWER)
        printf(": it is %s.\n", timing->verdict == TIMING_FASTER ? "faster" : "slower");
    else if (timing->verdict == TIMING_SAME)
        printf(": they are the same within %.2g %%.\n", 100 * timing->within);
    else if (isnan(timing->low))
        puts(", over too few rows to tell them apart.");
    else if (isnan(floor))
        puts("; no noise floor is known, so that they cannot be told apart (--within says what does not matter).");
    else
        printf("; with a noise floor of %.2g %% they cannot be told apart.\n", floor);
}

void compare_print_table(const struct comparison *comparison, const int *columns, const struct verdict *verdicts,
                         int count)
{
    struct aligned table = {.keys = comparison->rows.by.count};
    for (int i = 0; i < comparison->rows.by.count; i++)
        aligned_add(&table, "%s", comparison->rows.by.word[i]);
    aligned_add(&table, "time");
    aligned_add(&table, "B / A");
    aligned_add(&table, "interval");
    aligned_add(&table, "floor");
    aligned_add(&table, "rows");
    aligned_end_row(&table);
    for (int v = 0; v < count; v++)
        add_verdict(comparison, columns, &verdicts[v], &table);
    putchar('\n');
    aligned_print(&table, stdout);
    struct breaking breaking = breaking_begin(stdout, 0);
    for (int v = 0; v < count && count <= MOST_SENTENCES; v++)
        say_verdict(comparison, columns, &verdicts[v]);
    breaking_end(&breaking);
}
