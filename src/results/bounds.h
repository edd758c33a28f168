/*
 * Between which numbers a mean lies whatever was drawn, as that of points does, or of shares.  An interval is cut there: the
 * mean that was sampled from is in what is left as often as it was in the whole.
 */
#ifndef RESULTS_BOUNDS_H
#define RESULTS_BOUNDS_H

#include <math.h>

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

#endif
