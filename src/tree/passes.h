/*
 * Null moves in a trace.
 *
 * What lies below a null move is counted, and not drawn: it is no part of the game's tree.  So of all events there one is
 * left, which says who passed, and how many visits there were.
 */
#ifndef TREE_PASSES_H
#define TREE_PASSES_H

#include "kit/trace.h"

/* Make the trace one that has such events instead of what lies below null moves. */
void passes_fold(struct trace *trace);

#endif
