/*
 * The tree of a search, made from the events that the search told (kit/trace.h).
 *
 * A node is a path, as in textbooks: a position that is reached twice is two nodes.  The player to move at the root is
 * MAX, unless it is said to be MIN, and all values, bounds and windows here are as MAX sees them.
 *
 * What a node is worth is what the leaves that were visited prove, whatever the algorithm made of them: at least `lower`,
 * because MAX has a strategy to reach only leaves worth as much, and at most `upper` (A. de Bruin, W. Pijls, A. Plaat,
 * "Solution trees as a basis for game-tree search", 1994).  A search that is right has proved both bounds of its root to be
 * its value.  A null window proves one bound of a node, and so does a cutoff.
 *
 * If a node is searched again with something else left to spend, what was found below it before does not count any more.
 *
 * What a pruning says is no proof.  It counts as what the search took it for: a leaf's value that may be a bound, or that of
 * a child that was left out, which is no better than what its parent had.  So `lower` and `upper` are proved but for that;
 * where a later visit contradicts it, the later one counts.
 */
#ifndef TREE_SEARCH_TREE_H
#define TREE_SEARCH_TREE_H

#include "kit/trace.h"
#include "parts/registry.h"

/* What is beyond all values. */
static const int64_t UNBOUNDED = INT64_C(1) << 62;

enum node_state {
    UNSEEN,   /* never visited: listed, or refuted by the table */
    INNER,    /* expanded */
    LEAF,     /* scored */
    ANSWERED, /* by the table */
    BEYOND,   /* seen by a leaf, beyond the horizon */
    OUTDATED, /* visited, but what was found does not count any more */
};

/* Why the other children of a node were not visited. */
enum cut {
    NO_CUT,
    SHALLOW_CUT, /* the child refutes the node with the parent's own bound */
    DEEP_CUT,    /* with the bound of a node further up, and not with the parent's */
    WINDOW_CUT,  /* with that of a window that no node gave: a null window, or the root's own */
    TABLE_CUT,   /* the table knew enough of a child */
    SOLVED_CUT,  /* in a best-first search: the child solved the node */
};

struct visit {
    int node;
    int64_t alpha, beta;     /* the window */
    enum node_state outcome; /* INNER, LEAF, BEYOND or ANSWERED */
    int next;                /* of the same node; -1: this is the last */
    int left;                /* to spend */
    bool latest;             /* is it all that was told of the node since? */
    int within;              /* a visit of the same node that is not over yet; -1: none */
};

/* A visit that expanded a node, and the cutoff there. */
struct expansion {
    int visit; /* -1: none */
    enum cut cut;
    int cut_by; /* the child's place; -1: none */
};

struct node {
    uint64_t key;
    int parent;                          /* -1: the root */
    int first_child, next_sibling;       /* of those told of, in visiting order; -1: none */
    int ply, place, number, type;        /* Knuth and Moore's type */
    int count;                           /* children that there are; 0 where nothing is known of them */
    int known;                           /* children told of */
    int visits, first_visit, last_visit; /* 0 and -1: none */
    int visit;                           /* that goes on, or ended last; most often the last one; -1: none */
    enum node_state state;
    enum leaf_kind leaf;
    bool left_out; /* by a pruning, since the last visit? */
    int pruned_by; /* which pruning that was, or answered the last visit, by its place in the combination; -1: none */
    int64_t lower, upper;         /* what is proved */
    int64_t own_lower, own_upper; /* by itself: as a leaf, or by the table */
    struct expansion last;        /* the last visit that expanded it */
    int refuted_by;               /* the place of a child that the table knows enough of; -1: none */
    bool principal;               /* is it on the principal variation? */
    bool beyond;                  /* the horizon?  It proves nothing of its parent, nor is it one of the `count` */
    bool stands;                  /* was it told what standing pat is worth here? */
    int64_t standing;
    int grown; /* in a tree that grew, so many visits, after which it seemed to be worth this, within these bounds; 0: none told */
    int64_t grown_value, grown_low, grown_high;
};

struct search_tree {
    bool root_is_min, best_first, finished;
    bool windowed; /* is any window not open? */
    struct node *node;
    int nodes;
    struct visit *visit;
    int visits, leaves;      /* visits that scored */
    int passed;              /* visits below null moves, which are no nodes here */
    struct expansion before; /* of the node that is visited now: the expansion before this visit */
    int *slot;               /* of a hash table: nodes, by key; -1: free */
    int slots;
};

static inline bool is_null_window(const struct visit *visit)
{
    return visit->alpha + 1 >= visit->beta;
}

/* Is MAX to move? */
static inline bool is_max(const struct search_tree *tree, const struct node *node)
{
    return (node->ply % 2 == 0) != tree->root_is_min;
}

/* Is it the event that stands for a null move (passes_fold)?  Its `parent` is the position that passed, and its `value` is how
 * many visits there were. */
static inline bool is_pass(const struct event *event)
{
    return event->kind == VISIT_EVENT && event->parent != 0 && event->siblings == 0;
}

/* --- the tree ------------------------------------------------------------------------------------------------------ */

/* An empty tree. */
void search_tree_begin(struct search_tree *tree, bool root_is_min);

/* The node of this key; -1: there is none yet. */
int search_tree_find(const struct search_tree *tree, uint64_t key);

/* Take the next event. */
void search_tree_take(struct search_tree *tree, const struct event *event);

/* There are no more: find the principal variation. */
void search_tree_end(struct search_tree *tree, const struct outcome *outcome);

/* A tree of the events from the first to that before the end. */
void search_tree_replay(struct search_tree *tree, bool root_is_min, const struct trace *trace, uint64_t first,
                        uint64_t end);

/* All at once.  With deepening only those of the last step count; *earlier is how many events came before. */
void search_tree_read(struct search_tree *tree, bool root_is_min, const struct trace *trace,
                      const struct outcome *outcome, uint64_t *earlier);

/* Children that were never visited, those that nothing was told of included, but none that prunings left out. */
int unvisited_children(const struct search_tree *tree, const struct node *node);

/* Children that this pruning left out, and that were never visited. */
int left_out_children(const struct search_tree *tree, const struct node *node, int pruning);

/* --- what the leaves that were visited prove (proof.c) -------------------------------------------------------------- */

/* The bounds that the children of a node prove, without the child `but`; -1: with all of them. */
void bounds_of_children(const struct search_tree *tree, const struct node *node, int but, int64_t *lower,
                        int64_t *upper);

/* Nothing found so far at a node and below it counts. */
void forget(struct search_tree *tree, int number);

/* A node is taken to be worth so much by itself.  What was found of it before counts no more if it contradicts that: where
 * values rest on prunings it may. */
void claim(struct search_tree *tree, int number, int64_t lower, int64_t upper);

/* The last visit of a node found a value, for the side to move; exact: whatever the window was. */
void find(struct search_tree *tree, int number, int64_t value, bool exact);

#endif
