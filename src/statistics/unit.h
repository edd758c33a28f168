/*
 * What an experiment samples, and what it varies.
 *
 * The axes of a table of results are its columns before "status".  Four of them say which position of a game a row is of: seed,
 * opening, moves and position.  Positions are drawn, and a mean is about all that could have been.  Every other axis is
 * something that the experiment varies on purpose, such as game, algorithm or limit, and a mean over it is another question.
 */
#ifndef UNIT_H
#define UNIT_H

#include <stdbool.h>

/* Does a column of this name say what was sampled? */
bool is_sampled(const char *column);

#endif
