/* A claim's "source": who published what it says, and of what games. */
#ifndef KEYS_SOURCE_H
#define KEYS_SOURCE_H

#include "cell/plan.h"
#include "claims/claim.h"
#include "keys/key.h"

/* The keys of a source, up to the first without a name, and the rules that they keep. */
extern const struct key source_keys[];
extern const struct rule source_rules[];

/* Read the object into the claim, whose "where" is known, and note in which games of the experiment the claim is measured: an
 * unusual variant is another game, "shogi variant=mini". */
void source_read(struct reader *reader, const cJSON *object, const struct experiment *experiment,
                 struct claim *claim);

#endif
