/* When a game ends by what was before: FIDE's Laws of Chess, 2023, 9.2 and 9.3.  Nobody has to claim it.  A position is the
 * same with the same pieces on the same squares, the same side to move, and the same rights to castle and to take in
 * passing. */
#ifndef CHESS_MATCH_H
#define CHESS_MATCH_H

#include "kit/repetition.h"

/* Was this move neither a capture nor a pawn's? */
static inline bool is_quiet(const State *before, const State *after)
{
    return __builtin_popcountll(occupied_of(before)) == __builtin_popcountll(occupied_of(after)) &&
           all_of(before, PAWN) == __builtin_bswap64(all_of(after, PAWN));
}

static inline const char *match_end(const Rules *rules, const State *past, int count, Value *value)
{
    (void)rules;
    *value = 0;
    return drawn_by_past(past, count, is_quiet, FIFTY_MOVES, "fifty moves without a capture or a pawn's move");
}

#endif
