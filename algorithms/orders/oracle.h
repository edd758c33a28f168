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

/* value[i] = the true value of child i for the player to move at `state`. */
static void true_values(const Search *search, const State *state, Path path, const Children *children, Value *value)
{
    Search oracle = *search;
    oracle.fail_hard = false;
    oracle.orders = 0;
    oracle.table = NULL;
    oracle.etc = oracle.keep_leaves = false;
    oracle.heuristics = NULL;
    oracle.anatomy = NULL;
    oracle.nodes_left = oracle.nodes_allowed = UINT64_MAX;
    oracle.evaluations_allowed = UINT64_MAX;
    oracle.counts = (struct counts){0};
    oracle.out_of_time = NULL;
    oracle.root = NULL;
    const bool exact = game.exact && game.exact(search->rules);
    for (int i = 0; i < children->count; i++) {
        const State child = play(search->rules, state, children->move[i]);
        value[i] = exact ? -assess(&oracle, &child)
                         : -alphabeta(&oracle, &child, -INFINITE, INFINITE, step(search, state, path, children, i));
    }
}

#endif
