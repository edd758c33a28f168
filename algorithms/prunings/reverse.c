/*
 * Reverse futility: near the horizon a position is worth beta if it is better than that by a margin for each ply that is
 * left.  Programs call it static null move or beta pruning, too; no paper is known to us.
 *
 * Not in check.
 */
#include "algorithms/prunings/look.h"

enum { REVERSE_MARGIN, REVERSE_PLIES };

static bool reverse_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    const int left = look_plies_left(search, path);
    (void)alpha;
    if (left > search->pruning[REVERSE_PLIES].integer || beta >= bound(search->rules) ||
        loud_checked(search, state))
        return false;
    const Value least = look_standing(search, state) - left * look_margin(search->pruning[REVERSE_MARGIN].real);
    *worth = (Worth){least, false};
    return least >= beta;
}

static const Pruning reverse_pruning = {
    .about = "near the horizon a position that is better than beta by a margin is searched no further",
    .parameters =
        {
            {"reverse_margin", REAL, "1", 0, 1e12, .about = "so many points for each ply that is left"},
            {"reverse_plies", INTEGER, "2", 0, 1000, .about = "with no more left than this"},
        },
    .answer = (Function)reverse_answer,
    .depends_on = look_by_window,
};
