#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ask/question.h"
#include "claims/selection.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "derived/ending.h"
#include "frame/where.h"
#include "numbers/correlation.h"
#include "numbers/number.h"
#include "options/call.h"
#include "text/field.h"

struct request {
    struct question question;
    struct words with;
    int *partner; /* of each row of the CSV */
};

/* --- what belongs together ---------------------------------------------------------------------------------------- */

/* Mark the rows of --with that ended ok.  NULL after a complaint. */
static bool *rows_of_others(const struct request *request)
{
    const struct csv *csv = &request->question.csv;
    int count, *columns = lasting(allocate((size_t)request->with.count, sizeof *columns));
    int *rows = where_rows(csv, request->with.word, request->with.count, columns, &count);
    bool *others = rows ? lasting(allocate((size_t)csv->rows, sizeof *others)) : NULL;
    const int ended = rows ? endings_keep(csv, rows, count, (const char *const[]){"ok"}, 1) : 0;
    for (int i = 0; i < ended; i++)
        others[rows[i]] = true;
    return others;
}

/* The columns before "algorithm" say which position a row searches. */
static bool find_partners(struct request *request)
{
    const struct csv *csv = &request->question.csv;
    const int count = csv_column(csv, "algorithm");
    int *columns = lasting(allocate((size_t)csv->columns, sizeof *columns));
    for (int i = 0; i < count; i++)
        columns[i] = i;
    const bool *others = count < 0 ? NULL : rows_of_others(request);
    request->partner = others ? lasting(selection_partners(csv, others, columns, count)) : NULL;
    return others;
}

/* Has each row one partner?  Some may have none, which is said. */
static bool check_partners(const struct request *request)
{
    const struct question *question = &request->question;
    int lonely = 0;
    for (int i = 0; i < question->row_count; i++) {
        const int row = question->rows[i];
        if (request->partner[row] == MANY_PARTNERS)
            return csv_complain(&question->csv, question->csv.line[row + 1],
                                "several rows of its position are those of --with, which is to say more");
        lonely += request->partner[row] == NO_PARTNER;
    }
    if (lonely)
        csv_complain(&question->csv, 0, "left out: %d of %d rows, whose positions have no row of --with", lonely,
                     question->row_count);
    return true;
}

/* --- the answer --------------------------------------------------------------------------------------------------- */

static void write_numbers(const double *number, int count)
{
    for (int i = 0; i < count; i++) {
        putchar(',');
        number_write(stdout, number[i]);
    }
    putchar('\n');
}

static void write_group(const struct request *request, int of, const int *rows, int count)
{
    const struct question *question = &request->question;
    const double *values = question->values[of];
    double *first = allocate((size_t)count, sizeof *first), *second = allocate((size_t)count, sizeof *second);
    int n = 0;
    for (int i = 0; i < count; i++) {
        const int partner = request->partner[rows[i]];
        if (partner < 0 || isnan(values[rows[i]]) || isnan(values[partner]))
            continue;
        first[n] = values[rows[i]];
        second[n++] = values[partner];
    }
    const struct correlation correlation = correlation_of(first, second, n);
    const struct line line = line_of(second, first, n);
    question_write_key(question, rows[0]);
    write_field(stdout, question->of.word[of]);
    printf(",%d", n);
    write_numbers((const double[]){correlation.value, correlation.low, correlation.high, line.slope, line.intercept,
                                   line.sigma, correlation_of_ranks(first, second, n).value},
                  7);
    free(first);
    free(second);
}

static int correlate(struct request *request)
{
    const struct question *question = &request->question;
    const struct groups *groups = &question->groups;
    if (!find_partners(request) || !check_partners(request))
        return EXIT_USAGE;
    question_write_key(question, -1);
    puts("of,pairs,correlation,low,high,slope,intercept,sigma,ranks");
    for (int of = 0; of < question->of.count; of++)
        for (int g = 0; g < groups->count; g++)
            write_group(request, of, &groups->rows[groups->start[g]], groups->start[g + 1] - groups->start[g]);
    return EXIT_FINE;
}

static int run_correlate(const struct call *call)
{
    struct request *request = call->record;
    if (request->with.count == 0)
        return misused(call, "\"--with COLUMN=VALUE\" is to say which rows others are correlated with");
    if (question_check_where(call, &request->question.where) != EXIT_FINE ||
        question_check_conditions(call, "--with", &request->with) != EXIT_FINE)
        return EXIT_USAGE;
    const int status = question_ask(&request->question, call->arguments[0]);
    return status == EXIT_FINE ? correlate(request) : status;
}

const struct verb verb_correlate = {
    .name = "correlate",
    .group = RESULTS,
    .purpose = "say how closely the values of two searches go together",
    .arguments = "FILE.csv",
    .about =
        "Says, as CSV, for each group of rows how closely a number in them goes together with that of other "
        "rows of the same positions, such as what an evaluation says with the value of a deep search: how many "
        "pairs there are, their correlation (Pearson's), and its 95 % interval (Fisher's; none of fewer than 5 "
        "pairs). Then the line that foretells the number from that of --with, as ProbCut does a deep search's "
        "value "
        "from a shallow one's: slope, intercept, and sigma, the standard deviation about the line; and the "
        "correlation of ranks (Spearman's).",
    .options =
        {
            {"by", 0, "COLUMN,...", "group rows that agree in these columns; without it all rows are one group",
             INTO(struct request, question.by)},
            {"of", 0, "COLUMN,...", "which numbers", INTO(struct request, question.of), .fallback = "value"},
            {"with", 0, "COLUMN=VALUE", "the rows that others are correlated with: one of each position",
             INTO(struct request, with), .unsplit = true},
            {"where", 0, "COLUMN=VALUE", "which rows are correlated with them; VALUE may be a list or a range",
             INTO(struct request, question.where), .unsplit = true},
            {"pool", 0, "COLUMN,...", "take rows together that differ in these, as summary has it",
             INTO(struct request, question.pool)},
        },
    .size = sizeof(struct request),
    .notes = "A position is what the columns before \"algorithm\" say. Rows that did not end ok, and rows whose "
             "position has no row of --with, are left out, and that is said.",
    .run = run_correlate,
};
