#include "results/median.h"

#include <math.h>

/* From log (n over i) - n log 2, the same for i + 1. */
static double next_logarithm(double logarithm, int n, int i)
{
    return logarithm + log((double)(n - i) / (i + 1));
}

double median_coverage(int n, int k)
{
    double logarithm = -n * log(2), outside = 0;
    for (int i = 0; i < k; i++) {
        outside += 2 * exp(logarithm);
        logarithm = next_logarithm(logarithm, n, i);
    }
    return 1 - outside;
}

int median_bound(int n, double confidence)
{
    double logarithm = -n * log(2), outside = 0;
    int k = 0;
    while (2 * (k + 1) <= n && (outside += 2 * exp(logarithm)) <= 1 - confidence) {
        logarithm = next_logarithm(logarithm, n, k);
        k++;
    }
    return k;
}
