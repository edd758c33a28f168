/*
 * The user's engines.json: how to start the engines that configs and command lines only name.
 *
 *     { "stockfish": { "command": "stockfish", "protocol": "uci", "options": { "Hash": 16 } } }
 */
#ifndef CONFIG_ENGINES_H
#define CONFIG_ENGINES_H

#include <stdbool.h>

struct cell;
struct experiment;

/*
 * Which engines may be asked (parts/engines.h), and can the cells that ask them ask them so?
 *
 * A verb whose cells may ask engines says so first.  The file that describes them is read when the first cell names one.
 */

/* Engines may be asked: those of this file; NULL: of engines.json in $XDG_CONFIG_HOME/plymeter, or without that in
 * ~/.config/plymeter.  False after a complaint for everything that is wrong. */
bool engines_allow(const char *path);

/* If the cell asks an engine: read the file that describes it, and its program, before engines_refusal, which may be
 * called in other processes.  NULL; or what is wrong, after complaints of the file. */
const char *engines_prepare(const struct cell *cell);

/* NULL, or why the cell cannot ask its engine what it is to ask; valid until the next call. */
const char *engines_refusal(const struct cell *cell);

/* Note in the experiment whether any of its cells asks an engine, and whether any rival does. */
void engines_note(struct experiment *experiment);

/* The option of verbs whose cells may ask engines. */
#define ENGINES_OPTION(record, member)                                                                             \
    {                                                                                                              \
        "engines", 0, "FILE",                                                                                      \
            "the engines that cells may ask; without it those of plymeter/engines.json in $XDG_CONFIG_HOME, or "   \
            "~/.config, if there is one",                                                                          \
            INTO(record, member)                                                                                   \
    }

#endif
