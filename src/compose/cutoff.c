/* One game and one cutoff; GAME, CUTOFF, NAME and SYMBOL as in algorithm.c. */

#include GAME
#include "kit/search.h"
#include "kit/walk_full.h"
#include CUTOFF
#include "cell/registry.h"

extern const struct pricing SYMBOL;
const struct pricing SYMBOL = {
    .part = {NAME, &cutoff.about, cutoff.parameters},
    .cutoff = &cutoff,
    .prepare = (Function)prepare,
};
