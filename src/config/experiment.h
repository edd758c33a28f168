/*
 * The experiment that a config describes.
 *
 * A config names games, searches and cutoffs; the cells are their product.  Any value may be a list or a range,
 * which is an axis: earlier keys vary more slowly.  An entry's own "cutoffs" replace the common ones, and those of a
 * search replace those of a game.
 */
#ifndef CONFIG_EXPERIMENT_H
#define CONFIG_EXPERIMENT_H

#include "parts/plan.h"

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

void experiment_free(struct experiment *experiment);

#endif
