/*
 * An interval of a median that assumes nothing of the distribution: two of the sorted values, at the
 * same distance from either end (W. Thompson, "On confidence ranges for the median and other expectation
 * distributions", 1936).  Each value is as likely below the median as above it, so that a binomial distribution
 * says how likely the median lies between the two.
 */
#ifndef RESULTS_MEDIAN_H
#define RESULTS_MEDIAN_H

/* How likely the k-th least and the k-th greatest of n independent values lie on either side of the median; 1 <= k. */
double median_coverage(int n, int k);

/* The greatest k for which that is at least `confidence`; 0 if there is none, as of 5 values for 0.95. */
int median_bound(int n, double confidence);

#endif
