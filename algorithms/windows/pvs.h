/*
 * Principal variation search: the first move within the whole window, the others first with a null window, which only
 * tells whether they are better; those that are, are searched again.
 *
 * T. Marsland, M. Campbell, "Parallel search of strongly ordered game trees", 1982; A. Reinefeld, "An improvement to the
 * Scout tree search algorithm", 1983 (NegaScout), whose second search begins at the value that the first one found, and
 * is left out where that value is exact already: at a leaf, and where all children were leaves.
 *
 * The value keeps alphabeta's contract.  A null window leaves nothing to be searched again, so that there pvs is
 * alphabeta.  What is visited again is counted again.
 */
#ifndef PVS_H
#define PVS_H

#include "algorithms/windows/alphabeta.h"

static Value pvs_full(Search *search, const State *state, Value alpha, Value beta, Path path);
static Value pvs_plain(Search *search, const State *state, Value alpha, Value beta, Path path);

static ALWAYS_INLINE Value pvs(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    return (is_plain(search) ? pvs_plain : pvs_full)(search, state, alpha, beta, path);
}

/* Grows by one for an inner position, by more for one that the table knows, or a leaf, if its value may be a bound. */
static inline uint64_t pvs_inner_positions(const Search *search)
{
    return search->counts.interior + 2 * (search->counts.recalled + search->bounds);
}

/* A move that is not the first. */
static ALWAYS_INLINE Value pvs_next(Search *search, const State *child, Value alpha, Value beta, Path below)
{
    const uint64_t before = pvs_inner_positions(search);
    const Value value = -alphabeta(search, child, -alpha - 1, -alpha, below);
    const bool exact = pvs_inner_positions(search) <= before + 1;
    if (value <= alpha || value >= beta || exact)
        return value;
    search_again(search, below);
    return -pvs(search, child, -beta, -value, below);
}

static ALWAYS_INLINE Value pvs_inner(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    Value best = -INFINITE;
    Probe probe;
    if (at_leaf(search, state, path, alpha, beta, &best))
        return best;
    if (recall(search, state, path, alpha, beta, &probe))
        return probe.value;
    Children children;
    expand(search, state, path, alpha, beta, &children);
    Move move = 0;
    const int known = refutation(search, state, path, &children, beta, &best);
    if (known >= 0) {
        move = children.move[known];
        prefer(search, state, move);
        cut(search, path, move, known);
    }
    for (int i = 0; known < 0 && next_child(search, state, path, &children, i, &best); i++) {
        const Move next = children.move[i];
        const State child = play(search->rules, state, next);
        const Path below = step(search, state, path, &children, i);
        const Value value =
            i == 0 ? -pvs(search, &child, -beta, -alpha, below) : pvs_next(search, &child, alpha, beta, below);
        if (value > best) {
            best = value;
            move = next;
            prefer(search, state, move);
            if (best >= beta) {
                cut(search, path, move, i);
                break;
            }
            alpha = larger(alpha, best);
        }
    }
    remember(search, state, path, &probe, best, move);
    return best;
}

static Value pvs_full(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    return pvs_inner(search, state, alpha, beta, path);
}

static Value pvs_plain(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    (void)search;
    return pvs_inner(&plain_search, state, alpha, beta, path);
}

#endif
