/* How closely two values of each of n things go together. */
#ifndef RESULTS_CORRELATION_H
#define RESULTS_CORRELATION_H

struct correlation {
    double value;     /* the product-moment correlation (K. Pearson), -1..1; NAN where either value never varies */
    double low, high; /* at 95 %, by the transformation of R. Fisher ("On the probable error of a coefficient of
                         correlation", 1921), which takes values as normal; NAN of fewer than five pairs */
};

/* The pairs are to be independent of each other; n >= 0. */
struct correlation correlation_of(const double *first, const double *second, int n);

/* Of their ranks (C. Spearman), where equal values share the mean of theirs: no value counts by how far it lies from the
 * others, as those of won games do.  The interval is got as that of the values,
 * and so is only about right. */
struct correlation correlation_of_ranks(const double *first, const double *second, int n);

#endif
