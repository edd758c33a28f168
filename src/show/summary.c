#include "show/summary.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/terminal.h"
#include "base/memory.h"
#include "base/text.h"
#include "results/csv.h"
#include "results/pairs.h"
#include "show/printer.h"

enum { MOST_NAMED = 3 };

/* --- who competes ------------------------------------------------------------------------------------------------- */

/* A group of rows, and how it does against the leader. */
struct competitor {
    struct party party; /* of the rows that have a number */
    /* Those that have partners in all groups, in the same order for all competitors; before, those of the first one's rows, -1 where
     * there is none. */
    int *rows;
    struct paired paired;
};

struct contest {
    const struct question *question;
    int of;
    const struct contests *contests;
    struct competitor *competitors;
    int count;
    int *drawn, n; /* the first one's rows that all have a partner of */
    bool ratio;    /* all values are above 0 */
};

static double value_of(const struct contest *contest, int row)
{
    return contest->question->values[contest->of][row];
}

static void enter(struct contest *contest, int group)
{
    const struct contests *contests = contest->contests;
    const struct groups *groups = &contest->question->groups;
    const int first = groups->start[group], end = groups->start[group + 1];
    const char *label =
        label_of(&contest->question->csv, groups->rows[first], contests->compared, contests->compared_count);
    contest->competitors[contest->count++].party =
        pairs_party(contest->question, contest->of, label, &groups->rows[first], end - first);
}

/* --- what is compared --------------------------------------------------------------------------------------------- */

/* Find the partners of the first competitor's rows. */
static void find_partners(const struct contest *contest, struct competitor *competitor)
{
    const struct contests *contests = contest->contests;
    const struct party parties[] = {contest->competitors[0].party, competitor->party}, *first = &parties[0];
    const struct partners partners =
        pairs_find(contest->question, parties, contests->compared, contests->compared_count);
    competitor->rows = allocate((size_t)first->count, sizeof *competitor->rows);
    for (int i = 0, p = 0; i < first->count; i++) /* partners come in the same order */
        competitor->rows[i] = competitor == contest->competitors                          ? first->rows[i]
                              : p < partners.count && partners.first[p] == first->rows[i] ? partners.second[p++]
                                                                                          : -1;
}

/* Keep the rows of which every competitor has a partner. */
static void keep_complete(struct contest *contest)
{
    const struct party *first = &contest->competitors[0].party;
    contest->drawn = allocate((size_t)first->count, sizeof *contest->drawn);
    contest->ratio = true;
    for (int i = 0; i < first->count; i++) {
        bool complete = true, positive = true;
        for (int c = 0; c < contest->count; c++) {
            const int row = contest->competitors[c].rows[i];
            complete = complete && row >= 0;
            positive = positive && row >= 0 && value_of(contest, row) > 0;
            contest->competitors[c].rows[contest->n] = row;
        }
        contest->drawn[contest->n] = first->rows[i];
        contest->ratio = contest->ratio && (positive || !complete);
        contest->n += complete;
    }
}

/* Who has the most, or the least; of ratios by the geometric mean. */
static int find_leader(const struct contest *contest)
{
    const double sign = wants_most(contest->question->of.word[contest->of]) ? -1 : 1;
    double best = INFINITY;
    int leader = 0;
    for (int c = 0; c < contest->count; c++) {
        double sum = 0;
        for (int i = 0; i < contest->n; i++) {
            const double value = value_of(contest, contest->competitors[c].rows[i]);
            sum += contest->ratio ? log(value) : value;
        }
        leader = sign * sum < best ? c : leader;
        best = fmin(best, sign * sum);
    }
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
            pairs_compare(contest->question, contest->of, leader.rows, contest->competitors[c].rows, contest->drawn,
                          contest->n, contest->ratio, 1 - 0.05 / pairs);
    qsort(contest->competitors + 1, (size_t)contest->count - 1, sizeof leader, by_distance);
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

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
        print_plainly(stdout, "%s%s%s", said == 1 ? before : ", ", other->party.label, said == 1 ? has : " ");
        say_comparison(contest, other, said == 1);
    }
    if (said > MOST_NAMED)
        printf(told_apart ? "; farther off: %d more" : ", and %d more", said - MOST_NAMED);
    return said;
}

static void say_result(const struct contest *contest)
{
    const char *of = contest->question->of.word[contest->of];
    print_plainly(stdout, "%s has the %s %s", contest->competitors[0].party.label, superlative_of(of), of);
    bool all = true;
    for (int c = 0; c < contest->count; c++)
        all = all && contest->competitors[c].party.count == contest->n;
    printf(all ? ", over %d %s" : ", over the %d %s that all of them have", contest->competitors[1].paired.units,
           question_units(contest->question));
    if (isnan(contest->competitors[1].paired.low)) {
        say_who(contest, false, ", too few to tell them apart: ", " has ");
        puts(".");
        return;
    }
    const int alike = say_who(contest, false, ", but cannot be told apart from ", ", which has ");
    say_who(contest, true, alike ? "; " : ": ", " has ");
    puts(".");
}

/* --- all contests ------------------------------------------------------------------------------------------------- */

static void hold(const struct question *question, int of, const struct contests *contests, int number)
{
    const struct groups *groups = &question->groups;
    const int size = contest_size(contests, number), *group = &contests->group[contests->start[number]];
    struct contest contest = {.question = question, .of = of, .contests = contests};
    contest.competitors = allocate((size_t)size, sizeof *contest.competitors);
    for (int i = 0; i < size; i++)
        enter(&contest, group[i]);
    const char *label =
        label_of(&question->csv, groups->rows[groups->start[group[0]]], contests->shared, contests->shared_count);
    putchar('\n');
    print_plainly(stdout, "%s%s", label, *label ? ": " : "");
    for (int c = 0; c < contest.count; c++)
        find_partners(&contest, &contest.competitors[c]);
    keep_complete(&contest);
    if (contest.n == 0) {
        puts("no row of one group has a partner in all others, so that nothing is compared.");
        return;
    }
    compare_all(&contest);
    say_result(&contest);
}

