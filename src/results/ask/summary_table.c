#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ask/summary.h"
#include "core/allocate.h"
#include "core/lasting.h"
#include "numbers/number.h"
#include "text/aligned.h"
#include "text/filled.h"

static void add_header(const struct question *question, int of, bool units, struct aligned *table)
{
    for (int i = 0; i < question->by.count; i++)
        aligned_add(table, "%s", question->by.word[i]);
    aligned_add(table, "n");
    if (units)
        aligned_add(table, "units");
    aligned_add(table, "mean %s", question->of.word[of]);
    aligned_add(table, "95 %% interval");
    aligned_add(table, "median");
    aligned_end_row(table);
}

static void add_group(const struct question *question, int of, int row, const struct answer *answer, bool units,
                      struct aligned *table)
{
    const char *remark = answer_remark(question, of, row, answer);
    const double low = answer->statistic[LOW], high = answer->statistic[HIGH];
    const int decimals = number_decimals(answer->statistic[MEAN], low, high);
    char number[NUMBER_TEXT], other[NUMBER_TEXT];
    for (int i = 0; i < question->by.count; i++)
        aligned_add(table, "%s", csv_cell(&question->csv, row, question->columns[i]));
    aligned_add(table, "%d", answer->n);
    if (units)
        aligned_add(table, "%d", answer->units);
    aligned_add(table, "%s", number_text(number, answer->statistic[MEAN], decimals));
    if (remark)
        aligned_add(table, "(%s)", remark);
    else
        aligned_add(table, "%s%s%s", number_text(number, low, decimals), isnan(low) ? "" : " .. ",
                    number_text(other, high, decimals));
    aligned_add(table, "%s", number_text(number, answer->statistic[MEDIAN], decimals));
    aligned_end_row(table);
}

/* The units are a column only if some group has other numbers of them than of rows. */
static void print_table(const struct question *question, int of, const struct groups *groups)
{
    struct answer *answers = lasting(allocate((size_t)groups->count, sizeof *answers));
    struct aligned table = {.keys = question->by.count};
    bool units = false;
    for (int g = 0; g < groups->count; g++) {
        answers[g] = answer_of_group(question, of, groups, g);
        units |= answers[g].units != answers[g].n;
    }
    add_header(question, of, units, &table);
    for (int g = 0; g < groups->count; g++)
        add_group(question, of, groups->rows[groups->start[g]], &answers[g], units, &table);
    aligned_print(&table, stdout);
}

void summary_print_tables(const struct question *question, const struct groups *groups)
{
    for (int of = 0; of < question->of.count; of++) {
        if (of > 0)
            putchar('\n');
        print_table(question, of, groups);
        struct breaking breaking = breaking_begin(stdout, 0);
        summary_print_sentences(question, of, groups);
        breaking_end(&breaking);
    }
}
