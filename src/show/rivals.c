#include "show/rivals.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"

/* The groups of rows that are compared with each other: those of several values of one column. */

/* One line of the answer. */
struct versus {
    int row, of; /* a row of its group; the place in --of */
    int value;   /* what is compared with the first value, as a place in their list */
    struct partners pairs;
    struct paired paired;
};

/* What is compared, and the answers; all of it is kept (memory.h). */
struct rivals {
    const struct question *question;
    int by_count, column; /* columns that group; the one that is compared */
    struct words values;  /* "mtdf" */
    char **label;         /* of each "algorithm=mtdf" */
    int *value_of;        /* for each row of the CSV; -1: it is none of them */
    bool ratio;
    struct versus *versus;
    int count;
};

/* Take the values that --by lists, from the word by_count on, as the command line spells them.  Returns the condition that
 * a row has one of them, "algorithm=mtdf|pvs"; NULL if it lists none. */
static char *list_values(struct rivals *rivals, const struct words *by, const char *name)
{
    const int at = rivals->by_count;
    const char *equals = strchr(by->word[at], '=');
    if (!equals)
        return NULL;
    words_add(&rivals->values, equals + 1);
    for (int i = at + 1; i < by->count; i++)
        words_add(&rivals->values, by->word[i]);
    return printed("%s=%s", name, words_listed(&rivals->values, "|"));
}

/* Without a list in --by: all values that the column has, in order of appearance. */
static void take_all_values(struct rivals *rivals)
{
    const struct question *question = rivals->question;
    struct groups groups = csv_group(&question->csv, question->rows, question->row_count, &rivals->column, 1);
    for (int g = 0; g < groups.count; g++) {
        words_add(&rivals->values, csv_field(&question->csv, groups.rows[groups.start[g]], rivals->column));
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            rivals->value_of[groups.rows[i]] = g;
    }
}

/* A value in the list may be a range, or a list with "|", as in --where. */
static void take_listed_value(struct rivals *rivals, int value)
{
    int column, count;
    const char *condition = rivals->label[value];
    int *rows = where_rows(&rivals->question->csv, &condition, 1, &column, &count);
    for (int i = 0; rows && i < count; i++)
        if (rivals->value_of[rows[i]] < 0)
            rivals->value_of[rows[i]] = value;
}

