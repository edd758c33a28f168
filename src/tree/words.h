/* What is said of the nodes of a searched tree, in every format. */
#ifndef TREE_WORDS_H
#define TREE_WORDS_H

#include "tree/names.h"

enum { WORDS_TEXT = 80 };

/* How a format writes what ASCII has not. */
struct signs {
    const char *least, *most, *infinity;
};
extern const struct signs ascii_signs, utf8_signs;

/* Why a node is a leaf, if no pruning made it one. */
extern const char *const leaf_text[];

/* The name of the pruning that answered a node or left it out; empty: none did. */
const char *pruning_text(const struct names *names, const struct node *node);

/* What is proved of a node: "3", ">=5", "<=2", "2..5", or nothing.  Of two bounds one is enough if it lies outside the
 * window of the last visit, which asked for no more. */
const char *proved_text(const struct searched *tree, const struct names *names, const struct node *node,
                        const struct signs *signs, char text[WORDS_TEXT]);

/* "(-inf, 5)". */
const char *window_text(const struct names *names, const struct visit *visit, const struct signs *signs,
                        char text[WORDS_TEXT]);

/* What standing pat is worth, after the words "pat" or "stands pat at"; empty where it was not told, or is all there is to
 * know of the value. */
const char *standing_text(const struct names *names, const struct node *node, const char *words,
                          char text[WORDS_TEXT]);

/* Which visits were the node's: "2", "2, 9" or, if there are more than `most`, "2, 9, ...", counted from 1. */
const char *visits_text(const struct searched *tree, const struct node *node, int most, char text[WORDS_TEXT]);

/* Why some children of a node were not visited: "alpha cut", "deep beta cut", "beta cut, null window".  At a MAX node beta
 * cuts, at a MIN node alpha; where the window is named, no node above has such a bound. */
const char *reason_text(const struct searched *tree, const struct node *node, char text[WORDS_TEXT]);

/* "MAX", "MIN". */
const char *side_text(const struct searched *tree, const struct node *node);

#endif
