/* What cells may cost, for the estimate of when a run will end. */
#ifndef FORECAST_H
#define FORECAST_H

#include "parts/cell.h"

/* The cost of cells[list[0..count-1]], each at its cell's place among `total`; the caller frees it.  It is worked out in
 * another process, for the games are asked; NULL if that does not end well within two seconds. */
double *forecast(const struct cell *cells, int total, const int *list, int count);

/* The cost of all cells, in such processes, too: NAN where a game crashes, or takes two seconds and more. */
void forecast_all(const struct cell *cells, int count, double (*cost)(const struct cell *cell), double *costs);

#endif
