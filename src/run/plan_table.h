/* What plymeter plan prints for people: a line for the cells that are alike (alike.h), whatever their limits, or, after a
 * trial, for those of each limit. */
#ifndef RUN_PLAN_TABLE_H
#define RUN_PLAN_TABLE_H

#include "parts/plan.h"

struct plan_line {
    const struct cell *first, *last; /* of its cells, in the config's order */
    int cells, left;                 /* how many there are, and how many of them are to run */
    int tried;      /* the cell that stands for all in a trial: one of those that are left, if any is */
    double seconds; /* that such a cell takes, with its repetitions; 0: not known */
    bool references;
};

struct plan {
    const struct experiment *experiment;
    struct plan_line *line;
    int count, left; /* lines, and cells that are to run */
    int *of;         /* of each cell its line */
    bool tried;      /* by a trial: a line has one limit, and its seconds are known */
};

/* Sort the cells into lines.  Of each cell: has it a row? */
void plan_make(struct plan *plan, const struct experiment *experiment, const bool *there, bool trial);

/* The seconds of all cells, or of those that are left. */
double plan_seconds(const struct plan *plan, bool left);

void plan_print(const struct plan *plan);

/* Say how many openings the cells have, and how many different positions these led to; of each game where some led to one. */
void plan_tell_openings(FILE *out, const struct experiment *experiment);

/* "0.03 ms", "0.12 s", "34 s", "2 min 5 s": two digits, or more if it is long; valid until the next call. */
const char *time_text(double seconds);

#endif
