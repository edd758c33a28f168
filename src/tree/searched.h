/*
 * The tree of a search, made from the events that the search told (kit/trace.h).
 *
 * A node is a path, as in textbooks: a position that is reached twice is two nodes.  The player to move at the root is
 * MAX, unless it is said to be MIN, and all values, bounds and windows here are as MAX sees them.
 *
 * What a node is worth is what the leaves that were visited prove, whatever the algorithm made of them: at least `lower`,
 * because MAX has a strategy to reach only leaves worth as much, and at most `upper` (A. de Bruin, W. Pijls, A. Plaat,
 * "Solution trees as a basis for game-tree search", 1994).  A search that is right has proved both bounds of its root to be
 * its value.  A null window proves one bound of a node, and so does a cutoff.
 *
 * If a node is searched again with something else left to spend, what was found below it before does not count any more.
 *
 * What a pruning says is no proof.  It counts as what the search took it for: a leaf's value that may be a bound, or that of
 * a child that was left out, which is no better than what its parent had.  So `lower` and `upper` are proved but for that;
 * where a later visit contradicts it, the later one counts.
 */
#ifndef TREE_SEARCHED_H
#define TREE_SEARCHED_H

#include "tree/node.h"

/* An empty tree; the caller frees it. */
void searched_begin(struct searched *tree, bool root_is_min);
void searched_free(struct searched *tree);

/* The node of this key; -1: there is none yet. */
int searched_find(const struct searched *tree, uint64_t key);

/* Take the next event. */
void searched_take(struct searched *tree, const struct event *event);

/* There are no more: find the principal variation. */
void searched_end(struct searched *tree, const struct outcome *outcome);

/* All at once.  With deepening only those of the last step count; *earlier is how many events came before. */
void searched_read(struct searched *tree, bool root_is_min, const struct trace *trace,
                   const struct outcome *outcome, uint64_t *earlier);

/* Children that were never visited, those that nothing was told of included, but none that prunings left out. */
int unvisited_children(const struct searched *tree, const struct node *node);

/* Children that this pruning left out, and that were never visited. */
int left_out_children(const struct searched *tree, const struct node *node, int pruning);

#endif
