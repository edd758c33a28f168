#include "ask/compare_rows.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/wording.h"
#include "claims/partners.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "options/call.h"
#include "text/plain.h"

/* --- what --by says ----------------------------------------------------------------------------------------------- */

/* The place of the word with the compared column: that with a "=" or, without any, the last. */
static int find_compared(const struct words *by)
{
    for (int i = 0; i < by->count; i++)
        if (strchr(by->word[i], '='))
            return i;
    return by->count - 1;
}

/* Both lists, without the words of the second being copied. */
static struct words join(const struct words *a, const struct words *b)
{
    struct words both = {allocate((size_t)(a->count + b->count + 1), sizeof *both.word), a->count + b->count};
    for (int i = 0; i < both.count; i++)
        both.word[i] = i < a->count ? a->word[i] : b->word[i - a->count];
    return both;
}

/* --- who is compared ---------------------------------------------------------------------------------------------- */

/* The rows of a group that have this value and a number. */
static struct party party_of(const struct rivals *rivals, const int *group, int size, int of, int value, int *rows)
{
    struct party party = {rivals->label[value], rows, 0};
    for (int i = 0; i < size; i++)
        if (rivals->value_of[group[i]] == value && !isnan(rivals->question->values[of][group[i]]))
            rows[party.count++] = group[i];
    return party;
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

static bool have_ratios(const struct rivals *rivals, const struct versus *versus)
{
    const struct question *question = rivals->question;
    for (int side = 0; side < 2 && rivals->ratio; side++)
        for (int i = 0; i < versus->n; i++) {
            const int row = versus->rows[side][i];
            if (question->values[versus->of][row] > 0)
                continue;
            fprintf(stderr, "%s:%d: %s is %g here, which has no ratio: use --difference\n", question->csv.path,
                    question->csv.line[row + 1], question->of.word[versus->of], question->values[versus->of][row]);
            return false;
        }
    return true;
}

/* Find the pairs of one line of the answer; false after a complaint. */
static bool pair_up(struct rivals *rivals, const struct words *pair, const struct party parties[2],
                    struct versus *versus)
{
    const struct csv *csv = &rivals->question->csv;
    int *columns = allocate((size_t)(csv->columns + pair->count), sizeof *columns);
    const int count = pair_columns(rivals, pair, parties, columns);
    const bool good = partners_check(csv, parties, columns, count);
    if (good) {
        const struct partners partners = partners_find(csv, parties, columns, count);
        versus->rows[0] = partners.first;
        versus->rows[1] = partners.second;
        versus->n = partners.count;
        if (rivals->count <= rivals->value_count - 1) /* in the first group: it would be the same in the others */
            partners_tell_differences(csv, parties, rivals->column, &partners);
    }
    free(columns);
    return good && have_ratios(rivals, versus);
}

static void tell_empty(const struct rivals *rivals, const struct party parties[2], int row, int of)
{
    const struct question *question = rivals->question;
    const struct party *lacking = &parties[parties[0].count > 0];
    char *group = label_of(&question->csv, row, question->columns, rivals->by_count);
    print_plainly(stderr, "%s: left out: %s%sno row with %s has %s", question->csv.path, group, *group ? ": " : "",
                  lacking->label, question->of.word[of]);
    fputc('\n', stderr);
}

/* Find the pairs of all values with the first in one group of rows; false after a complaint. */
static bool pair_group(struct rivals *rivals, const struct words *pair, const int *group, int size, int of)
{
    int *rows[2] = {allocate((size_t)size, sizeof(int)), allocate((size_t)size, sizeof(int))};
    bool good = true;
    for (int v = 1; v < rivals->value_count && good; v++) {
        const struct party parties[] = {party_of(rivals, group, size, of, 0, rows[0]),
                                        party_of(rivals, group, size, of, v, rows[1])};
        if (parties[0].count == 0 || parties[1].count == 0) {
            tell_empty(rivals, parties, group[0], of);
            continue;
        }
        rivals->versus = grow(rivals->versus, (size_t)rivals->count, sizeof *rivals->versus);
        struct versus *versus = &rivals->versus[rivals->count++];
        *versus = (struct versus){.row = group[0], .of = of, .value = v};
        good = pair_up(rivals, pair, parties, versus);
    }
    free(rows[0]);
    free(rows[1]);
    return good;
}

static bool pair_all(struct rivals *rivals, const struct words *pair)
{
    const struct question *question = rivals->question;
    struct groups groups =
        csv_group(&question->csv, question->rows, question->row_count, question->columns, rivals->by_count);
    bool good = true;
    for (int of = 0; of < question->of.count && good; of++)
        for (int g = 0; g < groups.count && good; g++)
            good =
                pair_group(rivals, pair, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g], of);
    groups_free(&groups);
    return good;
}

/* --- the answer --------------------------------------------------------------------------------------------------- */

/* All lines together are to be wrong no more often than one would be (C. Bonferroni). */
static void judge(struct rivals *rivals)
{
    const struct question *question = rivals->question;
    for (int i = 0; i < rivals->count; i++) {
        struct versus *versus = &rivals->versus[i];
        double *values[2];
        int *units = allocate((size_t)versus->n, sizeof *units);
        for (int side = 0; side < 2; side++) {
            values[side] = allocate((size_t)versus->n, sizeof *values[side]);
            for (int p = 0; p < versus->n; p++)
                values[side][p] = question->values[versus->of][versus->rows[side][p]];
        }
        for (int p = 0; p < versus->n; p++)
            units[p] = question->units[versus->rows[0][p]];
        versus->paired =
            paired_compare(values[0], values[1], units, versus->n, rivals->ratio, 1 - 0.05 / rivals->count);
        free(values[0]);
        free(values[1]);
        free(units);
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
        fprintf(stderr, "%s: the column \"%s\" has one value here, which nothing is compared with\n",
                question->csv.path, question->by.word[rivals->by_count]);
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
    char *name = need(strndup(by->word[at], strcspn(by->word[at], "=")));
    char *condition = rivals_list(&rivals, by, name);
    question->by = join(&(struct words){by->word, at}, &(struct words){(const char *[]){name}, 1});
    question->where = join(&comparison->where, &(struct words){(const char *[]){condition}, condition != NULL});
    question->pool = join(&comparison->pool, &comparison->pair);
    int status = question_begin(question, path);
    if (status == EXIT_FINE)
        status = answer(&rivals, &comparison->pair, table);
    rivals_free(&rivals);
    question_end(question);
    free(question->by.word);
    free(question->where.word);
    free(question->pool.word);
    free(condition);
    free(name);
    return status;
}
