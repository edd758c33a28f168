/*
 * DUAL*: SSS* with the players exchanged, so that the most promising strategy of MIN is searched first.
 *
 * T. Marsland, A. Reinefeld, J. Schaeffer, "Low overhead alternatives to SSS*", 1987.
 *
 * A state's merit is a lower bound on what MAX gets below its node.  OPEN is sorted upwards, and a leaf's merit is the
 * larger of its value and the old one.  At the root, where MAX moves, all children are searched one after another, and
 * each that raises the merit is a better move.  Seen from MIN's side, where values have the other sign, this is SSS*
 * exactly; so the code calls the player of the odd levels MAX.
 *
 * Returns the exact value for the side to move.  Of equal merits the leftmost comes first, and the move is the first
 * best one.
 *
 * Memory as for SSS*; on a uniform tree OPEN holds up to b^floor(d/2) states.
 */

#include "algorithms/best_first/gamma.h"

static Value dual_solve(Search *search, const State *root)
{
    return -gamma_solve(search, root, 1);
}

static const Algorithm dual_algorithm = {
    .about = "DUAL*: SSS* with the players exchanged, by lower bounds; takes memory",
    .solve = (Function)dual_solve,
};
