/*
 * Incremental values: every edge carries an independent uniform amount, and a node's value is the sum along
 * its path, so that neighbouring leaves resemble each other (M. Newborn 1977; D. Nau 1982; R. Korf &
 * D. Chickering 1996).
 *
 * Edges are uniform in -2^31 .. 2^31-1.  The tree has no end.
 */

#include "kit/part.h"
#include "kit/random.h"

typedef struct {
    uint64_t key; /* a hash of the path */
    int64_t sum;  /* for the side to move */
} State;

typedef uint8_t Move; /* the child's number */

typedef struct {
    int branching;
    uint64_t seed;
} Rules;

enum { MAX_MOVES = 64 };

#include "kit/game.h"
#include "kit/regular.h"

enum { BRANCHING }; /* settings */

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)arena;
    rules->branching = (int)settings[BRANCHING].integer;
    rules->seed = seed;
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){descend(1, rules->seed), 0};
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    (void)rules;
    return state->sum;
}

/* It would take 2^30 edges to reach it, and no path is so long. */
static inline Value bound(const Rules *rules)
{
    (void)rules;
    return (Value)1 << 61;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    const uint64_t key = descend(state->key, move);
    const int64_t edge = (int64_t)(key >> 32) - ((int64_t)1 << 31);
    return (State){key, -(state->sum + edge)};
}

static const Game game = {
    .about = "values are sums of random edges along the path",
    .parameters = {{"branching", INTEGER, "4", 1, MAX_MOVES, .about = "children of every node"}},
    .legal = legal,
    .known = {{"branching=3", {3, 9, 27, 81}}},
};
