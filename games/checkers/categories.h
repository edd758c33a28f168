/* How good moves are at first sight: priorities for the order `static`, and categories. */
#ifndef CHECKERS_CATEGORIES_H
#define CHECKERS_CATEGORIES_H

#define CENTRE (ROW(3) | ROW(4) | BIT(2, 2) | BIT(2, 4) | BIT(5, 3) | BIT(5, 5))
#define EDGES (FIRST_COLUMN | LAST_COLUMN)

/* The squares to which these may ever come by such a way and the next. */
static inline uint32_t ahead_of(uint32_t set, int way)
{
#pragma GCC unroll 7
    for (int i = 0; i < 7; i++)
        set |= next_to(set, way) | next_to(set, way + 1);
    return set;
}

/* A step, and what may come of it. */
typedef enum { SAFE, TRADED, LOST } Danger;

/* May the other side take after it, and without being taken from in turn? */
static inline Danger danger(const Rules *rules, const State *state, Move move)
{
    Move list[MAX_MOVES];
    const State next = play(rules, state, move);
    const uint32_t takers = takers_of(&next);
    if (!takers)
        return SAFE;
    for (const Move *last = add_all_captures(&next, takers, list); last-- > list;) {
        const State after = play(rules, &next, *last);
        if (!can_take(&after))
            return LOST;
    }
    return TRADED;
}

/* Where a piece goes. */
static inline uint32_t to_of(const State *state, Move move)
{
    return moved(state, move).at;
}

static inline int kings_taken(const State *state, Move move)
{
    return size_of(state->opponent & ~moved(state, move).left & state->kings);
}

/* Captures of much first; then men that are crowned, offers of trades, which leave few answers and nearly halve the
 * tree, and safe steps into the centre; last those that lose a piece. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    const uint32_t to = to_of(state, move);
    const bool man = from_of(move) & ~state->kings, crowned = man && to & ROW(7);
    if (taken_by(move))
        return 100 + 20 * taken_by(move) + 10 * kings_taken(state, move) + 10 * crowned;
    const Danger risk = danger(rules, state, move);
    const int worth = crowned ? 50 : man && from_of(move) & ROW(0) ? -3 : to & CENTRE ? 3 : 0;
    return worth + (risk == LOST ? -40 : risk == TRADED ? 10 : 0);
}

enum { TAKES_MORE, TAKES_KING, TAKES_MAN, CROWNS, LOSES, TRADES_MEN };
enum {
    FROM_HOME = TRADES_MEN + 1,
    RUNS,
    MAN_INSIDE,
    MAN_TO_EDGE,
    MAN_BEYOND,
    MAN_BEHIND,
    KING_INSIDE,
    KING_ELSEWHERE
};

#define CATEGORY_NAMES                                                                                             \
    "takes two or more", "takes a king", "takes a man", "crowns", "loses a piece", "offers a trade",               \
        "leaves home", "nobody can stop it", "to the centre", "to the edge", "forward, beyond the middle",         \
        "forward, before the middle", "king to the centre", "king elsewhere"

static inline int category_of_step(const State *state, uint32_t from, uint32_t to)
{
    if (from & state->kings)
        return to & CENTRE ? KING_INSIDE : KING_ELSEWHERE;
    if (from & ROW(0))
        return FROM_HOME;
    if (to & ~ahead_of(state->opponent, DOWN_LEFT))
        return RUNS;
    if (to & CENTRE)
        return MAN_INSIDE;
    return to & EDGES ? MAN_TO_EDGE : to & (ROW(5) | ROW(6)) ? MAN_BEYOND : MAN_BEHIND;
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    const uint32_t from = from_of(move), to = to_of(state, move);
    if (taken_by(move) > 1)
        return 1 << TAKES_MORE;
    if (taken_by(move))
        return 1 << (kings_taken(state, move) ? TAKES_KING : TAKES_MAN);
    if (to & ROW(7) & ~state->kings && from & ~state->kings)
        return 1 << CROWNS;
    const Danger risk = danger(rules, state, move);
    if (risk != SAFE)
        return 1 << (risk == LOST ? LOSES : TRADES_MEN);
    return 1 << category_of_step(state, from, to);
}

#endif
