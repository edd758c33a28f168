/*
 * Can games be played as a config describes them, and cutoffs be used on them?  That is asked of the games and cutoffs
 * themselves, in another process; the files that parameters name are read in this one before.
 */
#ifndef CONFIG_CHECK_H
#define CONFIG_CHECK_H

#include "config/section.h"

/* Read the files that a cell's parameters name (part.h). */
void preload_cell(const struct cell *cell);

/* Complain of the first variant of each entry that is not playable; of entries that were complained of before nothing
 * is asked. */
void check_games(struct reader *reader, const struct lists *lists, size_t memory);

/* Complain of the first cutoff in each place that cannot be used on a game of some entry. */
void check_cutoffs(struct reader *reader, const struct lists *lists, size_t memory);

/* The same of one cell: NULL, or what is wrong with its game or its cutoff, valid until the next call; `kind` says with
 * which. */
const char *check_cell(const struct cell *cell, int *kind);

#endif
