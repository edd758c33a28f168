/*
 * What is known of cells while some of them are tried, and which is tried next.
 *
 * First comes the smallest limit of each series; then, again and again, the cell that makes the sum more certain at the
 * least cost, and in a series no limit before the one below it.
 */
#ifndef RUN_CHOICE_H
#define RUN_CHOICE_H

#include "run/estimate.h"

enum { HOW_PROBED = 200 };

/* The memory that is called shared is from shared_take() (process/apart.h). */
struct probes {
    const struct experiment *experiment;
    const struct series_list *list;
    double seconds, share;     /* that all probes may take at most, and as a share of what is forecast */
    const int *waiting;        /* cells of each group that are to run */
    double *noted;             /* of each cell the seconds that a journal says its search took, 0 if none; shared */
    struct tally *tally;       /* what is known of each group; shared */
    struct estimate *estimate; /* and what follows; shared */

    /* What came of it. */
    int tried, noted_used; /* cells that ran, and those whose noted time was of use */
    int unfinished;        /* those that ran, and in which a search completed no step of deepening */
    int fallen;            /* one that crashed, or took too much memory; -1: none did */
    char how[HOW_PROBED];  /* what happened to it */
};

/* The series of the least cost of which nothing was tried yet: its first group.  -1 if there is none.  The place of a group
 * is how many of its cells were drawn before. */
int next_series(const struct probes *probes, const int *place);

/* The group whose probe makes the sum more certain at the least cost, and is expected to take less than what is left.  -1 if
 * there is none. */
int next_group(const struct probes *probes, const int *place, double left);

/* What a probe of this group may take: several times of what is expected, and of what was not enough. */
double seconds_allowed(const struct probes *probes, int g);

#endif
