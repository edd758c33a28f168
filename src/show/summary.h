/* What summary says of groups of rows, as tables for people with a sentence below each. */
#ifndef SHOW_SUMMARY_H
#define SHOW_SUMMARY_H

#include "results/contests.h"
#include "results/summary.h"

/* Print a table of the groups for each of --of, and who has the least or the most. */
void summary_print_tables(const struct question *question, const struct groups *groups);

/* Print sentences that say which group has the least or the most of --of, and by how much: one for each game and limit, if
 * there are several in --by. */
void summary_print_sentences(const struct question *question, int of, const struct groups *groups,
                             const struct contests *contests);

#endif
