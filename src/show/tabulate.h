/* The table that tabulate makes of an answer. */
#ifndef SHOW_TABULATE_H
#define SHOW_TABULATE_H

#include "results/question.h"
#include "show/sheet.h"

/* What the rows, or the columns, of a table stand for: each different case of some columns of a CSV, once. */
struct cases {
    int keys, count; /* columns of the CSV, and cases */
    int *first;      /* of each case a row of the CSV */
    int *place;      /* of each row of the CSV that is asked of its case */
};

/* The cases in the order of the table: numbers rise, and other values stand as they come in the CSV.  They are kept (memory.h). */
struct cases cases_make(const struct question *question, const int *columns, int keys);

/* What is marked: what the column is looked for (results/pairs.h), always the least, always the greatest, or nothing. */
enum best { BEST_BY_COLUMN, BEST_LEAST, BEST_GREATEST, BEST_NONE };

/* The searches that others are divided by: the rows, of those asked of, that meet these conditions, and their columns. */
struct baseline {
    const struct words *conditions;
    int *rows, count, *columns;
};

struct tabulation {
    const struct question *question;
    struct cases rows, columns;      /* of --rows, which come first in --by, and of --cols */
    const struct baseline *baseline; /* NULL: means, otherwise means of ratios */
    enum best best;
    bool intervals; /* are they shown? */
};

/* A table with a row for each case of --rows, and for each of --of a column for each case of --cols.  It has no origin yet. */
struct sheet tabulate(const struct tabulation *tabulation);

/* Mark the best of the searches that compete, as the sentences of summary have it: of those that agree in game and limit. */
void tabulate_mark(const struct tabulation *tabulation, struct sheet *sheet);

/* The place of a group's number in one column of --of. */
struct sheet_entry *tabulate_entry(const struct tabulation *tabulation, const struct sheet *sheet, int of,
                                   int group);

/* Say what the numbers are. */
void tabulate_note(const struct tabulation *tabulation, struct sheet *sheet);

/* --- ratios to other searches -------------------------------------------------------------------------------------- */

/* Find the rows that others are divided by.  False after complaints, of conditions or of numbers that have no ratio.  It is
 * kept (memory.h). */
bool baseline_find(struct baseline *baseline, const struct question *question, const struct words *conditions);

/* Say how many rows have no partner in it, or several. */
void baseline_tell_partnerless(const struct baseline *baseline, const struct question *question,
                               const struct sheet *sheet);

#endif
