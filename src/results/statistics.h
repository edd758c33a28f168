#ifndef RESULTS_STATISTICS_H
#define RESULTS_STATISTICS_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

/*
 * The interval of a mean, by resampling and studentising (bootstrap-t: P. Hall, "Theoretical comparison of bootstrap
 * confidence intervals", 1988; B. Efron and R. Tibshirani, "An introduction to the bootstrap", 1993, chapter 12).
 *
 * Values of one unit, such as the rows of one seed, are not independent of each other, so that whole units are drawn:
 * the mean is that of all values of the units drawn, and its standard error that of a ratio of sums over units,
 *
 *     error^2 = u / (u - 1) * sum (S_i - mean * N_i)^2 / N^2    for u units with N_i values, N in all, that sum to S_i.
 *
 * The mean of a resample lies off the sample's mean by some number of its own errors.  That number tells by how many
 * of the sample's errors the sample's mean may lie off the truth, on either side, so that skewed values have skewed
 * intervals. The error of a resample counts as at least a third of the sample's, because otherwise nearly equal units
 * would divide by nearly nothing.  Resamples come in pairs with opposite units (P. Hall, "Antithetic resampling for
 * the bootstrap", 1989), so that opposite values of up to 1000 units have opposite intervals.  So many are drawn that
 * 100 of them lie beyond either bound, which is 4000 at 95 %, but no more than 40000: bounds of more than 99.995 % are
 * the outermost resample's. If there are more than 1000 units, they are dealt out at random into 1000 bundles, which
 * are drawn instead.
 *
 * How many of 100 intervals at 95 % contain the mean, in 20000 simulations each (tests/results/coverage.c
 * measures it again):
 *
 *     units                                 5      10      20      50
 *     normal values                        94.2    94.6    95.1    94.5
 *     the same, 5 rows of each unit (1)    94.4    94.4    94.8    94.8
 *     the same, 1 to 9 rows                92.1    93.4    94.7    94.4
 *     exponential values                   91.0    93.6    94.5    94.7
 *     lognormal values (2)                 86.4    90.1    91.8    93.1
 *     the same, 5 rows of each unit        90.2    91.2    92.2    93.1
 *     1 with a chance of 0.15, else 0      55.4    80.4    94.0    96.8
 *
 * (1) half of a row's variance is that of its unit; (2) exp of normal values.  Where an interval misses the mean, it
 * lacks values of the long tail, which would have made its mean and its error larger.  In the last line it misses
 * where a sample has zeros only: an interval knows nothing of what never occurred, and where all units are alike it is
 * a point.  Who knows between which numbers the mean must lie cuts the interval there (bounds_cut).
 */

struct interval {
    double mean;
    double error;     /* the mean's standard error; NAN of a single unit */
    double low, high; /* NAN if there are fewer units than bootstrap_least() */
    int units;
};

/* The fewest units that can bound a mean with this confidence: 5, and at least log2(1 / (1 - confidence)), because
 * all of fewer units would too often lie on the same side of the median. */
int bootstrap_least(double confidence);

/* Value i belongs to the unit unit[i], which may be any number; 0 < confidence < 1.  Of no values all is NAN.  The result does not
 * depend on the order of the values, nor on the numbers of the units, and is the same at every call and on every
 * machine.  If all values are equal, mean and bounds are exactly that value. */
struct interval bootstrap_mean(const double *value, const int *unit, int n, double confidence);

/* The same of the geometric mean of n >= 1 values above 0, of which the error is that of the logarithm. */
struct interval bootstrap_ratio(const double *value, const int *unit, int n, double confidence);

/*
 * Between which numbers a mean lies whatever was drawn, as that of points does, or of shares.  An interval is cut there: the
 * mean that was sampled from is in what is left as often as it was in the whole.
 */

struct bounds {
    double least, most;
};

/* Those of a difference of two such numbers. */
static inline struct bounds bounds_of_difference(struct bounds bounds)
{
    return (struct bounds){bounds.least - bounds.most, bounds.most - bounds.least};
}

/* Cut an interval, which may be NAN.  If it lies beyond them, its values are others than the bounds are of. */
static inline void bounds_cut(struct bounds bounds, double *low, double *high)
{
    if (!(*high >= bounds.least && *low <= bounds.most))
        return;
    *low = *low < bounds.least ? bounds.least : *low;
    *high = *high > bounds.most ? bounds.most : *high;
}

/* What a sample says of its mean and its spread. */

enum statistic { MEAN, STDERR, MEDIAN, Q05, Q25, Q75, Q95, LOW, HIGH, STATISTICS };

