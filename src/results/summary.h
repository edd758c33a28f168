/* What is said of a group of rows: how many there are, and the statistics of their numbers. */
#ifndef RESULTS_SUMMARY_H
#define RESULTS_SUMMARY_H

#include "results/question.h"
#include "results/statistics.h"

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

#endif
