#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "results/rivals.h"
#include "results/pairs.h"
#include "results/csv.h"
#include "base/terminal.h"
#include "base/text.h"

/* --- as CSV ------------------------------------------------------------------------------------------------------- */

static void write_number(double number)
{
    putchar(',');
    number_write(stdout, number);
}

static void write_versus(const struct rivals *rivals, const struct versus *versus)
{
    const struct question *question = rivals->question;
    const struct paired *paired = &versus->paired;
    for (int i = 0; i < rivals->by_count; i++) {
        write_field(stdout, csv_cell(&question->csv, versus->row, question->columns[i]));
        putchar(',');
    }
    write_field(stdout, rivals->value[versus->value]);
    putchar(',');
    write_field(stdout, rivals->value[0]);
    putchar(',');
    write_field(stdout, question->of.word[versus->of]);
    printf(",%d,%d", paired->pairs, paired->units);
    write_number(paired->mean);
    write_number(paired->low);
    write_number(paired->high);
    printf(",%d,%d,%d", paired->less, paired->equal, paired->greater);
    write_number(paired->p);
    putchar('\n');
}

void rivals_print_csv(const struct rivals *rivals)
{
    for (int i = 0; i <= rivals->by_count; i++) {
        write_field(stdout, rivals->question->by.word[i]);
        putchar(',');
    }
    printf("against,of,pairs,units,%s,low,high,less,equal,greater,p\n", rivals->ratio ? "ratio" : "difference");
    for (int i = 0; i < rivals->count; i++)
        write_versus(rivals, &rivals->versus[i]);
}

/* --- as a table --------------------------------------------------------------------------------------------------- */

static bool has_units(const struct rivals *rivals)
{
    bool units = false;
    for (int i = 0; i < rivals->count; i++)
        units |= rivals->versus[i].paired.units != rivals->versus[i].paired.pairs;
    return units;
}

static void add_header(const struct rivals *rivals, struct aligned *table)
{
    for (int i = 0; i <= rivals->by_count; i++)
        aligned_add(table, "%s", rivals->question->by.word[i]);
    if (rivals->question->of.count > 1)
        aligned_add(table, "of");
    aligned_add(table, "pairs");
    if (has_units(rivals))
        aligned_add(table, "units");
    if (rivals->question->of.count > 1)
        aligned_add(table, "%s", rivals->ratio ? "ratio" : "difference");
    else
        aligned_add(table, "%s of %s", rivals->ratio ? "ratio" : "difference", rivals->question->of.word[0]);
    aligned_add(table, "interval");
    aligned_add(table, "less");
    aligned_add(table, "equal");
    aligned_add(table, "greater");
    aligned_add(table, "p");
    aligned_end_row(table);
}

static void add_versus(const struct rivals *rivals, const struct versus *versus, struct aligned *table)
{
    const struct question *question = rivals->question;
    const struct paired *paired = &versus->paired;
    const int decimals = comparison_decimals(paired, rivals->ratio);
    char number[NUMBER_TEXT], other[NUMBER_TEXT];
    for (int i = 0; i < rivals->by_count; i++)
        aligned_add(table, "%s", csv_cell(&question->csv, versus->row, question->columns[i]));
    aligned_add(table, "%s %s %s", rivals->value[versus->value], rivals->ratio ? "/" : "-", rivals->value[0]);
    if (question->of.count > 1)
        aligned_add(table, "%s", question->of.word[versus->of]);
    aligned_add(table, "%d", paired->pairs);
    if (has_units(rivals))
        aligned_add(table, "%d", paired->units);
    aligned_add(table, "%s", number_text(number, paired->mean, decimals));
    aligned_add(table, "%s%s%s", number_text(number, paired->low, decimals), isnan(paired->low) ? "" : " .. ",
                number_text(other, paired->high, decimals));
    aligned_add(table, "%d", paired->less);
    aligned_add(table, "%d", paired->equal);
    aligned_add(table, "%d", paired->greater);
    aligned_add(table, "%.2g", paired->p);
    aligned_end_row(table);
}

/* "limit=8, leaves: algorithm=pvs has 0.87 (0.85 .. 0.90) times as many as algorithm=mtdf, over 20 seeds; ..." */
static void say_versus(const struct rivals *rivals, const struct versus *versus)
{
    const struct question *question = rivals->question;
    const struct paired *paired = &versus->paired;
    const char *of = question->of.word[versus->of], *units = question_units(question);
    const char *first = rivals->label[0], *second = rivals->label[versus->value];
    const bool told_apart = paired_sign(paired, rivals->ratio) != 0, bounded = !isnan(paired->low);
    char *group = label_of(&question->csv, versus->row, question->columns, rivals->by_count);
    print_plainly(stdout, "%s%s%s: %s ", group, *group ? ", " : "", of, second);
    if (paired->less + paired->greater == 0) {
        print_plainly(stdout, "has as %s as %s everywhere, over %d %s.", amount_of(of), first, paired->units,
                      units);
        putchar('\n');
        return;
    }
    if (bounded && !told_apart)
        print_plainly(stdout, "cannot be told apart from %s: it ", first);
    printf("has ");
    write_comparison(stdout, paired, rivals->ratio);
    if (rivals->ratio)
        printf(" as %s", amount_of(of));
    if (!bounded || told_apart)
        print_plainly(stdout, " %s %s", rivals->ratio ? "as" : "than", first);
    printf(", over %d %s%s; less in %d, more in %d (sign test: p = %.2g).\n", paired->units, units,
           bounded ? "" : ", too few for an interval", paired->less, paired->greater, paired->p);
}

void rivals_print_table(const struct rivals *rivals)
{
    struct aligned table = {.keys = rivals->by_count + 1};
    add_header(rivals, &table);
    for (int i = 0; i < rivals->count; i++)
        add_versus(rivals, &rivals->versus[i], &table);
    aligned_print(&table, stdout);
    if (rivals->count > MOST_SENTENCES)
        return;
    putchar('\n');
    struct breaking breaking = breaking_begin(stdout, 0);
    for (int i = 0; i < rivals->count; i++)
        say_versus(rivals, &rivals->versus[i]);
    breaking_end(&breaking);
}
