/*
 * For leaf `quiescence`.  What the evaluation cannot see is the other's line: whoever can make none himself, and must
 * prevent one, is in check.  Noisy is a line, which is seen but not yet a win; with checks, a cell that threatens one,
 * too.  Each move takes a cell, so that all this comes to an end.
 */
#ifndef MNK_QUIET_H
#define MNK_QUIET_H

static inline bool in_check(const Rules *rules, const State *state)
{
    const uint64_t empty = empty_of(rules, state);
    return !(completions(rules, state->own) & empty) && completions(rules, state->opponent) & empty;
}

/* A win, or what prevents the other's; if nothing does, all moves lose alike. */
static inline bool forced(const Rules *rules, const State *state, Move *move)
{
    const uint64_t empty = empty_of(rules, state), wins = completions(rules, state->own) & empty;
    const uint64_t must = wins ? 0 : completions(rules, state->opponent) & empty;
    const uint64_t choice = wins ? wins : must & (must - 1) ? empty : must;
    if (choice)
        *move = (Move)__builtin_ctzll(choice);
    return choice;
}

/* Of moves that win, one will do. */
static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    const uint64_t empty = empty_of(rules, state), wins = completions(rules, state->own) & empty;
    int number = 0;
    if (wins)
        list[number++] = (Move)__builtin_ctzll(wins);
    for (uint64_t rest = checks && !wins ? empty : 0; rest; rest &= rest - 1)
        if (completions(rules, state->own | (rest & -rest)) & empty & ~(rest & -rest))
            list[number++] = (Move)__builtin_ctzll(rest);
    return number;
}

#endif