/* Which group has the least or the most of --of, and by how much: a sentence for each game and limit, if there are several in
 * --by. */
static void print_sentences(const struct question *question, int of, const struct contests *contests)
{
    int sentences = 0;
    for (int c = 0; c < contests->count; c++)
        sentences += contest_size(contests, c) > 1;
    if (contests->any && sentences > MOST_SENTENCES)
        printf("\n%d comparisons: with fewer, chosen by --where, each has a sentence.\n", sentences);
    for (int c = 0; c < contests->count && contests->any && sentences <= MOST_SENTENCES; c++)
        if (contest_size(contests, c) > 1)
            hold(question, of, contests, c);
}

static void add_group(const struct question *question, int of, int row, const struct summary *summary, bool units,
                      struct printer *printer)
{
    const char *remark = summary_remark(question, of, row, summary);
    const double mean = summary->statistic[MEAN], low = summary->statistic[LOW], high = summary->statistic[HIGH];
    const int decimals = number_decimals(mean, low, high);
    char number[NUMBER_TEXT];
    printer_add_key(printer, question, question->by.count, row);
    printer_add(printer, "%d", summary->n);
    if (units)
        printer_add(printer, "%d", summary->units);
    if (remark) {
        printer_add(printer, "%s", number_text(number, mean, decimals));
        printer_add(printer, "(%s)", remark);
    } else {
        printer_add_mean(printer, mean, low, high, decimals);
    }
    printer_add(printer, "%s", number_text(number, summary->statistic[MEDIAN], decimals));
    printer_end_row(printer);
}

/* --- bars --------------------------------------------------------------------------------------------------------- */

/* "from 0", and if each contest has its own scale, of what those that differ are: "from 0, each game,limit". */
static const char *scale_name(const struct question *question, const struct contests *contests)
{
    const struct groups *groups = &question->groups;
    FILE *name = text_open();
    int named = 0;
    fputs("from 0", name);
    for (int i = 0; i < contests->shared_count && contests->any; i++)
        for (int g = 1; g < groups->count; g++)
            if (!csv_agree(&question->csv, groups->rows[0], groups->rows[groups->start[g]], contests->shared[i])) {
                fprintf(name, "%s%s", named++ ? "," : ", each ",
                        csv_field(&question->csv, -1, contests->shared[i]));
                break;
            }
    return text_close(name);
}

/* The means beside the largest one of their contest, or if there is none beside that of all. */
static const double *bars_of(const struct groups *groups, const struct summary *answers,
                             const struct contests *contests)
{
    double *bars = allocate((size_t)groups->count, sizeof *bars), most = 0;
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
static void print_table(const struct question *question, int of, const struct contests *contests)
{
    const struct groups *groups = &question->groups;
    struct summary *answers = allocate((size_t)groups->count, sizeof *answers);
    static const char *const spare[] = {"median", "units", "n", NULL};
    struct printer printer = printer_begin(true);
    bool units = false;
    for (int g = 0; g < groups->count; g++) {
        answers[g] = summary_of_group(question, of, groups, g);
        units |= answers[g].units != answers[g].n;
    }
    printer.table.keys = printer.table.common = question->by.count;
    printer.table.spare = spare;
    printer.table.scale = scale_name(question, contests);
    printer.table.bars = groups->count > 1 ? bars_of(groups, answers, contests) : NULL;
    printer_add_key(&printer, question, question->by.count, -1);
    printer_add(&printer, "n");
    if (units)
        printer_add(&printer, "units");
    printer_add(&printer, "mean %s", question->of.word[of]);
    printer_add(&printer, "95 %% interval");
    printer_add(&printer, "median");
    printer_end_row(&printer);
    for (int g = 0; g < groups->count; g++)
        add_group(question, of, groups->rows[groups->start[g]], &answers[g], units, &printer);
    printer_end(&printer, 0);
}

void summary_print_csv(const struct question *question)
{
    static const char *const names[] = {"of",  "n",   "mean", "stderr", "median", "q05",
                                        "q25", "q75", "q95",  "low",    "high",   "units"};
    const struct groups *groups = &question->groups;
    struct printer printer = printer_begin(false);
    printer_add_key(&printer, question, question->by.count, -1);
    printer_add_words(&printer, names, sizeof names / sizeof *names);
    printer_end_row(&printer);
    for (int of = 0; of < question->of.count; of++)
        for (int g = 0; g < groups->count; g++) {
            const struct summary summary = summary_of_group(question, of, groups, g);
            printer_add_key(&printer, question, question->by.count, groups->rows[groups->start[g]]);
            printer_add(&printer, "%s", question->of.word[of]);
            printer_add(&printer, "%d", summary.n);
            for (int s = 0; s < STATISTICS; s++)
                printer_add_exactly(&printer, summary.statistic[s]);
            printer_add(&printer, "%d", summary.units);
            printer_end_row(&printer);
        }
    printer_end(&printer, 0);
}

void summary_print_tables(const struct question *question)
{
    for (int of = 0; of < question->of.count; of++) {
        if (of > 0)
            putchar('\n');
        const struct contests contests = contests_find(question, of, &question->groups);
        print_table(question, of, &contests);
        struct wrapping wrapping = wrapping_begin(stdout, 0);
        print_sentences(question, of, &contests);
        wrapping_end(&wrapping);
    }
}
