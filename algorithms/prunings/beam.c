/*
 * Beam search: of each position only so many of the first moves are searched (R. Greenblatt, D. Eastlake, S. Crocker, "The
 * Greenblatt chess program", 1967, by the moves that it calls plausible).
 */
#include "algorithms/prunings/look.h"

enum { WIDTH, LOUD };

static Verdict weigh(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children,
                     int i)
{
    (void)path;
    (void)beta;
    if (place_in_order(search, children, i) < search->pruning[WIDTH].integer)
        return searched;
    if (search->pruning[LOUD].choice && (is_checked(search, state) || is_loud(search, state, children->move[i])))
        return searched;
    return left_out(alpha);
}

static const Pruning pruning = {
    .about = "of each position only the first moves are searched",
    .parameters =
        {
            {"beam_width", INTEGER, "8", 1, 1000, .about = "so many of them"},
            {"beam_loud", CHOICE, "yes", .choices = "no|yes",
             .about = "and all that are noisy, end the game, give check or answer one?"},
        },
    .weigh = (Function)weigh,
    .depends_on = by_window,
};
