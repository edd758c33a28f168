/* Why a row has no partner, or several: what is to be named, or what to be added. */
#ifndef CLAIMS_PARTNERLESS_H
#define CLAIMS_PARTNERLESS_H

#include "derived/missing.h"
#include "frame/csv.h"

/* Write the reason as a clause that goes on after a colon.  Of the rows marked in `against` not just one agrees with the row in
 * these columns. */
void partner_reason(const struct csv *csv, int row, const bool *against, const int *columns, int count,
                    char reason[REASON]);

#endif
