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
#ifndef JOURNAL_DECISION_H
#define JOURNAL_DECISION_H

#include "cell/plan.h"
#include "journal/journal.h"

/* A move, and what it is worth, in a column "worth". */
struct weighed {
    const char *move;
    int length;
    int64_t value;
};

/* The next of them, which *at is moved behind.  False where there is none: at its end, or at what is none. */
bool worth_next(const char **at, struct weighed *weighed);

/* Write these columns of a cell, each after a comma. */
void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index);

#endif
