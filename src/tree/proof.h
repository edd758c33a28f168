/* What the leaves that were visited prove of the nodes of a tree (node.h). */
#ifndef TREE_PROOF_H
#define TREE_PROOF_H

#include "tree/node.h"

/* The bounds that the children of a node prove, without the child `but`; -1: with all of them. */
void bounds_of_children(const struct searched *tree, const struct node *node, int but, int64_t *lower,
                        int64_t *upper);

/* Something about this node changed: so may its bounds, and those above it. */
void prove(struct searched *tree, int number);

/* Nothing found so far at a node and below it counts. */
void forget(struct searched *tree, int number);

/* A node is taken to be worth so much by itself.  What was found of it before counts no more if it contradicts that: where
 * values rest on prunings it may. */
void claim(struct searched *tree, int number, int64_t lower, int64_t upper);

/* The last visit of a node found a value, for the side to move; exact: whatever the window was. */
void find(struct searched *tree, int number, int64_t value, bool exact);

#endif
