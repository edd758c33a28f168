/* What summary says of groups of rows: as CSV, or as tables for people with a sentence below each. */
#ifndef ASK_SUMMARY_H
#define ASK_SUMMARY_H

#include "ask/contests.h"
#include "numbers/statistics.h"

/* Statistics of the rows of a group that have a number; those of fewer numbers than they need are NAN. */
struct answer {
    int n, units;
    double statistic[STATISTICS];
};

struct answer answer_of_group(const struct question *question, int of, const struct groups *groups, int group);

/* What is said in place of an interval that is none.  The count of one search is "exact", if that was not drawn from many: no
 * group has another, or its row has no seed and begins where the rules say; and rows may be "all alike".  NULL: it has an
 * interval, or lacks one. */
const char *answer_remark(const struct question *question, int of, int row, const struct answer *answer);

/* Print a table of the groups for each of --of, and who has the least or the most. */
void summary_print_tables(const struct question *question, const struct groups *groups);

/* Print sentences that say which group has the least or the most of --of, and by how much: one for each game and limit, if
 * there are several in --by. */
void summary_print_sentences(const struct question *question, int of, const struct groups *groups,
                             const struct contests *contests);

#endif
