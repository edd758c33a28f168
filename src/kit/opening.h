/*
 * The position from which a run starts: the initial one or one that is given as text, and then after some random moves.
 */
#ifndef KIT_OPENING_H
#define KIT_OPENING_H

#include "kit/drawn.h"

/* Play `plies` random moves; false if the game ended by then. */
static inline bool play_randomly(const Rules *rules, int plies, uint64_t seed, int try, State *state)
{
    for (int ply = 0; ply < plies; ply++) {
        if (finished(rules, state))
            return false;
        Move list[MAX_MOVES];
        const int count = moves(rules, state, list);
        *state = play(rules, state, list[drawn_move(seed, try, ply, count)]);
    }
    return !finished(rules, state);
}

/* Read the position that a text describes: "start", or in the game's notation. */
static inline const char *start_from(const Rules *rules, const char *text, State *state, bool *second)
{
    *state = initial(rules);
    *second = false;
    if (strcmp(text, "start") == 0)
        return NULL;
    return game.read ? game.read(rules, text, state, second) : "positions of this game have no notation";
}

/* Fill the rules and the position.  With plies = 0 it is the one that the text describes, whatever the seed.
 * `second`: is the player to move the one who did not begin the game?  NULL, or a message that says what is wrong. */
static inline const char *open_game(Rules *rules, const Setting *settings, const char *position, int plies,
                                    uint64_t seed, Arena *arena, State *state, bool *second)
{
    const char *error = setup(rules, settings, seed, arena);
    State start;
    if (!error)
        error = start_from(rules, position, &start, second);
    if (error)
        return error;
    *state = start;
    if (plies == 0)
        return NULL;
    *second ^= plies & 1;
    for (int try = 0; try < OPENING_TRIES; try++) {
        *state = start;
        if (play_randomly(rules, plies, seed, try, state))
            return NULL;
    }
    return "every game tried ends before the opening does";
}

#endif
