/* A cell from the command line: "game=uniform branching=8 algorithm=alphabeta limit=6". */
#ifndef CONFIG_ARGUMENTS_H
#define CONFIG_ARGUMENTS_H

#include "config/wrong_key.h"

/* Read key=value arguments.  The game must be given; everything else has a default.  False after a message for every
 * argument that is wrong. */
bool arguments_read(char **arguments, int count, struct cell *cell);

/* What the first argument of this key says; NULL if there is none. */
const char *argument_value(char *const *arguments, int count, const char *name);

/* NULL, or a key among them that says where a game starts, for verbs that are told so otherwise. */
const char *start_given(char *const *arguments, int count);

/* --- in steps, as an object of a config that has no places, for what has several of them (single.h) ----------- */

/* Add what one argument says to the object, whose texts remain the argument's.  Complains of one that is no
 * key=value, or whose key it has. */
void argument_add(struct reader *reader, cJSON *object, const char *argument);

/* Change what the object names in the cell.  Whoever names a part gets its defaults.  Whether the game can be played so is not
 * asked (check.h). */
void arguments_apply(struct reader *reader, const cJSON *object, const struct scope *scope, struct cell *cell);

/* The cell of an object that names a game, and may have keys of of_cell besides (wrong_key.h). */
void arguments_take(struct reader *reader, const cJSON *object, int besides, struct cell *cell);

#endif
