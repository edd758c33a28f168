/*
 * SSS*: the tree is searched for the best solution, a strategy of MAX together with all replies, the most promising
 * first.
 *
 * G. Stockman, "A minimax algorithm better than alpha-beta?", 1979; with the correction of M. Campbell, T. Marsland, "A
 * comparison of minimax tree search algorithms", 1983.
 *
 * A state's merit is an upper bound on what the strategies below its node are worth at the root; it only ever
 * falls.  When the root is solved, no other state has a larger one, and its merit is the exact value for the side to
 * move.  Equal merits go to the leftmost, so that the move is the first best.
 *
 * It keeps a strategy of MAX for each of its moves, about b^(d/2) positions of b^d: best_first/gamma.h says in how many
 * bytes.  memory_mb limits them, and a search that needs more ends with the status `memory`.
 */

#include "algorithms/best_first/gamma.h"

static inline Value solve(Search *search, const State *root)
{
    return solve_best_first(search, root, 0);
}

static const Algorithm algorithm = {
    .line = "SSS*: best first, by upper bounds; takes memory",
    .growth = 0.75,
};