/* Find which row has which value; if --by listed none, they are all that there are, in order of appearance. */
static void find_values(struct rivals *rivals)
{
    const struct csv *csv = &rivals->question->csv;
    const char *name = csv_field(csv, -1, rivals->column);
    const bool listed = rivals->values.count > 0;
    rivals->value_of = allocate((size_t)csv->rows, sizeof *rivals->value_of);
    memset(rivals->value_of, -1, (size_t)csv->rows * sizeof *rivals->value_of);
    if (!listed)
        take_all_values(rivals);
    rivals->label = allocate((size_t)rivals->values.count, sizeof *rivals->label);
    for (int v = 0; v < rivals->values.count; v++) {
        rivals->label[v] = printed("%s=%s", name, rivals->values.word[v]);
        if (listed)
            take_listed_value(rivals, v);
    }
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

static void add_header(const struct rivals *rivals, struct printer *printer)
{
    static const char *const first[] = {"against", "of", "pairs", "units"}, *const last[] = {"less", "equal",
                                                                                             "greater", "p"};
    printer_add_key(printer, rivals->question, rivals->by_count + 1, -1);
    printer_add_words(printer, first, 4);
    printer_add_mean_name(printer, rivals->ratio ? "ratio" : "difference");
    printer_add_words(printer, last, 4);
    printer_end_row(printer);
}

static void add_versus(const struct rivals *rivals, const struct versus *versus, struct printer *printer)
{
    const struct paired *paired = &versus->paired;
    const char *words[] = {rivals->values.word[versus->value], rivals->values.word[0],
                           rivals->question->of.word[versus->of]};
    printer_add_key(printer, rivals->question, rivals->by_count, versus->row);
    printer_add_words(printer, words, 3);
    printer_add(printer, "%d", paired->pairs);
    printer_add(printer, "%d", paired->units);
    printer_add_mean(printer, paired->mean, paired->low, paired->high, comparison_decimals(paired, rivals->ratio));
    printer_add(printer, "%d", paired->less);
    printer_add(printer, "%d", paired->equal);
    printer_add(printer, "%d", paired->greater);
    printer_add(printer, printer->is_table ? "%.2g" : "%.10g", paired->p);
    printer_end_row(printer);
}

/* "limit=8, leaves: algorithm=pvs has 0.87 (0.85 .. 0.90) times as many as algorithm=mtdf, over 20 seeds; ..." */
static void say_versus(const struct rivals *rivals, const struct versus *versus, FILE *out)
{
    const struct question *question = rivals->question;
    const struct paired *paired = &versus->paired;
    const char *of = question->of.word[versus->of], *units = question_units(question);
    const char *first = rivals->label[0], *second = rivals->label[versus->value];
    const bool told_apart = paired_sign(paired, rivals->ratio) != 0, bounded = !isnan(paired->low);
    char *group = label_of(&question->csv, versus->row, question->columns, rivals->by_count);
    print_plainly(out, "%s%s%s: %s ", group, *group ? ", " : "", of, second);
    if (paired->less + paired->greater == 0) {
        print_plainly(out, "has as %s as %s everywhere, over %d %s.", amount_of(of), first, paired->units, units);
        fputc('\n', out);
        return;
    }
    if (bounded && !told_apart)
        print_plainly(out, "cannot be told apart from %s: it ", first);
    fputs("has ", out);
    write_comparison(out, paired, rivals->ratio);
    if (rivals->ratio)
        fprintf(out, " as %s", amount_of(of));
    if (!bounded || told_apart)
        print_plainly(out, " %s %s", rivals->ratio ? "as" : "than", first);
    fprintf(out, ", over %d %s%s; less in %d, more in %d (sign test: p = %.2g).\n", paired->units, units,
            bounded ? "" : ", too few for an interval", paired->less, paired->greater, paired->p);
}

static void print(const struct rivals *rivals, bool table)
{
    struct printer printer = printer_begin(table);
    printer.table.keys = rivals->by_count + 1;
    printer.table.common = rivals->by_count + 5; /* up to the units */
    add_header(rivals, &printer);
    for (int i = 0; i < rivals->count; i++) {
        add_versus(rivals, &rivals->versus[i], &printer);
        if (rivals->count <= MOST_SENTENCES)
            say_versus(rivals, &rivals->versus[i], printer.say);
    }
    printer_end(&printer, 0);
}

/* --- what --by says ----------------------------------------------------------------------------------------------- */

/* The place of the word with the compared column: that with a "=" or, without any, the last. */
static int find_compared(const struct words *by)
{
    for (int i = 0; i < by->count; i++)
        if (strchr(by->word[i], '='))
            return i;
    return by->count - 1;
}

/* --- who is compared ---------------------------------------------------------------------------------------------- */

/* The rows of a group that have this value and a number. */
static struct party party_of(const struct rivals *rivals, const int *group, int size, int of, int value, int *rows)
{
    int count = 0;
    for (int i = 0; i < size; i++)
        if (rivals->value_of[group[i]] == value)
            rows[count++] = group[i];
    return pairs_party(rivals->question, of, rivals->label[value], rows, count);
}

/* --- pairs -------------------------------------------------------------------------------------------------------- */

/* The columns in which partners agree: those of --pair, or what follows from what is compared. */
static int pair_columns(const struct rivals *rivals, const struct words *pair, const struct party parties[2],
                        int *columns)
{
    const struct csv *csv = &rivals->question->csv;
    for (int i = 0; i < pair->count; i++)
        columns[i] = csv_find(csv, pair->word[i]);
    return pair->count > 0 ? pair->count : partners_columns(csv, parties, &rivals->column, 1, columns);
}

/* Find the pairs of one line of the answer; false after a complaint. */
static bool pair_up(struct rivals *rivals, const struct words *pair, const struct party parties[2],
                    struct versus *versus)
{
    static const char hint[] = ": use --difference";
    const struct question *question = rivals->question;
    const struct csv *csv = &question->csv;
    int *columns = allocate((size_t)(csv->columns + pair->count), sizeof *columns);
    const int count = pair_columns(rivals, pair, parties, columns);
    if (!partners_check(csv, parties, columns, count))
        return false;
    const struct partners partners = versus->pairs = partners_find(csv, parties, columns, count);
    if (rivals->count <= rivals->values.count - 1) /* in the first group: it would be the same in the others */
        partners_tell_differences(csv, parties, rivals->column, &partners);
    return !rivals->ratio || (pairs_have_ratios(question, versus->of, partners.first, partners.count, hint) &&
                              pairs_have_ratios(question, versus->of, partners.second, partners.count, hint));
}

static void tell_empty(const struct rivals *rivals, const struct party parties[2], int row, int of)
{
    const struct question *question = rivals->question;
    const struct party *lacking = &parties[parties[0].count > 0];
    char *group = label_of(&question->csv, row, question->columns, rivals->by_count);
    csv_complain(&question->csv, 0, "left out: %s%sno row with %s has %s", group, *group ? ": " : "",
                 lacking->label, question->of.word[of]);
}

/* Find the pairs of all values with the first in one group of rows; false after a complaint. */
static bool pair_group(struct rivals *rivals, const struct words *pair, const int *group, int size, int of)
{
    int *rows = allocate((size_t)size, sizeof *rows);
    bool good = true;
    for (int v = 1; v < rivals->values.count && good; v++) {
        const struct party parties[] = {party_of(rivals, group, size, of, 0, rows),
                                        party_of(rivals, group, size, of, v, rows)};
        if (parties[0].count == 0 || parties[1].count == 0) {
            tell_empty(rivals, parties, group[0], of);
            continue;
        }
        struct versus *versus = &rivals->versus[rivals->count++];
        *versus = (struct versus){.row = group[0], .of = of, .value = v};
        good = pair_up(rivals, pair, parties, versus);
    }
    return good;
}

/* The groups are those that agree in all columns of --by but the compared one. */
static bool pair_all(struct rivals *rivals, const struct words *pair)
{
    const struct question *question = rivals->question;
    struct groups groups =
        csv_group(&question->csv, question->rows, question->row_count, question->columns, rivals->by_count);
    const size_t most = (size_t)groups.count * (size_t)question->of.count * (size_t)rivals->values.count;
    bool good = true;
    rivals->versus = allocate(most, sizeof *rivals->versus);
    for (int of = 0; of < question->of.count && good; of++)
        for (int g = 0; g < groups.count && good; g++)
            good =
                pair_group(rivals, pair, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g], of);
    return good;
}

