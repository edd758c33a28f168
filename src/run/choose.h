/* Which cells a run takes next, and what it has when there are none any more. */
#ifndef RUN_CHOOSE_H
#define RUN_CHOOSE_H

#include "cell/plan.h"
#include "results/journal.h"

/* The cells that are to be run next: those without a row, or of a sequential test the next few of them; and those whose
 * row ended in one of the ways `again`, unless that is NULL.  The list has room for all; returns how many they are. */
int choose_cells(const struct experiment *experiment, const struct rows *rows, const bool *again, int *list);

/* Count in `ended`, which is all 0, how cells ended.  Returns how many are needed: all but those behind the decision of
 * their test. */
int count_endings(const struct experiment *experiment, const struct rows *rows, int ended[STATUSES]);

#endif
