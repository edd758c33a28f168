/* How tables for people say that something is more or less than something else: with the interval, and in words that
 * fit what is counted ("as many leaves") and what is measured ("as much gain"). */
#ifndef RESULTS_WORDING_H
#define RESULTS_WORDING_H

#include <stdbool.h>
#include <stdio.h>

#include "results/question.h"
#include "results/paired.h"

/* More comparisons than these are not put into words. */
enum { MOST_SENTENCES = 12 };

/* Is more of this column what one looks for, or told first, as of gain or points?  Of most columns, such as leaves, it is less. */
bool wants_most(const char *column);

/* Do searches that are compared agree in this column of --by, which is at this place?  Nobody asks which game or limit has fewer
 * leaves, or against whom points are easier to make.  If --competing names columns, only those are compared. */
bool is_shared(const struct question *question, int place);

/* "fewest", "least" or "most", and "many" or "much". */
const char *superlative_of(const char *column);
const char *amount_of(const char *column);

/* What the rows of a group have in common, "algorithm=pvs order=best"; what is empty is left out, unless all is; kept
 * (lasting.h). */
char *label_of(const struct csv *csv, int row, const int *columns, int count);

/* How many digits behind the point its numbers have: as many as the interval justifies, and as show that a bound is not 1,
 * or 0, which it is told apart from. */
int comparison_decimals(const struct paired *paired, bool ratio);

/* From the first to the second "2.3 (2.1 .. 2.6) times" or, if it is no ratio, "12 (5 .. 19) more" or "less". */
void write_comparison(FILE *out, const struct paired *paired, bool ratio);

#endif
