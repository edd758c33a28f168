/*
 * When a game that is played is drawn by what was before: the third time that a position is there, or after so many moves
 * in a row that can be taken back.  For match_end (kit/game.h) of games whose State has a clock of such moves, which is
 * not a part of what is repeated, and which counts only where it is a part of positions, not where one was given as text.
 */
#ifndef KIT_REPETITION_H
#define KIT_REPETITION_H

#include <string.h>

static inline bool is_repetition(const State *state, const State *other)
{
    State same = *state;
    same.clock = other->clock;
    return memcmp(&same, other, sizeof same) == 0;
}

/* By what the last of `count` positions is drawn, or NULL; `quiet_end` is what it is called if `most` moves, of both sides
 * together, were quiet: is_quiet says of two positions in a row whether the move between them can be taken back. */
static inline const char *drawn_by_past(const State *past, int count,
                                        bool (*is_quiet)(const State *before, const State *after), int most,
                                        const char *quiet_end)
{
    int quiet = 0, times = 1;
    for (int i = count - 1; i > 0 && is_quiet(&past[i - 1], &past[i]); i--) {
        times += is_repetition(&past[i - 1], &past[count - 1]);
        quiet++;
    }
    return times >= 3 ? "threefold repetition" : quiet >= most ? quiet_end : NULL;
}

#endif
