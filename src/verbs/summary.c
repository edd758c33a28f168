#include "verbs/verbs.h"

#include <getopt.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "allocate.h"
#include "exit.h"
#include "text/nearest.h"
#include "text/plain.h"
#include "cell/columns.h"
#include "results/row.h"
#include "statistics/ending.h"
#include "statistics/gain.h"
#include "statistics/mixture.h"
#include "statistics/number.h"
#include "statistics/spread.h"
#include "statistics/statistics.h"
#include "statistics/csv.h"
#include "statistics/unit.h"

static const char usage[] =
    "usage: plymeter summary FILE.csv [--by COLUMN,...] [--of COLUMN,...] [--where COLUMN=VALUE]...\n"
    "                        [--pool COLUMN,...] [--status STATUS,...] [--unit COLUMN,...]\n\n"
    "Writes statistics of columns as CSV, for each group of rows.  FILE \"-\" is standard input.\n\n"
    "  --by COLUMN,...       group rows that agree in these columns; without it all rows are one group\n"
    "  --of COLUMN,...       what to summarize, default leaves; rows where it is empty do not count.\n"
    "                        Four columns are derived from the others: minimax_depth, the depth at which\n"
    "                        minimax has as many leaves, gain, which is limit / minimax_depth, over_minimal,\n"
    "                        leaves / those of the minimal tree, and over_best, leaves / those in perfect order\n"
    "                        With --by ply, columns named ..._by_ply are taken apart: a row for each ply\n"
    "  --where COLUMN=VALUE  only rows that say so; VALUE may be a list, a|b\n"
    "  --pool COLUMN,...     average over these, too.  The columns before \"status\" are axes: what the "
    "experiment\n"
    "                        varied.  Rows of a group that differ in one are refused, unless it is named here or "
    "in\n"
    "                        --where, or a named one settles it, or it says what was sampled: seed, opening, "
    "moves,\n"
    "                        position\n"
    "  --status STATUS,...   count rows that ended so, default ok; what is left out is said.  A search that a "
    "budget\n"
    "                        cut short has counts, but not those of the whole.  --by status and --where "
    "status=...\n"
    "                        count all that they name\n"
    "  --unit COLUMN,...     what was drawn: rows that agree in these columns are resampled together.  By default\n"
    "                        rows of one seed (and position), or of one position of a game; \"units\" says how "
    "many\n\n"
    "The standard error and the 95 % interval, low to high, are those of the mean (studentised bootstrap); fewer "
    "than 5\n"
    "units have no interval.  The median and the other quantiles, of type 7 (linear), are those of the rows.\n";

enum { MOST = 64 };

/* First what the command line says, then what that is in the table. */
struct question {
    char *path; /* NULL: --help */
    char *by[MOST], *of[MOST], *where[MOST], *pool[MOST], *status[MOST], *unit[MOST];
    int by_count, of_count, where_count, pool_count, status_count, unit_count;
    struct csv csv;
    int columns[3 * MOST], named; /* those of --by, then the others that are named: of --pool and --where */
    int *rows, row_count;
    int *units;           /* of each row of the table */
    double *values[MOST]; /* for each of --of a number a row, NAN where there is none */
    int ended;            /* rows that ended as asked for, of which so many have no number, if it is derived: */
    int missing[MOST], first_missing[MOST]; /* and in which line the first is */
};

static int misused(const char *complaint, const char *word, const char *hint)
{
    fprintf(stderr, "plymeter summary: %s \"%s\"%s\n", complaint, word, hint);
    return EXIT_USAGE;
}

static int complain_of_option(int letter, const char *argument)
{
    static const char *const names[] = {"--by", "--of", "--where", "--pool", "--status", "--unit", "--help"};
    char name[80];
    if (letter && letter != 'h') /* "h" is --help=x */
        return misused("no option", (char[]){'-', (char)letter, '\0'}, "");
    snprintf(name, sizeof name, "%.*s", (int)strcspn(argument, "="), argument);
    return misused("no option", argument, suggestion(name, names, 7));
}

/* Cut "a,b,c" into its words, behind those that there are; returns how many these are then.  Of too many the last keeps
 * the rest, which no column is named like. */
