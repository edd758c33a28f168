/* Games that plymeter run --games wrote (run/games.h), replayed. */
#ifndef PLAY_REPLAY_H
#define PLAY_REPLAY_H

#include <stdbool.h>

#include "play/notate.h"

/* Is this the name of such a file, "X.games", or of a line of it, "X.games:3"? */
bool names_game(const char *word);

enum { AT_END = -1 };

/* Print the game in that line: its players, the board after so many of its moves, or AT_END, and the moves.  It must be
 * what the line says: every move legal, their hash that of the CSV, the result that of the last position.  Returns an
 * exit status. */
int replay(const char *word, int ply, bool ascii);

/* Print the game in that line, or without a line all of the file, for other programs.  Returns an exit status. */
int replay_as(const char *word, enum notation_form form);

#endif
