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

static inline void cut(Search *search, Path path, Move move, int i)
{
    (void)path;
    (void)move;
    search->cutoffs++;
    search->cutoffs_first += i == 0;
}

/* A position that was not at_leaf is one after all. */
static inline void make_leaf(Search *search, Path path)
{
    (void)path;
    search->interior--;
}

static inline void search_again(Search *search, Path path)
{
    (void)path;
    search->researches++;
}

/* --- there is no table here ----------------------------------------------------------------------------------- */

static inline Table *make_table(uint64_t entries, Arena *arena)
{
    (void)entries;
    (void)arena;
    return NULL;
}

static inline Memory *make_memory(Arena *arena)
{
    (void)arena;
    return NULL;
}

static inline Anatomy *make_anatomy(Arena *arena)
{
    (void)arena;
    return NULL;
}

static inline void take_anatomy(Search *search, struct by_ply *by_ply)
{
    (void)search;
    (void)by_ply;
}

typedef struct {
    Value value;
} Probe;

static inline bool recall(const Search *search, const State *state, Path path, Value alpha, Value beta,
                          Probe *probe)
{
    (void)search;
    (void)state;
    (void)path;
    (void)alpha;
    (void)beta;
    (void)probe;
    return false;
}

static inline void remember(const Search *search, const State *state, Path path, const Probe *probe, Value value,
                            Move best)
{
    (void)search;
    (void)state;
    (void)path;
    (void)probe;
    (void)value;
    (void)best;
}

static inline int refutation(const Search *search, const State *state, Path path, const Children *children,
                             Value beta, Value *value)
{
    (void)search;
    (void)state;
    (void)path;
    (void)children;
    (void)beta;
    (void)value;
    return -1;
}

#endif
