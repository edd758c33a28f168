/*
 * Threats: where a side that passes would lose much, the other one threatens something, and all moves cost less, so that what
 * comes of it is searched deeper (C. Donninger, "Null move and deep search", 1993).
 *
 * Asked is a null move, as the pruning `null` makes it: not in check, and not right behind a pass.
 *
 * Nothing is left out.  In twice as many moves as the limit has plies every move costs its price.
 */
#include "algorithms/prunings/pass.h"

enum { MARGIN, LEAST_LEFT, LESS };
enum { REDUCED = 3 }; /* the pass costs so many plies */

static bool is_threatened(Search *search, const State *state, Path path)
{
    if (!passes_here(search, state, path))
        return false;
    const Value least = standing_of(search, state) - margin(search->pruning[MARGIN].real);
    return least > -bound(search->rules) && value_passing(search, state, path, least - 1, least, REDUCED) < least;
}

static Verdict weigh(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children,
                     int i)
{
    Standing *standing = search->standing;
    (void)alpha;
    (void)beta;
    (void)children;
    (void)i;
    if (plies_left(search, path) < search->pruning[LEAST_LEFT].integer || !may_extend(search, path))
        return searched;
    if (!standing->passed) {
        standing->threatened = is_threatened(search, state, path);
        standing->passed = true;
    }
    return standing->threatened ? cheaper(search, search->pruning[LESS].real) : searched;
}

static const Pruning pruning = {
    .about = "where a side that passes would lose much all moves cost less; nothing is left out",
    .parameters =
        {
            {"threat_margin", REAL, "2", 0, 1000000000, .about = "more than this, in points"},
            {"threat_left", INTEGER, "3", 1, 1000, .about = "asked with no fewer plies left"},
            {"threat_less", REAL, "0.5", 0, 1,
             .about = "by so many plies, of which a cutoff may know whole ones only"},
        },
    .weigh = (Function)weigh,
    .passes = true,
    .depends_on = by_window,
    .refuses = refuses_passes,
};
