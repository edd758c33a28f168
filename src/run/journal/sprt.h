/*
 * Sequential tests in a match.  Each strategy (the rows that differ only in seed, opening and moves) is tested against
 * its rival, and plays only until the test is decided.  The test looks at the rows in the config's order, not in the
 * order in which they were finished, so that with counted budgets the same rows decide every time.
 */
#ifndef JOURNAL_SPRT_H
#define JOURNAL_SPRT_H

#include "cell/plan.h"
#include "journal/journal.h"

/* A row in its test: it is played and counts, it is to be played next or later, or it is not needed any more. */
enum turn { TURN_PLAYED, TURN_NEXT, TURN_LATER, TURN_NEEDLESS };

/* Set the turn of every row, so that at most `ahead` rows of each strategy are to be played next.  If the experiment
 * has no test, all rows that are not there come next. */
void sprt_turns(const struct experiment *experiment, const struct rows *rows, int ahead, enum turn *turns);

#endif
