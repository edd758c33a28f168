/* Which groups of rows are compared with each other: those that agree in the columns of --by that are not compared (wording.h). */
#ifndef RESULTS_CONTESTS_H
#define RESULTS_CONTESTS_H

#include "results/question.h"

struct contests {
    int *compared, compared_count; /* columns of --by, */
    int *shared, shared_count;     /* and those in which all who compete agree */
    int count;
    const int *start, *group; /* contest c is of group[start[c]] to group[start[c + 1] - 1] */
    bool any;                 /* is there a contest of several? */
};

/* Of the groups that have numbers of this column of --of; kept (lasting.h). */
struct contests contests_find(const struct question *question, int of, const struct groups *groups);

static inline int contest_size(const struct contests *contests, int contest)
{
    return contests->start[contest + 1] - contests->start[contest];
}

#endif
