/*
 * How much a run has still to do: at first what an outlook on it says, then what is learned from the cells that end.
 */
#ifndef RUN_PACE_H
#define RUN_PACE_H

#include "run/outlook.h"

struct pace {
    const struct experiment *experiment;
    struct outlook outlook;
    int *group; /* of each cell */
};

/* The cells of this list are going to run, and some of them are tried before, for a second or two.  The journal is that of
 * the run. */
void pace_begin(struct pace *pace, const struct experiment *experiment, const int *list, int count,
                const char *journal);

/* One of them ended.  If it is known, a repetition of it took so many seconds; else 0.  Returns the seconds that it took
 * with all its repetitions. */
double pace_add(struct pace *pace, int cell, double seconds);

/* The seconds that the others will take, one after the other. */
double pace_left(struct pace *pace);

#endif
