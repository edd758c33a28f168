/* What summary says of groups of rows: as CSV, or as tables for people with a sentence below each. */
#ifndef ASK_SUMMARY_H
#define ASK_SUMMARY_H

#include "ask/question.h"
#include "numbers/statistics.h"

/* Statistics of the rows of a group that have a number; those of fewer numbers than they need are NAN. */
struct answer {
    int n, units;
    double statistic[STATISTICS];
};

struct answer answer_of_group(const struct question *question, int of, const struct groups *groups, int group);

/* Print a table of the groups for each of --of, and who has the least or the most. */
void summary_print_tables(const struct question *question, const struct groups *groups);

/* Print sentences that say which group has the least or the most of --of, and by how much: one for each game and limit, if
 * there are several in --by. */
void summary_print_sentences(const struct question *question, int of, const struct groups *groups);

#endif
