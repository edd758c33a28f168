/*
 * For leaf `quiescence`.  What the evaluation cannot see is the other's four: whoever can make none himself, and
 * must stop one, is in check.  Noisy is a four, which is seen but not yet a win; with checks, a disc that threatens
 * one at once, too.  Each move takes a square, so that all this comes to an end.
 */
#ifndef CONNECT4_QUIET_H
#define CONNECT4_QUIET_H

static inline bool in_check(const Rules *rules, const State *state)
{
    const uint64_t open = landings(rules, state);
    return !(completions(state->own) & open) && completions(state->opponent) & open;
}

/* Of moves that win, one will do. */
static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    const uint64_t open = landings(rules, state), wins = completions(state->own) & open;
    int number = 0;
    if (wins)
        list[number++] = (Move)__builtin_ctzll(wins);
    for (uint64_t rest = checks && !wins ? open : 0; rest; rest &= rest - 1) {
        const Move move = (Move)__builtin_ctzll(rest);
        const State child = play(rules, state, move);
        if (completions(child.opponent) & landings(rules, &child))
            list[number++] = move;
    }
    return number;
}

#endif
