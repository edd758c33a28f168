/* The beta distribution, whose quantiles bound a share. */
#ifndef STATISTICS_BETA_H
#define STATISTICS_BETA_H

/* P(X < x) for X of beta(a, b), 0 <= x <= 1, a and b above 0 (M. Abramowitz and I. Stegun, "Handbook of mathematical
 * functions", 26.5.8). */
double beta_below(double x, double a, double b);

/*
 * Bounds of a probability, of which n trials had `hits` hits.  Each bound is wrong with a probability of at most
 * `tail` (C. Clopper and E. Pearson, "The use of confidence or fiducial limits", 1934).  n > 0; neither number needs
 * to be whole. Without hits the lower bound is 0, with n hits the upper bound is 1.
 */
double share_low(double hits, double n, double tail);
double share_high(double hits, double n, double tail);

#endif
