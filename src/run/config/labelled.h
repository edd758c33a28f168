/*
 * Labels as the reference of a decision experiment:  "reference": { "labels": "configs/positions/chess.labels", "cap": 1000 }
 *
 * What an engine said of each legal move is read from a file (cell/labels.h), or from one for each game, as its header
 * names it, so that nothing is searched besides.  No regret is larger than the cap, which is in hundredths of a pawn.
 */
#ifndef CONFIG_LABELLED_H
#define CONFIG_LABELLED_H

#include "cell/plan.h"
#include "keys/key.h"

/* The keys of such a reference, up to the first without a name. */
extern const struct key labelled_keys[];

/* Is this reference such a one? */
bool names_labels(const cJSON *object);

/* Read it, and find the label of each of the experiment's cells.  Complains of what is wrong with the file, and if nothing
 * else was wrong before, of positions that it does not have, and of moves that are missing there, or are not legal. */
void labelled_read(struct reader *reader, const cJSON *object, struct experiment *experiment);

#endif
