/*
 * Threats: where a side that passes would lose much, the other one threatens something, and all moves cost less, so that what
 * comes of it is searched deeper (C. Donninger, "Null move and deep search", 1993).
 *
 * Asked is a null move, as the pruning `null` makes it: not in check, and not right behind a pass.
 *
 * Nothing is left out.  In twice as many moves as the limit has plies every move costs its price.
 */
#include "algorithms/prunings/pass.h"

enum { THREAT_MARGIN, THREAT_LEAST_LEFT, THREAT_LESS };
enum { THREAT_REDUCED = 3 }; /* the pass costs so many plies */

static bool threat_seen(Search *search, const State *state, Path path)
{
    if (!passes_here(search, state, path))
        return false;
    const Value least = look_standing(search, state) - look_margin(search->pruning[THREAT_MARGIN].real);
    return least > -bound(search->rules) &&
           pass_value(search, state, path, least - 1, least, THREAT_REDUCED) < least;
}

static Verdict threat_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                            Children *children, int i)
{
    Standing *standing = search->now.standing;
    (void)alpha;
    (void)beta;
    (void)children;
    (void)i;
    if (look_plies_left(search, path) < search->pruning[THREAT_LEAST_LEFT].integer ||
        !look_may_extend(search, path))
        return look_searched;
    if (!standing->passed) {
        standing->threatened = threat_seen(search, state, path);
        standing->passed = true;
    }
    return standing->threatened ? look_cheaper(search, search->pruning[THREAT_LESS].real) : look_searched;
}

static const Pruning threat_pruning = {
    .about = "where a side that passes would lose much all moves cost less; nothing is left out",
    .parameters =
        {
            {"threat_margin", REAL, "2", 0, 1000000000, .about = "more than this, in points"},
            {"threat_left", INTEGER, "3", 1, 1000, .about = "asked with no fewer plies left"},
            {"threat_less", REAL, "0.5", 0, 1,
             .about = "by so many plies, of which a cutoff may know whole ones only"},
        },
    .weigh = (Function)threat_weigh,
    .passes = true,
    .depends_on = look_by_window,
    .refuses = pass_refuses,
};
