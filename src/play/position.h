/*
 * Positions printed for people, on standard output.
 */
#ifndef PLAY_POSITION_H
#define PLAY_POSITION_H

#include "parts/registry.h"

/* A position, as its game says in a process of its own. */
struct view {
    struct sight sight;
    struct description description;
};

/* False after a message, if the game crashes, hangs or takes all memory. */
bool view_take(const struct task *task, bool ascii, struct view *view);

/* Did a game end well that was asked apart?  If not, say on standard error how. */
bool ended_well_isolated(const char *how);

/* Who plays: of each player the name, 0 is who began, and the sign that stands for that player's pieces on the board.
 * Without names players are called by their signs. */
struct players {
    const char *name[2], *sign[2];
};

/* Players without names, with the signs of the board: a filled and a hollow disc, but x and o in ASCII, or where there
 * is no drawing. */
struct players players_signed(const struct view *view, bool ascii);

/* "Master (o)", or without a name "o". */
const char *player_text(const struct players *players, int player);

/* "o is Master", a line for each. */
void print_players(const struct players *players);

/* The board and its notation, if the game has them, and whose turn it is or how the game ended. */
void print_board(const struct view *view, const struct players *players);

/* What a move is called, and behind that how records of games write it, if they do otherwise: "g1f3 (Nf3)". */
const char *move_text(const struct view *view, int number);

/* The legal moves, in the game's own order. */
void print_moves(const struct view *view);

/* All legal moves if they are few, otherwise some of those that begin most like the word. */
void print_near_moves(const struct view *view, const char *word);

/* The static evaluation of a game that is not over, for the side to move, and what it looks at. */
void print_evaluation(const struct view *view, const struct players *players);

/* A value in points, as people write it: "+1.25". */
const char *points_text(int64_t value, int64_t unit);

#endif
