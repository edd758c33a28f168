/* A search told event by event. */
#ifndef TREES_STEP_H
#define TREES_STEP_H

#include "trees/words.h"

/* Take the next event, and print a line that says what happened, and of which nodes more is proved now.  The tree holds
 * what came before; the names are those of the whole tree. */
void step_print(FILE *out, struct searched *tree, const struct names *names, const struct event *event);

/* Print all events from `first` on or, if a person can be asked, one after the other. */
void step_through(const struct trace *trace, uint64_t first, bool root_is_min, const struct names *names, bool ask);

#endif
