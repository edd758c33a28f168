/* Cells that differ only in what was sampled (seed, moves, position) are alike: one of them tells what the others take. */
#ifndef RUN_ALIKE_H
#define RUN_ALIKE_H

#include "parts/plan.h"

/* Do parameters of this name differ among cells that are alike; do they say how far a search goes? */
bool is_drawn(const char *name);
bool is_along(const char *name);

/* A hash of what cell i of the experiment shares with those that are alike; references are on their own.  Without `limits`
 * they may also differ in limit and budget. */
uint64_t alike_key(const struct experiment *experiment, int i, bool limits);

#endif
