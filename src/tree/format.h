/* What is drawn of a searched tree, and the tree as a list. */
#ifndef TREE_FORMAT_H
#define TREE_FORMAT_H

#include <stdio.h>

#include "tree/words.h"

/* What is drawn, and how. */
struct sketch {
    const struct searched *tree;
    const struct names *names;
    const char *title; /* the cell's identity */
    int depth;         /* below this ply everything is folded; */
    bool principal;    /* and what lies off the principal variation but for its first node; */
    int siblings;      /* and so many children of a node are drawn, the principal one among them; 0: all */
    bool legend;
    const double *room; /* NULL, or how wide a text each node must have room for, at least */
};

/* Is what lies below a node folded? */
bool is_folded(const struct sketch *sketch, const struct node *node);

/* Is a node not drawn, because it was not visited or is folded with siblings; and how many children are folded so? */
bool is_hidden(const struct sketch *sketch, const struct node *node);
int count_hidden(const struct sketch *sketch, const struct node *node);

/* How many nodes that were visited lie below a node, and how many of them are leaves. */
struct below {
    int nodes, leaves;
};
struct below count_below(const struct searched *tree, const struct node *node);

/* Fold as little as lets a picture fit the page, of so many points; if it is chosen what is folded, only siblings.  False after
 * a complaint that nothing does.  And as little as lets a list be read. */
bool fit_page(struct sketch *sketch, double page, bool chosen);
void fit_list(struct sketch *sketch);

/* Write the tree as a list; pictures are drawn by picture.h. */
void write_txt(FILE *out, const struct sketch *sketch);

#endif
