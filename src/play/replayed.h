/* A game in a line of X.games (run/games.h), read and made again: what is printed of it is for others. */
#ifndef PLAY_REPLAYED_H
#define PLAY_REPLAYED_H

#include "parts/cell.h"
#include "run/games.h"

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

/* Make all moves of the line's game, in another process.  It must be what the line says: every move legal, their
 * hash that of the CSV, the result that of the last position.  EXIT_FINE, or after a message another exit status. */
int replayed_make(struct replayed *replayed);

#endif
