/*
 * For leaf `quiescence`: noisy are captures that take more than the last seed sown, and sowings that earn another
 * turn.  Each puts a seed at least into a store, which it never leaves, so that all this comes to an end.  Who must
 * pass has no choice, and therefore cannot stand pat: his turn is searched as that of a side in check.
 */
#ifndef KALAH_QUIET_H
#define KALAH_QUIET_H

static inline bool in_check(const Rules *rules, const State *state)
{
    (void)rules;
    return state->own & MUST_PASS;
}

static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    Move all[MAX_MOVES];
    const int count_all = in_check(rules, state) ? 0 : moves(rules, state, all);
    int number = 0;
    (void)checks;
    for (int i = 0; i < count_all; i++)
        if (earns_turn(rules, state, all[i]) || captures(rules, state, all[i]) > 1)
            list[number++] = all[i];
    return number;
}

/* The seeds that come into the mover's store. */
static inline Value gain(const Rules *rules, const State *state, Move move)
{
    const State after = play(rules, state, move);
    return seeds_in(after.opponent, STORE) - seeds_in(state->own, STORE);
}

#endif
