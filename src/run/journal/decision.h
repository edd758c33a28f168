/*
 * What the move that a cell chose is worth, by the reference values of all moves of its position, or by those that its
 * game knows itself:
 *     regret      the best move's value less that of the chosen move, in the game's unit; 0 or more.  By labels, in
 *                 hundredths of a pawn, and no more than their cap
 *     agrees      1 if the chosen move is a best one, otherwise 0
 *     reference   exact, if the reference searched to the end of the game or the game knows its values; labels, if a file
 *                 has the values (cell/labels.h); else deeper
 * All are empty if the cell or one of its references did not end well.
 */
#ifndef JOURNAL_DECISION_H
#define JOURNAL_DECISION_H

#include "cell/plan.h"
#include "journal/journal.h"

/* Write these columns of a cell, each after a comma. */
void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index);

#endif
