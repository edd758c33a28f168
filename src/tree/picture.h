/* What is drawn of the tree of a search: as a list, or as a picture of SVG. */
#ifndef TREE_PICTURE_H
#define TREE_PICTURE_H

#include <stdbool.h>
#include <stdio.h>

#include "tree/cell_tree.h"

/* What is drawn, and how. */
struct sketch {
    const struct search_tree *tree;
    const struct node_names *names;
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

/* How many nodes that were visited lie below a node, down to this ply, and how many of them are leaves. */
struct below {
    int nodes, leaves;
};
enum { ALL_PLIES = 1000000 }; /* nothing is so deep */
struct below count_below(const struct search_tree *tree, const struct node *node, int ply);

/* Fold as little as lets a picture fit the page, of so many points; if it is chosen what is folded, only siblings.  False after
 * a complaint that nothing does.  And as little as lets a list be read. */
bool fit_page(struct sketch *sketch, double page, bool chosen);
void fit_list(struct sketch *sketch);

/* Write the tree as a list. */
void write_txt(FILE *out, const struct sketch *sketch);

/* --- where boxes stand --------------------------------------------------------------------------------------------- */

/*
 * E. Reingold, J. Tilford, "Tidier drawings of trees", 1981: subtrees are drawn alike wherever they stand, as close together
 * as their outlines allow, and parents stand in the middle above their children.  Where a small subtree stands between
 * large ones it is to lie in the middle, too, and a mirrored tree is to be drawn as the mirror image (J. Walker 1990;
 * C. Buchheim, M. Juenger, S. Leipert, "Improving Walker's algorithm to run in linear time", 2002).  Here the tree is packed
 * from the left and again from the right, and each box stands in the middle of its two places: what holds of distances in
 * both holds of it.  The time is that of nodes times levels.
 */

struct box {
    int parent, first_child, next_sibling; /* -1: none */
    int level;
    double width, height; /* that it takes */
    double x, y;          /* of the middle of its upper edge */
    double place, offset; /* among its siblings, and from its parent's x */
};

struct layout {
    struct box *box; /* the root first, parents before their children */
    int boxes, levels;
    double width, height;
};

/* Add a box below another, -1: the root, to the right of its siblings.  Its number. */
int layout_add(struct layout *layout, int parent, double width, double height);

/* Give all boxes their places, and the layout its size; so far apart, beside each other and from level to level. */
void layout_arrange(struct layout *layout, double beside, double below);

/* --- what stands in them ------------------------------------------------------------------------------------------- */

/*
 * The boxes of a picture.  A box is a node with what is written around it, or what stands for children that were not
 * visited, or for a folded subtree, or for folded siblings:
 *
 *       d4           the move, if it has a name
 *     v2   t1        visits, type
 *      [ 3 ]         the shape of MAX or MIN, with the value and perhaps a board
 *     (-inf, 5)      windows, one for each visit, unless all are open
 *
 * An edge leads from below all that to the top of the box, and on to that of the shape.  Lengths are in points.
 */

enum type_size { LARGE, SMALL };

/* How wide a text is, about. */
double text_width(const char *text, enum type_size size);

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

/* All boxes in their places, within the margins of the page. */
void boxes_arrange(struct boxes *boxes, const struct sketch *sketch);

/* The same boxes in the same places, when the search had told only of the tree in `sketch`; a node that was not known then is
 * NULL.  What stands below the shapes is that of then. */
void boxes_recall(struct boxes *earlier, const struct boxes *boxes, const struct sketch *sketch);

/* What stands left and right above a node, in full at the root, "visit 1" and "type 1", and short elsewhere, "v2" and "t1"; and
 * above that, where moves have names. */
const char *visits_above(const struct sketch *sketch, const struct node *node, char text[WORDS_TEXT]);
const char *type_above(const struct node *node);
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

/* --- the picture --------------------------------------------------------------------------------------------------- */

/* How wide it is, in points. */
double picture_width(const struct sketch *sketch);

void picture_draw(FILE *out, const struct sketch *sketch);

/* Its parts, for those who put them together in another way. */
struct drawing {
    FILE *out;
    const struct boxes *boxes;
};

/* The edge that leads to a box, in the box the shape with a board and what stands above it, the value and what stands below, and the shape alone. */
void draw_edge(const struct drawing *drawing, int number);
void draw_frame(const struct drawing *drawing, int number);
void draw_words(const struct drawing *drawing, int number);
void draw_shape(const struct drawing *drawing, int number, bool thick);

enum line_style { PLAIN_LINE, PRINCIPAL_LINE, CUT_LINE, OPEN_LINE, BEYOND_LINE, THIN_LINE, LINES };
void svg_line(FILE *out, double x1, double y1, double x2, double y2, enum line_style line);

enum anchor { AT_START, AT_MIDDLE, AT_END };
void svg_begin(FILE *out, double width, double height, const char *title);
void svg_text(FILE *out, double x, double y, enum anchor anchor, enum type_size size, bool bold,
              const char *content);
void svg_end(FILE *out);

#endif
