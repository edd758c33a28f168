/*
 * What right searches find and visit on a tree, and what searches with one fault in them do.
 *
 * A program that is graded is not asked what it is: whatever all its answers are those of, it is taken for.  Right searches
 * visit what those of algorithms/ do (tests/search/graded.c), and are written once more here since thousands of tiny trees are
 * searched by each, and since faults are few words in one function, but would be many in many.
 */
#ifndef GRADE_SEARCHES_H
#define GRADE_SEARCHES_H

#include "grade/trees.h"

enum search_kind {
    /* right */
    MINIMAX_SEARCH,
    SHALLOW_SEARCH,
    ALPHABETA_SEARCH,
    STRICT_SEARCH,
    RIGHT_SEARCHES,
    /* right in value, but not in what they visit */
    GRANDPARENT_BETA = RIGHT_SEARCHES,
    RIGHT_VALUES,
    /* wrong */
    ROOT_TURNED = RIGHT_VALUES,
    OTHER_ROOT,
    ALWAYS_MAX_AT_ROOT,
    LEAVES_TURNED,
    ODD_TURNED,
    EVEN_TURNED,
    ONE_PLAYER,
    ZERO_START,
    FIRST_AT_ROOT,
    FIRST_EVERYWHERE,
    LAST_EVERYWHERE,
    ONE_PLY_LESS,
    WINDOW_MIRRORED,
    SCOUT_ALONE_SOFT,
    SCOUT_ALONE_HARD,
    SEARCH_KINDS
};

/* For a table, "alpha-beta", and how a sentence that says what it does goes on after "those of ". */
extern const char *const search_name[RIGHT_SEARCHES], *const search_text[SEARCH_KINDS];

/* Values in between may leave what 64 bits hold. */
typedef __int128 Wide;

/* What came of one. */
struct leaf_visits {
    Wide value; /* as MAX sees it */
    int move;   /* the first best child of the root */
    int count;  /* of the leaves, */
    int leaf[MOST_TREE_NODES];
};

void search_twigs(const struct twigs *twigs, enum search_kind kind, bool root_is_min, struct leaf_visits *visits);

/* What minimax finds a twig worth, where MAX is to move there, or MIN. */
Wide worth_of(const struct twigs *twigs, int twig, bool max);

/* Is this child of the root as good as any? */
bool is_best_move(const struct twigs *twigs, bool root_is_min, int move);

/* What leaves that were visited prove of a twig, as MAX sees it: the true value is no less than `lower`, and no more than `upper`. */
struct proof {
    Wide lower, upper;
};
struct proof prove(const struct twigs *twigs, int twig, bool max, const bool visited[]);

#endif
