#include "results/rivals.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "results/pairs.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/verb.h"

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
    int *columns = lasting(allocate((size_t)(csv->columns + pair->count), sizeof *columns));
    const int count = pair_columns(rivals, pair, parties, columns);
    if (!partners_check(csv, parties, columns, count))
        return false;
    const struct partners partners = versus->pairs = partners_find(csv, parties, columns, count);
    if (rivals->count <= rivals->value_count - 1) /* in the first group: it would be the same in the others */
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
    int *rows = lasting(allocate((size_t)size, sizeof *rows));
    bool good = true;
    for (int v = 1; v < rivals->value_count && good; v++) {
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
    const size_t most = (size_t)groups.count * (size_t)question->of.count * (size_t)rivals->value_count;
    bool good = true;
    rivals->versus = lasting(allocate(most, sizeof *rivals->versus));
    for (int of = 0; of < question->of.count && good; of++)
        for (int g = 0; g < groups.count && good; g++)
            good =
                pair_group(rivals, pair, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g], of);
    return good;
}

/* --- the answer --------------------------------------------------------------------------------------------------- */

/* All lines together are to be wrong no more often than one would be (C. Bonferroni). */
static void judge(struct rivals *rivals)
{
    for (int i = 0; i < rivals->count; i++) {
        struct versus *versus = &rivals->versus[i];
        const struct partners *pairs = &versus->pairs;
        versus->paired = pairs_compare(rivals->question, versus->of, pairs->first, pairs->second, pairs->first,
                                       pairs->count, rivals->ratio, 1 - 0.05 / rivals->count);
    }
}

static int answer(struct rivals *rivals, const struct words *pair, bool table)
{
    const struct question *question = rivals->question;
    rivals->column = question->columns[rivals->by_count];
    if (pair->count == 0 && csv_column(&question->csv, "status") < 0)
        return EXIT_CONFIG;
    rivals_find(rivals);
    for (int of = 0; of < question->of.count; of++)
        if (!question_allows(question, of, question->rows, question->row_count))
            return EXIT_USAGE;
    if (rivals->value_count < 2) {
        csv_complain(&question->csv, 0, "the column \"%s\" has one value here, which nothing is compared with",
                     question->by.word[rivals->by_count]);
        return EXIT_USAGE;
    }
    if (!pair_all(rivals, pair) || rivals->count == 0)
        return EXIT_USAGE;
    for (int of = 0; of < question->of.count; of++)
        question_tell_missing(question, of);
    judge(rivals);
    (table ? rivals_print_table : rivals_print_csv)(rivals);
    return EXIT_FINE;
}

int compare_rows(const struct call *call, struct row_comparison *comparison, const char *path, bool table)
{
    struct question *question = &comparison->question;
    const struct words *by = &comparison->by;
    if (by->count == 0)
        return misused(call,
                       "one file is compared within itself: --by COLUMN=A,B says which of its rows; or name a "
                       "second file");
    if (question_check_where(call, &comparison->where) != EXIT_FINE)
        return EXIT_USAGE;
    const int at = find_compared(by);
    struct rivals rivals = {.question = question, .by_count = at, .ratio = !comparison->difference};
    char *name = lasting(need(strndup(by->word[at], strcspn(by->word[at], "="))));
    const char *condition = rivals_list(&rivals, by, name);
    question->by = words_join(&(struct words){by->word, at}, &(struct words){(const char *[]){name}, 1});
    question->where = words_join(&comparison->where, &(struct words){&condition, condition != NULL});
    question->pool = words_join(&comparison->pool, &comparison->pair);
    const int status = question_begin(question, path);
    return status == EXIT_FINE ? answer(&rivals, &comparison->pair, table) : status;
}
