/* What turns a match, or decisions, into a search for the best setting: "tune". */
#ifndef CONFIG_TUNING_H
#define CONFIG_TUNING_H

#include "parts/plan.h"
#include "config/key.h"
#include "config/halving.h"
#include "config/section.h"

/* The keys of "tune". */
extern const struct key tune_keys[];

/* At most so many settings are drawn by a config's "tune", which may be wrong; INFINITY without one. */
double tuning_most(const cJSON *object);

/* Read the config's "tune", and leave of the searches the first, which is the start, and as many others as are drawn. */
void tuning_read(struct reader *reader, const cJSON *object, struct experiment *experiment,
                 struct section *searches);

/* The rounds of an experiment that tunes. */
struct halving tuning_rounds(const struct experiment *experiment);

/* Complain of what cannot be tuned so: several games, or too few positions. */
void tuning_check(struct reader *reader, const cJSON *object, const struct experiment *experiment);

#endif
