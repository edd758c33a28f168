/* What cells may cost, for plans, shards, and the estimate of when a run will end. */
#ifndef RUN_FORECAST_H
#define RUN_FORECAST_H

#include "cell/prediction.h"

/* Predict cells[0..count-1] in another process (system/apart.h).  A cell whose game crashes, or takes two seconds and
 * more of the processor's time, has NAN; so have the others of a game that did so often.  `first`, unless it is NULL, is
 * told the first such cell, -1 if there is none, and `how`, of HOW bytes, what it did.  Returns how many have NAN. */
enum { HOW = 200 };
int forecast(const struct cell *cells, int count, struct prediction *predictions, int *first, char *how);

/* The cost of cells[list[0..count-1]], each at its cell's place among `total`; the caller frees it.  NULL if that is not
 * found within two seconds. */
double *forecast_soon(const struct cell *cells, int total, const int *list, int count);

#endif
