/*
 * Razoring: near the horizon a position that is worse than alpha by a margin is worth what a leaf there is, if that is no
 * better than alpha either.
 *
 * J. Birmingham, P. Kent, "Tree-searching and tree-pruning techniques", 1977; here as programs do it, with the leaf's
 * own search as the judge.  Not in check.
 */
#include "algorithms/prunings/look.h"

enum { RAZOR_MARGIN, RAZOR_PLIES };

static bool razor_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    const int left = look_plies_left(search, path);
    if (left > search->pruning[RAZOR_PLIES].integer || alpha <= -bound(search->rules) ||
        loud_checked(search, state))
        return false;
    const Value most = look_standing(search, state) + left * look_margin(search->pruning[RAZOR_MARGIN].real);
    if (most > alpha || (search->worth && search->worth(search, state, path, alpha, beta).value > alpha))
        return false;
    *worth = (Worth){most, false};
    return true;
}

static const Pruning razor_pruning = {
    .about = "near the horizon a position that is worse than alpha by a margin becomes a leaf",
    .parameters =
        {
            {"razor_margin", REAL, "3", 0, 1e12, .about = "so many points for each ply that is left"},
            {"razor_plies", INTEGER, "2", 0, 1000, .about = "with no more left than this"},
        },
    .answer = (Function)razor_answer,
    .depends_on = look_by_window,
};
