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
    NodeNumber node;
    enum { LIVE, SOLVED } status;
} Triple;

typedef struct {
    Growing triples; /* heap order: no state comes before that in (place - 1) / 2 */
    uint32_t count;
} Open;

static inline Triple *triple_at(const Open *open, uint32_t place)
{
    return growing_at(&open->triples, sizeof(Triple), place);
}

static inline bool comes_before(const Tree *tree, Triple a, Triple b)
{
    return a.merit != b.merit ? a.merit > b.merit : is_left_of(tree, a.node, b.node);
}

static inline void open_set(Open *open, Tree *tree, uint32_t place, Triple triple)
{
    *triple_at(open, place) = triple;
    node_at(tree, triple.node)->at = place;
}

/* Find the place of a state from a free place upwards, or downwards. */

static inline uint32_t open_rise(Open *open, Tree *tree, uint32_t place, Triple triple)
{
    for (; place > 0 && comes_before(tree, triple, *triple_at(open, (place - 1) / 2)); place = (place - 1) / 2)
        open_set(open, tree, place, *triple_at(open, (place - 1) / 2));
    return place;
}

static inline uint32_t open_sink(Open *open, Tree *tree, uint32_t place, Triple triple)
{
    for (uint32_t next; (next = 2 * place + 1) < open->count; place = next) {
        if (next + 1 < open->count && comes_before(tree, *triple_at(open, next + 1), *triple_at(open, next)))
            next++;
        if (!comes_before(tree, *triple_at(open, next), triple))
            break;
        open_set(open, tree, place, *triple_at(open, next));
    }
    return place;
}

static inline void open_put(Search *search, Open *open, Tree *tree, Triple triple)
{
    const uint32_t end = open->count++;
    growing_reserve(search, &open->triples, sizeof(Triple), open->count);
    node_at(tree, triple.node)->stage = LISTED;
    open_set(open, tree, open_rise(open, tree, end, triple), triple);
}

static inline void open_remove(Open *open, Tree *tree, uint32_t place)
{
    node_at(tree, triple_at(open, place)->node)->stage = IDLE;
    const Triple last = *triple_at(open, --open->count);
    if (place < open->count)
        open_set(open, tree, open_rise(open, tree, open_sink(open, tree, place, last), last), last);
}

/* Put a state on OPEN, and take the first state from it. */
static inline Triple open_exchange(Open *open, Tree *tree, Triple triple)
{
    if (open->count == 0 || comes_before(tree, triple, *triple_at(open, 0)))
        return triple;
    const Triple first = *triple_at(open, 0);
    node_at(tree, first.node)->stage = IDLE;
    node_at(tree, triple.node)->stage = LISTED;
    open_set(open, tree, open_sink(open, tree, 0, triple), triple);
    return first;
}

#endif
