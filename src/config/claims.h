/* A config's "claims": what it says of its results, to be judged when they are there. */
#ifndef CONFIG_CLAIMS_H
#define CONFIG_CLAIMS_H

#include "cell/plan.h"
#include "config/section.h"
#include "statistics/claim.h"

/* Read the list into the experiment, whose cells and columns are known.  Complains of everything that is wrong;
 * which cells the claims select is checked only if nothing else was wrong. */
void claims_read(struct reader *reader, const cJSON *array, struct experiment *experiment);

void claims_free(struct experiment *experiment);

#endif
