/* Why a row has no partner, or several: in what rows differ, and which key of the claim would mend that. */
#ifndef RESULTS_PARTNERLESS_H
#define RESULTS_PARTNERLESS_H

#include "results/claim.h"

/* The reason as a clause that goes on after a colon, for the caller to free.  Of the rows marked in `against` not just one
 * agrees with the row in these columns, which are those of the claim's pair. */
char *partner_reason(const struct claim *claim, const struct csv *csv, int row, const bool *against,
                     const int *columns);

#endif
