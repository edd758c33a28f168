/*
 * Can the games be played as a config describes them, and the leaves and cutoffs be used on them?  These themselves
 * are asked, in another process.  Before that, the files that parameters name are read in this process.
 */
#ifndef CONFIG_CHECK_H
#define CONFIG_CHECK_H

#include "config/section.h"

/* Read the files that a cell's parameters name (part.h). */
void preload_cell(const struct cell *cell);

/* Read the files that parameters name, draw seeds (drawing.h), and make numbers of moves that were given in words; an entry
 * that has no such moves is complained of, and not sound any more. */
void prepare_games(struct reader *reader, struct lists *lists, size_t memory);

/* Complain, for each entry, of its first variant that cannot be played; then it is not sound any more.  Entries of which
 * something else is wrong are left out.  Of all others it is noted to which position the opening leads. */
void check_games(struct reader *reader, struct lists *lists, size_t memory);

/* Complain, in each place that names leaves, prunings or cutoffs, of the first one that cannot be used on a game of some entry;
 * the same entries are left out, and those after check_games, and leaves and prunings that none of the cells pairs with
 * the game. */
void check_leaves_and_cutoffs(struct reader *reader, const struct lists *lists, const struct cells *cells,
                              size_t memory);

/* The same for one cell: NULL, or what is wrong with its game, its leaf, its cutoff or its engine, valid until the next call;
 * `kind` says which of them.  Its moves become numbers, and its opening's position is noted, too. */
const char *check_cell(struct cell *cell, int *kind);

#endif
