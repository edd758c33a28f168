/* Pairs of rows that are compared, by compare, by tabulate --ratio-to and by the sentences of summary. */
#ifndef RESULTS_PAIRS_H
#define RESULTS_PAIRS_H

#include "results/question.h"
#include "results/partners.h"
#include "results/paired.h"

/* Those of some rows that have a number of --of, as a party of this name; kept (lasting.h). */
struct party pairs_party(const struct question *question, int of, const char *label, const int *rows, int count);

/* Pair the rows of two parties that agree in all axes but those compared, and those that follow from these; kept. */
struct partners pairs_find(const struct question *question, const struct party parties[2], const int *compared,
                           int compared_count);

/* Have these rows a ratio in --of, as far as they have a number: are all above 0?  False after a complaint, which ends with
 * a hint. */
bool pairs_have_ratios(const struct question *question, int of, const int *rows, int count, const char *hint);

/* Compare the second rows of n > 0 pairs with the first; `drawn` is the one of both lists whose units count. */
struct paired pairs_compare(const struct question *question, int of, const int *first, const int *second,
                            const int *drawn, int n, bool ratio, double confidence);

#endif
