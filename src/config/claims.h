/* A config's "claims": what is said of its results, and judged when they are there. */
#ifndef CONFIG_CLAIMS_H
#define CONFIG_CLAIMS_H

#include "cell/plan.h"
#include "config/section.h"
#include "statistics/claim.h"

/* Read the list into the experiment, whose cells and columns are there.  Complains of everything that is wrong; of
 * selected cells only if nothing was wrong before. */
void claims_read(struct reader *reader, const cJSON *array, struct experiment *experiment);

void claims_free(struct experiment *experiment);

#endif
