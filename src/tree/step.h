/* A search told event by event. */
#ifndef TREE_STEP_H
#define TREE_STEP_H

#include "tree/words.h"

enum { STEP_NAME = 400 };

/* A node by the moves that lead there: "MIN 0.2", "MAX b2 c1". */
const char *step_name(const struct searched *tree, const struct names *names, int number, char text[STEP_NAME]);

/* "visit", "leaf", "table", "list", "cut", "prune" and so on. */
const char *step_kind(const struct event *event);

/* Take the next event, and write what happened, and of which nodes more is proved now.  The tree holds what came before; the
 * names are those of the whole tree. */
void step_tell(FILE *out, struct searched *tree, const struct names *names, const struct signs *signs,
               const struct event *event);

/* Print all events from `first` on or, if a person can be asked, one after the other. */
void step_through(const struct trace *trace, uint64_t first, bool root_is_min, const struct names *names, bool ask);

#endif
