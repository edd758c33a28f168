/* What is asked of one CSV of results: of which rows, and of which of their columns. */
#ifndef RESULTS_QUESTION_H
#define RESULTS_QUESTION_H

#include "results/csv.h"
#include "base/verb.h"

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

/* Read the CSV, unless that was done.  Then all that is asked of it; rows that did not end as asked for are left out, and that
 * is said.  EXIT_FINE, or an exit status after complaints.  All that a question has is kept (lasting.h). */
int question_read(struct question *question, const char *path);
int question_begin(struct question *question, const char *path);

/* The same, and may the rows of all that is asked of be averaged?  Then what is missing is told. */
int question_ask(struct question *question, const char *path);

/* May these rows be averaged, as far as they have a number of --of, whose place is `of`?  They may not differ in axes that
 * are neither named nor sampled (mixture.h).  False after a complaint. */
bool question_allows(const struct question *question, int of, const int *rows, int count);

/* Say how many rows have no number of --of, although they ended as asked for. */
void question_tell_missing(const struct question *question, int of);

/* What its units are called (unit.h): "positions". */
const char *question_units(const struct question *question);

/* Write what a line of a CSV starts with: what a row says in the columns of --by, or their names if it is row -1. */
void question_write_key(const struct question *question, int row);

/* The words of both lists, which are kept. */
struct words words_join(const struct words *a, const struct words *b);

/* Is every condition of --where, or of another option, one, "COLUMN=VALUE"?  EXIT_FINE, or EXIT_USAGE after a complaint. */
struct call;
int question_check_conditions(const struct call *call, const char *option, const struct words *conditions);
int question_check_where(const struct call *call, const struct words *where);

/* Is what --competing names in --by?  `by` says what that is called on the command line. */
int question_check_competing(const struct call *call, const struct question *question, const char *by);

#endif
