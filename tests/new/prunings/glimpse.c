/*
 * A pruning that peeks: with enough plies left a position is answered, and a late move left out, if a search that is a ply
 * shallower says that it lies beyond the window.
 */
#include "algorithms/prunings/look.h"

enum { GLIMPSE_LEFT };

static bool glimpse_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    (void)alpha;
    if (search->now.peeking || beta >= bound(search->rules) ||
        look_plies_left(search, path) < search->pruning[GLIMPSE_LEFT].integer)
        return false;
    *worth = (Worth){peek(search, state, beta - 1, beta, spend_less(search, path, -search->ply_price)), false};
    return worth->value >= beta;
}

static Verdict glimpse_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                             Children *children, int i)
{
    (void)beta;
    if (search->now.peeking || i == 0 || alpha <= -bound(search->rules) ||
        look_plies_left(search, path) < search->pruning[GLIMPSE_LEFT].integer)
        return look_searched;
    const State child = play(search->rules, state, children->move[i]);
    const Path below = step(search, state, spend_less(search, path, -search->ply_price), children, i);
    const Value value = -peek(search, &child, -alpha - 1, -alpha, below);
    return value <= alpha ? look_left_out(alpha) : look_searched;
}

static const Pruning glimpse_pruning = {
    .about = "what a search that is a ply shallower says is beyond the window is searched no further",
    .parameters = {{"glimpse_left", INTEGER, "2", 1, 1000, .about = "asked with no fewer plies left"}},
    .answer = (Function)glimpse_answer,
    .weigh = (Function)glimpse_weigh,
    .depends_on = look_by_window,
};
