#ifndef CONFIG_CLAIMS_H
#define CONFIG_CLAIMS_H

#include <stdio.h>

#include "config/keys.h"
#include "config/lists.h"
#include "parts/experiment.h"
#include "results/claim.h"
#include "results/csv.h"

/* A claim's "metric": a column of numbers that the rows will have. */

/* All that a metric may be called, in whatever rows: number i, from 0; NULL behind the last, "" where a column has no numbers. */
const char *metric_name(int i);

/* Complain if this text names no such column, and say what would make the rows have it; or if values of it cannot be `equal`.
 * Of the row, a cell, only measure and limits need be set. */
void metric_check(struct reader *reader, const cJSON *item, const struct cell *row,
                  const struct experiment *experiment, bool equal);

/* A claim's "where" and "against": which cells it is about, and in what the cells that it compares with differ. */

/* Read the objects, either of which may be NULL, into the claim.  `against` names only what differs from `where`: if
 * it names a part, what `where` says of the other part's parameters does not hold, and if it names a search, neither
 * does what `where` says of algorithm and order.  Complains of columns and values that no cell has. */
void where_read(struct reader *reader, const cJSON *where, const cJSON *against,
                const struct experiment *experiment, struct claim *claim);

/* Is the cell one of these? */
bool selected(const struct selection *selection, const struct cell *cell);

/* The axes that the list under a key names, which may be NULL.  Complains of names that are no axes. */
struct words axes_read(struct reader *reader, const cJSON *list, const struct experiment *experiment);

/* The columns in which partners agree if the claim does not list them: all axes but those that `against` replaces, and but for the
 * search's name. */
struct words axes_kept(const cJSON *against, const struct experiment *experiment);

/* A claim's "source": who published what it says, and of what games. */

/* Read the object into the claim, whose "where" is known, and note in which games of the experiment the claim is measured: an
 * unusual variant is another game, "shogi variant=mini". */
void source_read(struct reader *reader, const cJSON *object, const struct experiment *experiment,
                 struct claim *claim);

/* A config's "claims": what it says of its results, to be judged when they are there. */

/* Read the list into the experiment, whose cells and columns are known as far as nothing is doubted (keys.h).  Every row
 * has the columns of `row`, a cell of which only measure and limits need be set.  What cannot be judged, but is no error, is
 * written among the warnings; without them (NULL) nobody looks ahead for who will have no partner. */
void claims_read(struct reader *reader, const cJSON *array, const struct cell *row, struct experiment *experiment,
                 FILE *warnings);

/*
 * What is to be seen of claims before there are rows: the cells tell which rows a claim will be about, and which will be
 * their partners (results/judge.h).
 */

/* What claims are looked at with; all 0 before the first. */
struct claim_preview {
    const struct experiment *experiment; /* whose cells and columns are known */
    FILE *warnings;
    struct csv rows; /* that the cells will have */
};

/* Complain of the claim, which is this object of the config, if some row will have no partner, or several.  Warn if it must
 * stay undecided for another cause, and if partners will differ in what the claim does not name. */
void claim_preview(struct claim_preview *preview, struct reader *reader, const cJSON *object,
                   const struct claim *claim);

#endif
