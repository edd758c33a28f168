/*
 * The walk in the game's own order, cut off at a depth: nothing is kept that such a search does not need, so
 * that it runs as fast as one written by hand.
 */
#ifndef KIT_WALK_PLAIN_H
#define KIT_WALK_PLAIN_H

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

static inline bool at_leaf(Search *search, const State *state, Path path, Value *value)
{
    return visit(search, state, path.spent, value);
}

static inline void expand(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    children->count = moves(search->rules, state, children->move);
    search->generated += (uint64_t)children->count;
}

static inline Path step(const Search *search, const State *state, Path path, const Children *children, int i)
{
    return (Path){path.spent + plies_of(search, state, children->move[i])};
}

#endif
