/*
 * Levels: the named searches of a config, as opponents.  Any config will do; by default it is that of the game in
 * configs/levels/.
 */
#ifndef CONFIG_LEVELS_H
#define CONFIG_LEVELS_H

#include "parts/plan.h"

/* Read the levels of a cell's game from this file, or from configs/levels/GAME.json if it is NULL; those of other games only
 * if it has none of this one.  False after messages; then there is nothing to free. */
bool levels_read(struct experiment *levels, const char *path, const struct cell *cell);

/* Is there such a file? */
bool levels_exist(const char *path, const char *game);

/* The first cell of that name, whether in capitals or not; NULL after a message that suggests the nearest name. */
const struct cell *levels_find(const struct experiment *levels, const char *name);

/* Print a table of them: the name of each, and what it searches. */
void levels_print(FILE *out, const struct experiment *levels);

/* Give the cell the level's search; false, after a message, if that has a cutoff which the cell's game does not
 * allow. */
bool levels_apply(const struct cell *level, struct cell *cell);

#endif
