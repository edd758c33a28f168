/*
 * Engines, which are programs of others, as an algorithm: "engine" is one more than are compiled, and its parameter
 * `engine` names one of those that the user's own file describes (config/engines.h).  Cells of other parts know nothing of it.
 *
 * An engine is started where the first cell asks it, and kept for the next ones of that process.  It is told the position in
 * the game's notation and the moves that were played from there, so that it sees repetitions; and a limit: cutoff=depth says
 * how deep, deepen=nodes and deepen=ms how many nodes or milliseconds.
 */
#ifndef PARTS_ENGINES_H
#define PARTS_ENGINES_H

#include <stdint.h>

#include "parts/registry.h"

/* Add what was said of another position in the same game, or the same games. */
void engine_report_add(struct engine_report *sum, const struct engine_report *one);

/* --- which engines cells may ask, and those of them that run ---------------------------------------------------- */

struct engine;
struct engine_spec;

/* An engine that cells name. */
struct roster_engine {
    char *name;
    const struct engine_spec *spec; /* NULL: the file has none of that name */
    char program[ENGINE_PROGRAM];
    struct engine *engine; /* NULL: it does not run in this process */
};

/* From now on cells may ask these engines, which live as long as the program; `path` is the file that describes them.  Until
 * then none is started, whatever a config says. */
void roster_allow(const struct engine_spec *list, int count, const char *path);

/* The engine of that name, valid until the next call.  At first that takes a while, as its program is read: so this is to be
 * done before other processes begin. */
struct roster_engine *roster_find(const char *name);

/* Why there is no such engine, with the nearest name that there is, valid until the next call; NULL if none may be asked. */
const char *roster_unknown(const char *name);

/* A hash of what an engine is: its program, and what that is told. */
uint64_t roster_hash(const char *name);

/* The first engine that was found whose program is another now; NULL if none is. */
const char *roster_changed(void);

/* Stop those that this process started. */
void roster_stop(void);

#endif
