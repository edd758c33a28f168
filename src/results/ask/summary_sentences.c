#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ask/summary.h"
#include "ask/wording.h"
#include "claims/partners.h"
#include "core/allocate.h"
#include "text/plain.h"

enum { MOST_NAMED = 3 };

/* --- who competes ------------------------------------------------------------------------------------------------- */

/* Columns of --by: those that are compared, and those in which all competitors agree. */
struct columns {
    int *compared, compared_count;
    int *shared, shared_count;
};

static struct columns sort_columns(const struct question *question)
{
    const size_t most = (size_t)question->by.count;
    struct columns columns = {allocate(most, sizeof(int)), 0, allocate(most, sizeof(int)), 0};
    for (int i = 0; i < question->by.count; i++)
        if (is_shared(&question->csv, question->columns[i]))
            columns.shared[columns.shared_count++] = question->columns[i];
        else
            columns.compared[columns.compared_count++] = question->columns[i];
    return columns;
}

/* A group of rows, and how it does against the leader. */
struct competitor {
    char *label;
    int *rows, count; /* those that have a number */
    double *values;   /* of the rows that have partners in all groups, in the same order for all competitors */
    struct paired paired;
};

struct contest {
    const struct question *question;
    int of;
    const struct columns *columns;
    struct competitor *competitors;
    int count;
    int *units, n; /* of those rows */
    bool ratio;    /* all values are above 0 */
};

static void enter(struct contest *contest, const struct groups *groups, int group)
{
    const struct question *question = contest->question;
    const int first = groups->start[group], end = groups->start[group + 1];
    struct competitor *competitor = &contest->competitors[contest->count++];
    competitor->rows = allocate((size_t)(end - first), sizeof *competitor->rows);
    for (int i = first; i < end; i++)
        if (!isnan(question->values[contest->of][groups->rows[i]]))
            competitor->rows[competitor->count++] = groups->rows[i];
    competitor->label =
        label_of(&question->csv, groups->rows[first], contest->columns->compared, contest->columns->compared_count);
    competitor->values = allocate((size_t)contest->competitors[0].count, sizeof *competitor->values);
}

static void contest_free(struct contest *contest)
{
    for (int i = 0; i < contest->count; i++) {
        free(contest->competitors[i].rows);
        free(contest->competitors[i].values);
    }
    free(contest->competitors);
    free(contest->units);
}

/* --- what is compared --------------------------------------------------------------------------------------------- */

/* Take the values of the partners of the first competitor's rows, NAN where there is none.  `of_row` is work space: a number
 * for each row of the CSV. */
static void take_values(const struct contest *contest, struct competitor *competitor, double *of_row)
{
    const struct csv *csv = &contest->question->csv;
    const struct competitor *first = &contest->competitors[0];
    const double *values = contest->question->values[contest->of];
    const struct party parties[] = {{first->label, first->rows, first->count},
                                    {competitor->label, competitor->rows, competitor->count}};
    int *columns = allocate((size_t)csv->columns, sizeof *columns);
    const int count =
        partners_columns(csv, parties, contest->columns->compared, contest->columns->compared_count, columns);
    struct partners partners = partners_find(csv, parties, columns, count);
    for (int i = 0; i < first->count; i++)
        of_row[first->rows[i]] = NAN;
    for (int i = 0; i < partners.count; i++)
        of_row[partners.first[i]] = values[partners.second[i]];
    for (int i = 0; i < first->count; i++)
        competitor->values[i] = competitor == first ? values[first->rows[i]] : of_row[first->rows[i]];
    partners_free(&partners);
    free(columns);
}

/* Keep the rows of which every competitor has a partner. */
static void keep_complete(struct contest *contest)
{
    const struct competitor *first = &contest->competitors[0];
    contest->units = allocate((size_t)first->count, sizeof *contest->units);
    contest->ratio = true;
    for (int i = 0; i < first->count; i++) {
        bool complete = true, positive = true;
        for (int c = 0; c < contest->count; c++) {
            const double value = contest->competitors[c].values[i];
            complete = complete && !isnan(value);
            positive = positive && value > 0;
            contest->competitors[c].values[contest->n] = value;
        }
        contest->units[contest->n] = contest->question->units[first->rows[i]];
        contest->ratio = contest->ratio && (positive || !complete);
        contest->n += complete;
    }
}

static double sum_of(const struct contest *contest, const struct competitor *competitor)
{
    double sum = 0;
    for (int i = 0; i < contest->n; i++)
        sum += contest->ratio ? log(competitor->values[i]) : competitor->values[i];
    return sum;
}

static int find_leader(const struct contest *contest)
{
    const double sign = wants_most(contest->question->of.word[contest->of]) ? -1 : 1;
    int leader = 0;
    for (int c = 1; c < contest->count; c++)
        if (sign * sum_of(contest, &contest->competitors[c]) <
            sign * sum_of(contest, &contest->competitors[leader]))
            leader = c;
    return leader;
}

static int by_distance(const void *left, const void *right)
{
    const struct competitor *a = left, *b = right;
    return (a->paired.mean > b->paired.mean) - (a->paired.mean < b->paired.mean);
}

/* Compare all with the leader, who comes first then, and sort them by their distance from it.  Any of them could have been
 * the leader, so that all pairs of them count in the correction (C. Bonferroni). */
