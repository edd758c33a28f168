/*
 * For leaf `quiescence`: noisy are moves to corners, which nothing can turn over again, and of which the evaluation
 * does not see that they can be had at once.  There are four of them, so that all this comes to an end.
 */
#ifndef OTHELLO_QUIET_H
#define OTHELLO_QUIET_H

static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    int number = 0;
    (void)checks;
    for (uint64_t to = mobility(rules, state->own, state->opponent) & rules->corners; to; to &= to - 1)
        list[number++] = (Move)__builtin_ctzll(to);
    return number;
}

#endif
