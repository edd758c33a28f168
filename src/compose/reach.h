/* The position of a task, on the game that was included before. */
#ifndef COMPOSE_REACH_H
#define COMPOSE_REACH_H

#include <stdio.h>

#include "kit/opening.h"
#include "cell/registry.h"

/* A position of a game, and the memory that the game's rules have. */
struct reached {
    Arena arena; /* of at most so many bytes as its limit says from the beginning */
    Rules rules;
    State state;
    bool second; /* is the player to move the one who did not begin? */
};

/* Fill in all but the arena's limit; the caller frees the arena, whatever is returned.  NULL, or what is wrong. */
static inline const char *reach(const struct task *task, struct reached *at)
{
    const char *error = open_game(&at->rules, task->game, task->position, task->opening, task->seed, &at->arena,
                                  &at->state, &at->second);
    for (int i = 0; !error && i < task->played_count; i++) {
        Move list[MAX_MOVES];
        if (finished(&at->rules, &at->state) || task->played[i] >= moves(&at->rules, &at->state, list))
            return "\"moves\" names a move that is not there";
        at->state = play(&at->rules, &at->state, list[task->played[i]]);
        at->second = !at->second;
    }
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