/*
 * Statistics of n values, of which value i belongs to unit[i] (unit.h).  What so few values do not have is NAN.
 *
 * The quantiles say how the values themselves spread, whatever their units, and have no intervals.  They are those
 * of type 7 (R. Hyndman and Y. Fan, "Sample quantiles in statistical packages", 1996): linear between the values, the
 * least is at 0 and the largest at 1.  STDERR, LOW and HIGH are of the mean, by units, and the bounds hold at 95 %
 * (bootstrap_mean); where every value is a unit, STDERR is the sample standard deviation / sqrt(n).
 *
 * This sorts the values, but not their units, and does not depend on their order.  Returns the number of different
 * units.
 */
int statistics_of(double *values, const int *unit, int n, double statistic[STATISTICS]);

void sort_numbers(double *values, int n);

/* For qsort() and bsearch(): of doubles that are no NAN, in rising order. */
int compare_numbers(const void *left, const void *right);

/* A quantile, 0 <= p <= 1, of values in rising order. */
double quantile_of(const double *sorted, int n, double p);

/*
 * A paired comparison: two values of each of several pairs, such as the leaves of two searches of one position.
 *
 * The mean is that of the pairs: the geometric mean of second / first, so that a comparison and its inverse agree, or the
 * arithmetic mean of second - first.  Its interval is by resampling units (bootstrap_mean), since pairs of one unit are not
 * independent.  The sign test asks less of the values than a mean does: if neither of the two tends to have the larger
 * one, either sign is as likely as the other in each unit that has one (J. Arbuthnot, "An argument for divine
 * providence", 1710; W. Conover, "Practical nonparametric statistics", 1999, chapter 3).  The sign of a unit is that of
 * the mean of its pairs.
 */

struct paired {
    int pairs, units;
    int less, equal, greater; /* units in which the second value is less than the first, and so on */
    double mean, low, high;   /* bounds are NAN if there are too few units */
    double p;                 /* of the sign test, two-sided */
};

/* Compare n >= 1 pairs.  Pair i belongs to the unit unit[i], which is not negative.  For ratios all values must be above
 * 0. */
struct paired paired_compare(const double *first, const double *second, const int *unit, int n, bool ratio,
                             double confidence);

/* Is the second less (-1) or greater (1), as far as the interval knows?  0: they cannot be told apart. */
int paired_sign(const struct paired *paired, bool ratio);

/* How likely signs of n = less + greater fair coins are that are at least as uneven as these; 1 without any. */
double sign_test(int less, int greater);

/* How closely two values of each of n things go together. */

struct correlation {
    double value;     /* the product-moment correlation (K. Pearson), -1..1; NAN where either value never varies */
    double low, high; /* at 95 %, by the transformation of R. Fisher ("On the probable error of a coefficient of
                         correlation", 1921), which takes values as normal; NAN of fewer than five pairs */
};

/* The pairs are to be independent of each other; n >= 0.  By ranks (C. Spearman) equal values share the mean of theirs, and no
 * value counts by how far it lies from the others, as those of won games do; the interval is got in the same way, and so is only
 * about right. */
struct correlation correlation_of(const double *first, const double *second, int n, bool by_ranks);

/*
 * An interval of a median that assumes nothing of the distribution: two of the sorted values, at the
 * same distance from either end (W. Thompson, "On confidence ranges for the median and other expectation
 * distributions", 1936).  Each value is as likely below the median as above it, so that a binomial distribution
 * says how likely the median lies between the two.
 */

/* The greatest k for which the k-th least and the k-th greatest of n independent values lie on either side of the median with at
 * least this probability; 0 if there is none, as of 5 values for 0.95. */
int median_bound(int n, double confidence);

/* Student's distribution (W. Gosset, "The probable error of a mean", 1908). */

/* The t for which a value lies in -t..t with this probability. */
double student_bound(double probability, int freedom);

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

enum { TIMING_UNITS = 100 };

enum timing_verdict { TIMING_FASTER, TIMING_SLOWER, TIMING_SAME, TIMING_UNDECIDED };

struct timing {
    enum timing_verdict verdict;
    int n;
    double ratio;     /* of geometric means; NAN without values */
    double low, high; /* its interval; NAN if there are too few values (bootstrap_mean) */
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

/*
 * Where a series of times has become steady.
 *
 * Of all beginnings that could be left out, up to half of the series, the one is chosen that makes the standard
 * error of the mean of the rest the smallest (MSER: K. White, "An effective truncation heuristic for bias
 * reduction in simulation output", 1997); and it is left out only if it is slower than the rest.  Ranks are used
 * instead of times, so that one disturbed time weighs no more than any slow one.
 */

enum { WARMUP_LEAST = 10 /* fewer times tell nothing */ };

/* How many times at the beginning are warm-up. */
int warmup_length(const uint64_t *ns, int count);

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
 * (tests/results/coverage.c).
 */

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
