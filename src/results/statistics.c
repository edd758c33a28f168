#include "results/statistics.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/memory.h"

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

static double mean_of(const double *value, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += value[i];
    return sum / n;
}

static struct correlation correlate(const double *first, const double *second, int n)
{
    const double x = mean_of(first, n), y = mean_of(second, n);
    struct correlation correlation = {NAN, NAN, NAN};
    double xx = 0, yy = 0, xy = 0;
    for (int i = 0; i < n; i++) {
        xx += (first[i] - x) * (first[i] - x);
        yy += (second[i] - y) * (second[i] - y);
        xy += (first[i] - x) * (second[i] - y);
    }
    if (!(xx > 0 && yy > 0))
        return correlation;
    correlation.value = fmax(-1, fmin(1, xy / (sqrt(xx) * sqrt(yy))));
    if (n < 5)
        return correlation;
    const double z = atanh(correlation.value), reach = 1.959963984540054 / sqrt(n - 3);
    correlation.low = tanh(z - reach);
    correlation.high = tanh(z + reach);
    return correlation;
}

static int compare_values(const void *a, const void *b)
{
    const double *const *first = a, *const *second = b;
    return compare_numbers(*first, *second);
}

/* From 0; equal values share the mean of theirs. */
static double *ranks_of(const double *value, int n)
{
    const double **sorted = allocate((size_t)n, sizeof *sorted);
    double *rank = allocate((size_t)n, sizeof *rank);
    for (int i = 0; i < n; i++)
        sorted[i] = &value[i];
    qsort(sorted, (size_t)n, sizeof *sorted, compare_values);
    for (int start = 0, end; start < n; start = end) {
        for (end = start + 1; end < n && *sorted[end] == *sorted[start];)
            end++;
        for (int i = start; i < end; i++)
            rank[sorted[i] - value] = (start + end - 1) / 2.0;
    }
    return rank;
}

struct correlation correlation_of(const double *first, const double *second, int n, bool by_ranks)
{
    if (!by_ranks)
        return correlate(first, second, n);
    return correlate(ranks_of(first, n), ranks_of(second, n), n);
}

int median_bound(int n, double confidence)
{
    double logarithm = -n * log(2), outside = 0;
    int k = 0;
    while (2 * (k + 1) <= n && (outside += 2 * exp(logarithm)) <= 1 - confidence) {
        logarithm += log((double)(n - k) / (k + 1));
        k++;
    }
    return k;
}

/* P(|T| < t), by the finite sums of M. Abramowitz and I. Stegun, "Handbook of mathematical functions", 26.7.3
 * and 4. */
static double student_within(double t, int freedom)
{
    const double angle = atan(t / sqrt(freedom)), cosine = cos(angle);
    double term = freedom % 2 ? cosine : 1, sum = 0;
    for (int k = 2 + freedom % 2; k <= freedom; k += 2) {
        sum += term;
        term *= cosine * cosine * (k - 1) / k;
    }
    sum *= sin(angle);
    return freedom % 2 ? M_2_PI * (angle + sum) : sum;
}

double student_bound(double probability, int freedom)
{
    double low = 0, high = 1;
    while (student_within(high, freedom) < probability)
        high *= 2;
    for (int i = 0; i < 60; i++) {
        const double middle = (low + high) / 2;
        if (student_within(middle, freedom) < probability)
            low = middle;
        else
            high = middle;
    }
    return high;
}

double sign_test(int less, int greater)
{
    const int n = less + greater, fewer = less < greater ? less : greater;
    const double logarithm = lgamma(n + 1.0) - lgamma(fewer + 1.0) - lgamma(n - fewer + 1.0) - n * log(2);
    double term = exp(logarithm), sum = 0; /* the chance of exactly so few, and of fewer */
    for (int k = fewer; k >= 0; k--) {
        sum += term;
        term *= k / (n - k + 1.0);
    }
    return fmin(2 * sum, 1);
}

static void count_signs(const double *numbers, const int *unit, int n, struct paired *paired)
{
    int last = 0;
    for (int i = 0; i < n; i++)
        last = unit[i] > last ? unit[i] : last;
    double *sums = allocate((size_t)last + 1, sizeof *sums);
    bool *seen = allocate((size_t)last + 1, sizeof *seen);
    for (int i = 0; i < n; i++) {
        sums[unit[i]] += numbers[i];
        seen[unit[i]] = true;
    }
    for (int u = 0; u <= last; u++) {
        paired->less += sums[u] < 0;
        paired->equal += seen[u] && sums[u] == 0;
        paired->greater += sums[u] > 0;
    }
    release(seen);
    release(sums);
}

struct paired paired_compare(const double *first, const double *second, const int *unit, int n, bool ratio,
                             double confidence)
{
    double *numbers = allocate((size_t)n, sizeof *numbers), *ratios = allocate((size_t)n, sizeof *ratios);
    for (int i = 0; i < n; i++) {
        ratios[i] = second[i] / first[i];
        numbers[i] = ratio ? log(ratios[i]) : second[i] - first[i];
    }
    const struct interval interval =
        ratio ? bootstrap_ratio(ratios, unit, n, confidence) : bootstrap_mean(numbers, unit, n, confidence);
    struct paired paired = {n, interval.units, .mean = interval.mean, .low = interval.low, .high = interval.high};
    count_signs(numbers, unit, n, &paired);
    paired.p = sign_test(paired.less, paired.greater);
    release(ratios);
    release(numbers);
    return paired;
}

int paired_sign(const struct paired *paired, bool ratio)
{
    const double neutral = ratio ? 1 : 0;
    return (paired->low > neutral) - (paired->high < neutral);
}

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
    int *unit = allocate((size_t)n, sizeof *unit);
    for (int i = 0; i < n; i++)
        unit[i] = (int)((long long)i * units / n);
    const struct interval interval = bootstrap_mean(logarithms, unit, n, confidence);
    release(unit);
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

int warmup_length(const uint64_t *ns, int count)
{
    if (count < WARMUP_LEAST)
        return 0;
    double *times = allocate((size_t)count, sizeof *times);
    for (int i = 0; i < count; i++)
        times[i] = (double)ns[i];
    double *rank = ranks_of(times, count), least = 0, sum = 0, squares = 0, sum_at_best = 0;
    int best = 0;
    for (int first = count - 1; first >= 0; first--) {
        const double rest = count - first, centred = 2 * rank[first] + 1 - count; /* a whole number */
        sum += centred;
        squares += centred * centred;
        const double error = (squares - sum * sum / rest) / (rest * rest);
        if (first == count / 2 || (first < count / 2 && error <= least)) {
            least = error;
            best = first;
            sum_at_best = sum;
        }
    }
    release(rank);
    release(times);
    return sum_at_best < 0 ? best : 0; /* the sum of all centred ranks is 0 */
}
