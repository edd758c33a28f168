/*
 * For leaf `quiescence`: noisy are moves that set off a chain in which the mover gets two balls or more.  The
 * evaluation expects those of squares that lack one cell and have three balls of one colour, but of others it does
 * not see that they can be had at once.  Each move fills a cell, so that all this comes to an end.
 */
#ifndef UPPERHAND_QUIET_H
#define UPPERHAND_QUIET_H

/* How many balls come into the pyramid by themselves: those of the mover, and the other's. */
static inline void set_off(const Rules *rules, const State *state, Move move, int *own, int *opponent)
{
    const State after = play(rules, state, move);
    *own = __builtin_popcountll(after.opponent) - __builtin_popcountll(state->own) - 1;
    *opponent = __builtin_popcountll(after.own) - __builtin_popcountll(state->opponent);
}

static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    int number = 0;
    (void)checks;
    for (uint64_t to = open_cells(rules, state); to; to &= to - 1) {
        const Move move = (Move)__builtin_ctzll(to);
        int own, opponent;
        set_off(rules, state, move, &own, &opponent);
        if (own > 1)
            list[number++] = move;
    }
    return number;
}

/* A cell is worth a ball more to whom it belongs than if it were the other's. */
static inline Value gain(const Rules *rules, const State *state, Move move)
{
    int own, opponent;
    set_off(rules, state, move, &own, &opponent);
    return (own - opponent) * UNIT;
}

#endif
