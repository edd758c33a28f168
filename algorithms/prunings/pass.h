/* Null moves, for those that want to know what a position is worth to a side that passes. */
#ifndef PASS_H
#define PASS_H

#include "algorithms/prunings/look.h"

/* Neither in check nor right behind a pass, nor where one is verified. */
static inline bool passes_here(const Search *search, const State *state, Path path)
{
    return !search->now.verifying && search->now.passed_to != plies_from_root(path) && !loud_checked(search, state);
}

/* By a search within alpha..beta, as if the pass cost so many plies.  Moves that are listed already stay siblings. */
static inline Value pass_value(Search *search, const State *state, Path path, Value alpha, Value beta, int plies)
{
    const int before = search->now.passed_to, ply = plies_from_root(path) + 1;
    const Way way = search->way ? search->way[ply] : (Way){.key = 0};
    const State other = game.swap(search->rules, state);
    const Path below = step_passing(search, path, plies * search->ply_price);
    search->now.passed_to = plies_from_root(below);
    const Value value = -peek(search, &other, -beta, -alpha, below);
    search->now.passed_to = before;
    if (search->way)
        search->way[ply] = way;
    return value;
}

/* What a pruning with passes refuses. */
static inline const char *pass_refuses(const Setting *settings)
{
    (void)settings;
    return game.swap ? NULL
                     : "the game does not say what a position is with the sides swapped, which a pass leads to";
}

#endif
