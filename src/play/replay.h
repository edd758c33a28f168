/* Games that plymeter run --games wrote (run/games.h), replayed, and printed for people and for other programs. */
#ifndef PLAY_REPLAY_H
#define PLAY_REPLAY_H

#include <stdbool.h>

#include "parts/cell.h"
#include "run/games.h"

/* A game in a line of X.games, read and made again. */
struct replayed {
    const char *word; /* X.games:3, which complaints begin with */
    struct game_line line;
    struct cell cell;       /* of the position that it starts from */
    char *name[MOST_MOVES]; /* of its moves */
    int count;
    struct task task; /* at its end, with what it has of a trail; it points into the cell */
    int start;        /* how many of the task's moves are not the game's, but lead to where it starts */
};

/* Always false. */
bool replayed_complain(const struct replayed *replayed, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* As Portable Game Notation (S. Edwards 1994), or as a line of moves (config/openings.h). */
enum notation_form { AS_PGN, AS_LINE };

/* Print the game that was line `number` of a file, with all moves since the game's own start, or since the position
 * that it was given.  EXIT_FINE, or after a message another exit status. */
int notate(const struct replayed *replayed, const char *path, int number, enum notation_form form);

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
