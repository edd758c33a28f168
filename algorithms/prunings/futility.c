/*
 * Futility: near the horizon a move is left out that would not reach alpha by the static value, what it wins at once, and
 * a margin for each ply that is left.
 *
 * J. Schaeffer, "Experiments in search and knowledge", 1986; E. Heinz, "Extended futility pruning", 1998.
 *
 * Not the first move, not in check, and no move that ends the game or gives check; nor one that is noisy, where the game does not
 * say what it wins.
 */
#include "algorithms/prunings/look.h"

enum { FUTILITY_MARGIN, FUTILITY_PLIES };

static Verdict futility_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                              Children *children, int i)
{
    const Move move = children->move[i];
    const int left = look_plies_left(search, path);
    (void)beta;
    if (i == 0 || left > search->pruning[FUTILITY_PLIES].integer || loud_checked(search, state))
        return look_searched;
    if (!game.gain && loud_noisy(search, state, move))
        return look_searched;
    const Value gain = game.gain ? game.gain(search->rules, state, move) : 0;
    const Value most =
        smaller(look_standing(search, state) + gain + left * look_margin(search->pruning[FUTILITY_MARGIN].real),
                bound(search->rules));
    if (most > alpha)
        return look_searched;
    const State child = play(search->rules, state, move);
    return finished(search->rules, &child) || loud_checked(search, &child) ? look_searched : look_left_out(most);
}

static const Pruning futility_pruning = {
    .about = "near the horizon moves are left out that would not reach alpha with a margin",
    .parameters =
        {
            {"futility_margin", REAL, "1", 0, 1e12, .about = "so many points for each ply that is left"},
            {"futility_plies", INTEGER, "2", 0, 1000, .about = "with no more left than this"},
        },
    .weigh = (Function)futility_weigh,
    .depends_on = look_by_window,
};
