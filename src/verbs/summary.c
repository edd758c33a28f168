#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/exit.h"
#include "cell/columns.h"
#include "options/call.h"
#include "results/row.h"
#include "statistics/csv.h"
#include "statistics/ending.h"
#include "statistics/gain.h"
#include "statistics/mixture.h"
#include "statistics/number.h"
#include "statistics/spread.h"
#include "statistics/statistics.h"
#include "statistics/unit.h"
#include "text/plain.h"

/* First what the command line says, then what that is in the table. */
struct question {
    struct words by, of, where, pool, status, unit;
    struct csv csv;
    int *columns, named; /* those of --by, then the others that are named: of --pool and --where */
    int *rows, row_count;
    int *units;      /* of each row of the table */
    double **values; /* for each of --of a number a row, NAN where there is none */
    int ended;       /* rows that ended as asked for, of which so many have no number, if it is derived: */
    int *missing, *first_missing; /* and in which line the first is */
};

/* --- what it means in the table --- */

/* Is the cell one of "a|b|c"? */
static bool is_one_of(const char *cell, const char *alternatives)
{
    const size_t length = strlen(cell);
    for (size_t span;; alternatives += span + 1) {
        span = strcspn(alternatives, "|");
        if (span == length && strncmp(cell, alternatives, length) == 0)
            return true;
        if (alternatives[span] == '\0')
            return false;
    }
}

/* Leave the rows that meet a condition, "COLUMN=VALUE". */
static bool keep_rows(struct question *question, const char *condition)
{
    const char *values = strchr(condition, '=') + 1;
    char *name = need(strndup(condition, (size_t)(values - 1 - condition)));
    const int column = question->columns[question->named++] = csv_column(&question->csv, name);
    int kept = 0;
    for (int i = 0; i < question->row_count && column >= 0; i++)
        if (is_one_of(csv_cell(&question->csv, question->rows[i], column), values))
            question->rows[kept++] = question->rows[i];
    if (column >= 0 && kept == 0 && question->row_count > 0) {
        print_plainly(stderr, "%s: no row has %s", question->csv.path, condition);
        fputc('\n', stderr);
    }
    question->row_count = kept;
    free(name);
    return column >= 0;
}

static bool name_columns(struct question *question, const struct words *words)
{
    int *columns = question->columns + question->named;
    question->named += words->count;
    return csv_columns(&question->csv, words->word, words->count, columns);
}

/* Complains of every column that is missing. */
static bool find_columns(struct question *question)
{
    bool good = name_columns(question, &question->by);
    for (int i = 0; i < question->of.count; i++)
        good = values_known(&question->csv, question->of.word[i]) && good;
    good = name_columns(question, &question->pool) && good;
    for (int i = 0; i < question->where.count; i++)
        good = keep_rows(question, question->where.word[i]) && good;
    question->units = units_of_rows(&question->csv, question->unit.word, question->unit.count);
    return good && question->units;
}

static bool read_values(struct question *question)
{
    for (int i = 0; i < question->of.count; i++)
        if (!(question->values[i] = values_read(&question->csv, question->of.word[i])))
            return false;
    return true;
}

/* --- which rows count --- */

static bool names_status(const struct question *question)
{
    const int status = csv_find(&question->csv, "status");
    bool named = false;
    for (int i = 0; i < question->named; i++)
        named |= question->columns[i] == status;
    return named;
}

/* A row may lack what its number is derived from: what would be compared with it was cut short, or is not there. */
static void count_missing(struct question *question, const int *rows, int count)
{
    question->ended = count;
    for (int of = 0; of < question->of.count; of++)
        for (int i = 0; i < count && is_derived(&question->csv, question->of.word[of]); i++)
            if (isnan(question->values[of][rows[i]]) && question->missing[of]++ == 0)
                question->first_missing[of] = question->csv.line[rows[i] + 1];
}

static void tell_missing(const struct question *question, int of)
{
    if (question->missing[of])
        fprintf(stderr, "%s: left out: %d of %d rows, which have no %s (the first in line %d)\n",
                question->csv.path, question->missing[of], question->ended, question->of.word[of],
                question->first_missing[of]);
}