static int split(char *list, char *words[MOST], int count)
{
    while (list && count < MOST - 1)
        words[count++] = strsep(&list, ",");
    if (list && count == MOST)
        words[MOST - 1] = "..."; /* nor like that */
    else if (list)
        words[count++] = list;
    return count;
}

static int read_options(int argc, char **argv, struct question *question)
{
    enum { BY = 256, OF, WHERE, POOL, STATUS, UNIT }; /* beyond the letters */
    static const struct option options[] = {{"by", required_argument, NULL, BY},
                                            {"of", required_argument, NULL, OF},
                                            {"where", required_argument, NULL, WHERE},
                                            {"pool", required_argument, NULL, POOL},
                                            {"status", required_argument, NULL, STATUS},
                                            {"unit", required_argument, NULL, UNIT},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    int option;
    optind = 0; /* start afresh, wherever another parser stopped */
    opterr = 0;
    while ((option = getopt_long(argc, argv, ":h", options, NULL)) != -1) {
        if (option == BY)
            question->by_count = split(optarg, question->by, question->by_count);
        else if (option == OF)
            question->of_count = split(optarg, question->of, question->of_count);
        else if (option == POOL)
            question->pool_count = split(optarg, question->pool, question->pool_count);
        else if (option == STATUS)
            question->status_count = split(optarg, question->status, question->status_count);
        else if (option == UNIT)
            question->unit_count = split(optarg, question->unit, question->unit_count);
        else if (option == WHERE && (!strchr(optarg, '=') || question->where_count == MOST))
            return misused("not COLUMN=VALUE, or one --where too many:", optarg, "");
        else if (option == WHERE)
            question->where[question->where_count++] = optarg;
        else if (option == 'h')
            return EXIT_FINE;
        else if (option == ':')
            return misused("no value behind", argv[optind - 1], "");
        else
            return complain_of_option(optopt, argv[optind - 1]);
    }
    if (optind + 1 != argc)
        return misused(optind == argc ? "no file is named behind" : "one file too many:", argv[argc - 1], "");
    if (question->of_count == 0)
        question->of[question->of_count++] = "leaves";
    question->path = argv[optind];
    return EXIT_FINE;
}

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

static bool keep_rows(struct question *question, char *where)
{
    const char *name = strsep(&where, "=");
    const int column = question->columns[question->named++] = csv_column(&question->csv, name);
    int kept = 0;
    for (int i = 0; i < question->row_count && column >= 0; i++)
        if (is_one_of(csv_cell(&question->csv, question->rows[i], column), where))
            question->rows[kept++] = question->rows[i];
    if (column >= 0 && kept == 0 && question->row_count > 0) {
        print_plainly(stderr, "%s: no row has %s=%s", question->csv.path, name, where);
        fputc('\n', stderr);
    }
    question->row_count = kept;
    return column >= 0;
}

/* Complains of every status that there is not. */
static bool check_status(const struct question *question)
{
    bool good = true;
    for (int i = 0; i < question->status_count; i++) {
        int status = 0;
        while (status < STATUSES && strcmp(question->status[i], status_name[status]) != 0)
            status++;
        if (status == STATUSES)
            misused("no status", question->status[i], suggestion(question->status[i], status_name, STATUSES));
        good = good && status < STATUSES;
    }
    return good;
}

/* Complains of every column that is missing. */
static bool find_columns(struct question *question)
{
    bool good = true;
    for (int i = 0; i < question->by_count; i++)
        good = (question->columns[question->named++] = csv_column(&question->csv, question->by[i])) >= 0 && good;
    for (int i = 0; i < question->of_count; i++)
        good = values_known(&question->csv, question->of[i]) && good;
    for (int i = 0; i < question->pool_count; i++)
        good = (question->columns[question->named++] = csv_column(&question->csv, question->pool[i])) >= 0 && good;
    for (int i = 0; i < question->where_count; i++)
        good = keep_rows(question, question->where[i]) && good;
    question->units = units_of_rows(&question->csv, (const char *const *)question->unit, question->unit_count);
    return good && question->units;
}

static bool read_values(struct question *question)
{
    for (int i = 0; i < question->of_count; i++)
        if (!(question->values[i] = values_read(&question->csv, question->of[i])))
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
    for (int of = 0; of < question->of_count; of++)
        for (int i = 0; i < count && is_derived(&question->csv, question->of[of]); i++)
            if (isnan(question->values[of][rows[i]]) && question->missing[of]++ == 0)
                question->first_missing[of] = question->csv.line[rows[i] + 1];
}

static void tell_missing(const struct question *question, int of)
{
    if (question->missing[of])
        fprintf(stderr, "%s: left out: %d of %d rows, which have no %s (the first in line %d)\n",
                question->csv.path, question->missing[of], question->ended, question->of[of],
                question->first_missing[of]);
}

/* Rows that did not end as asked for lose their numbers, but not their group; say how many they are. */
static void keep_ended(struct question *question)
{
    const char *wanted[MOST] = {"ok"};
    for (int i = 0; i < question->status_count; i++)
        wanted[i] = question->status[i];
    const bool all = question->status_count == 0 && names_status(question);
    int *kept = need(malloc(((size_t)question->row_count + 1) * sizeof *kept)), next = 0;
    memcpy(kept, question->rows, (size_t)question->row_count * sizeof *kept);
    const int count = all ? question->row_count
                          : endings_keep(&question->csv, kept, question->row_count, wanted,
                                         question->status_count ? question->status_count : 1);
    for (int i = 0; i < question->row_count; i++) {
        const int row = question->rows[i];
        if (next < count && kept[next] == row)
            next++;
        else
            for (int of = 0; of < question->of_count; of++)
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
    snprintf(what, sizeof what, "means of %s", question->of[of]);
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
    for (int i = 0; i < question->by_count; i++) {
        write_field(stdout, csv_cell(&question->csv, *row, question->columns[i]));
        putchar(',');
    }
}

static void write_answer(const struct question *question)
{
    struct groups groups =
        csv_group(&question->csv, question->rows, question->row_count, question->columns, question->by_count);
    double *present = allocate((size_t)question->row_count, sizeof *present);
    int *unit = allocate((size_t)question->row_count, sizeof *unit);
    write_key(question, &(int){-1});
    puts("of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units");
    for (int i = 0; i < question->of_count * groups.count; i++) {
        const double *values = question->values[i / groups.count];
        const int *start = &groups.start[i % groups.count];
        int n = 0;
        for (const int *row = &groups.rows[start[0]]; row < &groups.rows[start[1]]; row++)
            if (!isnan(values[*row])) {
                unit[n] = question->units[*row];
                present[n++] = values[*row];
            }
        write_key(question, &groups.rows[start[0]]);
        write_field(stdout, question->of[i / groups.count]);
        write_statistics(present, unit, n);
    }
    free(unit);
    free(present);
    groups_free(&groups);
}

static bool asks_by_ply(const struct question *question)
{
    for (int i = 0; i < question->by_count; i++)
        if (strcmp(question->by[i], "ply") == 0)
            return true;
    return false;
}

static int summarize(struct question *question)
{
    int status = EXIT_USAGE;
    question->rows = csv_rows(&question->csv);
    question->row_count = question->csv.rows;
    const bool good = find_columns(question);
    if (check_status(question) && good) {
        status = read_values(question) ? EXIT_FINE : EXIT_CONFIG;
        if (status == EXIT_FINE)
            keep_ended(question);
    }
    for (int i = 0; i < question->of_count && status == EXIT_FINE; i++)
        if (!may_average(question, i))
            status = EXIT_USAGE;
    for (int i = 0; i < question->of_count && status == EXIT_FINE; i++)
        tell_missing(question, i);
    if (status == EXIT_FINE)
        write_answer(question);
    for (int i = 0; i < question->of_count; i++)
        free(question->values[i]);
    free(question->units);
    free(question->rows);
    return status;
}

int summary_command(int argc, char **argv)
{
    struct question question = {0};
    if (read_options(argc, argv, &question) != EXIT_FINE)
        return EXIT_USAGE;
    if (!question.path)
        return fputs(usage, stdout), EXIT_FINE;
    if (!csv_read(&question.csv, question.path))
        return EXIT_CONFIG;
    const bool to_spread = asks_by_ply(&question) && csv_find(&question.csv, "ply") < 0;
    const int status = to_spread && !table_spread(&question.csv) ? EXIT_CONFIG : summarize(&question);
    csv_free(&question.csv);
    return status;
}
