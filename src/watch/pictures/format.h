/* The formats in which a searched tree is written. */
#ifndef PICTURES_FORMAT_H
#define PICTURES_FORMAT_H

#include <stdio.h>

#include "trees/words.h"

/* What is drawn, and how. */
struct sketch {
    const struct searched *tree;
    const struct names *names;
    const char *title; /* the cell's identity */
    int depth;         /* below this ply everything is folded; */
    bool principal;    /* and what lies off the principal variation but for its first node; */
    int siblings;      /* and so many children of a node are drawn, the principal one among them; 0: all */
    bool legend;
    bool wide;          /* is the type that of TeX? */
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

/* Write the tree; pictures are drawn by picture.h. */
void write_txt(FILE *out, const struct sketch *sketch);
void write_dot(FILE *out, const struct sketch *sketch);

#endif
