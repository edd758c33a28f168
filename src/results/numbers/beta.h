/* Bounds of a share, which are quantiles of the beta distribution. */
#ifndef NUMBERS_BETA_H
#define NUMBERS_BETA_H

/*
 * Bounds of a probability, of which n trials had `hits` hits.  Each bound is wrong with a probability of at most
 * `tail` (C. Clopper and E. Pearson, "The use of confidence or fiducial limits", 1934).  n > 0; neither number needs
 * to be whole. Without hits the lower bound is 0, with n hits the upper bound is 1.
 */
double share_low(double hits, double n, double tail);
double share_high(double hits, double n, double tail);

#endif
