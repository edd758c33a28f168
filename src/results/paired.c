#include "results/paired.h"

#include <math.h>
#include <stdlib.h>

#include "base/allocate.h"
#include "results/bootstrap.h"

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
    free(seen);
    free(sums);
}

/* Logarithms are taken of multiples of the first ratio, so that equal ratios keep their value exactly. */
struct paired paired_compare(const double *first, const double *second, const int *unit, int n, bool ratio,
                             double confidence)
{
    double *numbers = allocate((size_t)n, sizeof *numbers);
    const double origin = ratio ? second[0] / first[0] : 1;
    struct paired paired = {.pairs = n};
    for (int i = 0; i < n; i++)
        numbers[i] = ratio ? log(second[i] / first[i]) : second[i] - first[i];
    count_signs(numbers, unit, n, &paired);
    for (int i = 0; i < n && ratio; i++)
        numbers[i] = log(second[i] / first[i] / origin);
    const struct interval interval = bootstrap_mean(numbers, unit, n, confidence);
    paired.units = interval.units;
    paired.mean = ratio ? origin * exp(interval.mean) : interval.mean;
    paired.low = ratio ? origin * exp(interval.low) : interval.low;
    paired.high = ratio ? origin * exp(interval.high) : interval.high;
    paired.p = sign_test(paired.less, paired.greater);
    free(numbers);
    return paired;
}

int paired_sign(const struct paired *paired, bool ratio)
{
    const double neutral = ratio ? 1 : 0;
    return (paired->low > neutral) - (paired->high < neutral);
}
