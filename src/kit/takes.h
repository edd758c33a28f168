/*
 * Where moves take something, and so which move takes back: one that takes where the move before it took.  A position does
 * not know that, but the path does that leads there.
 */
#ifndef KIT_TAKES_H
#define KIT_TAKES_H

#include "kit/game.h"

/* Does a move win at least half a point at once?  Less may come of standing better. */
static inline bool takes(const Rules *rules, const State *state, Move move)
{
    return 2 * game.gain(rules, state, move) >= game.unit;
}

/* The square on which a move takes something, from 1 on and as the other side sees it; 0 if it takes nothing. */
static inline int square_of_taking(const Rules *rules, const State *state, Move move)
{
    return takes(rules, state, move) ? 1 + game.landing(rules, move, true) : 0;
}

/* Does a move take where the last one did?  0: that took nothing, or is not known. */
static inline bool takes_back(const Rules *rules, const State *state, Move move, int taken_on)
{
    return taken_on && game.landing(rules, move, false) + 1 == taken_on && takes(rules, state, move);
}

/* The categories of a move, by its number in the game's own order. */
static inline uint64_t categories_of(const Rules *rules, const State *state, Move move, int number, int taken_on)
{
    if (!game.categories)
        return (uint64_t)1 << (number < MAX_CATEGORIES ? number : MAX_CATEGORIES - 1);
    const uint64_t set = game.categories(rules, state, move);
    return game.taking_back && takes_back(rules, state, move, taken_on) && game.exchange(rules, state, move) >= 0
               ? set | (uint64_t)1 << game.taking_back
               : set;
}

#endif
