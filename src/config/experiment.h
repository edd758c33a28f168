#ifndef CONFIG_EXPERIMENT_H
#define CONFIG_EXPERIMENT_H

#include <stdbool.h>
#include <stdio.h>

#include "parts/experiment.h"

struct csv;

/*
 * The experiment that a config describes.
 *
 * A config names games, searches and cutoffs; the cells are their product.  Any value may be a list or a range,
 * which is an axis: earlier keys vary more slowly.  An entry's own "cutoffs" replace the common ones, and those of a
 * search replace those of a game.
 */

/* Read a config: a file, or configs/NAME.json by its NAME alone.  On failure every error of it has been written to stderr as
 *     configs/x.json:12:7: unknown key "dept"; did you mean "depth"?
 * and false is returned; then there is nothing to free. */
bool experiment_read(struct experiment *experiment, const char *name);

/* The same of a text, whose errors have this name instead of a file's and are written to `complaints`. */
bool experiment_parse(struct experiment *experiment, const char *name, const char *text, size_t length,
                      FILE *complaints);

/* The same as the first of a config that has been run: its games are not asked once more whether they can be played so, and nothing is warned
 * of. */
bool experiment_reread(struct experiment *experiment, const char *name);

/* Write the experiment's warnings, if there are any, to stderr. */
void experiment_warn(const struct experiment *experiment);

/*
 * Successive halving: which of many settings is best, at a cost that is known before.
 *
 * Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", 2013: in each round all that are left
 * are tried on as many positions as all rounds can afford alike, and the better half goes on.  Means are over all positions so
 * far, and of equal ones the earlier setting is better.  The last share of the positions is kept: on them the winner alone is
 * tried, so that what chose it does not judge it.
 */

enum { MOST_HALVINGS = 24 };

/* Rounds 0 to `rounds` - 1, and the last, which judges.  In round r there are left[r] settings, and it ends before position
 * end[r]. */
struct halving {
    int rounds, left[MOST_HALVINGS + 1], end[MOST_HALVINGS + 1];
};

/* For so many settings, of at least 1, and positions, of which the share `judged`, between 0 and 1, is kept. */
struct halving halving_plan(int settings, int positions, double judged);

/* What all try together: settings times positions, over all rounds. */
double halving_cost(const struct halving *halving);

/* Of `count` settings that are in the running keep those `left` whose means are greatest. */
void halving_keep(bool *running, const double *mean, int count, int left);

/* The rounds of an experiment that tunes. */
struct halving tuning_rounds(const struct experiment *experiment);

/* The rows that an experiment will have, as far as its cells say what is in them: what stands before "status", and
 * where their openings led. */

/* Write the names of these columns, and what a cell's row has there, each followed by a comma. */
void planned_write_header(FILE *out, const struct experiment *experiment);
void planned_write(FILE *out, const struct experiment *experiment, const struct cell *cell);

/* Make a CSV of all such rows, that of cell i as row i, which is in no file, as if it had ended ok. */
void planned_rows(struct csv *csv, const struct experiment *experiment);

/* --- a cell by itself --- */

/* Read the files that a cell's parameters name (part.h). */
void preload_cell(const struct cell *cell);

/* NULL, or what is wrong with the cell's game, its leaf, its prunings, its cutoff or its engine, valid until the next call;
 * `kind` says which of them.  They are asked in another process; the cell's moves become numbers, and its opening's position is
 * noted. */
const char *check_cell(struct cell *cell, int *kind);

/* Warn on stderr of what cannot take effect in a cell that comes from no config (lists.h). */
void warn_of_cell(const struct cell *cell);

#endif
