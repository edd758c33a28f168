/* The trees that a search is graded on: small, of every shape, and the same at every call. */
#ifndef GRADE_TREES_H
#define GRADE_TREES_H

#include "tree/twigs.h"

/* At which ends some trees have values. */
enum span { SMALL_VALUES, INT_VALUES, LONG_VALUES, SPANS };

/* How many kinds of trees there are; tree `number` is of kind number % TREE_KINDS, and has at most so many nodes. */
enum { TREE_KINDS = 10, MOST_TREE_NODES = 60 };

/* Make that tree of what the last one was made of, which may be {0}. */
void tree_make(int number, enum span span, struct twigs *twigs);

/* How many plies it has, and what a program may have gone wrong by. */
int tree_height(const struct twigs *twigs);

enum tree_trait { HAS_TIES, HAS_NEGATIVES, HAS_SINGLE_CHILDREN, IS_UNEVEN, IS_DEEP, HAS_EXTREMES, TREE_TRAITS };
extern const char *const trait_text[TREE_TRAITS]; /* "trees with ..." */

/* A set of 1 << trait. */
unsigned tree_traits(const struct twigs *twigs);

#endif
