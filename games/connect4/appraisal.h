/*
 * For leaf `own`.  A move is forced if after all others the other side wins at once.  Forced moves are played until
 * a side has a choice, or no such move: then it has lost.  Some of them are blocks; others are the last that do not
 * fill the square below a threat of the other side, a zugzwang which the evaluation, as it counts threats, only
 * guesses at.
 */
#ifndef CONNECT4_APPRAISAL_H
#define CONNECT4_APPRAISAL_H

/* The moves of a side that cannot win, after which the other side cannot either. */
static inline uint64_t safe_moves(const Rules *rules, const State *state)
{
    const uint64_t open = landings(rules, state), against = completions(state->opponent) & rules->board;
    const uint64_t must = against & open, safe = open & ~(against >> 1);
    return !must ? safe : must & (must - 1) ? 0 : safe & must;
}

/* Every position on the way is counted, and the evaluation of the last one. */
static inline Value appraise(const Rules *rules, const State *state, uint64_t *beyond, uint64_t *evaluations)
{
    State at = *state;
    for (int side = 1;; side = -side, ++*beyond) {
        if (finished(rules, &at))
            return side * score(rules, &at);
        if (completions(at.own) & landings(rules, &at))
            return side * WIN;
        const uint64_t safe = safe_moves(rules, &at);
        if (!safe)
            return side * -WIN;
        if (safe & (safe - 1)) {
            ++*evaluations;
            return side * evaluate(rules, &at);
        }
        at = play(rules, &at, (Move)__builtin_ctzll(safe));
    }
}

#endif
