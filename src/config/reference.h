/*
 * The reference of a decision experiment: a deep search of every move of every position, by which the cells' chosen
 * moves are judged.  References are cells like any other, with one move more, and are run, written to the journal and
 * resumed in the same way.
 */
#ifndef CONFIG_REFERENCE_H
#define CONFIG_REFERENCE_H

#include "cell/plan.h"
#include "config/section.h"

/* Append the references that the object describes to the experiment's cells.  Its keys are those of one search and one
 * cutoff (by default alphabeta, order eval, depth), and parameters of games, which then replace the position's own.
 * Complains of what is wrong. */
void reference_append(struct reader *reader, const cJSON *object, struct experiment *experiment);

#endif