/* --- the answer --------------------------------------------------------------------------------------------------- */

static int compare(struct rivals *rivals, const struct words *pair, bool table)
{
    const struct question *question = rivals->question;
    rivals->column = question->columns[rivals->by_count];
    if (pair->count == 0 && csv_column(&question->csv, "status") < 0)
        return EXIT_CONFIG;
    find_values(rivals);
    for (int of = 0; of < question->of.count; of++)
        if (!question_allows(question, of, question->rows, question->row_count))
            return EXIT_USAGE;
    if (rivals->values.count < 2) {
        csv_complain(&question->csv, 0, "the column \"%s\" has one value here, which nothing is compared with",
                     question->by.word[rivals->by_count]);
        return EXIT_USAGE;
    }
    if (!pair_all(rivals, pair) || rivals->count == 0)
        return EXIT_USAGE;
    for (int of = 0; of < question->of.count; of++)
        question_tell_missing(question, of);
    /* All lines together are to be wrong no more often than one would be (C. Bonferroni). */
    for (int i = 0; i < rivals->count; i++) {
        struct versus *versus = &rivals->versus[i];
        const struct partners *pairs = &versus->pairs;
        versus->paired = pairs_compare(question, versus->of, pairs->first, pairs->second, pairs->first,
                                       pairs->count, rivals->ratio, 1 - 0.05 / rivals->count);
    }
    print(rivals, table);
    return EXIT_FINE;
}

int compare_rows(const struct call *call, const struct words *by, struct row_comparison *comparison, bool table)
{
    struct question *question = &comparison->question;
    if (by->count == 0)
        return misused(call,
                       "one file is compared within itself: --by COLUMN=A,B says which of its rows; or name a "
                       "second file");
    int status = question_read(call, question);
    if (status != EXIT_FINE)
        return status;
    const int at = find_compared(by);
    struct rivals rivals = {.question = question, .by_count = at, .ratio = !comparison->difference};
    char *name = copied_part(by->word[at], strcspn(by->word[at], "="));
    const char *condition = list_values(&rivals, by, name);
    question->by = words_join(&(struct words){by->word, at}, &(struct words){(const char *[]){name}, 1});
    question->where = words_join(&question->where, &(struct words){&condition, condition != NULL});
    question->pool = words_join(&question->pool, &comparison->pair);
    status = question_begin(call, question);
    return status == EXIT_FINE ? compare(&rivals, &comparison->pair, table) : status;
}
