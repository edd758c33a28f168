/* How many claims repeat what somebody published, and what came of them. */
#ifndef CLAIMS_TALLY_H
#define CLAIMS_TALLY_H

#include "claims/claims.h"

/* In a sentence; NULL if no claim has a source.  The caller frees it. */
char *claims_tally(const struct judged *judged, int count);

#endif
