/*
 * A strongly ordered tree (T. Marsland, M. Campbell, "Parallel search of strongly ordered game trees", 1982)
 * whose true values are known everywhere: the root is worth 0, the best child inherits its parent's value,
 * and every other child is worse for the mover by an independent amount, uniform in 1 .. 2^32.
 *
 * The best child stands first with probability p1, and in the first quarter (the first ceil(branching / 4)
 * children) with the larger of p1 and p2, in each of its other places with the same probability; and otherwise in
 * each of the remaining places with the same probability.  If one of the two has no place, its share goes to the
 * other.
 *
 * The static evaluation is the true value plus noise, uniform within noise * 2^32 on either side.  The tree
 * has no end.
 */

#include "kit/part.h"
#include "kit/random.h"

typedef struct {
    uint64_t key;  /* a hash of the path */
    int64_t value; /* the true value, for the side to move */
} State;

typedef uint8_t Move; /* the child's number */

typedef struct {
    int branching, quarter;
    uint64_t first, near; /* probabilities p1 and max(p1, p2), times 2^32 */
    int64_t noise;        /* times 2^16 */
    uint64_t seed;
} Rules;

enum { MAX_MOVES = 64 };

#include "kit/game.h"
#include "kit/regular.h"

enum { BRANCHING, P1, P2, NOISE }; /* settings */

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)arena;
    const double p1 = settings[P1].real, p2 = settings[P2].real;
    rules->branching = (int)settings[BRANCHING].integer;
    rules->quarter = (rules->branching + 3) / 4;
    rules->first = (uint64_t)(p1 * 4294967296.0);
    rules->near = (uint64_t)((p2 > p1 ? p2 : p1) * 4294967296.0);
    rules->noise = (int64_t)(settings[NOISE].real * 65536.0);
    rules->seed = seed;
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){descend(2, rules->seed), 0};
}

/* For things that must not depend on the amounts, which come from the key itself. */
static inline uint64_t second_hash(uint64_t key)
{
    return mix(key ^ 0x6e6f697365);
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    if (!rules->noise)
        return state->value;
    const int64_t uniform = (int64_t)(second_hash(state->key) >> 47) - (1 << 16); /* -2^16 .. 2^16-1 */
    return state->value + uniform * rules->noise;
}

/* It would take 2^29 amounts to reach it, and no path is so long. */
static inline Value bound(const Rules *rules)
{
    (void)rules;
    return (Value)1 << 61;
}

/* The number of the child that has its parent's value. */
static inline int best_child(const Rules *rules, const State *state)
{
    const uint64_t hash = second_hash(~state->key);
    const uint64_t draw = hash >> 32;
    const uint64_t place = mix(hash);
    const int near = rules->quarter - 1, far = rules->branching - rules->quarter;
    if (draw < rules->first || rules->branching == 1)
        return 0;
    if ((draw < rules->near && near > 0) || far == 0)
        return 1 + (int)below(place, (uint32_t)near);
    return rules->quarter + (int)below(place, (uint32_t)far);
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    const uint64_t key = descend(state->key, move);
    const int64_t loss = move == best_child(rules, state) ? 0 : (int64_t)(key >> 32) + 1;
    return (State){key, -(state->value - loss)};
}

static inline Value truth(const Rules *rules, const State *state)
{
    (void)rules;
    return state->value;
}

static inline bool exact(const Rules *rules)
{
    return rules->noise == 0;
}

static const Game game = {
    .about = "strongly ordered: the best child tends to stand first; true values known",
    .parameters =
        {
            {"branching", INTEGER, "4", 1, MAX_MOVES, .about = "children of every node"},
            {"p1", REAL, "0.7", 0, 1, .about = "probability that the best child is the first",
             .axis = "how often the best child stands first"},
            {"p2", REAL, "0.9", 0, 1, .about = "probability that it is in the first quarter, if larger than p1"},
            {"noise", REAL, "0", 0, 1000, .about = "of the evaluation, as a share of the largest loss of a move"},
        },
    .legal = legal,
    .known = {{"branching=3", {3, 9, 27, 81}}},
    .truth = truth,
    .exact = exact,
};
