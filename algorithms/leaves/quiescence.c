/* What remains when nothing is hanging: quiet.h says how it is searched. */

#include "algorithms/leaves/quiet.h"

static Worth quiescence_worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    const Quiet quiet = quiet_of(search, path, search->leaf, NULL);
    return quiet_search(&quiet, state, 0, alpha, beta);
}

static const Leaf quiescence_leaf = {
    .about = "quiescence search: noisy moves are tried until nobody gains by them",
    .parameters = {QUIET_PARAMETERS},
    .worth = (Function)quiescence_worth,
    .depends_on = quiet_depends,
    .refuses = quiet_refuses,
};
