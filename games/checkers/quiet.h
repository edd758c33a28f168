/*
 * For leaf `quiescence`.  Noisy are captures, which a side that can take cannot leave undone: it is in check.  Otherwise
 * steps that crown a man are; and with checks those that let the other side take, which offer a piece.  Captures leave
 * fewer pieces and crowning fewer men, so that all this comes to an end.
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
    const uint32_t takers = takers_of(state), crowned = state->own & ~state->kings & ROW(6);
    int number = 0;
    if (takers)
        return (int)(add_all_captures(state, takers, list) - list);
    const int all = crowned || checks ? moves(rules, state, list) : 0;
    for (int i = 0; i < all; i++)
        if (from_of(list[i]) & crowned || (checks && offers(rules, state, list[i])))
            list[number++] = list[i];
    return number;
}

#endif
