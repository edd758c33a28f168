/*
 * Levels: the named searches of a config, as opponents.  Any config will do; those in configs/levels/ are of one game
 * each, and taken if no other is named.
 */
#ifndef CONFIG_LEVELS_H
#define CONFIG_LEVELS_H

#include "cell/plan.h"

/* Read the levels of a game from this file, NULL: from configs/levels/GAME.json.  False after messages; there is nothing
 * to free then. */
bool levels_read(struct experiment *levels, const char *path, const char *game);

/* The first cell of that name, in capitals or not; NULL after a message that names the nearest. */
const struct cell *levels_find(const struct experiment *levels, const char *name);

/* Play the level's search on the cell's game; false, after a message, if its cutoff cannot be used there. */
bool levels_apply(const struct cell *level, struct cell *cell);

#endif
