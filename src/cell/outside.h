/*
 * Engines, which are programs of others, as an algorithm: "engine" is one more than are compiled, and its parameter
 * `engine` names one of those that the user's own file describes (config/engines.h).  Cells of other parts know nothing of it.
 *
 * An engine is started where the first cell asks it, and kept for the next ones of that process.  It is told the position in
 * the game's notation and the moves that were played from there, so that it sees repetitions; and a limit: cutoff=depth says
 * how deep, deepen=nodes and deepen=ms how many nodes or milliseconds.
 */
#ifndef CELL_OUTSIDE_H
#define CELL_OUTSIDE_H

#include "cell/registry.h"

struct engine_spec;

extern const struct part outside_part;
extern const struct search outside_search;

/* From now on cells may ask these engines, which live as long as the program; `path` is the file that describes them.  Until
 * then none is started, whatever a config says. */
void outside_allow(const struct engine_spec *specs, int count, const char *path);

/* Find out what the program of this engine is, before other processes begin: that takes a while. */
void outside_know(const char *name);

/* NULL, or why the engine cannot be asked what this task asks it; valid until the next call.  Looks at the game, too. */
const char *outside_refusal(const struct task *task);

/* A hash of what an engine is: its program, and what that is told. */
uint64_t outside_hash(const char *name);

/* Of an engine that may be asked: by which protocol it is. */
const char *outside_protocol(const char *name);

/* The first engine of which that was found out whose program is another now; NULL if none is. */
const char *outside_changed(void);

/* Stop the engines that this process started. */
void outside_stop(void);

#endif
