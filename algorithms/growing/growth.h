/*
 * A tree that grows: its positions stand in a Tree (best_first/tree.h), and what is known of each stands beside it.
 *
 * A position is scored once, and counts as a leaf then.  Later it may be expanded, and counts once more, as an inner one: its
 * children are listed, and scored when the algorithm wants that.  Finished games, and positions at the horizon, are worth their
 * score, and never grow.  From these, bounds are backed up:
 *
 *     low <= what minimax finds at the position under this cutoff <= high        for the side to move
 *
 * A position is settled where both are equal, and nothing goes there any more.  So a tree that may grow for as long as it likes
 * ends with minimax's value, whatever an algorithm prefers on the way (H. Baier, M. Winands, "MCTS-minimax hybrids", 2015, call
 * that score bounds; with wins and losses alone it is M. Winands, Y. Björnsson, J. Saito, "Monte-Carlo tree search solver", 2008).
 *
 * Memory: a node of the tree and 56 bytes for each child of every position expanded.
 */
#ifndef GROWTH_H
#define GROWTH_H

#include "algorithms/best_first/tree.h"
#include "algorithms/growing/result.h"

typedef struct {
    Value low, high;
    Value value;     /* once it is scored: minimax's value of what has grown below it */
    Result sum;      /* of the results of all visits */
    Result least;    /* the largest result that a settled child promises; once it is settled, its own */
    uint32_t visits; /* 0: it is not scored */
    uint32_t prior;  /* how likely it is beside its siblings, in 1/65536, */
    uint32_t doubt;  /* and 2^30 / sqrt(visits), for whoever asks for these */
    bool grown;      /* is it expanded? */
} GrowthFact;

typedef struct Growth Growth;

/* An algorithm. */
typedef struct {
    bool (*grow)(Growth *growth); /* at one place of a tree whose root is not settled; false: nowhere any more */
    TreeNumber (*best)(const Growth *growth); /* the root's child to be played */
    Value (*value)(const Growth *growth);     /* what the root is worth */
} GrowthMethod;

struct Growth {
    Search *search;
    Tree tree;
    Growing facts; /* by the nodes' numbers */
    const GrowthMethod *method;
    void *own; /* the algorithm's */
    Arena before;
};

static inline TreeNode *growth_node(const Growth *growth, TreeNumber number)
{
    return tree_node_at(&growth->tree, number);
}

static inline GrowthFact *growth_at(const Growth *growth, TreeNumber number)
{
    return growing_at(&growth->facts, sizeof(GrowthFact), number);
}

/* The children of a position that is expanded: first <= number < the end. */
static inline TreeNumber growth_first(const Growth *growth, TreeNumber number)
{
    return growth_node(growth, number)->at;
}

static inline TreeNumber growth_end(const Growth *growth, TreeNumber number)
{
    const TreeNumber first = growth_first(growth, number);
    return first + growth_node(growth, first)->later + 1;
}

static inline bool growth_is_settled(const GrowthFact *fact)
{
    return fact->low == fact->high;
}

/* May what grows below this child still raise the value of the position above it?  Of one that is not settled, some child is open. */
static inline bool growth_is_open(const GrowthFact *above, const GrowthFact *child)
{
    return !growth_is_settled(child) && -child->low > above->low;
}

static inline void growth_settle(GrowthFact *fact, Value value)
{
    fact->low = fact->high = fact->value = value;
}

/* Nothing is known yet of these nodes, which are the last. */
static inline void growth_add(Growth *growth, TreeNumber first)
{
    const Value most = larger(1, bound(growth->search->rules)); /* what is not known is not settled */
    growing_reserve(growth->search, &growth->facts, sizeof(GrowthFact), growth->tree.used);
    for (TreeNumber i = first; i < growth->tree.used; i++)
        *growth_at(growth, i) = (GrowthFact){.low = -most, .high = most};
}

/* A position is visited for the first time, and counts as a leaf: settle it, and say so, if it is one under the cutoff. */
static inline bool growth_meet(Growth *growth, TreeNumber number)
{
    const TreeNode *node = growth_node(growth, number);
    GrowthFact *fact = growth_at(growth, number);
    const Path path = path_of(growth->search, &node->path);
    Value value;
    if (!at_leaf(growth->search, &node->state, path, -INFINITE, INFINITE, &value)) {
        become_leaf(growth->search, path);
        return false;
    }
    growth_settle(fact, value);
    return true;
}

