/*
 * An interval of a mean by resampling (B. Efron, "Bootstrap methods", 1979).
 *
 * Values of one unit, such as the rows of one seed, are not independent of each other, so that whole units are
 * drawn: the mean is that of all values of the units drawn.  Percentiles of 10000 resamples are taken, which are
 * drawn alike at every call; they lie further out than the confidence says, for n units so far as Student's t with
 * n - 1 degrees of freedom and the divisor n - 1 would (T. Hesterberg, "What teachers should know about the
 * bootstrap", 2014): without that, intervals of few units are too short.  Of normal values, 95 % intervals
 * contained the mean in 94.7 % of simulations for 30 units and in 93.7 % for 6.
 */
#ifndef BOOTSTRAP_H
#define BOOTSTRAP_H

struct interval {
    double mean, low, high;
};

/* The fewest units that can bound a mean with this confidence: of fewer, all lie on the same side of a median too
 * often, 2^(1-n). */
int bootstrap_least(double confidence);

/* Value i is of unit[i], which is one of 0..units-1; n >= 1, every unit has a value, 0 < confidence < 1.  Values
 * that are all alike are their own mean and bounds, exactly. */
struct interval bootstrap_mean(const double *value, const int *unit, int n, int units, double confidence);

/* The t within which a value of Student's distribution lies with this probability. */
double student_bound(double probability, int freedom);

#endif
