/*
 * Successive halving: which of many settings is best, at a cost that is known before.
 *
 * Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", 2013: in each round all that are left
 * are tried on as many positions as all rounds can afford alike, and the better half goes on.  Means are over all positions so
 * far, and of equal ones the earlier setting is better.  The last share of the positions is kept: on them the winner alone is
 * tried, so that what chose it does not judge it.
 */
#ifndef CONFIG_HALVING_H
#define CONFIG_HALVING_H

#include <stdbool.h>

enum { MOST_HALVINGS = 24 };

/* Rounds 0 to `rounds` - 1, and the last, which judges.  In round r there are left[r] settings, and it ends before position
 * end[r]. */
struct halving {
    int rounds, left[MOST_HALVINGS + 1], end[MOST_HALVINGS + 1];
};

/* For so many settings, of at least 1, and positions, of which the share `judged`, between 0 and 1, is kept. */
struct halving halving_plan(int settings, int positions, double judged);

/* What all try together: settings times positions, over all rounds. */
double halving_cost(const struct halving *halving);

/* Of `count` settings that are in the running keep those `left` whose means are greatest. */
void halving_keep(bool *running, const double *mean, int count, int left);

#endif
