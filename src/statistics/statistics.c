#include "statistics/statistics.h"

#include <math.h>
#include <stdlib.h>

#include "kit/random.h"

/* Sums run in a fixed order, and products are named before they are added: some compilers would fuse the two
 * and round differently. */

static const double quantiles[] = {0.5, 0.05, 0.25, 0.75, 0.95}; /* MEDIAN to Q95 */

enum { QUANTILES = sizeof quantiles / sizeof *quantiles, RESAMPLES = 1000, KEY = 1979 };

static int compare_numbers(const void *left, const void *right)
{
    const double *a = left, *b = right;
    return (*a > *b) - (*a < *b);
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

static double mean_of(const double *values, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += values[i];
    return sum / n;
}

static double standard_error(const double *values, int n, double mean)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const double square = (values[i] - mean) * (values[i] - mean);
        sum += square;
    }
    return sqrt(sum / (n - 1) / n);
}

static void bootstrap(const double *values, int n, double *low, double *high)
{
    double means[RESAMPLES];
    uint64_t draw = 0;
    for (int r = 0; r < RESAMPLES; r++) {
        double sum = 0;
        for (int i = 0; i < n; i++)
            sum += values[below(descend(KEY, draw++), (uint32_t)n)];
        means[r] = sum / n;
    }
    qsort(means, RESAMPLES, sizeof *means, compare_numbers);
    *low = quantile_of(means, RESAMPLES, 0.025);
    *high = quantile_of(means, RESAMPLES, 0.975);
}

void statistics_of(double *values, int n, double statistic[STATISTICS])
{
    for (int s = 0; s < STATISTICS; s++)
        statistic[s] = NAN;
    if (n == 0)
        return;
    qsort(values, (size_t)n, sizeof *values, compare_numbers);
    statistic[MEAN] = mean_of(values, n);
    for (int q = 0; q < QUANTILES; q++)
        statistic[MEDIAN + q] = quantile_of(values, n, quantiles[q]);
    if (n < 2)
        return;
    statistic[STDERR] = standard_error(values, n, statistic[MEAN]);
    bootstrap(values, n, &statistic[LOW], &statistic[HIGH]);
}
