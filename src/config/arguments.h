/* A cell from the command line: "game=uniform branching=8 algorithm=alphabeta limit=6". */
#ifndef CONFIG_ARGUMENTS_H
#define CONFIG_ARGUMENTS_H

#include "cell/cell.h"

/* Read key=value arguments.  The game must be given; everything else has a default.  False after a message for every
 * argument that is wrong. */
bool arguments_read(char **arguments, int count, struct cell *cell);

/* Was this key given?  "game" and the other parts always count as given. */
bool argument_given(char **arguments, int count, const char *name);

/* List the columns of axes: the kinds of part, and the parameters that were given.  Returns how many. */
int argument_columns(char **arguments, int count, const struct cell *cell, char *columns[], int most);

#endif
