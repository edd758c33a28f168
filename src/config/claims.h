/* A config's "claims": what it says of its results, to be judged when they are there. */
#ifndef CONFIG_CLAIMS_H
#define CONFIG_CLAIMS_H

#include "parts/plan.h"
#include "results/claim.h"
#include "config/key.h"
#include "config/section.h"

/* The keys of a claim, up to the first without a name, and the rules that they keep. */
extern const struct key claim_keys[];
extern const struct rule claim_rules[];

/* Read the list into the experiment, whose cells and columns are known as far as nothing is doubted (reader.h).  Every row
 * has the columns of `row`, a cell of which only measure and limits need be set.  What cannot be judged, but is no error, is
 * written among the warnings; without them (NULL) nobody looks ahead for who will have no partner. */
void claims_read(struct reader *reader, const cJSON *array, const struct cell *row, struct experiment *experiment,
                 FILE *warnings);

void claims_free(struct experiment *experiment);

#endif
