/*
 * Positions printed for people, on standard output.
 */
#ifndef POSITION_H
#define POSITION_H

#include "parts/registry.h"

/* The board, its notation, and whose turn it is or how the game ended. */
void print_board(const struct game *game, const struct task *task, bool ascii);

/* The legal moves, in the game's own order. */
void print_moves(const struct game *game, const struct task *task);

/* The static evaluation of a game that is not over, for the side to move, and what it looks at. */
void print_evaluation(const struct game *game, const struct task *task);

/* A value in points, as people write it: "+1.25". */
const char *points_text(int64_t value, int64_t unit, char text[32]);

/* "x" or "o": a player, 0 is who began. */
const char *player_text(int player);

#endif
