/* A claim's "source": who published what it says, and of what games. */
#ifndef CONFIG_SOURCE_H
#define CONFIG_SOURCE_H

#include "parts/plan.h"
#include "results/claim.h"
#include "config/key.h"

/* The keys of a source, up to the first without a name, and the rules that they keep. */
extern const struct key source_keys[];
extern const struct rule source_rules[];

/* Read the object into the claim, whose "where" is known, and note in which games of the experiment the claim is measured: an
 * unusual variant is another game, "shogi variant=mini". */
void source_read(struct reader *reader, const cJSON *object, const struct experiment *experiment,
                 struct claim *claim);

#endif
