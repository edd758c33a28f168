/*
 * Sequential tests in a match: each strategy (all rows alike but for seed, opening and moves) is tested against its
 * rival, and played no longer than the test takes to decide.  The test looks at the rows in the config's order, whatever
 * was finished first, so that with counted budgets the same rows decide every time.
 */
#ifndef RESULTS_SPRT_H
#define RESULTS_SPRT_H

#include "cell/plan.h"
#include "results/journal.h"

/* What a row is to its test: part of what decided or may yet decide, to be played next, or not needed any more. */
enum turn { TURN_PLAYED, TURN_NEXT, TURN_LATER, TURN_NEEDLESS };

/* Say it of every row, at most `ahead` rows to be played next for each strategy.  Without a test in the experiment all
 * that have none come next. */
void sprt_turns(const struct experiment *experiment, const struct rows *rows, int ahead, enum turn *turns);

#endif
