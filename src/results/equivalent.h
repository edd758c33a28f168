/*
 * With which budget does a reference do as well?
 *
 * The reference was tried with several budgets, and has a mean at each.  More budget is never worse, so that where these means
 * do not fall they are replaced by the nearest ones that do (pool adjacent violators: M. Ayer and others, "An empirical
 * distribution function for sampling with incomplete information", 1955).  Between budgets the curve is straight over the
 * logarithm, and where it meets a level is the answer; where it lies on the level for a while, the middle of that.  Beyond the
 * budgets that were tried nothing is known.
 *
 * The interval has 95 %: units are drawn again with all their values, and of 4000 answers those between the 100th from either end
 * are in it.  Of 100 such intervals about 94 contained the truth, of simulated pairs of games at four budgets, 100 pairs each
 * (tests/results/equivalent.c).
 */
#ifndef RESULTS_EQUIVALENT_H
#define RESULTS_EQUIVALENT_H

enum { OF_LEVEL = -1 };

/* A number of some unit: of the reference with budget `place`, or OF_LEVEL one of those whose mean is the level. */
struct observed {
    double value;
    int unit, place;
};

/* A budget: 0 means less than was tried, INFINITY more than was tried. */
struct equivalent {
    double budget, low, high; /* the interval is NAN if there are fewer units than bootstrap_least(0.95) */
    int units;
};

/* budget[0] < budget[1] < ..., of which each must have observations; n >= 1.  Without observations OF_LEVEL the level is
 * `level`.  The result is the same at every call. */
struct equivalent equivalent_find(const struct observed *observed, int n, const double *budget, int budgets,
                                  double level);

#endif
