#include "statistics/correlation.h"

#include <math.h>

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
