/*
 * What an experiment samples, and what it varies.
 *
 * The axes of a table of results are its columns before "status".  Four of them say which position of a game a row is of: seed,
 * opening, moves and position.  Positions are drawn, and a mean is about all that could have been.  Every other axis is
 * something that the experiment varies on purpose, such as game, algorithm or limit, and a mean over it is another question.
 *
 * Rows of one seed share their tree, or the beginning of their opening, and are not independent of each other, whatever else
 * they say.  So what was drawn, a unit, is named by the columns "seed" and "position", as far as there are such; without
 * both, by all columns of the game, which are those before "algorithm"; and a table without that column has a unit in every
 * row.  Where units are others (positions that "moves" lists, all of one seed; few positions, each with every seed) the user
 * says which columns name them.
 */
#ifndef STATISTICS_UNIT_H
#define STATISTICS_UNIT_H

#include <stdbool.h>

#include "statistics/csv.h"

/* Does a column of this name say what was sampled? */
bool is_sampled(const char *column);

/* The unit of every row of the table, a number below that of the rows; the caller frees the list.  Units are named by
 * these columns or, if there are none, by those above.  NULL after a complaint of columns that the table lacks. */
int *units_of_rows(const struct csv *csv, const char *const *columns, int count);

/* How many different ones are among n of the table's units. */
int units_count(const struct csv *csv, const int *unit, int n);

#endif
