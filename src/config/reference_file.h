/*
 * A CSV as the reference of a decision experiment:  "reference": { "file": "configs/positions/chess.csv", "cap": 1000 }
 *
 * Its rows are those of a config with "measure": "moves": a position each, with what every move is worth, by whatever
 * search or engine.  So nothing is searched besides.  Several files are read as if they were one.
 */
#ifndef CONFIG_REFERENCE_FILE_H
#define CONFIG_REFERENCE_FILE_H

#include "parts/plan.h"
#include "config/key.h"

/* The keys of such a reference, up to the first without a name. */
extern const struct key reference_file_keys[];

/* Is this reference such a one? */
bool names_file(const cJSON *object);

/* Read it, and find the row that judges each of the experiment's cells: that of the same game with the same settings, but for
 * those of its evaluation.  Complains of what is wrong with a file, and if nothing was wrong before, of positions that have
 * no row or several, and of moves that are missing there or are not legal. */
void reference_file_read(struct reader *reader, const cJSON *object, struct experiment *experiment);

#endif
