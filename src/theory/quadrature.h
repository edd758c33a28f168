/*
 * Sums over whole numbers by Gauss's rule: a few of them stand for all.  Where the numbers are very many, the
 * sum is an integral and the rule is Gauss-Legendre.
 */
#ifndef THEORY_QUADRATURE_H
#define THEORY_QUADRATURE_H

enum { GAUSS_ORDER = 16, MOST_SAMPLES = 64 };

struct quadrature_node {
    double position, weight;
};

/* Samples, from left to right, whose weighted sum is the sum over the whole numbers low < i <= high; returns
 * how many.  Up to MOST_SAMPLES numbers are taken one by one.  Of more, GAUSS_ORDER positions are taken, and
 * the sum is exact for polynomials of a degree below 2 GAUSS_ORDER. */
int gauss(double low, double high, struct quadrature_node *samples);

/* For an integral that has GAUSS_ORDER samples: what its terms, each a weight times a value, are to be
 * multiplied with to give the integral from the left end up to sample i. */
void running_shares(double share[GAUSS_ORDER][GAUSS_ORDER]);

#endif
