#ifndef RESULTS_QUESTION_H
#define RESULTS_QUESTION_H

#include "base/verb.h"
#include "parts/columns.h"
#include "results/csv.h"
#include "results/statistics.h"

/* What is asked of one CSV of results: of which rows, and of which of their columns. */

/* First what the command line says, then what that is in the CSV. */
struct question {
    struct words by, of, where, pool, status, unit, competing;
    struct csv csv;
    int *columns, named; /* those of --by, then the others that are named: of --pool and --where */
    int *rows, row_count;
    struct groups groups; /* of those rows, by --by */
    struct units *units;
    double **values; /* for each of --of a number a row, NAN where there is none or where it is not to count */
    int ended;       /* rows that ended as asked for, of which so many have no number, if it is derived: */
    int *missing, *first_missing; /* and which is the first */
};

/* The options of a verb that asks a question, which is a member of the record that its options are put into. */
#define OPTIONS_OF_QUESTION(record, member)                                                                        \
    {"where",                                                                                                      \
     0,                                                                                                            \
     "COLUMN=VALUE",                                                                                               \
     "only rows that say so; VALUE may be a list, a|b or a,b, and a range of numbers, 3..5",                       \
     INTO(record, member.where),                                                                                   \
     .unsplit = true},                                                                                             \
        {"pool", 0, "COLUMN,...",                                                                                  \
         "average over these, too. The columns before \"status\" are axes: what the experiment varied. Rows that " \
         "differ in one are refused, unless it is named here or in another option, or a named one settles it, or " \
         "it says what was sampled: seed, opening, moves, position",                                               \
         INTO(record, member.pool)},                                                                               \
        {"status",                                                                                                 \
         0,                                                                                                        \
         "STATUS,...",                                                                                             \
         "count rows that ended so, without it those that ended ok; what is left out is said. A search that a "    \
         "budget cut short has counts, but not those of the whole. --by status and --where status=... count "      \
         "all that they name. STATUS is one of these",                                                             \
         INTO(record, member.status),                                                                              \
         .choices = status_name,                                                                                   \
         .choice_count = STATUSES},                                                                                \
    {                                                                                                              \
        "unit", 0, "COLUMN,...",                                                                                   \
            "what was drawn: rows that agree in these columns are resampled together. By default rows of one "     \
            "seed (and position), with those of all seeds whose openings led to the same position, or of one "     \
            "position of a game; \"units\" says how many",                                                         \
            INTO(record, member.unit)                                                                              \
    }

/* Read the CSV that the command line names, unless that was done.  Then all that is asked of it; rows that did not end as asked
 * for are left out, and that is said.  EXIT_FINE, or an exit status after complaints.  All that a question has is kept
 * (memory.h). */
struct call;
int question_read(const struct call *call, struct question *question);
int question_begin(const struct call *call, struct question *question);

/* The same, and may the rows of all that is asked of be averaged?  Then what is missing is told. */
int question_ask(const struct call *call, struct question *question);

/* May these rows be averaged, as far as they have a number of --of, whose place is `of`?  They may not differ in axes that
 * are neither named nor sampled (unit.h).  False after a complaint. */
bool question_allows(const struct question *question, int of, const int *rows, int count);

/* Those of some rows that agree with a row in the columns of --by, but for these others; kept (memory.h). */
int *rows_agreeing(const struct question *question, int row, const int *others, int other_count, const int *rows,
                   int count, int *kept);

/* Say how many rows have no number of --of, although they ended as asked for. */
void question_tell_missing(const struct question *question, int of);

/* What its units are called (unit.h): "positions". */
const char *question_units(const struct question *question);

/* Is every condition of --where, or of another option, one, "COLUMN=VALUE"?  EXIT_FINE, or EXIT_USAGE after a complaint. */
int question_check_conditions(const struct call *call, const char *option, const struct words *conditions);

/* Has the CSV, which was read, what every CSV of its kind has?  EXIT_FINE, or EXIT_USAGE after a complaint of the first column that
 * it has not, which begins with what it is not: "this is no match". */
int question_check_kind(const struct question *question, const char * not, const char *const *columns, int count);

/* Begin a question of a match, which has these columns.  Is every field of "points" empty, or the points of a pair of games, 0 to 2?
 * And do the columns "wins", "draws" and "losses", if all three are there, agree with it: two games, a point for a win, half a
 * point for a draw?  EXIT_FINE, or an exit status after complaints. */
int points_begin(const struct call *call, struct question *question, const char *const *columns, int count);

/* Say of which pairs that count, by their points, somebody moved after a search that completed no step of deepening. */
void points_tell_unfinished(const struct question *question);

/* Is what --competing names in --by?  `by` says what that is called on the command line. */
int question_check_competing(const struct call *call, const struct question *question, const char *by);

/*
 * Conditions on the rows of a CSV as a command line says them: "limit=3..5", "order=eval|best".
 *
 * COLUMN=VALUE holds for a row whose field in that column is VALUE: the same text, or the same number (3 is 3.0, and .5 is
 * 0.5).  As in configs, 3..5 is a range, whose ends belong to it, here of any numbers.  a|b and a,b are lists of such
 * values, unless a field is that text as it stands.  "COLUMN=" holds where the field is empty.
 */

/* The rows that meet all conditions, as a list that is kept (memory.h); `kept` says how many, and columns[i] is set to the
 * column of condition i.  Every value must be that of some row, and some row must meet all conditions together, unless
 * the CSV has no rows.  NULL after complaints, each of which names the nearest column or value there is. */
int *where_rows(const struct csv *csv, const char *const *conditions, int count, int *columns, int *kept);

/* Keep those of the listed rows that meet a condition in this column; returns how many they are. */
struct condition;
int rows_meeting(const struct csv *csv, const struct condition *condition, int column, int *rows, int count);

/* Selects rows by how their cells ended: a search that was cut short has numbers, but not those of the whole search. */

/* Of the listed rows keep those that ended in one of these ways, such as "ok" or "crash" (by any signal), and print
 * to stderr how many others there were.  Returns how many are kept: all of them if the CSV has no column "status". */
int endings_keep(const struct csv *csv, int *rows, int count, const char *const *wanted, int wanted_count);

/* What is said of a group of rows: how many there are, and the statistics of their numbers. */

/* Statistics of the rows of a group that have a number; those of fewer numbers than they need are NAN. */
struct summary {
    int n, units;
    double statistic[STATISTICS];
};

struct summary summary_of_group(const struct question *question, int of, const struct groups *groups, int group);

/* What is said in place of an interval that is none.  The count of one search is "exact", if that was not drawn from many: no
 * group has another, or its row has no seed and begins where the rules say; and rows may be "all alike".  NULL: it has an
 * interval, or lacks one. */
const char *summary_remark(const struct question *question, int of, int row, const struct summary *answer);

/* Write what asks for the same rows again, but for --by: options, as words of a shell with blanks before them. */
void question_write_options(FILE *out, const struct question *question);
void option_write(FILE *out, const char *name, const char *text);

/* What a table or a number of a paper comes from, as a comment in the file that has it. */

/* Lines, without an end: the program's version, the command as a shell reads it, and the files that it reads, each with its
 * SHA-256 if it is one that can be read again; kept (memory.h). */
char *origin_of(const struct call *call, const struct csv *const *files, int count);

#endif
