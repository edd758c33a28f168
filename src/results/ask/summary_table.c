#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ask/summary.h"
#include "ask/wording.h"
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

/* --- bars --------------------------------------------------------------------------------------------------------- */

/* The columns of --by in which groups agree that share a scale, "game,limit": those that are not compared, if any are. */
static const char *scale_columns(const struct question *question, const int *rows, int count, int *columns,
                                 int *found)
{
    FILE *names = text_open();
    int shared = 0;
    *found = 0;
    for (int i = 0; i < question->by.count; i++) {
        bool differs = false;
        for (int g = 1; g < count && !differs; g++)
            differs = !csv_agree(&question->csv, rows[0], rows[g], question->columns[i]);
        shared += is_shared(question, i) || !differs;
        if (!is_shared(question, i) || !differs)
            continue;
        fprintf(names, "%s%s", *found ? "," : "", question->by.word[i]);
        columns[(*found)++] = question->columns[i];
    }
    *found = shared < question->by.count ? *found : 0;
    return lasting(text_close(names));
}

/* The means beside the largest one of those that share a scale. */
static const double *bars_of(const struct question *question, const struct groups *groups,
                             const struct answer *answers, const char **scale)
{
    int *columns = lasting(allocate((size_t)question->by.count, sizeof *columns)), count;
    int *firsts = lasting(allocate((size_t)groups->count, sizeof *firsts));
    int *group_of = lasting(allocate((size_t)question->csv.rows, sizeof *group_of));
    double *bars = lasting(allocate((size_t)groups->count, sizeof *bars));
    for (int g = 0; g < groups->count; g++)
        group_of[firsts[g] = groups->rows[groups->start[g]]] = g;
    const char *names = scale_columns(question, firsts, groups->count, columns, &count);
    struct groups scales = csv_group(&question->csv, firsts, groups->count, columns, count);
    for (int s = 0; s < scales.count; s++) {
        double most = 0;
        for (int i = scales.start[s]; i < scales.start[s + 1]; i++)
            most = fmax(most, fabs(answers[group_of[scales.rows[i]]].statistic[MEAN]));
        for (int i = scales.start[s]; i < scales.start[s + 1]; i++)
            bars[group_of[scales.rows[i]]] =
                most > 0 ? answers[group_of[scales.rows[i]]].statistic[MEAN] / most : 0;
    }
    *scale = scales.count > 1 ? lasting(printed("from 0, each %s", names)) : "from 0";
    groups_free(&scales);
    return bars;
}

/* --- the table ---------------------------------------------------------------------------------------------------- */

/* The units are a column only if some group has other numbers of them than of rows. */
static void print_table(const struct question *question, int of, const struct groups *groups)
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
    if (groups->count > 1)
        table.bars = bars_of(question, groups, answers, &table.scale);
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
