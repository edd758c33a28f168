/* Where the other program says that the game stands. */
#ifndef PLAY_PROTOCOL_STANDING_H
#define PLAY_PROTOCOL_STANDING_H

#include "parts/cell.h"

enum { STANDING_ERROR = 300 };

struct standing {
    char error[STANDING_ERROR]; /* why it cannot stand so; empty: there is, and so is all that follows */
    uint16_t played[MOST_MOVES];
    int played_count;
    bool second;              /* is the player to move the one who did not begin the game? */
    char first[MOVE_NAME];    /* some legal move; empty: there is none */
    char ending[ENDING_TEXT]; /* by what a match would be over, though there are moves; empty: by nothing */
    int64_t unit, bound;      /* of values (struct description) */
};

/* Play these moves, which spaces separate, from the cell's position; in another process. */
void standing_find(const struct cell *cell, const char *moves, struct standing *standing);

#endif
