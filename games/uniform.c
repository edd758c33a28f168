/*
 * A tree of uniform branching whose values are independent and identically distributed, at leaves and inner
 * nodes alike: cut off at any depth it is an iid tree (Knuth & Moore 1975; Pearl 1982).
 *
 * A position is a hash of the path that led to it, and its own value.  The tree has no end.
 */

#include "kit/part.h"
#include "kit/random.h"

typedef struct {
    uint64_t key;
} State;

typedef uint8_t Move; /* the child's number */

typedef struct {
    int branching;
    uint32_t values;
    uint64_t seed;
} Rules;

enum { MAX_MOVES = 64 };

#include "kit/game.h"
#include "kit/regular.h"

enum { BRANCHING, VALUES }; /* settings */

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)arena;
    rules->branching = (int)settings[BRANCHING].integer;
    rules->values = (uint32_t)settings[VALUES].integer;
    rules->seed = seed;
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){descend(0, rules->seed)};
}

/* If there are n different values, they are -(n-1), -(n-3), ..., n-1. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    if (rules->values)
        return 2 * (Value)below(state->key, rules->values) - (Value)(rules->values - 1);
    return (Value)(state->key >> 2) - ((Value)1 << 61);
}

static inline Value bound(const Rules *rules)
{
    return rules->values ? rules->values : (Value)1 << 61;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){descend(state->key, move)};
}

static const Game game = {
    .about = "independent random values at every node (iid)",
    .parameters =
        {
            {"branching", INTEGER, "4", 1, MAX_MOVES, .about = "children of every node"},
            {"values", INTEGER, "0", 0, 1 << 30,
             .about = "how many different values; 0: 2^62, as good as continuous"},
        },
    .legal = legal,
    .known = {{"branching=3", {3, 9, 27, 81}}},
};
