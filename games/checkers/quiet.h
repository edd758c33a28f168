/*
 * For leaf `quiescence`.  Noisy are captures, which a side that can take cannot leave undone: it is in check.  With checks,
 * also steps that let the other side take, which offer a piece.  Every capture leaves fewer pieces, so that all this comes
 * to an end.
 */
#ifndef CHECKERS_QUIET_H
#define CHECKERS_QUIET_H

static inline bool in_check(const Rules *rules, const State *state)
{
    (void)rules;
    return can_take(state);
}

/* Can the other side take after it? */
static inline bool offers(const Rules *rules, const State *state, Move move)
{
    const State next = play(rules, state, move);
    return can_take(&next);
}

static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    const uint32_t takers = takers_of(state);
    int number = 0;
    if (takers)
        return (int)(add_all_captures(state, takers, list) - list);
    const int all = checks ? moves(rules, state, list) : 0;
    for (int i = 0; i < all; i++)
        if (offers(rules, state, list[i]))
            list[number++] = list[i];
    return number;
}

#endif
