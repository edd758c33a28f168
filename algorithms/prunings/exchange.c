/*
 * Losing captures: a move that loses by a static exchange is left out, near the horizon.
 *
 * The game's own `exchange` says what a move wins if both sides go on taking where it pays; no paper is known to us.  Not
 * the first move, not in check, and no move that gives check or ends the game.
 */
#include "algorithms/prunings/look.h"

enum { EXCHANGE_PLIES };

static Verdict exchange_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                              Children *children, int i)
{
    const Move move = children->move[i];
    (void)beta;
    if (i == 0 || look_plies_left(search, path) > search->pruning[EXCHANGE_PLIES].integer ||
        loud_checked(search, state) || game.exchange(search->rules, state, move) >= 0)
        return look_searched;
    const State child = play(search->rules, state, move);
    return finished(search->rules, &child) || loud_checked(search, &child) ? look_searched : look_left_out(alpha);
}

static const char *exchange_refuses(const Setting *settings)
{
    (void)settings;
    return game.exchange ? NULL : "the game has no static exchange";
}

static const Pruning exchange_pruning = {
    .about = "near the horizon moves that lose by a static exchange are left out",
    .parameters = {{"exchange_plies", INTEGER, "3", 0, 1000, .about = "with no more left than this"}},
    .weigh = (Function)exchange_weigh,
    .depends_on = look_by_window,
    .refuses = exchange_refuses,
};
