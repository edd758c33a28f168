/*
 * Razoring: near the horizon a position that is worse than alpha by a margin is worth what a leaf there is, if that is no
 * better than alpha either.
 *
 * J. Birmingham, P. Kent, "Tree-searching and tree-pruning techniques", 1977; here as programs do it, with the leaf's
 * own search as the judge.  Not in check.
 */
#include "algorithms/prunings/look.h"

enum { MARGIN, PLIES };

static bool answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    const int left = plies_left(search, path);
    if (left > search->pruning[PLIES].integer || alpha <= -bound(search->rules) || is_checked(search, state))
        return false;
    const Value most = standing_of(search, state) + left * margin(search->pruning[MARGIN].real);
    if (most > alpha || (search->worth && search->worth(search, state, path, alpha, beta).value > alpha))
        return false;
    *worth = (Worth){most, false};
    return true;
}

static const Pruning pruning = {
    .about = "near the horizon a position that is worse than alpha by a margin becomes a leaf",
    .parameters =
        {
            {"razor_margin", REAL, "3", 0, 1e12, .about = "so many points for each ply that is left"},
            {"razor_plies", INTEGER, "2", 0, 1000, .about = "with no more left than this"},
        },
    .answer = (Function)answer,
    .depends_on = by_window,
};
