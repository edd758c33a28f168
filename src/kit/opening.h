/*
 * The position a run starts from: the initial one, or that after a number of random moves.
 */
#ifndef KIT_OPENING_H
#define KIT_OPENING_H

#include "kit/random.h"

enum { OPENING_TRIES = 1000 };

/* Play `plies` random moves from the initial position; false if the game ended by then. */
static inline bool play_randomly(const Rules *rules, int plies, uint64_t key, State *state)
{
    *state = initial(rules);
    for (int ply = 0; ply < plies; ply++) {
        if (finished(rules, state))
            return false;
        Move list[MAX_MOVES];
        const int count = moves(rules, state, list);
        *state = play(rules, state, list[below(descend(key, (uint64_t)ply), (uint32_t)count)]);
    }
    return !finished(rules, state);
}

/* Fill the rules and the position; plies = 0: the initial one, whatever the seed.  NULL, or what is wrong. */
static inline const char *open_game(Rules *rules, const Setting *settings, int plies, uint64_t seed, Arena *arena,
                                    State *state)
{
    const char *error = setup(rules, settings, seed, arena);
    if (error)
        return error;
    *state = initial(rules);
    if (plies == 0)
        return NULL;
    const uint64_t key = descend(0x6f70656e, seed);
    for (uint64_t try = 0; try < OPENING_TRIES; try++)
        if (play_randomly(rules, plies, descend(key, try), state))
            return NULL;
    return "every game tried ends before the opening does";
}

#endif
