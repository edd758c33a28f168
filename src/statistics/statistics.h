/* What a sample says of its mean and its spread. */
#ifndef STATISTICS_H
#define STATISTICS_H

enum statistic { MEAN, STDERR, MEDIAN, Q05, Q25, Q75, Q95, LOW, HIGH, STATISTICS };

/*
 * Statistics of n values, which are sorted by it: the same values in another order say the same.  NAN is
 * what so few values do not have.
 *
 * STDERR is the sample standard deviation / sqrt(n).  Quantiles are those of type 7 (R. Hyndman and Y. Fan,
 * "Sample quantiles in statistical packages", 1996): linear between the values, the least is at 0 and the
 * largest at 1.  LOW and HIGH bound the mean at 95 %: percentiles of the means of 1000 resamples (B. Efron,
 * "Bootstrap methods", 1979), which are drawn alike at every call.
 */
void statistics_of(double *values, int n, double statistic[STATISTICS]);

/* A quantile of these, 0 <= p <= 1, of values in rising order. */
double quantile_of(const double *sorted, int n, double p);

#endif
