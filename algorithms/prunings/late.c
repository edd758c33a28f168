/*
 * Late moves: near the horizon all moves are left out but so many of the first for each ply that is left.  Programs call it
 * late move or move count pruning; no paper is known to us.
 *
 * Not in check, and no move that is noisy, ends the game or gives check.
 */
#include "algorithms/prunings/look.h"

enum { MOVES, PLIES };

static Verdict weigh(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children,
                     int i)
{
    const int left = plies_left(search, path);
    (void)beta;
    if (i == 0 || left > search->pruning[PLIES].integer ||
        place_in_order(search, children, i) < search->pruning[MOVES].integer * left || is_checked(search, state) ||
        is_loud(search, state, children->move[i]))
        return searched;
    return left_out(alpha);
}

static const Pruning pruning = {
    .about = "near the horizon moves that come late in the order are left out",
    .parameters =
        {
            {"late_moves", INTEGER, "6", 0, 1000, .about = "so many are searched for each ply that is left"},
            {"late_plies", INTEGER, "3", 0, 1000, .about = "with no more left than this"},
        },
    .weigh = (Function)weigh,
    .depends_on = by_window,
};
