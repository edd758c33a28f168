/* What turns an experiment into a match: the rivals, and the test that may end it. */
#ifndef CONFIG_RIVALS_H
#define CONFIG_RIVALS_H

#include "parts/plan.h"
#include "config/axis.h"
#include "config/key.h"
#include "config/section.h"

/* The keys of "sprt". */
extern const struct key sprt_keys[];

/* In every position and for every budget, let all strategies play against the first one, which then has no row of
 * its own; or, with `every`, each against all those before it.  All that is done once for each handicap, by which the
 * rival's budget is multiplied; what is wrong with one is complained of at `handicap`. */
void match_up(struct reader *reader, struct experiment *experiment, bool every, const struct axis *handicaps,
              const cJSON *handicap);

/* Read the config's "sprt". */
void match_read_sprt(struct reader *reader, const cJSON *object, struct experiment *experiment);

#endif
