/*
 * The walk in the game's own order, cut off at a depth.  It keeps nothing that such a search does not need, so
 * that this runs as fast as one written by hand.
 */
#ifndef KIT_WALK_PLAIN_H
#define KIT_WALK_PLAIN_H

#include <limits.h>

struct Path {
    int spent;
};

struct Children {
    int count;
    Move move[MAX_MOVES];
};

static inline Path root_path(const Search *search)
{
    (void)search;
    return (Path){0};
}

static inline void fetch(Search *search, const State *state);

static inline bool at_leaf(Search *search, const State *state, Path path, Value *value)
{
    if (path.spent < search->limit && search->table)
        fetch(search, state);
    return visit(search, state, path.spent, value);
}

static inline void expand(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    children->count = moves(search->rules, state, children->move);
    search->counts.generated += (uint64_t)children->count;
}

static inline Path step(const Search *search, const State *state, Path path, const Children *children, int i)
{
    return (Path){path.spent + plies_of(search, state, children->move[i])};
}

static inline void cut(Search *search, Path path, Move move, int i)
{
    (void)path;
    (void)move;
    search->counts.cutoffs++;
    search->counts.cutoffs_first += i == 0;
}

/* A position for which at_leaf() returned false counts as a leaf after all. */
static inline void make_leaf(Search *search, Path path)
{
    (void)path;
    search->counts.interior--;
}

static inline void search_again(Search *search, Path path)
{
    (void)path;
    search->counts.researches++;
}

static inline void count_probe(Search *search, Path path, bool hit)
{
    (void)path;
    search->counts.probes++;
    search->counts.hits += hit;
}

static inline void count_recall(Search *search, Path path)
{
    (void)path;
    search->counts.recalled++;
}

#include "kit/table.h"

static inline Remaining remaining_of(const Search *search, Path path)
{
    return (Remaining){.left = search->limit - path.spent, .plies = INT_MAX};
}

#endif
