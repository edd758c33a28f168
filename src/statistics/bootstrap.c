#include "statistics/bootstrap.h"

#include <math.h>
#include <stdlib.h>

#include "kit/random.h"
#include "statistics/statistics.h"

enum { RESAMPLES = 10000, KEY = 1979 };

int bootstrap_least(double confidence)
{
    return (int)ceil(1 - log2(1 - confidence));
}

/* --- how far out the percentiles lie --- */

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

static double tail(int units, double confidence)
{
    const int freedom = units <= 10000 ? units - 1 : 9999; /* which is normal by then */
    const double t = student_bound(confidence, freedom);
    return erfc(t * sqrt(units / (units - 1.0)) / M_SQRT2) / 2;
}

/* --- the resamples --- */

struct unit {
    double sum; /* of its values, less the first value of all: nothing is rounded where all are alike */
    int count;
};

static int compare_numbers(const void *left, const void *right)
{
    const double *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

static double draw_mean(const struct unit *unit, int units, uint64_t key)
{
    struct unit all = {0};
    for (int i = 0; i < units; i++) {
        const struct unit *drawn = &unit[below(descend(key, (uint64_t)i), (uint32_t)units)];
        all.sum += drawn->sum;
        all.count += drawn->count;
    }
    return all.sum / all.count;
}

struct interval bootstrap_mean(const double *value, const int *unit, int n, int units, double confidence)
{
    struct unit *sums = calloc((size_t)units, sizeof *sums);
    double means[RESAMPLES], sum = 0;
    const double least = units > 1 ? tail(units, confidence) : 0;
    if (!sums)
        abort();
    for (int i = 0; i < n; i++) {
        sum += value[i] - value[0];
        sums[unit[i]].sum += value[i] - value[0];
        sums[unit[i]].count++;
    }
    for (int r = 0; r < RESAMPLES; r++)
        means[r] = draw_mean(sums, units, descend(KEY, (uint64_t)r));
    qsort(means, RESAMPLES, sizeof *means, compare_numbers);
    free(sums);
    return (struct interval){value[0] + sum / n, value[0] + quantile_of(means, RESAMPLES, least),
                             value[0] + quantile_of(means, RESAMPLES, 1 - least)};
}
