/* How good moves are at first sight: priorities for the order `static`, and categories. */
#ifndef BREAKTHROUGH_CATEGORIES_H
#define BREAKTHROUGH_CATEGORIES_H

/* How many could take on a square, and take back there. */
static inline int takers_at(uint64_t opponent, uint64_t square)
{
    return __builtin_popcountll(guarded(square) & opponent);
}

static inline int helpers_at(uint64_t own, uint64_t square)
{
    return __builtin_popcountll(threatened(square) & own);
}

static inline bool wins(const Rules *rules, const State *state, Move move)
{
    return to_of(move) & rules->goal || state->opponent == to_of(move);
}

/* Is it lost at once, because a piece of the other stays at the door? */
static inline bool lets_win(const State *state, Move move)
{
    return state->opponent & ~to_of(move) & HOME_DOOR;
}

/* Would the piece be lost, or given for another, on the square where it goes? */
typedef enum { SAFE, BACKED, LOOSE } Danger;

static inline Danger danger(const State *state, Move move)
{
    const int takers = takers_at(state->opponent, to_of(move));
    return !takers ? SAFE : helpers_at(state->own ^ from_of(move), to_of(move)) >= takers ? BACKED : LOOSE;
}

/* Rows from the last. */
static inline int distance(const Rules *rules, Move move)
{
    return rules->rows - 1 - (move >> TO_SHIFT & 63) / ROW;
}

/* Wins first, then what is taken, first near home; then pieces that go far, and last those that would be lost. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    const Danger risk = danger(state, move);
    if (wins(rules, state, move))
        return 100;
    if (move & TAKES)
        return (risk == LOOSE ? 10 : 40) + 2 * distance(rules, move) + (to_of(move) & HOME_DOOR ? 20 : 0);
    return (risk == SAFE ? 8 : risk == BACKED ? 0 : -20) - distance(rules, move);
}

enum { WINS, LETS_WIN, STOPS, THREATENS, TAKES_FREE, TAKES_BACKED, TRADES };
enum { LOSES_PIECE = TRADES + 1, OFFERS, LEAVES_HOME, TWO_STEPS, THREE_STEPS, FOUR_STEPS, BEHIND_BACKED, BEHIND };

#define CATEGORY_NAMES                                                                                             \
    "wins", "lets the other win", "stops a win", "threatens to win", "takes for nothing", "takes, backed",         \
        "trades", "loses a piece", "offers a trade", "leaves home", "two steps off", "three steps off",            \
        "four steps off", "behind, backed", "behind"

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    const Danger risk = danger(state, move);
    const int rows = distance(rules, move);
    if (wins(rules, state, move))
        return 1 << WINS;
    if (lets_win(state, move))
        return 1 << LETS_WIN;
    if (to_of(move) & state->opponent & HOME_DOOR)
        return 1 << STOPS;
    if (rows == 1 && risk == SAFE)
        return 1 << THREATENS;
    if (move & TAKES)
        return 1 << (risk == SAFE ? TAKES_FREE : risk == BACKED ? TAKES_BACKED : TRADES);
    if (risk != SAFE)
        return 1 << (risk == BACKED ? OFFERS : LOSES_PIECE);
    if (from_of(move) & HOME)
        return 1 << LEAVES_HOME;
    if (rows <= 4)
        return 1 << (rows == 2 ? TWO_STEPS : rows == 3 ? THREE_STEPS : FOUR_STEPS);
    return 1 << (helpers_at(state->own ^ from_of(move), to_of(move)) ? BEHIND_BACKED : BEHIND);
}

#endif
