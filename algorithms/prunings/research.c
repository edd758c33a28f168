/*
 * Searching again: a move that costs more than `research_price` plies is searched at its price with a null window first, and
 * if that says that it is better than alpha, again as if it cost no more than that.
 *
 * So a selective cutoff looks at an improbable move deeper once it seems good (Y. Tsuruoka, D. Yokoyama, T. Chikayama,
 * "Game-tree search algorithm based on realization probability", 2002).  A move that is not better at its own price is left
 * out, which its null window proved.
 */
#include "algorithms/prunings/look.h"

enum { PRICE };

static Verdict weigh(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children,
                     int i)
{
    const Path below = step(search, state, path, children, i);
    const int price = spent_of(below) - spent_of(path),
              again = (int)(search->pruning[PRICE].real * search->ply_price);
    (void)beta;
    if (price <= again)
        return searched;
    if (alpha > -bound(search->rules)) {
        const State child = play(search->rules, state, children->move[i]);
        const Value value = -peek(search, &child, -alpha - 1, -alpha, below);
        if (value <= alpha)
            return (Verdict){.left_out = true, .most = value, .dearer = again - price};
    }
    return (Verdict){.dearer = again - price};
}

static const Pruning pruning = {
    .about = "dear moves that seem good at their price are searched again, as if they were cheaper",
    .parameters = {{"research_price", REAL, "1", 0, 1000, .about = "as if they cost so many plies"}},
    .weigh = (Function)weigh,
    .depends_on = by_window,
};
