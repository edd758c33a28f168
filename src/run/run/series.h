/*
 * Cells that are alike, so that a few of them tell what the others take.
 *
 * Cells that differ only in what was sampled (seed, moves, position) are a group.  Groups that differ only in limit and
 * budget are a series: along it the time grows, and can be extrapolated.
 */
#ifndef RUN_SERIES_H
#define RUN_SERIES_H

#include "cell/plan.h"

struct group {
    int series;       /* its number, from 0 */
    int first, count; /* its cells: places in the list of members */
    double cost; /* predicted (cell/prediction.h): the mean of its cells that were asked, NAN if none answered */
};

struct series_list {
    int *member;         /* all cells, group by group, in the experiment's order */
    struct group *group; /* series by series, in the experiment's order; in a series by rising cost */
    int groups, count;   /* groups, and series */
};

/* Do parameters of this name differ within a group; do they differ only along a series? */
bool is_drawn(const char *name);
bool is_along(const char *name);

/* Sort the experiment's cells, its references included.  Costs are not known yet: all are NAN. */
void series_sort(struct series_list *list, const struct experiment *experiment);

/* Groups of a series change places so that costs rise; those without a cost come last. */
void series_order(struct series_list *list);

/* How many groups of its series there are from this one on. */
int series_length(const struct series_list *list, int first);

/* The cell at this place, from 0, of a group when its cells are drawn at random, each once.  Groups of a series that have
 * as many cells draw the same positions. */
int series_draw(const struct series_list *list, const struct group *group, int place);

#endif
