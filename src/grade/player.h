/* Grading players: how often they choose a best move, and what the others give away. */
#ifndef GRADE_PLAYER_H
#define GRADE_PLAYER_H

#include "engines/engine.h"
#include "grade/exam.h"
#include "results/statistics.h"

struct player_grade {
    int asked, best, given_away,
        silent; /* positions; where the move is a best one, loses a win or a draw, or where there is none */
    struct interval agreement, regret; /* in points; of all positions there is no more than the mean */
    const struct exam_position *worst; /* where it gave away most; NULL: nowhere anything */
    char worst_move[ENGINE_MOVE];
    struct engine_trouble trouble; /* the first */
};

/* Ask it in all positions that were judged, or until so many seconds are over. */
void player_take(struct engine *engine, const struct exam *exam, double seconds, double wait,
                 struct player_grade *grade);

void player_print(const char *name, const struct exam *exam, const struct player_grade *grade);
void player_print_header(void);
void player_print_row(const char *name, const struct exam *exam, const struct player_grade *grade);

#endif
