/*
 * For leaf `quiescence`.  Noisy are captures; with checks, also steps to the last row but one where nobody can take,
 * which threaten to win.  Who has a piece of the other before his own first row, and cannot win first, is in check.
 * Every move is a step forward, so that all this comes to an end.
 */
#ifndef BREAKTHROUGH_QUIET_H
#define BREAKTHROUGH_QUIET_H

static inline bool in_check(const Rules *rules, const State *state)
{
    return state->opponent & HOME_DOOR && !(state->own & rules->door);
}

/* Into the last row; but if the opponent has one piece left, taking that wins as well, and may be listed first. */
static inline bool forced(const Rules *rules, const State *state, Move *move)
{
    Move list[MAX_MOVES];
    if (!(state->own & rules->door) || !(state->opponent & (state->opponent - 1)))
        return false;
    const Targets to = targets(rules, state);
    Move *next = add_moves(list, state, to.left & rules->goal, ROW - 1);
    next = add_moves(next, state, to.straight & rules->goal, ROW);
    add_moves(next, state, to.right & rules->goal, ROW + 1);
    *move = list[0];
    return true;
}

/* Of moves that win, one will do. */
static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    if (forced(rules, state, list))
        return 1;
    const Targets to = targets(rules, state);
    const uint64_t door = checks ? rules->door & ~threatened(state->opponent) : 0, loud = state->opponent | door;
    Move *next = add_moves(list, state, to.left & loud, ROW - 1);
    next = add_moves(next, state, to.straight & loud, ROW);
    return (int)(add_moves(next, state, to.right & loud, ROW + 1) - list);
}

#endif
