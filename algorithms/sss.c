/*
 * SSS*: searches the tree for the best solution, which is a strategy of MAX together with all replies, and always
 * continues with the most promising one.
 *
 * G. Stockman, "A minimax algorithm better than alpha-beta?", 1979.
 *
 * A state's merit is an upper bound on what the strategies below its node are worth at the root; it only ever falls.
 * When the root is solved, no other state has a larger merit, so that the root's is the exact value for the side to
 * move.  Of equal merits the leftmost comes first, so that the move is the first best one.
 *
 * On a uniform tree OPEN holds up to b^ceil(d/2) states of 16 bytes, and the tree up to b times as many nodes of,
 * mostly, 24 to 64 bytes (best_first/tree.h).  memory_mb limits them; a search that needs more ends with the status
 * `memory`.
 */

#include "algorithms/best_first/gamma.h"

static Value sss_solve(Search *search, const State *root)
{
    return gamma_solve(search, root, 0);
}

static const Algorithm sss_algorithm = {
    .about = "SSS*: best first, by upper bounds; takes memory",
    .solve = (Function)sss_solve,
};
