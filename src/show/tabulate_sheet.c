#include "show/tabulate.h"

#include <stdlib.h>
#include <string.h>

#include "results/summary.h"
#include "base/allocate.h"
#include "base/lasting.h"

/* --- what rows and columns are called -------------------------------------------------------------------------------- */

static void name_rows(const struct question *question, const struct axis *rows, struct sheet *sheet)
{
    for (int i = 0; i < rows->keys; i++)
        sheet_say(&sheet->label_name[i], question->by.word[i]);
    for (int row = 0; row < rows->count; row++)
        for (int i = 0; i < rows->keys; i++)
            sheet_say(&sheet->label[row * rows->keys + i],
                      csv_cell(&question->csv, rows->first[row], question->columns[i]));
}

/* What is measured: "leaves", or "leaves / order=random". */
static void name_measure(const struct tabulation *tabulation, int of, char **place)
{
    const struct baseline *baseline = tabulation->baseline;
    FILE *out = text_open();
    fputs(tabulation->question->of.word[of], out);
    for (int i = 0; baseline && i < baseline->conditions->count; i++)
        fprintf(out, "%s%s", i == 0 ? " / " : " ", baseline->conditions->word[i]);
    sheet_say(place, lasting(text_close(out)));
}

static void name_columns(const struct tabulation *tabulation, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    const struct axis *columns = &tabulation->columns;
    const char *const *names = &question->by.word[tabulation->rows.keys];
    const int *keys = &question->columns[tabulation->rows.keys];
    sheet_say(&sheet->heading_name[0], "of");
    for (int i = 0; i < columns->keys; i++)
        sheet_say(&sheet->heading_name[1 + i], names[i]);
    for (int column = 0; column < sheet->columns; column++) {
        char **heading = &sheet->heading[column * sheet->headings];
        name_measure(tabulation, column / columns->count, &heading[0]);
        for (int i = 0; i < columns->keys; i++)
            sheet_say(&heading[1 + i], csv_cell(&question->csv, columns->first[column % columns->count], keys[i]));
    }
}

/* --- numbers --------------------------------------------------------------------------------------------------------- */

static struct entry mean_of_group(const struct question *question, int of, const struct groups *groups, int group)
{
    const struct answer answer = answer_of_group(question, of, groups, group);
    return (struct entry){
        .mean = answer.statistic[MEAN],
        .low = answer.statistic[LOW],
        .high = answer.statistic[HIGH],
        .remark = answer_remark(question, of, groups->rows[groups->start[group]], &answer),
        .n = answer.n,
        .units = answer.units,
    };
}

static void fill_in(const struct tabulation *tabulation, const struct groups *groups, struct sheet *sheet)
{
    const struct question *question = tabulation->question;
    const struct axis *rows = &tabulation->rows, *columns = &tabulation->columns;
    for (int of = 0; of < question->of.count; of++)
        for (int g = 0; g < groups->count; g++) {
            const int row = groups->rows[groups->start[g]];
            *sheet_entry(sheet, rows->place[row], of * columns->count + columns->place[row]) =
                tabulation->baseline ? baseline_entry(tabulation->baseline, question, of, groups, g)
                                     : mean_of_group(question, of, groups, g);
        }
}

struct sheet tabulate(const struct tabulation *tabulation)
{
    const struct question *question = tabulation->question;
    const struct axis *rows = &tabulation->rows, *columns = &tabulation->columns;
    const struct groups *groups = &question->groups;
    struct sheet sheet =
        sheet_make(rows->count, rows->keys, question->of.count * columns->count, 1 + columns->keys);
    name_rows(question, rows, &sheet);
    name_columns(tabulation, &sheet);
    fill_in(tabulation, groups, &sheet);
    if (tabulation->best != BEST_NONE)
        tabulate_mark(tabulation, groups, &sheet);
    tabulate_note(tabulation, &sheet);
    return sheet;
}
