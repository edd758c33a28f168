#ifndef CONFIG_ARGUMENTS_H
#define CONFIG_ARGUMENTS_H

#include "base/json.h"
#include "config/keys.h"
#include "parts/cell.h"
#include "parts/experiment.h"

/* Keys of the command line that a cell does not take: what to say instead. */

/* The kinds of part of which keys may be given. */
struct scope {
    int first_kind, last_kind;
    int besides;     /* those of of_cell from this one on, too */
    bool evaluation; /* whatever the kinds, what the game's evaluation has for parameters */
};

/* What plymeter cell takes besides, "measure" and "name": a cell all, a rival the last. */
enum { OF_WHOLE, OF_RIVAL, OF_NONE };
extern const char *const of_cell[OF_NONE];

/* A cell from the command line: "game=uniform branching=8 algorithm=alphabeta limit=6". */

/* Read key=value arguments.  The game must be given; everything else has a default.  False after a message for every
 * argument that is wrong. */
bool arguments_read(char **arguments, int count, struct cell *cell);

/* What the first argument of this key says; NULL if there is none. */
const char *argument_value(char *const *arguments, int count, const char *name);

/* NULL, or a key among them that says where a game starts, for verbs that are told so otherwise. */
const char *start_given(char *const *arguments, int count);

/* --- in steps, as an object of a config that has no places, for what has several of them ----------- */

/* Add what one argument says to the object, whose texts remain the argument's.  Complains of one that is no
 * key=value, or whose key it has. */
void argument_add(struct reader *reader, cJSON *object, const char *argument);

/* Change what the object names in the cell.  Whoever names a part gets its defaults.  Whether the game can be played so is not
 * asked. */
void arguments_apply(struct reader *reader, const cJSON *object, const struct scope *scope, struct cell *cell);

/* The cell of an object that names a game, and may have keys of of_cell besides. */
void arguments_take(struct reader *reader, const cJSON *object, int besides, struct cell *cell);

/*
 * One cell from the command line, with all that a config could ask of it:
 *     game=othello opening=8 limit=4 measure=decision reference.limit=7
 *     game=connect4 limit=3 measure=match rival.limit=5
 *     game=connect4 limit=3 ... against algorithm=alphabeta ... limit=5     as journals write it
 */

/* An experiment of this cell alone, with its rival or its references, whose columns are all parts and the keys
 * that were given.  The objects have what was given, of each of the three. */
struct single {
    struct experiment experiment;
    cJSON *own, *rival, *reference;
    bool measured; /* was it said what is measured? */
};

/* A rival searches as the cell does but for what is said of it; a reference by alphabeta, order eval, cutoff
 * depth.  To speak of one says what is measured.  False after a message for everything that is wrong, on
 * `complaints`; then there is nothing to free.  The arguments live as long as the cell. */
bool single_read(struct single *single, char **arguments, int count, FILE *complaints);

/* Warn on stderr of what cannot take effect. */
void single_warn(const struct single *single);

/*
 * Levels: the named searches of a config, as opponents.  Any config will do; by default it is that of the game in
 * configs/levels/.
 */

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
