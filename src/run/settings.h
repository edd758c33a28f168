/* Settings that are tuned: which of them the rows so far leave in the running (config/experiment.h), and so which rows are needed. */
#ifndef RUN_SETTINGS_H
#define RUN_SETTINGS_H

#include "parts/plan.h"
#include "run/journal.h"
#include "run/turn.h"

/* As turns_find (turns.h) does. */
void settings_halve(const struct experiment *experiment, const struct rows *rows, enum turn *turns);

/* Which rows belong to the round that these rows have come to, whether they are there or not; none when all rounds are over. */
void settings_round(const struct experiment *experiment, const struct rows *rows, bool *due);

/* For people, when a round is over: how many settings are left, and which is the best so far; NULL before, and when the winner is
 * known.  The caller frees it. */
char *settings_news(const struct experiment *experiment, const struct rows *rows);

#endif
