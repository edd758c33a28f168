/*
 * An explicit tree that is made smaller as long as it still shows something.
 *
 * After A. Zeller, R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002 (delta debugging), with what
 * one does to a tree instead of cutting a list into pieces: a subtree becomes a leaf of its minimax value, a child goes, a
 * position becomes its own grandchild, a value becomes simpler.  The result is minimal in that no single such change is
 * left that still shows it.
 */
#ifndef TREE_TWIGS_H
#define TREE_TWIGS_H

#include "tree/search_tree.h"

struct twig {
    int first_child, next_sibling; /* -1: none */
    int64_t value;                 /* of a leaf, or by minimax; as MAX sees it */
    bool leaf, dropped;
};

struct twigs {
    struct twig *twig; /* the root first */
    int count;
};

/* The tree that minimax visited. */
void twigs_take(const struct search_tree *tree, struct twigs *twigs);

/* The first child that is not dropped, and the next such sibling; -1: there is none. */
int twigs_first_child(const struct twigs *twigs, int i);
int twigs_next_sibling(const struct twigs *twigs, int i);

/* As the game "tree" reads it, "[[3,5],2]". */
char *twigs_text(const struct twigs *twigs);

/* How many nodes and leaves there still are. */
struct size {
    int nodes, leaves;
};
struct size twigs_size(const struct twigs *twigs);

/* Make it smaller as long as `shows` says so of its text. */
void twigs_shrink(struct twigs *twigs, bool (*shows)(void *context, const char *text), void *context);

#endif
