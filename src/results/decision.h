/*
 * What a cell's choice of a move is worth, by the reference values of all moves of its position: the columns `regret`,
 * `agrees` and `reference`.  Empty where the cell or one of its references did not end well.
 */
#ifndef RESULTS_DECISION_H
#define RESULTS_DECISION_H

#include "cell/plan.h"
#include "results/journal.h"

/* Write these columns of a cell, each after a comma. */
void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index);

#endif
