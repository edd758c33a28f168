#include "results/statistics.h"

#include <math.h>
#include <stdlib.h>

#include "results/bootstrap.h"

static const double quantiles[] = {0.5, 0.05, 0.25, 0.75, 0.95}; /* MEDIAN to Q95 */

enum { QUANTILES = sizeof quantiles / sizeof *quantiles };

int compare_numbers(const void *left, const void *right)
{
    const double *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

void sort_numbers(double *values, int n)
{
    qsort(values, (size_t)n, sizeof *values, compare_numbers);
}

double quantile_of(const double *sorted, int n, double p)
{
    const double position = (n - 1) * p;
    const int whole = (int)position;
    if (whole + 1 >= n)
        return sorted[n - 1];
    const double step = (position - whole) * (sorted[whole + 1] - sorted[whole]);
    return sorted[whole] + step;
}

int statistics_of(double *values, const int *unit, int n, double statistic[STATISTICS])
{
    for (int s = 0; s < STATISTICS; s++)
        statistic[s] = NAN;
    if (n == 0)
        return 0;
    const struct interval interval = bootstrap_mean(values, unit, n, 0.95);
    statistic[MEAN] = interval.mean;
    statistic[STDERR] = interval.error;
    statistic[LOW] = interval.low;
    statistic[HIGH] = interval.high;
    sort_numbers(values, n);
    for (int q = 0; q < QUANTILES; q++)
        statistic[MEDIAN + q] = quantile_of(values, n, quantiles[q]);
    return interval.units;
}
