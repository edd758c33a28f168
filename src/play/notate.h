/* Games that were replayed, printed for other programs. */
#ifndef PLAY_NOTATE_H
#define PLAY_NOTATE_H

#include "play/replayed.h"

/* As Portable Game Notation (S. Edwards 1994), or as a line of moves (config/openings.h). */
enum notation_form { AS_PGN, AS_LINE };

/* Print the game that was line `number` of a file, with all moves since the game's own start, or since the position
 * that it was given.  EXIT_FINE, or after a message another exit status. */
int notate(const struct replayed *replayed, const char *path, int number, enum notation_form form);

#endif
