/* How many claims repeat what somebody published, and what came of them. */
#ifndef SHOW_TALLY_H
#define SHOW_TALLY_H

#include "show/claims.h"

/* In a sentence; NULL if no claim has a source.  The caller frees it. */
char *claims_tally(const struct judged *judged, int count);

#endif
