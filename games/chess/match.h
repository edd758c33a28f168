/* When a game ends by what was before: FIDE's Laws of Chess, 2023, 9.2 and 9.3.  Nobody has to claim it. */
#ifndef CHESS_MATCH_H
#define CHESS_MATCH_H

/* Was this move neither a capture nor a pawn's? */
static inline bool is_quiet(const State *before, const State *after)
{
    return __builtin_popcountll(occupied_of(before)) == __builtin_popcountll(occupied_of(after)) &&
           all_of(before, PAWN) == __builtin_bswap64(all_of(after, PAWN));
}

/* The same pieces on the same squares, the same side to move, and the same rights to castle and to take in passing; the
 * clock is none of it. */
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
           : quiet >= FIFTY_MOVES ? "fifty moves without a capture or a pawn's move"
                                  : NULL;
}

#endif
