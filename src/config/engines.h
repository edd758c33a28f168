/*
 * The user's engines.json: how to start the engines that configs and command lines only name.
 *
 *     { "stockfish": { "command": "stockfish", "protocol": "uci", "options": { "Hash": 16 } } }
 */
#ifndef CONFIG_ENGINES_H
#define CONFIG_ENGINES_H

#include "engines/engine.h"
#include "base/json.h"

struct engines {
    char *path;
    struct json *json; /* which the specs point into */
    struct engine_spec *list;
    int count;
};

/* Read the file of this path; NULL: engines.json in $XDG_CONFIG_HOME/plymeter, or without that in ~/.config/plymeter.
 * Nothing is started.  False after a message for everything that is wrong; then there is nothing to free. */
bool engines_read(struct engines *engines, const char *path);

/* The engine of this name, valid until engines_free; NULL after a message on stderr. */
const struct engine_spec *engines_find(const struct engines *engines, const char *name);

void engines_free(struct engines *engines);

#endif
