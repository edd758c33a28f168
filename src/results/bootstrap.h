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
 * a point.  Who knows between which numbers the mean must lie cuts the interval there (bounds.h).
 */
#ifndef RESULTS_BOOTSTRAP_H
#define RESULTS_BOOTSTRAP_H

struct interval {
    double mean;
    double error;     /* the mean's standard error; NAN of a single unit */
    double low, high; /* NAN if there are fewer units than bootstrap_least() */
    int units;
};

/* The fewest units that can bound a mean with this confidence: 5, and at least log2(1 / (1 - confidence)), because
 * all of fewer units would too often lie on the same side of the median. */
int bootstrap_least(double confidence);

/* Value i belongs to the unit unit[i], which may be any number; n >= 1, 0 < confidence < 1.  The result does not
 * depend on the order of the values, nor on the numbers of the units, and is the same at every call and on every
 * machine.  If all values are equal, mean and bounds are exactly that value. */
struct interval bootstrap_mean(const double *value, const int *unit, int n, double confidence);

#endif
