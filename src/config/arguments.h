/* A cell from the command line: "game=uniform branching=8 algorithm=alphabeta limit=6". */
#ifndef CONFIG_ARGUMENTS_H
#define CONFIG_ARGUMENTS_H

#include "cell/cell.h"

/* Read key=value arguments; what is not given has its default, but the game must be.  A message for every
 * argument that is wrong; false if there is one. */
bool arguments_read(char **arguments, int count, struct cell *cell);

/* Was this name given?  "game" and the other parts always count as given. */
bool argument_given(char **arguments, int count, const char *name);

/* For CSV columns: the names of the cell's parts and of the parameters that were given.  Returns how many. */
int argument_columns(char **arguments, int count, const struct cell *cell, char *columns[], int most);

#endif
