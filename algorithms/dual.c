/*
 * DUAL*: SSS* with the players exchanged; the most promising strategy of MIN first.
 *
 * T. Marsland, A. Reinefeld, J. Schaeffer, "Low overhead alternatives to SSS*", 1987.
 *
 * A state's merit is a lower bound on what MAX gets below its node, OPEN is sorted upwards, a leaf's merit is the
 * larger of its value and the old one.  The root, where MAX moves, needs all its children one after another; each
 * that raises the merit is a better move.  Written from MIN's side, whose values have the other sign, that is SSS*
 * to the letter: the player of the odd levels is called MAX.
 *
 * Returns the exact value for the side to move.  Equal merits go to the leftmost, and the move is the first best.
 *
 * Memory as for SSS*; on a uniform tree OPEN holds up to b^floor(d/2) states.
 */

#include "algorithms/best_first/gamma.h"

static inline Value solve(Search *search, const State *root)
{
    return -solve_best_first(search, root, 1);
}

static const Algorithm algorithm = {
    .about = "DUAL*: SSS* with the players exchanged, by lower bounds; takes memory",
    .growth = 0.75,
};
