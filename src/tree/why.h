/* What a student wants to be told of a step. */
#ifndef TREE_WHY_H
#define TREE_WHY_H

#include "tree/words.h"

/* Write a sentence or two on an event that the tree has just taken: what a window asks for, why a value is one, and why the
 * rest of a node's children cannot matter. */
void why_write(FILE *out, const struct searched *tree, const struct names *names, const struct event *event);

/* What came of the whole search, when it has ended. */
void why_end(FILE *out, const struct searched *tree, const struct names *names);

#endif
