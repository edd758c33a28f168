/*
 * Experiments that decide by their rows so far which others are needed.
 *
 * In a match with a sequential test each strategy (the rows that differ only in seed, opening and moves) plays against its
 * rival until the test is decided; of rows that start from one position the first is played.  Where settings are tuned (config/experiment.h) the better half of the strategies goes on.  Both
 * look at the rows in the config's order, not in the order in which they were finished, so that with counted budgets the
 * same rows decide every time.
 */
#ifndef RUN_TURNS_H
#define RUN_TURNS_H

#include "parts/plan.h"
#include "run/journal.h"
#include "run/turn.h"

/* Set the turn of every row, so that of a sequential test at most `ahead` rows of each strategy are to be played next.  If
 * nothing decides, all rows that are not there come next. */
void turns_find(const struct experiment *experiment, const struct rows *rows, int ahead, enum turn *turns);

#endif
