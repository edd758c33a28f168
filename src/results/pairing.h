/* Which rows of two CSV files of results are of the same cells. */
#ifndef RESULTS_PAIRING_H
#define RESULTS_PAIRING_H

#include "results/csv.h"

struct pairing {
    int axes;     /* number of the columns that describe a row's cell: those before "status" */
    int *partner; /* for each row of the first CSV, the row of the second, or -1 */
    int *lonely;  /* rows of the second CSV that have no partner */
    int lonely_count;
};

/* False after a complaint: a CSV has no column "status", or two rows of one cell, or there are axes that only one of
 * them has.  Then there is nothing to free. */
bool pairing_make(struct pairing *pairing, const struct csv *first, const struct csv *second);
void pairing_free(struct pairing *pairing);

#endif
