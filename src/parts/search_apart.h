/* A search in a process of its own. */
#ifndef PARTS_SEARCH_APART_H
#define PARTS_SEARCH_APART_H

#include "parts/cell.h"

/* Search as the cell says, from where the task stands, within the cell's limits of time and memory.  NULL, or how that ended
 * without an outcome: "it crashed: Segmentation fault". */
const char *search_apart(const struct cell *cell, const struct task *task, struct outcome *outcome);

#endif
