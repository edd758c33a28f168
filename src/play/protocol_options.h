/* A search as the options of an engine. */
#ifndef PLAY_PROTOCOL_OPTIONS_H
#define PLAY_PROTOCOL_OPTIONS_H

#include "parts/cell.h"

/* "plymeter 0.1.0 pvs entries 4096, eval, depth limit 6": without what is the default, but for algorithm and cutoff. */
void options_print_name(const struct cell *cell);

/* A line for each option, with what the cell has as its default. */
void options_print(const struct cell *cell);

/* Set one, by a name in capitals or not.  What is wrong is told by say(), and then the cell stays as it is. */
void options_set(struct cell *cell, const char *name, const char *value);

#endif
