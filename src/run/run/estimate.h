/*
 * What cells may take, from the times of some that are like them.
 *
 * A group's time is the mean of those of its cells whose time is known.  Where none is, the time of a smaller limit is
 * extrapolated: time grows as a power of the predicted cost, and the exponent is the one that was seen between the
 * limits below, or 1 as far as that says little.  Errors are of the logarithm of a time, so that 0.7 is a factor of 2.
 */
#ifndef RUN_ESTIMATE_H
#define RUN_ESTIMATE_H

#include "run/series.h"

/* What is known of a group. */
struct tally {
    int known;            /* of so many cells the seconds of one repetition, */
    double sum;           /* with this sum, */
    double logs, squares; /* and these sums of their logarithms and of the squares of these */
    int cut;              /* so many were stopped before they ended, */
    double longest;       /* one of them after so many seconds */
};

struct estimate {
    double seconds; /* one repetition of one of its cells: the mean */
    double error;
    bool extrapolated; /* from another group, so that the errors of all such groups of a series are one */
};

/* A cell ended, or was stopped, after so many seconds.  As long as none has ended the same cell is tried again. */
void tally_add(struct tally *tally, double seconds);
void tally_cut(struct tally *tally, double seconds);

/* Estimate the groups of a series, which stand by rising cost; all have the same limits as this cell. */
void estimate_series(const struct group *group, const struct tally *tally, int count, const struct cell *cell,
                     struct estimate *estimate);

/* Estimate all groups. */
void estimate_all(const struct series_list *list, const struct experiment *experiment, const struct tally *tally,
                  struct estimate *estimate);

/* What a cell takes with its repetitions and its row, if one repetition takes so many seconds. */
double seconds_of_cell(const struct cell *cell, double seconds);

/* A sum over groups, of which nine in ten should lie between low and high. */
struct estimated_total {
    double seconds, low, high;
    double longest; /* of a single cell */
};

/* What all cells take together if so many of each group run. */
struct estimated_total estimate_total(const struct series_list *list, const struct experiment *experiment,
                                      const struct tally *tally, const struct estimate *estimate,
                                      const int *waiting);

#endif