/* Rows that did not end as asked for lose their numbers, but not their group; say how many they are. */
static void keep_ended(struct question *question)
{
    static const char *const fine[] = {"ok"};
    const bool some = question->status.count > 0;
    const bool all = !some && names_status(question);
    int *kept = need(malloc(((size_t)question->row_count + 1) * sizeof *kept)), next = 0;
    memcpy(kept, question->rows, (size_t)question->row_count * sizeof *kept);
    const int count = all ? question->row_count
                          : endings_keep(&question->csv, kept, question->row_count,
                                         some ? question->status.word : fine, some ? question->status.count : 1);
    for (int i = 0; i < question->row_count; i++) {
        const int row = question->rows[i];
        if (next < count && kept[next] == row)
            next++;
        else
            for (int of = 0; of < question->of.count; of++)
                question->values[of][row] = NAN;
    }
    count_missing(question, kept, count);
    free(kept);
}

/* May the rows that have a number be averaged?  False after a complaint. */
static bool may_average(const struct question *question, int of)
{
    struct mixture *mixtures = allocate((size_t)question->csv.columns, sizeof *mixtures);
    int *rows = allocate((size_t)question->row_count, sizeof *rows), count = 0;
    char what[200];
    for (int i = 0; i < question->row_count; i++)
        if (!isnan(question->values[of][question->rows[i]]))
            rows[count++] = question->rows[i];
    const int found = mixtures_find(&question->csv, rows, count, question->columns, question->named, mixtures);
    snprintf(what, sizeof what, "means of %s", question->of.word[of]);
    if (found)
        mixtures_complain(&question->csv, what, mixtures, found);
    free(rows);
    free(mixtures);
    return found == 0;
}

/* --- the answer --- */

static void write_statistics(double *values, const int *unit, int n)
{
    double statistic[STATISTICS];
    const int units = statistics_of(values, unit, n, statistic);
    printf(",%d", n);
    for (int s = 0; s < STATISTICS; s++) {
        putchar(',');
        number_write(stdout, statistic[s]);
    }
    printf(",%d\n", units);
}

/* What a line starts with: what a row says in the columns of --by, their names if it is the header. */
static void write_key(const struct question *question, const int *row)
{
    for (int i = 0; i < question->by.count; i++) {
        write_field(stdout, csv_cell(&question->csv, *row, question->columns[i]));
        putchar(',');
    }
}

static void write_answer(const struct question *question)
{
    struct groups groups =
        csv_group(&question->csv, question->rows, question->row_count, question->columns, question->by.count);
    double *present = allocate((size_t)question->row_count, sizeof *present);
    int *unit = allocate((size_t)question->row_count, sizeof *unit);
    write_key(question, &(int){-1});
    puts("of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units");
    for (int i = 0; i < question->of.count * groups.count; i++) {
        const double *values = question->values[i / groups.count];
        const int *start = &groups.start[i % groups.count];
        int n = 0;
        for (const int *row = &groups.rows[start[0]]; row < &groups.rows[start[1]]; row++)
            if (!isnan(values[*row])) {
                unit[n] = question->units[*row];
                present[n++] = values[*row];
            }
        write_key(question, &groups.rows[start[0]]);
        write_field(stdout, question->of.word[i / groups.count]);
        write_statistics(present, unit, n);
    }
    free(unit);
    free(present);
    groups_free(&groups);
}

static bool asks_by_ply(const struct question *question)
{
    for (int i = 0; i < question->by.count; i++)
        if (strcmp(question->by.word[i], "ply") == 0)
            return true;
    return false;
}

