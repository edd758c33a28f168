/*
 * Positions printed for people, on standard output.
 */
#ifndef VERBS_POSITION_H
#define VERBS_POSITION_H

#include "cell/registry.h"

/* A position, as its game says in a process of its own. */
struct view {
    struct sight sight;
    struct description description;
};

/* False after a message, if the game crashes, hangs or takes all memory. */
bool view_take(const struct game *game, const struct task *task, bool ascii, struct view *view);

/* For such a chore: say on standard error what the game did. */
void tell_of_game(void *context, int item, const char *how);

/* The board, its notation, and whose turn it is or how the game ended. */
void print_board(const struct view *view);

/* The legal moves, in the game's own order. */
void print_moves(const struct view *view);

/* The static evaluation of a game that is not over, for the side to move, and what it looks at. */
void print_evaluation(const struct view *view);

/* A value in points, as people write it: "+1.25". */
const char *points_text(int64_t value, int64_t unit, char text[32]);

/* "x" or "o": a player, 0 is who began. */
const char *player_text(int player);

#endif
