/*
 * The walk under any order and any cutoff.  An order file defines
 *
 *     static void arrange(Search *search, const State *state, Path path, Children *children);
 *     static const Order order = { ... };
 *
 * and puts the children in the order of their visits (sort_children does that by a key); a cutoff file defines
 *
 *     static void price(Search *search, const State *state, Path path, Children *children);
 *     static int horizon(const Setting *settings);
 *     static const Cutoff cutoff = { ... };
 *
 * where price sets children->price[], at least 0 each, and horizon says at which sum of prices a path ends.
 * Prices come first and see the game's own order.
 */
#ifndef KIT_WALK_FULL_H
#define KIT_WALK_FULL_H

#include "kit/random.h"

struct Path {
    int spent;
    uint64_t key; /* a hash of the seed and of the moves' numbers */
};

struct Children {
    int count;
    Move move[MAX_MOVES];
    int price[MAX_MOVES];
    uint16_t number[MAX_MOVES]; /* in the game's own order */
};

static inline Path root_path(const Search *search)
{
    return (Path){0, descend(0x6f72646572, search->seed)};
}

static inline bool at_leaf(Search *search, const State *state, Path path, Value *value)
{
    return visit(search, state, path.spent, value);
}

static inline void expand(Search *search, const State *state, Path path, Children *children)
{
    children->count = moves(search->rules, state, children->move);
    search->generated += (uint64_t)children->count;
    for (int i = 0; i < children->count; i++)
        children->number[i] = (uint16_t)i;
    search->price(search, state, path, children);
    search->arrange(search, state, path, children);
}

static inline Path step(const Search *search, const State *state, Path path, const Children *children, int i)
{
    (void)search;
    (void)state;
    return (Path){path.spent + children->price[i], descend(path.key, children->number[i])};
}

static inline void leave_as_listed(Search *search, const State *state, Path path, Children *children)
{
    (void)search;
    (void)state;
    (void)path;
    (void)children;
}

/* The largest key first, equal keys as they stand; the keys are sorted along. */
static inline void sort_children(Children *children, Value *key)
{
    for (int i = 1; i < children->count; i++) {
        const Value k = key[i];
        const Move move = children->move[i];
        const int price = children->price[i];
        const uint16_t number = children->number[i];
        int j = i;
        for (; j > 0 && key[j - 1] < k; j--) {
            key[j] = key[j - 1];
            children->move[j] = children->move[j - 1];
            children->price[j] = children->price[j - 1];
            children->number[j] = children->number[j - 1];
        }
        key[j] = k;
        children->move[j] = move;
        children->price[j] = price;
        children->number[j] = number;
    }
}

#endif
