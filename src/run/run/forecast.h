/* What cells may cost: for plans and for shards. */
#ifndef RUN_FORECAST_H
#define RUN_FORECAST_H

#include "cell/prediction.h"

/* Predict cells[0..count-1] in another process (process/apart.h).  The prediction is NAN if the cell's game crashes
 * or takes two seconds of processor time, or has done so often for other cells.  Unless `first` is NULL, it is set
 * to the first such cell, or -1, and `how`, of HOW bytes, to what happened.  Returns how many predictions are NAN. */
enum { HOW = 200 };
int forecast(const struct cell *cells, int count, struct prediction *predictions, int *first, char *how);

#endif
