/* Rows of two tables of results that are of the same cells. */
#ifndef STATISTICS_PAIRING_H
#define STATISTICS_PAIRING_H

#include "statistics/csv.h"

struct pairing {
    int axes;     /* how many columns say which cell a row is of: those before "status" */
    int *partner; /* of each row of the first table in the second one, or -1 */
    int *lonely;  /* rows of the second table without one */
    int lonely_count;
};

/* False after a complaint: a table without a column "status", axes that only one of them has, two rows of one cell.  Only
 * then is there nothing to free. */
bool pairing_make(struct pairing *pairing, const struct csv *first, const struct csv *second);
void pairing_free(struct pairing *pairing);

#endif
