/*
 * An explicit tree, as textbooks print it, from its text.  A leaf is a number, an inner node the array of its children; a
 * node may also be an object with the keys
 *     value     its value, static if it has children
 *     p         the probability of the move that leads to it
 *     noisy     true: the move that leads to it is noisy
 *     check     true: its mover is in check
 *     children  the array
 *
 * A text is read once, however many cells ask for its tree; a file again when it has changed.
 */
#ifndef PARTS_TREE_H
#define PARTS_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST_SIBLINGS = 256, TREE_ERROR = 400 };

struct tree_node {
    int64_t value; /* 0 if not stated */
    uint16_t children;
    bool noisy, check;
    uint32_t first_child;
};

struct tree {
    struct tree_node *nodes; /* the root first, a node's children side by side */
    double *p;               /* of the move that leads to each, NAN if not stated; NULL if none is */
    uint32_t count;
    uint64_t bound; /* the largest absolute value */
    size_t bytes;
};

/* The tree of a text or, unless it begins as a tree does, of the file that it names.  It stays until eight others were
 * asked for.  NULL: the error says what is wrong and where. */
const struct tree *tree_of(const char *text, char error[TREE_ERROR]);

#endif
