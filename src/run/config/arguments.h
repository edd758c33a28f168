/* A cell from the command line: "game=uniform branching=8 algorithm=alphabeta limit=6". */
#ifndef CONFIG_ARGUMENTS_H
#define CONFIG_ARGUMENTS_H

#include "checks/wrong_key.h"

/* Read key=value arguments.  The game must be given; everything else has a default.  False after a message for every
 * argument that is wrong. */
bool arguments_read(char **arguments, int count, struct cell *cell);

/* Was this key given?  "game" and the other parts always count as given. */
bool argument_given(char **arguments, int count, const char *name);

/* --- a cell in steps, for what has two of them (single.h) ----------------------------------------------------- */

struct words_of_cell {
    char **arguments;
    int count;
    struct scope scope;
    const char *who; /* with which complaints begin: "plymeter" */
    bool evaluation; /* whatever the scope, may they name what the game's evaluation has for parameters? */
};

/* Change what these arguments name.  Whoever names a part gets its defaults.  False after a message for everything
 * that is wrong; whether the game can be played so is not asked (check.h). */
bool arguments_apply(struct words_of_cell *words, struct cell *cell);

#endif