static void compare_all(struct contest *contest)
{
    const int first = find_leader(contest), pairs = contest->count * (contest->count - 1) / 2;
    const struct competitor leader = contest->competitors[first];
    contest->competitors[first] = contest->competitors[0];
    contest->competitors[0] = leader;
    for (int c = 1; c < contest->count; c++)
        contest->competitors[c].paired =
            paired_compare(leader.values, contest->competitors[c].values, contest->units, contest->n,
                           contest->ratio, 1 - 0.05 / pairs);
    qsort(contest->competitors + 1, (size_t)contest->count - 1, sizeof leader, by_distance);
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

static void say_units(const struct contest *contest)
{
    bool all = true;
    for (int c = 0; c < contest->count; c++)
        all = all && contest->competitors[c].count == contest->n;
    printf(all ? ", over %d %s" : ", over the %d %s that all of them have", contest->competitors[1].paired.units,
           question_units(contest->question));
}

/* How one of them does: "2.3 (2.1 .. 2.6) times as many". */
static void say_comparison(const struct contest *contest, const struct competitor *other, bool first)
{
    const char *of = contest->question->of.word[contest->of];
    if (other->paired.less + other->paired.greater == 0) {
        printf("as %s everywhere", amount_of(of));
        return;
    }
    write_comparison(stdout, &other->paired, contest->ratio);
    if (contest->ratio && first)
        printf(" as %s", amount_of(of));
}

/* Name those that can be told apart from the leader, or those that cannot, and say how they do; returns how many there
 * are. */
static int say_who(const struct contest *contest, bool told_apart, const char *before, const char *has)
{
    const bool most = wants_most(contest->question->of.word[contest->of]);
    int said = 0;
    for (int i = 1; i < contest->count; i++) {
        const struct competitor *other = &contest->competitors[most ? contest->count - i : i];
        if ((paired_sign(&other->paired, contest->ratio) != 0) != told_apart || said++ >= MOST_NAMED)
            continue;
        print_plainly(stdout, "%s%s%s", said == 1 ? before : ", ", other->label, said == 1 ? has : " ");
        say_comparison(contest, other, said == 1);
    }
    if (said > MOST_NAMED)
        printf(told_apart ? "; farther off: %d more" : ", and %d more", said - MOST_NAMED);
    return said;
}

static void say_result(const struct contest *contest)
{
    const char *of = contest->question->of.word[contest->of];
    print_plainly(stdout, "%s has the %s %s", contest->competitors[0].label, superlative_of(of), of);
    say_units(contest);
    if (isnan(contest->competitors[1].paired.low)) {
        say_who(contest, false, ", too few to tell them apart: ", " has ");
        puts(".");
        return;
    }
    const int alike = say_who(contest, false, ", but cannot be told apart from ", ", which has ");
    say_who(contest, true, alike ? "; " : ": ", " has ");
    puts(".");
}

static void say_sentence(struct contest *contest)
{
    double *of_row = allocate((size_t)contest->question->csv.rows, sizeof *of_row);
    for (int c = 0; c < contest->count; c++)
        take_values(contest, &contest->competitors[c], of_row);
    free(of_row);
    keep_complete(contest);
    if (contest->n == 0) {
        puts("no row of one group has a partner in all others, so that nothing is compared.");
        return;
    }
    compare_all(contest);
    say_result(contest);
}

/* --- all contests ------------------------------------------------------------------------------------------------- */

/* The first rows of all groups that have numbers, grouped into contests; `group_of` says of which group each is. */
static struct groups find_contests(const struct question *question, int of, const struct groups *groups,
                                   const struct columns *columns, int *group_of)
{
    int *firsts = allocate((size_t)groups->count, sizeof *firsts), count = 0;
    for (int g = 0; g < groups->count; g++) {
        bool some = false;
        for (int i = groups->start[g]; i < groups->start[g + 1]; i++)
            some |= !isnan(question->values[of][groups->rows[i]]);
        if (!some)
            continue;
        firsts[count] = groups->rows[groups->start[g]];
        group_of[firsts[count++]] = g;
    }
    struct groups contests = csv_group(&question->csv, firsts, count, columns->shared, columns->shared_count);
    free(firsts);
    return contests;
}

static int size_of(const struct groups *groups, int group)
{
    return groups->start[group + 1] - groups->start[group];
}

static void hold(const struct question *question, int of, const struct groups *groups,
                 const struct columns *columns, const struct groups *contests, int number, const int *group_of)
{
    const int first = contests->start[number];
    struct contest contest = {.question = question, .of = of, .columns = columns};
    contest.competitors = allocate((size_t)size_of(contests, number), sizeof *contest.competitors);
    for (int i = 0; i < size_of(contests, number); i++)
        enter(&contest, groups, group_of[contests->rows[first + i]]);
    char *label = label_of(&question->csv, contests->rows[first], columns->shared, columns->shared_count);
    putchar('\n');
    print_plainly(stdout, "%s%s", label, *label ? ": " : "");
    say_sentence(&contest);
    contest_free(&contest);
}

void summary_print_sentences(const struct question *question, int of, const struct groups *groups)
{
    struct columns columns = sort_columns(question);
    int *group_of = allocate((size_t)question->csv.rows, sizeof *group_of), sentences = 0;
    struct groups contests = find_contests(question, of, groups, &columns, group_of);
    for (int c = 0; c < contests.count; c++)
        sentences += size_of(&contests, c) > 1;
    if (columns.compared_count > 0 && sentences > MOST_SENTENCES)
        printf("\n%d comparisons: with fewer, chosen by --where, each has a sentence.\n", sentences);
    for (int c = 0; c < contests.count && columns.compared_count > 0 && sentences <= MOST_SENTENCES; c++)
        if (size_of(&contests, c) > 1)
            hold(question, of, groups, &columns, &contests, c, group_of);
    groups_free(&contests);
    free(group_of);
    free(columns.shared);
    free(columns.compared);
}
