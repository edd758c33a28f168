#ifndef RESULTS_RIVALS_H
#define RESULTS_RIVALS_H

#include "results/pairs.h"

/* The groups of rows that are compared with each other: those of several values of one column. */

/* One line of the answer. */
struct versus {
    int row, of; /* a row of its group; the place in --of */
    int value;   /* what is compared with the first value, as a place in their list */
    struct partners pairs;
    struct paired paired;
};

/* What is compared, and the answers; all of it is kept (memory.h). */
struct rivals {
    const struct question *question;
    int by_count, column; /* columns that group; the one that is compared */
    const char **value;   /* "mtdf" */
    char **label;         /* "mtdf" and "algorithm=mtdf" */
    int value_count;
    int *value_of; /* for each row of the CSV; -1: it is none of them */
    bool ratio;
    struct versus *versus;
    int count;
};

/* Take the values that --by lists, from the word by_count on, as the command line spells them.  Returns the condition that
 * a row has one of them, "algorithm=mtdf|pvs"; NULL if it lists none. */
char *rivals_list(struct rivals *rivals, const struct words *by, const char *name);

/* Find which row has which value; if --by listed none, they are all that there are, in order of appearance. */
void rivals_find(struct rivals *rivals);

/*
 * A paired comparison of groups of rows of one CSV: how many leaves one search has for each leaf of another in the same
 * position.
 *
 * --by names columns that group rows and, last, the column whose values are compared: "limit,algorithm=mtdf,pvs,sss"
 * compares pvs and sss with mtdf for each limit.  Without values, all that the column has are compared with the first.
 */

/* What the command line says. */
struct row_comparison {
    struct words by, pair, where, pool;
    struct question question; /* of which it sets --of and --unit, and the rest follows from the above */
    bool difference;          /* rather than the ratio */
};

struct call;

/* Compare and print, as a table for people or as CSV; an exit status. */
int compare_rows(const struct call *call, struct row_comparison *comparison, const char *path, bool table);

/* Print the answers. */
void rivals_print_csv(const struct rivals *rivals);
void rivals_print_table(const struct rivals *rivals);

#endif
