/*
 * Where the boxes of a drawn tree stand.
 *
 * E. Reingold, J. Tilford, "Tidier drawings of trees", 1981: subtrees are drawn alike wherever they stand, as close together
 * as their outlines allow, and parents stand in the middle above their children.  Where a small subtree stands between
 * large ones it is to lie in the middle, too, and a mirrored tree is to be drawn as the mirror image (J. Walker 1990;
 * C. Buchheim, M. Juenger, S. Leipert, "Improving Walker's algorithm to run in linear time", 2002).  Here the tree is packed
 * from the left and again from the right, and each box stands in the middle of its two places: what holds of distances in
 * both holds of it.  The time is that of nodes times levels.
 */
#ifndef TREE_LAYOUT_H
#define TREE_LAYOUT_H

struct box {
    int parent, first_child, next_sibling; /* -1: none */
    int level;
    double width, height; /* that it takes */
    double x, y;          /* of the middle of its upper edge */
    double offset;        /* from its parent's x */
};

struct layout {
    struct box *box; /* the root first, parents before their children */
    int boxes;
    double width, height;
};

/* Add a box below another, -1: the root, to the right of its siblings.  Its number; the caller frees layout->box. */
int layout_add(struct layout *layout, int parent, double width, double height);

/* Give all boxes their places, and the layout its size; so far apart, beside each other and from level to level. */
void layout_arrange(struct layout *layout, double beside, double below);

#endif
