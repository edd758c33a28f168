/* The nodes of a searched tree, and the visits of the search; searched.h says what they mean. */
#ifndef TREE_NODE_H
#define TREE_NODE_H

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
    bool fresh;              /* is it all that was told of the node since? */
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
};

struct searched {
    bool root_is_min, best_first, finished;
    struct node *node;
    int nodes;
    struct visit *visit;
    int visits, leaves;      /* visits that scored */
    int passed;              /* visits below null moves, which are no nodes here (passes.h) */
    struct expansion before; /* of the node that is visited now: the expansion before this visit */
    int *slot;               /* of a hash table: nodes, by key; -1: free */
    int slots;
};

static inline bool is_null_window(const struct visit *visit)
{
    return visit->alpha + 1 >= visit->beta;
}

/* Is MAX to move? */
static inline bool is_max(const struct searched *tree, const struct node *node)
{
    return (node->ply % 2 == 0) != tree->root_is_min;
}

/* Is it the event that stands for a null move (tree/passes.h)?  Its `parent` is the position that passed, and its `value` is how many visits there were. */
static inline bool is_pass(const struct event *event)
{
    return event->kind == VISIT_EVENT && event->parent != 0 && event->siblings == 0;
}

#endif
