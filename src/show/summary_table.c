#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "show/summary.h"
#include "base/allocate.h"
#include "base/lasting.h"
#include "results/number.h"
#include "base/aligned.h"
#include "base/filled.h"

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

/* --- bars --------------------------------------------------------------------------------------------------------- */

/* "from 0", and if each contest has its own scale, of what those that differ are: "from 0, each game,limit". */
static const char *scale_name(const struct question *question, const struct groups *groups,
                              const struct contests *contests)
{
    FILE *name = text_open();
    int named = 0;
    fputs("from 0", name);
    for (int i = 0; i < contests->shared_count && contests->any; i++)
        for (int g = 1; g < groups->count; g++)
            if (!csv_agree(&question->csv, groups->rows[0], groups->rows[groups->start[g]], contests->shared[i])) {
                fprintf(name, "%s%s", named++ ? "," : ", each ", csv_cell(&question->csv, -1, contests->shared[i]));
                break;
            }
    return lasting(text_close(name));
}

/* The means beside the largest one of their contest, or if there is none beside that of all. */
static const double *bars_of(const struct groups *groups, const struct answer *answers,
                             const struct contests *contests)
{
    double *bars = lasting(allocate((size_t)groups->count, sizeof *bars)), most = 0;
    for (int g = 0; g < groups->count; g++)
        bars[g] = answers[g].statistic[MEAN];
    for (int c = 0, first = 0; c < contests->count; c++) {
        const int end = contests->start[c + 1];
        for (int i = contests->start[c]; i < end; i++)
            most = fmax(most, fabs(bars[contests->group[i]]));
        if (!contests->any && c + 1 < contests->count)
            continue;
        for (; first < end; first++)
            bars[contests->group[first]] /= most > 0 ? most : 1;
        most = 0;
    }
    return bars;
}

/* --- the table ---------------------------------------------------------------------------------------------------- */

/* The units are a column only if some group has other numbers of them than of rows. */
static void print_table(const struct question *question, int of, const struct groups *groups,
                        const struct contests *contests)
{
    struct answer *answers = lasting(allocate((size_t)groups->count, sizeof *answers));
    static const char *const spare[] = {"median", "units", "n", NULL};
    struct aligned table = {.keys = question->by.count, .common = question->by.count, .spare = spare};
    bool units = false;
    for (int g = 0; g < groups->count; g++) {
        answers[g] = answer_of_group(question, of, groups, g);
        units |= answers[g].units != answers[g].n;
    }
    add_header(question, of, units, &table);
    for (int g = 0; g < groups->count; g++)
        add_group(question, of, groups->rows[groups->start[g]], &answers[g], units, &table);
    table.scale = scale_name(question, groups, contests);
    table.bars = groups->count > 1 ? bars_of(groups, answers, contests) : NULL;
    aligned_print(&table, stdout);
}

void summary_print_tables(const struct question *question, const struct groups *groups)
{
    for (int of = 0; of < question->of.count; of++) {
        if (of > 0)
            putchar('\n');
        const struct contests contests = contests_find(question, of, groups);
        print_table(question, of, groups, &contests);
        struct breaking breaking = breaking_begin(stdout, 0);
        summary_print_sentences(question, of, groups, &contests);
        breaking_end(&breaking);
    }
}
