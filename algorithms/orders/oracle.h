/*
 * The children's true values: what plain minimax would return for each under the same cutoff.  They are found by
 * alpha-beta with an open window, whose work is not counted; if the game's evaluation is exact, it is used instead.
 *
 * Nothing is remembered between positions.  The searches below a position cost far less than minimax would there, so
 * that over all positions that alpha-beta visits, the oracle costs at most a few times as much as plain minimax.  It
 * needs no memory, and is right even if prices depend on the path.
 */
#ifndef ORACLE_H
#define ORACLE_H

#include "algorithms/windows/alphabeta.h"

/* The keys of the children become their true values for the player to move at `state`. */
static void oracle_find_values(const Search *search, const State *state, Path path, Children *children)
{
    Search oracle = *search;
    set_free(&oracle, UINT64_MAX);
    oracle.orders = oracle.prunings = 0;
    oracle.sift = NULL;
    oracle.recheck.share = 0;
    if (!oracle.each_side && !oracle.tells_takes) /* nothing asks for the keys of its paths */
        oracle.way = NULL;
    oracle.heuristics = NULL;
    prepare_walk(&oracle);
    children->stepped = 0; /* no place is known, and nothing asks below */
    const bool exact = !search->worth && game.exact && game.exact(search->rules);
    for (int i = children->placed; i < children->count; i++) {
        const int n = number_at(children, i);
        const Move move = children->list[n];
        const State child = play(search->rules, state, move);
        const int price = price_of_move(search, state, path, children, move, n);
        tell_taking(&oracle, state, path, move);
        children->key[n] =
            exact ? -assess(&oracle, &child)
                  : -alphabeta(&oracle, &child, -INFINITE, INFINITE, step_at_price(&oracle, path, price));
    }
}

#endif
