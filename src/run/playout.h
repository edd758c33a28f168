/* Cells that are more than one search: games between two players, and a search of every move. */
#ifndef RUN_PLAYOUT_H
#define RUN_PLAYOUT_H

#include "parts/cell.h"
#include "parts/row.h"
#include "run/desk.h"

/* Play two games from the cell's position against its rival; each player moves first once.  The outcome has the
 * results of this pair, and the sums of the counts and times of the cell's own searches; its status is that of the
 * first search that did not end well, or OK.  A game that has not ended after MOST_MOVES moves is a draw, and who resigns loses.
 * The games are written down. */
void play_pair(const struct cell *cell, struct outcome *outcome, struct games *games);

/* Play one game from the cell's position, both sides as the cell says.  The outcome's value is the score for the player
 * who is to move in that position, 1 or -1 if one resigned; its counts are the sums of all searches. */
void play_alone(const struct cell *cell, struct outcome *outcome, struct games *games);

/* Search what every move of the cell's position leads to, one after the other, and write down what that is worth for who
 * makes the move.  The outcome has the first best one, and the sums of all counts and times; its status is OK only if every
 * search's is.  Where a move ends the game, no engine is asked.  If the game is over, there is but one search, of that. */
void weigh_moves(const struct cell *cell, struct desk *desk, struct outcome *outcome, char worth[WORTH_TEXT]);

#endif
