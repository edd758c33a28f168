/*
 * OPEN: a heap of states.  The state of largest merit comes first, and of equal merits the leftmost in the tree.  No
 * node on it is above another, so that one of them always is the leftmost.
 */
#ifndef OPEN_H
#define OPEN_H

#include "algorithms/best_first/tree.h"

/* Stockman's state.  LIVE: the node is still to be searched; SOLVED: below it is a solution of this merit. */
typedef struct {
    Value merit;
    TreeNumber node;
    enum { OPEN_LIVE, OPEN_SOLVED } status;
} OpenTriple;

typedef struct {
    Growing triples; /* heap order: no state comes before that in (place - 1) / 2 */
    uint32_t count;
} Open;

static inline OpenTriple *open_triple_at(const Open *open, uint32_t place)
{
    return growing_at(&open->triples, sizeof(OpenTriple), place);
}

static inline bool open_comes_before(const Tree *tree, OpenTriple a, OpenTriple b)
{
    return a.merit != b.merit ? a.merit > b.merit : tree_is_left_of(tree, a.node, b.node);
}

static inline void open_set(Open *open, Tree *tree, uint32_t place, OpenTriple triple)
{
    *open_triple_at(open, place) = triple;
    tree_node_at(tree, triple.node)->at = place;
}

/* Find the place of a state from a free place upwards, or downwards. */

static inline uint32_t open_rise(Open *open, Tree *tree, uint32_t place, OpenTriple triple)
{
    for (; place > 0 && open_comes_before(tree, triple, *open_triple_at(open, (place - 1) / 2));
         place = (place - 1) / 2)
        open_set(open, tree, place, *open_triple_at(open, (place - 1) / 2));
    return place;
}

static inline uint32_t open_sink(Open *open, Tree *tree, uint32_t place, OpenTriple triple)
{
    for (uint32_t next; (next = 2 * place + 1) < open->count; place = next) {
        if (next + 1 < open->count &&
            open_comes_before(tree, *open_triple_at(open, next + 1), *open_triple_at(open, next)))
            next++;
        if (!open_comes_before(tree, *open_triple_at(open, next), triple))
            break;
        open_set(open, tree, place, *open_triple_at(open, next));
    }
    return place;
}

static inline void open_put(Search *search, Open *open, Tree *tree, OpenTriple triple)
{
    const uint32_t end = open->count++;
    growing_reserve(search, &open->triples, sizeof(OpenTriple), open->count);
    tree_node_at(tree, triple.node)->stage = TREE_LISTED;
    open_set(open, tree, open_rise(open, tree, end, triple), triple);
}

static inline void open_remove(Open *open, Tree *tree, uint32_t place)
{
    tree_node_at(tree, open_triple_at(open, place)->node)->stage = TREE_IDLE;
    const OpenTriple last = *open_triple_at(open, --open->count);
    if (place < open->count)
        open_set(open, tree, open_rise(open, tree, open_sink(open, tree, place, last), last), last);
}

/* Put a state on OPEN, and take the first state from it. */
static inline OpenTriple open_exchange(Open *open, Tree *tree, OpenTriple triple)
{
    if (open->count == 0 || open_comes_before(tree, triple, *open_triple_at(open, 0)))
        return triple;
    const OpenTriple first = *open_triple_at(open, 0);
    tree_node_at(tree, first.node)->stage = TREE_IDLE;
    tree_node_at(tree, triple.node)->stage = TREE_LISTED;
    open_set(open, tree, open_sink(open, tree, 0, triple), triple);
    return first;
}

#endif
