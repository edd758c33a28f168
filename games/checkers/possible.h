/* Which pieces can be a position, and what is wrong with others. */
#ifndef CHECKERS_POSSIBLE_H
#define CHECKERS_POSSIBLE_H

enum { MOST_PIECES = 12 };

static inline const char *broken(const Rules *rules, const State *state)
{
    const uint32_t men = ~state->kings;
    const char *own = state->white ? "white" : "black", *opponent = state->white ? "black" : "white";
    if (state->own & state->opponent)
        return "a square has two pieces";
    if (state->kings & empty_of(state))
        return "there is a king where there is no piece";
    if (size_of(state->own) > MOST_PIECES || size_of(state->opponent) > MOST_PIECES)
        return complaint("%s has more than %d pieces", size_of(state->own) > MOST_PIECES ? own : opponent,
                         MOST_PIECES);
    if (state->own & men & ROW(7) || state->opponent & men & ROW(0))
        return complaint("%s has a man on the last row, where it is crowned",
                         state->own & men & ROW(7) ? own : opponent);
    if (!state->opponent)
        return "who just moved has no piece";
    return state->clock && !rules->clock ? "the clock is not part of positions" : NULL;
}

#endif
