/* Openings, move by move. */
#ifndef PARTS_OPENING_H
#define PARTS_OPENING_H

#include "parts/registry.h"

/* Make the random moves of the task's opening moves like any others, before those that it has: the position is the
 * same, and there is no opening any more.  False if a task has no room for all of them.  Only for a process of its
 * own. */
bool opening_unfold(const struct game *game, struct task *task);

#endif
