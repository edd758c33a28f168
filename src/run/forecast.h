/* What cells may cost: for plans, for shards, and to estimate when a run will end. */
#ifndef RUN_FORECAST_H
#define RUN_FORECAST_H

#include "cell/prediction.h"

/* Predict cells[0..count-1] in another process (system/apart.h).  The prediction is NAN if the cell's game crashes
 * or takes two seconds of processor time, or has done so often for other cells.  Unless `first` is NULL, it is set
 * to the first such cell, or -1, and `how`, of HOW bytes, to what happened.  Returns how many predictions are NAN. */
enum { HOW = 200 };
int forecast(const struct cell *cells, int count, struct prediction *predictions, int *first, char *how);

/* The costs of cells[list[0..count-1]], as an array of `total` that is indexed as the cells are; the caller frees
 * it.  NULL if they are not known within two seconds. */
double *forecast_soon(const struct cell *cells, int total, const int *list, int count);

#endif
