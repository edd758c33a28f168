/* What a sample says of its mean and its spread. */
#ifndef RESULTS_STATISTICS_H
#define RESULTS_STATISTICS_H

enum statistic { MEAN, STDERR, MEDIAN, Q05, Q25, Q75, Q95, LOW, HIGH, STATISTICS };

/*
 * Statistics of n values, of which value i belongs to unit[i] (unit.h).  What so few values do not have is NAN.
 *
 * The quantiles say how the values themselves spread, whatever their units, and have no intervals.  They are those
 * of type 7 (R. Hyndman and Y. Fan, "Sample quantiles in statistical packages", 1996): linear between the values, the
 * least is at 0 and the largest at 1.  STDERR, LOW and HIGH are of the mean, by units, and the bounds hold at 95 %
 * (bootstrap.h); where every value is a unit, STDERR is the sample standard deviation / sqrt(n).
 *
 * This sorts the values, but not their units, and does not depend on their order.  Returns the number of different
 * units.
 */
int statistics_of(double *values, const int *unit, int n, double statistic[STATISTICS]);

void sort_numbers(double *values, int n);

/* For qsort() and bsearch(): of doubles that are no NAN, in rising order. */
int compare_numbers(const void *left, const void *right);

/* A quantile, 0 <= p <= 1, of values in rising order. */
double quantile_of(const double *sorted, int n, double p);

#endif