static int summarize(struct question *question)
{
    int status = EXIT_USAGE;
    if (find_columns(question)) {
        status = read_values(question) ? EXIT_FINE : EXIT_CONFIG;
        if (status == EXIT_FINE)
            keep_ended(question);
    }
    for (int i = 0; i < question->of.count && status == EXIT_FINE; i++)
        if (!may_average(question, i))
            status = EXIT_USAGE;
    for (int i = 0; i < question->of.count && status == EXIT_FINE; i++)
        tell_missing(question, i);
    if (status == EXIT_FINE)
        write_answer(question);
    return status;
}

static void begin(struct question *question)
{
    const size_t numbers = (size_t)question->of.count;
    question->rows = csv_rows(&question->csv);
    question->row_count = question->csv.rows;
    question->columns =
        allocate((size_t)question->by.count + (size_t)question->pool.count + (size_t)question->where.count,
                 sizeof *question->columns);
    question->values = allocate(numbers, sizeof *question->values);
    question->missing = allocate(numbers, sizeof *question->missing);
    question->first_missing = allocate(numbers, sizeof *question->first_missing);
}

static void end(struct question *question)
{
    for (int i = 0; i < question->of.count; i++)
        free(question->values[i]);
    free(question->values);
    free(question->missing);
    free(question->first_missing);
    free(question->columns);
    free(question->units);
    free(question->rows);
}

static int run_summary(const struct call *call)
{
    struct question *question = call->record;
    for (int i = 0; i < question->where.count; i++)
        if (!strchr(question->where.word[i], '='))
            return misused(call, "\"--where\" takes COLUMN=VALUE, not \"%s\"", question->where.word[i]);
    if (!csv_read(&question->csv, call->arguments[0]))
        return EXIT_CONFIG;
    const bool to_spread = asks_by_ply(question) && csv_find(&question->csv, "ply") < 0;
    int status = EXIT_CONFIG;
    if (!to_spread || table_spread(&question->csv)) {
        begin(question);
        status = summarize(question);
        end(question);
    }
    csv_free(&question->csv);
    return status;
}

const struct verb verb_summary = {
    .name = "summary",
    .group = RESULTS,
    .purpose = "summarize a CSV of results",
    .arguments = "FILE.csv",
    .about = "Writes statistics of columns as CSV, for each group of rows. FILE.csv may be \"-\", standard input.",
    .options =
        {
            {"by", 0, "COLUMN,...", "group rows that agree in these columns; without it all rows are one group",
             INTO(struct question, by)},
            {"of", 0, "COLUMN,...",
             "what to summarize; rows where it is empty do not count. Four columns are derived from the others: "
             "minimax_depth, the depth at which minimax has as many leaves, gain, which is limit / minimax_depth, "
             "over_minimal, leaves / those of the minimal tree, and over_best, leaves / those in perfect order. "
             "With --by ply, columns named ..._by_ply are taken apart: a row for each ply",
             INTO(struct question, of), .fallback = "leaves"},
            {"where", 0, "COLUMN=VALUE", "only rows that say so; VALUE may be a list, a|b",
             INTO(struct question, where), .unsplit = true},
            {"pool", 0, "COLUMN,...",
             "average over these, too. The columns before \"status\" are axes: what the experiment varied. Rows of "
             "a group that differ in one are refused, unless it is named here or in --where, or a named one "
             "settles it, or it says what was sampled: seed, opening, moves, position",
             INTO(struct question, pool)},
            {"status", 0, "STATUS,...",
             "count rows that ended so, without it those that ended ok; what is left out is said. A search that a "
             "budget cut short has counts, but not those of the whole. --by status and --where status=... count "
             "all that they name. STATUS is one of these",
             INTO(struct question, status), .choices = status_name, .choice_count = STATUSES},
            {"unit", 0, "COLUMN,...",
             "what was drawn: rows that agree in these columns are resampled together. By default rows of one seed "
             "(and position), or of one position of a game; \"units\" says how many",
             INTO(struct question, unit)},
        },
    .size = sizeof(struct question),
    .notes = "The standard error and the 95 % interval, low to high, are those of the mean (studentised "
             "bootstrap); fewer than 5 units have no interval. The median and the other quantiles, of type 7 "
             "(linear), are those of the rows.",
    .run = run_summary,
};