/* Otherwise it is worth this, for the time being. */
static inline void growth_score(Growth *growth, TreeNumber number, Value value)
{
    Search *search = growth->search;
    growth_at(growth, number)->value = value;
    tell_worth(search, path_of(search, &growth_node(growth, number)->path), (Worth){value, false});
}

/* What the leaf says of it. */
static inline Value growth_worth(Growth *growth, TreeNumber number)
{
    const TreeNode *node = growth_node(growth, number);
    const Path path = path_of(growth->search, &node->path);
    return worth_of(growth->search, &node->state, path, -INFINITE, INFINITE).value;
}

/* List the children of a position that was scored.  One that prunings leave without any is settled. */
static inline void growth_expand(Growth *growth, TreeNumber number)
{
    const TreeNode *node = growth_node(growth, number);
    GrowthFact *fact = growth_at(growth, number);
    const TreeNumber first = growth->tree.used;
    Value value = -INFINITE;
    at_leaf(growth->search, &node->state, path_of(growth->search, &node->path), -INFINITE, INFINITE, &value);
    fact->grown = tree_grow(growth->search, &growth->tree, number, -INFINITE, INFINITE, &value);
    if (fact->grown)
        growth_add(growth, first);
    else
        growth_settle(fact, value);
}

/* Make what is known of a position of what is known of its children.  Is it anything new? */
static inline bool growth_back_up(Growth *growth, TreeNumber number)
{
    GrowthFact *fact = growth_at(growth, number);
    const GrowthFact before = *fact;
    fact->low = fact->high = fact->value = -INFINITE;
    for (TreeNumber i = growth_first(growth, number); i < growth_end(growth, number); i++) {
        const GrowthFact *child = growth_at(growth, i);
        fact->low = larger(fact->low, -child->high);
        fact->high = larger(fact->high, -child->low);
        if (child->visits > 0)
            fact->value = larger(fact->value, -child->value);
        if (growth_is_settled(child) && result_turned(child->least) > fact->least)
            fact->least = result_turned(child->least);
    }
    fact->value = larger(fact->low, smaller(fact->high, fact->value));
    return fact->low != before.low || fact->high != before.high || fact->value != before.value;
}

/* --- the whole of it ------------------------------------------------------------------------------------------------ */

/* The first child that is proved to be worth what the root is, or what the algorithm says. */
static inline TreeNumber growth_best(const Growth *growth)
{
    const GrowthFact *root = growth_at(growth, TREE_ROOT);
    TreeNumber i = growth_first(growth, TREE_ROOT);
    if (!growth_is_settled(root))
        return growth->method->best(growth);
    while (-growth_at(growth, i)->high != root->low)
        i++;
    return i;
}

/* What was found so far.  All memory is given back. */
static Value growth_answer(Search *search)
{
    const Growth *growth = search->growth;
    const GrowthFact *fact = growth_at(growth, TREE_ROOT);
    if (fact->grown)
        prefer(search, search->root, growth_node(growth, growth_best(growth))->move);
    const Value value = growth_is_settled(fact) ? fact->low : growth->method->value(growth);
    arena_rewind(search->arena, growth->before);
    return value;
}

/* Let a tree grow until its root is settled, or nothing is left to grow, or a budget is spent. */
static inline Value growth_solve(Search *search, const State *root, const GrowthMethod *method, const void *own,
                                 size_t size)
{
    const Arena before = *search->arena;
    Growth *growth = take_memory(search, sizeof *growth);
    *growth = (Growth){.search = search, .method = method, .own = take_memory(search, size), .before = before};
    memcpy(growth->own, own, size);
    tree_plant(search, &growth->tree, root);
    growth->facts = growing_start(search, sizeof(GrowthFact));
    growth_add(growth, TREE_ROOT);
    search->growth = growth;
    search->answer = growth_answer;
    while (!growth_is_settled(growth_at(growth, TREE_ROOT)) && method->grow(growth))
        ;
    return growth_answer(search);
}

#endif
