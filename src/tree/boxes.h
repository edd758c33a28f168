/*
 * The boxes of a picture.  A box is a node with what is written around it, or what stands for children that were not
 * visited, or for a folded subtree, or for folded siblings:
 *
 *       d4           the move, in games without boards
 *      2   1         visits, type
 *      [ 3 ]         the shape of MAX or MIN, with the value or a board
 *     (-inf, 5)      windows, one for each visit
 *
 * An edge leads from below all that to the top of the box, and on to that of the shape.  Lengths are in points.
 */
#ifndef TREE_BOXES_H
#define TREE_BOXES_H

#include "tree/format.h"
#include "tree/layout.h"
#include "tree/svg.h"

enum { MOST_LINES = 4, MOST_STUBS = 3 };

static const double page_margin = 4, line_height = 7.2, cell_size = 5.2;

enum item_kind { NODE_ITEM, STUB_ITEM, FOLD_ITEM, MORE_ITEM };

struct item {
    enum item_kind kind;
    const struct node *node; /* but for nodes: the one above it */
    int count;               /* of a stub and of folded siblings: children */
    int pruning;             /* of a stub: which left them out; -1: none, but a cut or the end of the search */
    double above;            /* from the top of the box to that of its shape */
    double width, height;    /* of the shape */
    char line[MOST_LINES][WORDS_TEXT];
    int lines; /* below the shape */
};

struct boxes {
    const struct sketch *sketch;
    struct layout layout;
    struct item *item; /* of each box */
};

/* All boxes in their places, within the margins of the page; the caller frees them by boxes_free. */
void boxes_arrange(struct boxes *boxes, const struct sketch *sketch);
void boxes_free(struct boxes *boxes);

/* The same boxes in the same places, when the search had told only of the tree in `sketch`; a node that was not known then is
 * NULL.  What stands below the shapes is that of then.  The caller frees earlier->item. */
void boxes_recall(struct boxes *earlier, const struct boxes *boxes, const struct sketch *sketch);

/* What stands left above a node, and above that, where moves have names. */
const char *visits_above(const struct sketch *sketch, const struct node *node, char text[WORDS_TEXT]);
bool are_moves_named(const struct sketch *sketch);
const char *move_to(const struct sketch *sketch, const struct node *node);

/* Where everything in a box ends. */
double bottom_of(const struct boxes *boxes, int number);

/* Is the node a leaf where the game goes on, but the limit is spent, and nothing was seen beyond it, nor did a pruning put its
 * name there? */
bool is_open(const struct node *node);

static inline bool is_beyond(const struct item *item)
{
    return item->kind == NODE_ITEM && item->node->beyond;
}

/* The board to be drawn in a node; NULL: none. */
const struct board *board_of(const struct sketch *sketch, const struct node *node);

/* Of the type in which its value is set; what lies beyond the horizon is smaller. */
static inline enum type_size value_size(const struct node *node)
{
    return node->beyond ? SMALL : LARGE;
}

static inline double wider(double a, double b)
{
    return a > b ? a : b;
}

#endif
