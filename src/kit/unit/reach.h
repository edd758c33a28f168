/* The position of a task, on the game that was included before. */
#ifndef KIT_UNIT_REACH_H
#define KIT_UNIT_REACH_H

#include <stdio.h>

#include "kit/random.h"
#include "kit/takes.h"
#include "parts/cell.h"

/* --- where a game starts: its first position or one that is given as text, and then some random moves ------------- */

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

/* --- where a task stands -------------------------------------------------------------------------------------------- */

/* A position of a game, and the memory that the game's rules have. */
struct reached {
    Arena arena; /* of at most so many bytes as its limit says from the beginning */
    Rules rules;
    State state;
    bool second;  /* is the player to move the one who did not begin? */
    int taken_on; /* where the last move took something (kit/takes.h), if the task names that move; otherwise 0 */
};

/* The positions that the task's trail knows, the oldest first. */
static inline State *states_of(const struct task *task)
{
    return (State *)task->trail->states;
}

/* Go on from the start as far as the trail knows the task's moves; returns how many these are. */
static inline int resume(const struct task *task, struct reached *at)
{
    int known = 0;
    if (!task->trail)
        return 0;
    if (task->trail->cell != task->cell)
        task->trail->count = 0;
    task->trail->cell = task->cell;
    states_of(task)[0] = at->state;
    while (known < task->played_count && known < task->trail->count &&
           task->played[known] == task->trail->played[known])
        known++;
    at->state = states_of(task)[known];
    at->second ^= known & 1;
    return known;
}

/* Note the position after move i. */
static inline void leave_trail(const struct task *task, int i, const State *state)
{
    task->trail->played[i] = task->played[i];
    task->trail->count = i + 1;
    states_of(task)[i + 1] = *state;
}

/* Where the last of the task's moves took something, which was made in this position. */
static inline int square_of_last_taking(const struct task *task, const Rules *rules, const State *before)
{
    Move list[MAX_MOVES];
    moves(rules, before, list);
    return square_of_taking(rules, before, list[task->played[task->played_count - 1]]);
}

/* Fill in all but the arena's limit; the caller frees the arena, whatever is returned.  NULL, or what is wrong. */
static inline const char *reach(const struct task *task, struct reached *at)
{
    const char *error = open_game(&at->rules, task->cell->setting[GAME_PART], task->position, task->opening,
                                  task->seed, &at->arena, &at->state, &at->second);
    const int known = error ? 0 : resume(task, at);
    State before = known > 0 ? states_of(task)[known - 1] : at->state;
    for (int i = known; !error && i < task->played_count; i++) {
        Move list[MAX_MOVES];
        if (finished(&at->rules, &at->state) || task->played[i] >= moves(&at->rules, &at->state, list))
            return "\"moves\" names a move that is not there";
        before = at->state;
        at->state = play(&at->rules, &at->state, list[task->played[i]]);
        at->second = !at->second;
        if (task->trail)
            leave_trail(task, i, &at->state);
    }
    if (!error && game.landing && game.gain && task->played_count > 0)
        at->taken_on = square_of_last_taking(task, &at->rules, &before);
    return error;
}

/* What a move is called; `number` is its place in moves(). */
static inline void name_move(const Rules *rules, Move move, int number, char text[MOVE_TEXT])
{
    if (game.name)
        game.name(rules, move, text);
    else
        snprintf(text, MOVE_TEXT, "%d", number);
}

#endif
