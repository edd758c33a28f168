/*
 * The reference of a decision experiment: a deep search of every move of every position, against which the cells'
 * choices are held.  References are cells like any other, with one move more, so that they are run, journalled and
 * resumed like any other.
 */
#ifndef CONFIG_REFERENCE_H
#define CONFIG_REFERENCE_H

#include "cell/plan.h"
#include "config/section.h"

/* Append to the experiment's cells the references that the object describes.  Its keys are those of one search and one
 * cutoff (by default alphabeta, order eval, depth), and parameters of games, which then replace the position's own.
 * Complains of what is wrong. */
void reference_append(struct reader *reader, const cJSON *object, struct experiment *experiment);

#endif
