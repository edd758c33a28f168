/*
 * Late moves: near the horizon all moves are left out but so many of the first for each ply that is left.  Programs call it
 * late move or move count pruning; no paper is known to us.
 *
 * Not in check, and no move that is noisy, ends the game or gives check.
 */
#include "algorithms/prunings/look.h"

enum { LATE_MOVES, LATE_PLIES };

static Verdict late_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                          Children *children, int i)
{
    const int left = look_plies_left(search, path);
    (void)beta;
    if (i == 0 || left > search->pruning[LATE_PLIES].integer ||
        loud_place(search, children, i) < search->pruning[LATE_MOVES].integer * left ||
        loud_checked(search, state) || loud_move(search, state, children->move[i]))
        return look_searched;
    return look_left_out(alpha);
}

static const Pruning late_pruning = {
    .about = "near the horizon moves that come late in the order are left out",
    .parameters =
        {
            {"late_moves", INTEGER, "6", 0, 1000, .about = "so many are searched for each ply that is left"},
            {"late_plies", INTEGER, "3", 0, 1000, .about = "with no more left than this"},
        },
    .weigh = (Function)late_weigh,
    .depends_on = look_by_window,
};
