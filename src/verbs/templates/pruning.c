/*
 * NAME: with one ply left, a position that is better than beta as it stands is searched no further.
 *
 * This is a whole pruning, to be changed; src/search/kit/search.h is the contract ("PRUNINGS").  It answers a position before
 * its moves are listed; one that weighs moves has `.weigh` instead, or both, and leaves them out or changes what they cost.
 */
#include "algorithms/prunings/look.h"

/* alpha < beta is the window, for the side to move.  True: *worth is what the position is worth, by the contract of a leaf.
 * What it searches by peek() is counted as everything is. */
static bool NAME_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    (void)alpha;
    if (look_plies_left(search, path) > 1 || beta >= bound(search->rules) || loud_checked(search, state))
        return false;
    *worth = (Worth){look_standing(search, state), false};
    return worth->value >= beta;
}

/*
 * What else a pruning may say (src/search/kit/part.h): parameters, which are search->pruning[0], [1] and so on; refuses, if some
 * games do not have what it needs; passes, if it makes null moves; errs, if no reference may judge by it.  It says on what
 * values depend where they may be others than those without it.
 */
static const Pruning NAME_pruning = {
    .about = "with one ply left a position that is better than beta is searched no further",
    .answer = (Function)NAME_answer,
    .depends_on = look_by_window,
};
