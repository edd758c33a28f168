/* When a game ends by what was before, as the World Checkers Draughts Federation has it.  Nobody has to claim it. */
#ifndef CHECKERS_MATCH_H
#define CHECKERS_MATCH_H

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

/* The clock is none of it. */
static inline bool is_repetition(const State *state, const State *other)
{
    State same = *state;
    same.clock = other->clock;
    return memcmp(&same, other, sizeof same) == 0;
}

/* The clock of a position that was given as text counts only where it is part of positions. */
static inline const char *match_end(const Rules *rules, const State *past, int count, Value *value)
{
    const State *last = &past[count - 1];
    int quiet = 0, times = 1;
    (void)rules;
    *value = 0;
    for (int i = count - 1; i > 0 && is_quiet(&past[i - 1], &past[i]); i--) {
        times += is_repetition(&past[i - 1], last);
        quiet++;
    }
    return times >= 3             ? "threefold repetition"
           : quiet >= FORTY_MOVES ? "forty moves without a capture or a man's move"
                                  : NULL;
}

#endif
