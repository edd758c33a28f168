/* What remains when nothing is hanging: quiet.h says how it is searched. */

static inline Value stand_pat(Search *search, const State *state)
{
    return static_value(search, state);
}

#include "algorithms/leaves/quiet.h"

static Worth worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    const Quiet quiet = quiet_of(search, path, search->leaf);
    return search_on(&quiet, state, 0, alpha, beta);
}

static const Leaf leaf = {
    .about = "quiescence search: noisy moves are tried until nobody gains by them",
    .parameters = {QUIET_PARAMETERS},
    .worth = (Function)worth,
    .depends_on = quiet_depends,
    .refuses = quiet_refuses,
};
