/* A search as the options of an engine. */
#ifndef VERBS_PROTOCOL_OPTIONS_H
#define VERBS_PROTOCOL_OPTIONS_H

#include "cell/cell.h"

/* "plymeter 0.1.0 algorithm=pvs order=eval ...": what is not the default. */
void options_print_name(const struct cell *cell);

/* A line for each option, with what the cell has as its default. */
void options_print(const struct cell *cell);

/* Set one, by a name in capitals or not.  What is wrong is told by say(), and then the cell stays as it is. */
void options_set(struct cell *cell, const char *name, const char *value);

#endif
