/*
 * Beam search: of each position only so many of the first moves are searched (R. Greenblatt, D. Eastlake, S. Crocker, "The
 * Greenblatt chess program", 1967, by the moves that it calls plausible).
 */
#include "algorithms/prunings/look.h"

enum { BEAM_WIDTH, BEAM_LOUD };

static Verdict beam_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                          Children *children, int i)
{
    (void)path;
    (void)beta;
    if (loud_place(search, children, i) < search->pruning[BEAM_WIDTH].integer)
        return look_searched;
    if (search->pruning[BEAM_LOUD].choice &&
        (loud_checked(search, state) || loud_move(search, state, children->move[i])))
        return look_searched;
    return look_left_out(alpha);
}

static const Pruning beam_pruning = {
    .about = "of each position only the first moves are searched",
    .parameters =
        {
            {"beam_width", INTEGER, "8", 1, 1000, .about = "so many of them"},
            {"beam_loud", CHOICE, "yes", .choices = "no|yes",
             .about = "and all that are noisy, end the game, give check or answer one?"},
        },
    .weigh = (Function)beam_weigh,
    .depends_on = look_by_window,
};
