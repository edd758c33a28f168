#ifndef RESULTS_UNIT_H
#define RESULTS_UNIT_H

#include <stdbool.h>

#include "results/csv.h"

/*
 * What an experiment samples, and what it varies.
 *
 * The axes of a CSV of results are its columns before "status".  Four of them describe the position of a row's game:
 * seed, opening, moves and position.  Positions are a random sample, and a mean is about all that could have been
 * drawn.  Every other axis, such as game, algorithm or limit, is varied on purpose, and a mean over it is another
 * question.
 *
 * Rows of one seed share their tree, or the beginning of their opening, and are not independent of each other,
 * whatever their other columns are.  So a unit, which is what was drawn, is described by the columns "seed" and
 * "position", as far as they exist; without both, by all columns of the game, which are those before "algorithm".  In
 * a CSV without that column every row is a unit.  Seeds whose openings led to one position, as the column "start" says, are one
 * unit, too: what was drawn are positions.  So are seeds without an opening of which both games of a match were the same.  Which
 * seeds these are depends on the rows that are asked about, since in another game, or after fewer moves, others meet.  Where
 * units are something else (positions that "moves" lists, all of one seed; a few positions, each with every seed), the user says
 * which columns describe them.
 */

/* Does a column of this name describe what was sampled? */
bool is_sampled(const char *column);

/* Has this row a seed, or a game that begins elsewhere than its rules say? */
bool is_drawn_from_many(const struct csv *csv, int row);

/* What rows share that belong to one unit. */
struct units;

/* Units are described by these columns or, if none are given, as said above; kept (memory.h).  NULL after a complaint of
 * columns that the CSV lacks. */
struct units *units_of_rows(const struct csv *csv, const char *const *columns, int count);

/* The units of n rows, all of what is asked about: the same number for those of one unit.  Returns how many there are. */
int units_among(struct units *units, const int *rows, int n, int *unit);

/* What the units of such groups of rows are called, for people.  They are "positions" if in each group every unit is a position
 * that was drawn or listed; a seed that stands for several, or for a tree, is one of "seeds"; others are "units".  The
 * units are described by these columns, as above. */
const char *units_called(const struct csv *csv, const struct groups *groups, struct units *units,
                         const char *const *columns, int count);

/* How many openings these rows of a game have, and to how many different positions these led; -1 if that is not known of all. */
int openings_among(const struct csv *csv, const int *rows, int n);
int starts_among(struct units *units, const int *rows, int n);

/*
 * Means that would mix different searches.
 *
 * Rows have a mean if they agree in every axis except those that were sampled (unit.h) and those that the question
 * names: to group by, to choose rows by, or to pool.  An axis whose value follows from those of named axes need not be
 * named: an algorithm may have parameters that others lack.
 */

/* An axis, and two rows that differ in it although they agree in all axes that are named. */
struct mixture {
    int column, row, other;
};

/* List the axes that means over these rows would mix, but none that would follow from others in the list; returns
 * how many. The list must have room for all columns of the CSV.  A CSV without a column "status" has no axes. */
int mixtures_find(const struct csv *csv, const int *rows, int count, const int *named, int named_count,
                  struct mixture *mixtures);

/* Complain of them, and say how --by and --pool can allow them; `what` would mix them, such as "means of leaves". */
void mixtures_complain(const struct csv *csv, const char *what, const struct mixture *mixtures, int count);

#endif
