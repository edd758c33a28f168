#include "results/timing.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/allocate.h"
#include "results/bootstrap.h"
#include "results/statistics.h"
#include "results/student.h"

static bool lies_within(double low, double high, double ratio)
{
    return low >= -log1p(ratio) && high <= log1p(ratio);
}

static enum timing_verdict decide(double low, double high, double floor, double tolerance)
{
    const double most = fmax(floor, tolerance); /* fmax gives the tolerance if the floor is NAN */
    if (isnan(floor) && tolerance == 0)
        return TIMING_UNDECIDED;
    if (low > log1p(most))
        return TIMING_SLOWER;
    if (high < -log1p(most))
        return TIMING_FASTER;
    if (lies_within(low, high, tolerance) || (lies_within(low, high, most) && low <= 0 && high >= 0))
        return TIMING_SAME;
    return TIMING_UNDECIDED;
}

static struct interval interval_of(const double *logarithms, int n, double confidence)
{
    const int units = n < TIMING_UNITS ? n : TIMING_UNITS;
    int *unit = need(malloc((size_t)n * sizeof *unit));
    for (int i = 0; i < n; i++)
        unit[i] = (int)((long long)i * units / n);
    const struct interval interval = bootstrap_mean(logarithms, unit, n, confidence);
    free(unit);
    return interval;
}

struct timing timing_judge(const double *logarithms, int n, double floor, double tolerance, double confidence)
{
    if (n == 0)
        return (struct timing){TIMING_UNDECIDED, 0, NAN, NAN, NAN, NAN};
    const struct interval interval = interval_of(logarithms, n, confidence);
    struct timing timing = {TIMING_UNDECIDED, n, exp(interval.mean), exp(interval.low), exp(interval.high), 0};
    timing.within = expm1(fmax(fabs(interval.low), fabs(interval.high)));
    if (!isnan(interval.low))
        timing.verdict = decide(interval.low, interval.high, floor, tolerance);
    return timing;
}

double timing_floor(const double *means, int runs)
{
    double sum = 0, squares = 0;
    for (int i = 0; i < runs; i++)
        sum += means[i];
    for (int i = 0; i < runs; i++) {
        const double square = (means[i] - sum / runs) * (means[i] - sum / runs);
        squares += square;
    }
    return expm1(student_bound(0.95, runs - 1) * sqrt(2 * squares / (runs - 1)));
}

double timing_spread(double *spreads, int n)
{
    if (n == 0)
        return NAN;
    sort_numbers(spreads, n);
    return quantile_of(spreads, n, 0.5);
}
