/*
 * A totally dependent tree: at every node the children's values lie in disjoint ranges of equal size, in
 * random order, so that a child better than its sibling is better whatever is played below (theory and name:
 * D. Knuth, R. Moore 1975).
 *
 * A position knows the lowest value of its range, as the player sees it who is MAX at the root; that is also its
 * static value.  A tree of some height divides branching^height values down to single ones.
 */

#include "kit/part.h"
#include "kit/random.h"

typedef struct {
    uint64_t key; /* a hash of the path */
    int64_t low;  /* the lowest value of the range, as MAX sees it */
    int64_t size; /* how many values the range has; negative when MIN is to move */
} State;

typedef uint8_t Move; /* which part of the range, from the lowest */

typedef struct {
    int branching;
    int64_t values; /* branching^height */
    uint64_t seed;
} Rules;

enum { MAX_MOVES = 64 };

#include "kit/game.h"

enum { BRANCHING, HEIGHT }; /* settings */

static const int64_t MOST_VALUES = (int64_t)1 << 61;

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)arena;
    const int64_t height = settings[HEIGHT].integer;
    rules->branching = (int)settings[BRANCHING].integer;
    rules->seed = seed;
    rules->values = 1;
    for (int64_t level = 0; level < height || height == 0; level++) {
        if (rules->values > MOST_VALUES / rules->branching) {
            if (height == 0)
                break;
            return "branching^height must not exceed 2^61";
        }
        rules->values *= rules->branching;
    }
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){descend(3, rules->seed), 0, rules->values};
}

static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    return state->size == 1 || state->size == -1;
}

/* The values of all leaves are centred at zero. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    const Value centred = state->low - rules->values / 2;
    return state->size > 0 ? centred : -centred;
}

static inline Value score(const Rules *rules, const State *state)
{
    return evaluate(rules, state);
}

static inline Value bound(const Rules *rules)
{
    return rules->values;
}

/* The parts of the range, shuffled (R. Fisher, F. Yates 1938). */
static inline int moves(const Rules *rules, const State *state, Move *list)
{
    for (int i = 0; i < rules->branching; i++) {
        const uint32_t j = below(descend(~state->key, (uint64_t)i), (uint32_t)i + 1);
        list[i] = list[j];
        list[j] = (Move)i;
    }
    return rules->branching;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    const int64_t size = (state->size > 0 ? state->size : -state->size) / rules->branching;
    return (State){descend(state->key, move), state->low + move * size, state->size > 0 ? -size : size};
}

static const Game game = {
    .about = "totally dependent: a better child is better whatever follows",
    .parameters =
        {
            {"branching", INTEGER, "4", 2, MAX_MOVES, .about = "children of every node"},
            {"height", INTEGER, "0", 0, 61,
             .about = "plies to the end of the game; 0: as many as 2^61 values allow"},
        },
    .known = {{"branching=3", {3, 9, 27, 81}}},
};
