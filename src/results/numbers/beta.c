#include "numbers/beta.h"

#include <math.h>

/* The continued fraction 1 / (1 + d1 / (1 + d2 / ...)), computed from its end; for x below the mean it needs about
 * sqrt(a + b) terms. */
static double fraction(double x, double a, double b)
{
    double rest = 0;
    for (int m = 20 + (int)(2 * sqrt(a + b)); m >= 0; m--) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        rest = odd / (1 + rest);
        rest = m > 0 ? even / (1 + rest) : rest;
    }
    return 1 / (1 + rest);
}

/* P(X < x) for X of beta(a, b), 0 <= x <= 1, a and b above 0 (M. Abramowitz and I. Stegun, "Handbook of mathematical
 * functions", 26.5.8). */
static double beta_below(double x, double a, double b)
{
    if (x <= 0 || x >= 1)
        return x >= 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - beta_below(1 - x, b, a);
    const double logarithm = a * log(x) + b * log1p(-x) + lgamma(a + b) - lgamma(a) - lgamma(b);
    return exp(logarithm) / a * fraction(x, a, b);
}

static double quantile(double probability, double a, double b)
{
    double low = 0, high = 1;
    for (int i = 0; i < 50; i++) {
        const double middle = (low + high) / 2;
        if (beta_below(middle, a, b) < probability)
            low = middle;
        else
            high = middle;
    }
    return low;
}

double share_low(double hits, double n, double tail)
{
    return hits <= 0 ? 0 : quantile(tail, hits, n - hits + 1);
}

double share_high(double hits, double n, double tail)
{
    return 1 - share_low(n - hits, n, tail);
}
