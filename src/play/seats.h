/* Who plays: people, levels, and searches that the command line describes. */
#ifndef PLAY_SEATS_H
#define PLAY_SEATS_H

#include "parts/experiment.h"
#include "base/verb.h"

/* What the command line says of the players. */
struct wishes {
    const char *as, *level; /* what you are, "first" or "second", and whom you play against; */
    const char *player[2];  /* or the first and the second: a level or "You" */
    const char *levels;     /* the config, or NULL */
};

/* A player; on the first seat sits who begins the game. */
struct seat {
    const char *name; /* NULL: a person was asked for a level, and left */
    bool human;
    struct cell cell; /* the search of a player that is none, and hints for the other */
};

/* Seat the players of a game that starts as the cell says, or whose search it is where no level is named; a person at a
 * terminal who says nothing of the opponent is asked.  EXIT_FINE, or after a message another exit status.  The seats
 * point into `levels`. */
int seats_take(const struct call *call, const struct wishes *wishes, const struct cell *cell,
               struct experiment *levels, struct seat seats[2]);

#endif
