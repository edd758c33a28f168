/*
 * A paired comparison: two values of each of several pairs, such as the leaves of two searches of one position.
 *
 * The mean is that of the pairs: the geometric mean of second / first, so that a comparison and its inverse agree, or the
 * arithmetic mean of second - first.  Its interval is by resampling units (bootstrap.h), since pairs of one unit are not
 * independent.  The sign test asks less of the values than a mean does: if neither of the two tends to have the larger
 * one, either sign is as likely as the other in each unit that has one (J. Arbuthnot, "An argument for divine
 * providence", 1710; W. Conover, "Practical nonparametric statistics", 1999, chapter 3).  The sign of a unit is that of
 * the mean of its pairs.
 */
#ifndef RESULTS_PAIRED_H
#define RESULTS_PAIRED_H

#include <stdbool.h>

struct paired {
    int pairs, units;
    int less, equal, greater; /* units in which the second value is less than the first, and so on */
    double mean, low, high;   /* bounds are NAN if there are too few units */
    double p;                 /* of the sign test, two-sided */
};

/* Compare n >= 1 pairs.  Pair i belongs to the unit unit[i], which is not negative.  For ratios all values must be above
 * 0. */
struct paired paired_compare(const double *first, const double *second, const int *unit, int n, bool ratio,
                             double confidence);

/* Is the second less (-1) or greater (1), as far as the interval knows?  0: they cannot be told apart. */
int paired_sign(const struct paired *paired, bool ratio);

/* How likely signs of n = less + greater fair coins are that are at least as uneven as these; 1 without any. */
double sign_test(int less, int greater);

#endif
