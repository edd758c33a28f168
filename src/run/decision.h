/*
 * What the move that a cell chose is worth, beside what all moves of its position are worth: by its reference, the row of a
 * cell of measure=moves in the journal or in a file, or by what its game knows itself:
 *     regret      the best move's worth less that of the chosen move, in the reference's unit; 0 or more, and no more than a
 *                 cap, if there is one
 *     agrees      1 if the chosen move is a best one, otherwise 0
 *     reference   exact, if the reference searched to the end of the game or the game knows its values; labels, if an engine
 *                 said what the moves are worth; else deeper
 * All are empty if the cell or its reference did not end well.
 */
#ifndef RUN_DECISION_H
#define RUN_DECISION_H

#include "parts/plan.h"
#include "run/journal.h"

/* Write these columns of a cell, each after a comma. */
void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index);

#endif
