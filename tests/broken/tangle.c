/*
 * A game whose positions and moves are drawn by lot, and with them all that a game may say of them: few, so that a search meets
 * each again and again, by short ways and long ones, with much left to spend and with little.  Nothing is wrong with it; it is
 * for tests/search/slow.h, which finds in it what is seldom in games that people play.
 */
#include "kit/part.h"
#include "kit/random.h"

enum { PLACES = 24, BOUND = 12 };

typedef struct {
    uint8_t node, second; /* is the player to move the one who did not begin? */
} State;

typedef uint8_t Move; /* the node that it leads to */

typedef struct {
    uint64_t seed;
} Rules;

enum { MAX_MOVES = 5 };

#include "kit/game.h"

/* What is drawn of a position: of its node alone, or of whose turn it is, too; and of a move there. */
enum { ENDS, WORTH, TURNS, IN_CHECK, HELD, LEFT, NUMBER = 100, TARGET, WINS, EXCHANGES, NOISY, COMES, LIKELY };

static inline int drawn(const Rules *rules, int what, int node, int of, int most)
{
    return (int)below(descend(descend(descend(rules->seed, (uint64_t)what), (uint64_t)node), (uint64_t)of),
                      (uint32_t)most);
}

static inline int drawn_of_move(const Rules *rules, int what, const State *state, Move move, int most)
{
    return drawn(rules, what, 2 * state->node + state->second, move, most);
}

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)settings;
    (void)arena;
    *rules = (Rules){descend(0x74616e676c65, seed)};
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0, 0};
}

static inline bool finished(const Rules *rules, const State *state)
{
    return state->node > 0 && drawn(rules, ENDS, state->node, 0, 5) == 0;
}

/* What it is worth to who began, so that sides can be swapped. */
static inline Value worth(const Rules *rules, const State *state)
{
    const Value value = drawn(rules, WORTH, state->node, 0, 2 * BOUND + 1) - BOUND;
    return state->second ? -value : value;
}

static inline Value score(const Rules *rules, const State *state)
{
    return worth(rules, state);
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    return worth(rules, state);
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return BOUND;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const int side = 2 * state->node + state->second, most = 1 + drawn(rules, TURNS, side, 0, MAX_MOVES);
    int count = 0;
    for (int i = 0; i < most; i++) {
        const Move move = (Move)drawn(rules, TARGET, side, i, PLACES);
        bool new = true;
        for (int before = 0; before < count; before++)
            new &= list[before] != move;
        if (new)
            list[count++] = move;
    }
    return count;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){move, !state->second};
}

static State swap(const Rules *rules, const State *state)
{
    (void)rules;
    return (State){state->node, !state->second};
}

/* A forced move that is free leads on, so that no path is endless. */
static int plies(const Rules *rules, const State *state, Move move)
{
    Move list[MAX_MOVES];
    return moves(rules, state, list) > 1 || move <= state->node || move % 2;
}

static bool in_check(const Rules *rules, const State *state)
{
    return drawn(rules, IN_CHECK, state->node, state->second, 5) == 0;
}

static bool zugzwang(const Rules *rules, const State *state)
{
    return drawn(rules, HELD, state->node, state->second, 4) == 0;
}

static int remaining(const Rules *rules, const State *state)
{
    return drawn(rules, LEFT, state->node, 0, 4);
}

static Value gain(const Rules *rules, const State *state, Move move)
{
    const Value value = drawn_of_move(rules, WINS, state, move, 12) - 5;
    return value > 0 ? value : 0;
}

static Value exchange(const Rules *rules, const State *state, Move move)
{
    return drawn_of_move(rules, EXCHANGES, state, move, 5) - 2;
}

static int landing(const Rules *rules, Move move, bool by_other)
{
    (void)rules;
    return by_other ? 3 - move % 4 : move % 4;
}

static int noisy(const Rules *rules, const State *state, bool checks, Move list[MAX_MOVES])
{
    Move all[MAX_MOVES];
    const int most = moves(rules, state, all);
    int count = 0;
    (void)checks;
    for (int i = 0; i < most; i++)
        if (all[i] > state->node && drawn_of_move(rules, NOISY, state, all[i], 2))
            list[count++] = all[i];
    return count;
}

static int priority(const Rules *rules, const State *state, Move move)
{
    return drawn_of_move(rules, COMES, state, move, 3);
}

static double probability(const Rules *rules, const State *state, Move move)
{
    return drawn_of_move(rules, LIKELY, state, move, 5) / 4.0;
}

static const Game game = {
    .about = "positions that are drawn by lot, and all that is said of them",
    .unit = 4,
    .priority = priority,
    .plies = plies,
    .noisy = noisy,
    .in_check = in_check,
    .gain = gain,
    .exchange = exchange,
    .landing = landing,
    .zugzwang = zugzwang,
    .probability = probability,
    .swap = swap,
    .remaining = remaining,
};
