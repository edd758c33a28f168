/*
 * What is left of an experiment, and how long that will take on one core of this machine: from the times of rows in its
 * journal, whatever program made them, and from probes (probe.h).
 */
#ifndef RUN_OUTLOOK_H
#define RUN_OUTLOOK_H

#include "run/forecast.h"
#include "run/probe.h"

struct outlook {
    struct series_list list;
    struct tally *tally;       /* of each group */
    struct estimate *estimate; /* of each group */
    int *waiting;              /* cells of each group that are to run */
    int left;                  /* cells that are to run, references included */
    struct estimated_total total;
    int rows, probes; /* what it was made of: rows of the journal, and cells that were tried, */
    int unfinished;   /* of which so many had a search that completed no step of deepening */

    /* Cells of which nothing can be predicted, for their game crashes or hangs, and what happened to the first; else a cell
     * whose probe crashed.  -1: there is none. */
    int unknown, first;
    char how[HOW];
};

/* How to look. */
struct view {
    const char *journal;                  /* is read if it is there; NULL: none */
    const int *list;                      /* the cells that are to run, */
    int count;                            /* so many; NULL: those without a row that may serve */
    const struct prediction *predictions; /* of all cells, as forecast() makes them; NULL: some are made here */
    double seconds, share;                /* for probes (probe.h) */
};

void outlook_make(struct outlook *outlook, const struct experiment *experiment, const struct view *view);

#endif
