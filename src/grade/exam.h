/* The positions of a game in which a player is asked for a move, and what each move there is worth. */
#ifndef GRADE_EXAM_H
#define GRADE_EXAM_H

#include "parts/cell.h"

enum { MOST_REACHED = 8192, MOST_EXAM_PLIES = 200, MOST_EXAM_MOVES = 64, EXAM_BOARD = 1000 };

struct exam_position {
    uint16_t played[MOST_EXAM_PLIES];
    int played_count;
    bool judged;  /* was it found out what the moves are worth? */
    bool late;    /* or was there no time to look? */
    int count;    /* legal moves; */
    int64_t unit; /* so much of a value is a point */
    char position[POSITION_TEXT], board[EXAM_BOARD];
    char name[MOST_EXAM_MOVES][MOVE_NAME];
    int64_t worth[MOST_EXAM_MOVES]; /* for the side to move, to the end of the game */
};

/* All that can be reached and have two moves at least, if they are no more than MOST_REACHED; otherwise a sample: of games at random
 * a position each, no two the same. */
struct exam {
    struct cell cell; /* the search that judges */
    bool sampled;
    int count;
    struct exam_position *list;
    double deadline; /* of finding out, as of seconds_now() */
};

/* A search that finds out what a move is worth is given up after so many nodes. */
#define EXAM_NODES "1000000"

/* For the game that this says, "connect4 columns=5 rows=4"; a sample has so many positions.  It takes so many seconds at most.
 * False after a message. */
bool exam_take(const char *game, int sample, double seconds, struct exam *exam);

/* The best of its moves, the first if there are several, and the worst. */
int best_move(const struct exam_position *position);
int worst_move(const struct exam_position *position);

#endif
