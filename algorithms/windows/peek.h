/* A search that a pruning makes for itself, by the contract of alphabeta (src/kit/worth.h, under PRUNINGS). */
#ifndef PEEK_H
#define PEEK_H

#include "algorithms/windows/alphabeta.h"

/* What it visits is counted as everything is. */
static inline Value peek(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    const Setting *setting = search->pruning;
    Standing *standing = search->now.standing;
    search->now.peeking++;
    const Value value = alphabeta(search, state, alpha, beta, path);
    search->now.peeking--;
    search->pruning = setting;
    search->now.standing = standing;
    return value;
}

#endif
