/* Asking a program about many trees, and what its answers say of it. */
#ifndef GRADE_GRADE_H
#define GRADE_GRADE_H

#include "grade/pupil.h"
#include "grade/searches.h"

/* What may be wrong with an answer, the gravest first.  OTHER_LEAVES: all that was told is right, but it visited others than
 * alpha-beta. */
enum fault { NO_ANSWER, WRONG_VALUE, WRONG_MOVE, OTHER_LEAVES, FAULTS, NO_FAULT = FAULTS };

/* A tree and what was answered. */
struct graded_tree {
    struct twigs twigs;
    bool root_is_min, answered;
    struct tree_answer answer;
    struct engine_trouble trouble;
};

struct fault_found {
    int count, first;          /* trees that show it, and the number of the first */
    unsigned traits;           /* that all these have */
    struct graded_tree shrunk; /* the smallest that was found */
    struct size size;
    int tries;
};

/* Wrong values that are too large, and such as are too small: are all of them the same? */
struct clip {
    int count;
    bool differs;
    int64_t value;
};

/* How many trees there are of a kind, and which has the fewest nodes. */
struct example {
    int count, number, nodes;
};

struct grade {
    int asked, answered, right; /* trees, and right values */
    int moves_told, leaves_told, orders_told;
    int right_without[TREE_TRAITS]; /* right values of trees that do not have it */
    int value_of[SEARCH_KINDS];     /* answers that are the values of such a search */
    struct clip low, high;          /* of values that are too large, and too small */
    int value_before;               /* that were right for the tree before */
    int leaves_of[RIGHT_VALUES];    /* that say as many leaves, and, if orders are told, the same in that order */
    int moves_behind;               /* of wrong moves those of children behind a best one */
    int more, fewer;                /* leaves than minimax, and than alpha-beta has */
    /* Of trees in which all leaves differ: where they are not visited from left to right, and where the value is right, but those
     * that were visited do not prove it. */
    struct example out_of_order, unproved;
    struct fault_found fault[FAULTS];
    bool stopped; /* before all were asked: by the time, or since there was too much trouble */
};

enum { MOST_TREES = 100000 };

struct grading {
    int trees;
    enum span span;
    bool both_roots; /* may MIN begin, too? */
    double seconds;
};

/* Ask about all trees for half of the time, and then make those small on which something is wrong. */
void grade_take(struct pupil *pupil, const struct grading *grading, struct grade *grade);

/* Which twig each leaf is that it says to have visited, -1: there is none such.  Equal values are taken from left to right. */
void leaves_told(const struct twigs *twigs, const struct tree_answer *answer, int leaf[MOST_VISITS_TOLD]);

/* Which search has the leaves that all answers told of, alpha-beta where there are several; SEARCH_KINDS: none; and which right
 * search has those of the most answers. */
enum search_kind search_with_leaves(const struct grade *grade);
enum search_kind search_nearest(const struct grade *grade);

#endif
