/* When a game ends by what was before, as the World Checkers Draughts Federation has it.  Nobody has to claim it. */
#ifndef CHECKERS_MATCH_H
#define CHECKERS_MATCH_H

#include "kit/repetition.h"

static inline uint32_t men_of(const State *state)
{
    return (state->own | state->opponent) & ~state->kings;
}

/* Was this move neither a capture nor a man's? */
static inline bool is_quiet(const State *before, const State *after)
{
    return size_of(before->own | before->opponent) == size_of(after->own | after->opponent) &&
           men_of(before) == turned(men_of(after));
}

static inline const char *match_end(const Rules *rules, const State *past, int count, Value *value)
{
    (void)rules;
    *value = 0;
    return drawn_by_past(past, count, is_quiet, FORTY_MOVES, "forty moves without a capture or a man's move");
}

#endif
