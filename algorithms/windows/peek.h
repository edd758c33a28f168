/* A search that a pruning makes for itself, by the contract of alphabeta (src/kit/search.h, under PRUNINGS). */
#ifndef PEEK_H
#define PEEK_H

#include "algorithms/windows/alphabeta.h"

/* What it visits is counted as everything is. */
static inline Value peek(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    const Setting *setting = search->pruning;
    Standing *standing = search->standing;
    search->peeking++;
    const Value value = alphabeta(search, state, alpha, beta, path);
    search->peeking--;
    search->pruning = setting;
    search->standing = standing;
    return value;
}

#endif
