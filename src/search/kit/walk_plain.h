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

typedef Path Kept;

static inline Kept keep(const Search *search, Path path)
{
    (void)search;
    return path;
}

static inline Path path_of(const Search *search, const Kept *kept)
{
    (void)search;
    return *kept;
}

static inline int spent_of(Path path)
{
    return path.spent;
}

static inline Path step_passing(Search *search, Path path, int price)
{
    (void)search;
    return (Path){path.spent + price};
}

static inline Path spend_less(Search *search, Path path, int less)
{
    (void)search;
    return (Path){path.spent - less};
}

struct Children {
    int count;
    Move move[MAX_MOVES];
};

static inline Path root_path(const Search *search)
{
    (void)search;
    return (Path){0};
}

/* Nothing is asked for here. */
static inline void prepare_walk(Search *search)
{
    (void)search;
}

static inline void fetch(Search *search, const State *state);

/* Nothing is asked for ahead. */
static inline void fetch_children(const Search *search, const State *state, Path path)
{
    (void)search;
    (void)state;
    (void)path;
}

/* What its leaves are worth is their static evaluation. */
static inline bool at_leaf(Search *search, const State *state, Path path, Value alpha, Value beta, Value *value)
{
    (void)alpha;
    (void)beta;
    const bool spent = path.spent >= search->limit;
    if (!spent && search->table)
        fetch(search, state);
    const Visited visited = visit(search, state, spent);
    if (visited == TERMINAL)
        *value = score(search->rules, state);
    else if (visited == HORIZON)
        *value = static_value(search, state);
    return visited != INTERIOR;
}

/* No part asks here. */
static inline void expand(Search *search, const State *state, Path path, Value alpha, Value beta,
                          Children *children)
{
    (void)path;
    (void)alpha;
    (void)beta;
    children->count = moves(search->rules, state, children->move);
    search->counts.generated += (uint64_t)children->count;
}

static inline bool next_child(Search *search, const State *state, Path path, const Children *children, int i,
                              const Value *best)
{
    (void)search;
    (void)state;
    (void)path;
    (void)best;
    return i < children->count;
}

static inline void expand_all(Search *search, const State *state, Path path, Value alpha, Value beta,
                              Children *children, const Value *best)
{
    (void)best;
    expand(search, state, path, alpha, beta, children);
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

/* A position for which at_leaf() returned false counts as a leaf after all, of this worth. */
static inline void make_leaf(Search *search, Path path, Worth worth)
{
    (void)path;
    (void)worth;
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

static inline void count_recall(Search *search, Path path, Value value)
{
    (void)path;
    (void)value;
    search->counts.recalled++;
}

/* Nobody looks. */
static inline void note_refutation(const Search *search, Path path, Value value)
{
    (void)search;
    (void)path;
    (void)value;
}

#include "kit/table.h"

static inline Remaining remaining_of(const Search *search, Path path)
{
    return (Remaining){.left = search->limit - path.spent, .plies = INT_MAX};
}

#endif
