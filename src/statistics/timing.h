/*
 * Did one program take other times than another for the same searches?
 *
 * What is averaged are logarithms of ratios, so that a comparison and its inverse agree.  Searches that were timed one after
 * another share a disturbance, whatever position they are of: at most TIMING_UNITS stretches of them are drawn (blocks: H. Kuensch, "The jackknife and the
 * bootstrap for general stationary observations", 1989).
 *
 * No interval knows of what differs between two runs as a whole, such as a clock rate or a neighbour.  The noise floor does:
 * it is a ratio that the same program shows against itself.  A verdict needs the whole interval beyond the floor, so that a
 * program that is compared with itself is called faster or slower no more often than in the share 1 - confidence of
 * comparisons.
 */
#ifndef STATISTICS_TIMING_H
#define STATISTICS_TIMING_H

enum { TIMING_UNITS = 100 };

enum timing_verdict { TIMING_FASTER, TIMING_SLOWER, TIMING_SAME, TIMING_UNDECIDED };

struct timing {
    enum timing_verdict verdict;
    int n;
    double ratio;     /* of geometric means; NAN without values */
    double low, high; /* its interval; NAN of too few values (bootstrap.h) */
    double within;    /* the least x by which the interval lies within 1 / (1 + x) .. 1 + x; NAN so, too */
};

/* Judge n logarithms of ratios, in the order in which they were measured.  A floor of 0.01 means that ratios up to 1.01, and
 * down to 1 / 1.01, are noise; NAN: it is not known.  `tolerance` is the same for ratios that do not matter, 0 if all do.
 * Without either nothing is decided.  A difference below the floor that matters is not the same: it is undecided. */
struct timing timing_judge(const double *logarithms, int n, double floor, double tolerance, double confidence);

/* The floor of two runs, from several, at least two, of the same searches: how far apart the means of two more lie in 95 %
 * of cases, if they are normal.  The values are means of logarithms of times, one a run. */
double timing_floor(const double *means, int runs);

/* A floor from cells that were timed several times: the median of their ns / ns_min - 1, which are sorted by it; NAN without
 * any.  The least time is free of most disturbances, and the median, unlike ns_max, no worse for more repetitions. */
double timing_spread(double *spreads, int n);

#endif
