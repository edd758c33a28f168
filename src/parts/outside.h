/*
 * Engines, which are programs of others, as an algorithm: "engine" is one more than are compiled, and its parameter
 * `engine` names one of those that the user's own file describes (config/engines.h).  Cells of other parts know nothing of it.
 *
 * An engine is started where the first cell asks it, and kept for the next ones of that process.  It is told the position in
 * the game's notation and the moves that were played from there, so that it sees repetitions; and a limit: cutoff=depth says
 * how deep, deepen=nodes and deepen=ms how many nodes or milliseconds.
 */
#ifndef PARTS_OUTSIDE_H
#define PARTS_OUTSIDE_H

#include "parts/registry.h"

extern const struct part outside_part;
extern const struct search outside_search;

/* NULL, or why the engine cannot be asked what this task asks it; valid until the next call.  Looks at the game, too. */
const char *outside_refusal(const struct task *task);

#endif
