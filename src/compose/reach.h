/* The position of a task, on the game that was included before. */
#ifndef COMPOSE_REACH_H
#define COMPOSE_REACH_H

#include <stdio.h>

#include "kit/opening.h"
#include "cell/registry.h"

/* Fill the rules and the position; `second`: is the player to move the one who did not begin?  NULL, or what is
 * wrong. */
static inline const char *reach(const struct task *task, Arena *arena, Rules *rules, State *state, bool *second)
{
    const char *error =
        open_game(rules, task->game, task->position, task->opening, task->seed, arena, state, second);
    for (int i = 0; !error && i < task->played_count; i++) {
        Move list[MAX_MOVES];
        if (finished(rules, state) || task->played[i] >= moves(rules, state, list))
            return "\"moves\" names a move that is not there";
        *state = play(rules, state, list[task->played[i]]);
        *second = !*second;
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
