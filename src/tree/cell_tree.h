/* Running a cell so that it tells of its tree, what the nodes are called, and what is said of them in every format. */
#ifndef TREE_CELL_TREE_H
#define TREE_CELL_TREE_H

#include "parts/cell.h"
#include "tree/search_tree.h"

/* --- what nodes are called, and how their positions look ---------------------------------------------------------- */

enum { MOST_CELLS = 64 };

/* A board of rows of cells, 'x', 'o' or '.'; no rows: the game's notation is not of that kind. */
struct board {
    int rows, columns;
    char cell[MOST_CELLS];
};

struct node_names {
    char (*move)[MOVE_NAME]; /* that leads to each node; the root's is empty */
    struct board *board;     /* of each; NULL: not asked for, or the game has none */
    bool numbers;            /* are moves called by their numbers alone? */
    int64_t unit;            /* so much of a value is a point */
    const char *pruning[MOST_PRUNINGS];
};

/* A value as people write it: "3", "-1.25", of a very large one its first four digits; what is beyond all values as the text
 * that is given for infinity. */
const char *value_text(const struct node_names *names, int64_t value, const char *infinity, char text[32]);

/* --- a search ------------------------------------------------------------------------------------------------------ */

/* What a cell's search told, and how it ended. */
struct traced_search {
    struct trace *trace;
    struct outcome outcome;
};

/* Search once, in a process of its own that is held to the cell's limits, and by the full walk, which visits what the cell
 * would.  What was told lasts, and is folded as passes_fold does it.  False after a message: the search did not end well, or it
 * has more events than anybody would look at. */
bool trace_cell(const struct cell *cell, struct traced_search *search);

/* What lies below a null move is counted, and not drawn: it is no part of the game's tree.  So of all events there leave one in
 * the trace, which says who passed, and how many visits there were. */
void passes_fold(struct trace *trace);

/* The tree of a cell. */
struct cell_tree {
    struct traced_search search;
    struct search_tree tree;
    struct node_names names;
    uint64_t earlier; /* events of earlier steps of deepening, which are not in the tree */
};

/* Run the cell, and ask its game for names and, if wanted, boards.  It lasts.  False after a message. */
bool cell_tree_take(const struct cell *cell, bool boards, struct cell_tree *whole);

/* --- words --------------------------------------------------------------------------------------------------------- */

enum { WORDS_TEXT = 80 };

/* How a format writes what ASCII has not. */
struct signs {
    const char *least, *most, *infinity, *alpha, *beta;
};
extern const struct signs ascii_signs, utf8_signs;

/* Why a node is a leaf, if no pruning made it one. */
extern const char *const leaf_text[];

/* The name of the pruning that answered a node or left it out; empty: none did. */
const char *pruning_text(const struct node_names *names, const struct node *node);

/* What is proved of a node: "3", ">=5", "<=2", "2..5", or nothing.  Of two bounds one is enough if it lies outside the
 * window of the last visit, which asked for no more. */
const char *proved_text(const struct search_tree *tree, const struct node_names *names, const struct node *node,
                        const struct signs *signs, char text[WORDS_TEXT]);

/* "(-inf, 5)". */
const char *window_text(const struct node_names *names, const struct visit *visit, const struct signs *signs,
                        char text[WORDS_TEXT]);

/* What standing pat is worth, after the words "pat" or "stands pat at"; empty where it was not told, or is all there is to
 * know of the value. */
const char *standing_text(const struct node_names *names, const struct node *node, const char *words,
                          char text[WORDS_TEXT]);

/* In a tree that grew: "5 visits, 3 within -4..4", or "5 visits, settled at 3"; empty elsewhere. */
const char *grown_text(const struct node_names *names, const struct node *node, const struct signs *signs);

/* Which visits were the node's: "2", "2, 9" or, if there are more than `most`, "2, 9, ...", counted from 1. */
const char *visits_text(const struct search_tree *tree, const struct node *node, int most, char text[WORDS_TEXT]);

/* Why some children of a node were not visited: "alpha cut", "deep beta cut", "beta cut, null window".  At a MAX node beta
 * cuts, at a MIN node alpha; where the window is named, no node above has such a bound. */
const char *reason_text(const struct search_tree *tree, const struct node *node, const struct signs *signs,
                        char text[WORDS_TEXT]);

/* "MAX", "MIN". */
const char *side_text(const struct search_tree *tree, const struct node *node);

#endif
