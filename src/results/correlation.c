#include "results/correlation.h"

#include <math.h>
#include <stdlib.h>

#include "base/allocate.h"

static double mean_of(const double *value, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += value[i];
    return sum / n;
}

struct correlation correlation_of(const double *first, const double *second, int n)
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
    return (**first > **second) - (**first < **second);
}

/* The caller frees them. */
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
    free(sorted);
    return rank;
}

struct correlation correlation_of_ranks(const double *first, const double *second, int n)
{
    double *x = ranks_of(first, n), *y = ranks_of(second, n);
    const struct correlation correlation = correlation_of(x, y, n);
    free(x);
    free(y);
    return correlation;
}
