#include "theory/quadrature.h"

#include <math.h>

/* The polynomials that are orthogonal over the midpoints of n equal parts of -1..1 (Chebyshev's discrete
 * polynomials; Legendre's as n grows) follow the recurrence
 *
 *     p_{k+1} = x p_k - beta_k p_{k-1},  beta_k = k^2 (1 - k^2/n^2) / (4 k^2 - 1),
 *
 * and p_k^2 has the mean beta_1 ... beta_k.  Gauss's rule of order N takes the zeros of p_N; their weights,
 * of sum 1, are the mean of p_{N-1}^2 by p'_N p_{N-1}. */
static void recurrence(double n, double beta[GAUSS_ORDER])
{
    for (int k = 0; k < GAUSS_ORDER; k++)
        beta[k] = k * k * (1 - k / n * (k / n)) / (4.0 * k * k - 1);
}

/* Where Newton's iteration moves x, and the weight that x has if it is a zero. */
static double newton(double x, const double beta[GAUSS_ORDER], double *weight)
{
    double p = 1, before = 0, slope = 0, slope_before = 0, mean = 1;
    for (int k = 0; k < GAUSS_ORDER; k++) {
        const double next = x * p - beta[k] * before;
        const double slope_next = p + x * slope - beta[k] * slope_before;
        before = p;
        p = next;
        slope_before = slope;
        slope = slope_next;
        mean *= k ? beta[k] : 1;
    }
    *weight = mean / (slope * before);
    return x - p / slope;
}

int gauss(double low, double high, struct quadrature_node *samples)
{
    const double n = high - low;
    if (n <= MOST_SAMPLES) {
        for (int i = 0; i < n; i++)
            samples[i] = (struct quadrature_node){low + i + 1, 1};
        return (int)n;
    }
    double beta[GAUSS_ORDER];
    recurrence(n, beta);
    for (int i = 0; i < GAUSS_ORDER / 2; i++) {
        double x = cos(acos(-1) * (i + 0.75) / (GAUSS_ORDER + 0.5)); /* near the zero of Legendre's */
        double weight;
        for (int step = 0; step < 6; step++)
            x = newton(x, beta, &weight);
        samples[i] = (struct quadrature_node){low + 0.5 + (1 - x) / 2 * n, n * weight};
        samples[GAUSS_ORDER - 1 - i] = (struct quadrature_node){low + 0.5 + (1 + x) / 2 * n, n * weight};
    }
    return GAUSS_ORDER;
}

/* The interpolating polynomial, as a sum of Legendre's P_m, is integrated term by term: from -1 to x, (2m+1)
 * P_m gives P_{m+1}(x) - P_{m-1}(x), if P_{-1} is taken as -1. */
void running_shares(double share[GAUSS_ORDER][GAUSS_ORDER])
{
    const double many = 0x1p100;
    struct quadrature_node samples[MOST_SAMPLES];
    gauss(-many, many, samples);
    double legendre[GAUSS_ORDER][GAUSS_ORDER + 2]; /* P_m at sample i is legendre[i][m + 1] */
    for (int i = 0; i < GAUSS_ORDER; i++) {
        double *P = legendre[i] + 1;
        const double x = samples[i].position / many;
        P[-1] = -1;
        P[0] = 1;
        P[1] = x;
        for (int m = 1; m < GAUSS_ORDER; m++)
            P[m + 1] = ((2 * m + 1) * x * P[m] - m * P[m - 1]) / (m + 1);
    }
    for (int i = 0; i < GAUSS_ORDER; i++)
        for (int j = 0; j < GAUSS_ORDER; j++) {
            const double *at = legendre[i] + 1, *P = legendre[j] + 1;
            share[i][j] = 0;
            for (int m = 0; m < GAUSS_ORDER; m++)
                share[i][j] += P[m] * (at[m + 1] - at[m - 1]) / 2;
        }
}
