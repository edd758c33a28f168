/*
 * Reductions: a move that comes late in the order is searched shallower first, with a null window, and to its own depth
 * only if that says that it is better than alpha (T. Romstad, "An introduction to late move reductions", 2004).
 *
 * Not in check, and no move that wins something at once, ends the game or gives check.
 */
#include "algorithms/prunings/look.h"

enum { MOVES, BY };
enum { SHALLOWEST = 3 }; /* no position is reduced that has fewer plies left */

static Verdict weigh(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children, int i)
{
    const int by = (int)search->pruning[BY].integer;
    (void)beta;
    if (i == 0 || i < search->pruning[MOVES].integer || alpha <= -bound(search->rules) ||
        plies_left(search, path) < SHALLOWEST || is_checked(search, state) ||
        is_loud(search, state, children->move[i]))
        return searched;
    const State child = play(search->rules, state, children->move[i]);
    const Path below = spend_less(search, step(search, state, path, children, i), -by * search->ply_price);
    const Value value = -peek(search, &child, -alpha - 1, -alpha, below);
    return value > alpha ? searched : left_out(alpha);
}

static const Pruning pruning = {
    .about = "moves that come late in the order are searched to their depth only if a shallower search likes them",
    .parameters =
        {
            {"reduce_moves", INTEGER, "3", 0, 1000, .about = "the first of them that is reduced, from 0"},
            {"reduce_plies", INTEGER, "1", 1, 1000, .about = "by how much"},
        },
    .weigh = (Function)weigh,
    .depends_on = by_window,
};
