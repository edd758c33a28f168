/*
 * Did one program take other times than another for the same searches?
 *
 * Logarithms of ratios are averaged, so that a comparison and its inverse agree.  Searches that were timed one after
 * another share disturbances, whatever their positions, so that stretches of them are resampled, at most TIMING_UNITS
 * (blocks: H. Kuensch, "The jackknife and the bootstrap for general stationary observations", 1989).
 *
 * An interval does not contain what differs between two runs as a whole, such as the clock rate or another program.
 * The noise floor does: it is the ratio that a program shows when it is compared with itself.  Nothing is called
 * faster or slower unless the whole interval lies beyond the floor, so that a program that is compared with itself is
 * called so in at most a share 1 - confidence of comparisons.
 */
#ifndef RESULTS_TIMING_H
#define RESULTS_TIMING_H

enum { TIMING_UNITS = 100 };

enum timing_verdict { TIMING_FASTER, TIMING_SLOWER, TIMING_SAME, TIMING_UNDECIDED };

struct timing {
    enum timing_verdict verdict;
    int n;
    double ratio;     /* of geometric means; NAN without values */
    double low, high; /* its interval; NAN if there are too few values (bootstrap.h) */
    double within;    /* the least x for which the interval lies in 1 / (1 + x) .. 1 + x; NAN likewise */
};

/* Judge n logarithms of ratios, in the order in which they were measured.  A floor of 0.01 means that ratios up to
 * 1.01, and down to 1 / 1.01, are noise; NAN: the floor is not known.  `tolerance` says in the same way which ratios
 * do not matter; 0: all matter.  Without either nothing is decided.  A difference that matters but is below the
 * floor is undecided, and not called the same. */
struct timing timing_judge(const double *logarithms, int n, double floor, double tolerance, double confidence);

/* The noise floor, from at least two runs of the same searches: how far apart the means of two more runs lie in 95 % of
 * cases, if they are normally distributed.  The values are the runs' means of logarithms of times. */
double timing_floor(const double *means, int runs);

/* A noise floor from cells that were timed several times: the median of their ns / ns_min - 1, which this sorts; NAN
 * without any.  The least time is free of most disturbances, and the median, unlike ns_max, does not grow with the
 * number of repetitions. */
double timing_spread(double *spreads, int n);

#endif
