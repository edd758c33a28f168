/*
 * Alpha-beta with deep cutoffs, within a window.
 *
 * D. Knuth, R. Moore, "An analysis of alpha-beta pruning", 1975 (their function F2); fail-soft: J. Fishburn,
 * "Another optimization of alpha-beta search", 1983.
 *
 * Let v be the exact value for the side to move, and r what alphabeta returns for alpha < beta:
 *     r <= alpha   then v <= r
 *     r >= beta    then v >= r
 *     otherwise    v == r
 * Fail-hard returns r moved into alpha..beta; what it visits is the same.  With the strict relation a move that is worth
 * just beta makes no cutoff, so that alpha may become beta: then r may keep the first two lines at once.
 */
#ifndef ALPHABETA_H
#define ALPHABETA_H

static Value alphabeta_full(Search *search, const State *state, Value alpha, Value beta, Path path);
static Value alphabeta_plain(Search *search, const State *state, Value alpha, Value beta, Path path);

static ALWAYS_INLINE Value alphabeta(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    Value value;
    const Value below = alpha - (alpha == beta); /* the strict relation's empty window is none for a leaf */
    if (at_leaf(search, state, path, below, beta, &value))
        return value;
    return (is_plain(search) ? alphabeta_plain : alphabeta_full)(search, state, alpha, beta, path);
}

/* At an inner position; a function of its own, so that a leaf costs no call. */
static ALWAYS_INLINE Value alphabeta_inner(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    Probe probe;
    if (recall(search, state, path, alpha, beta, &probe))
        return probe.value;
    Children children;
    expand(search, state, path, alpha, beta, &children);
    Value best = -INFINITE, found;
    Move move = 0;
    const int known = refutation(search, state, path, &children, beta, &found);
    if (known >= 0) {
        best = found;
        move = children.move[known];
        prefer(search, state, move);
        cut(search, path, move, known);
    }
    for (int i = 0; known < 0 && next_child(search, state, path, &children, i, &best); i++) {
        const Move next = children.move[i];
        const State child = play(search->rules, state, next);
        const Path below = step(search, state, path, &children, i);
        const Value value = -alphabeta(search, &child, -beta, -alpha, below);
        if (value > best) {
            best = value;
            move = next;
            prefer(search, state, move);
            if (best > beta || (best == beta && !search->strict)) {
                cut(search, path, move, i);
                break;
            }
            alpha = larger(alpha, best);
        }
    }
    remember(search, state, path, &probe, best, move);
    return search->fail_hard ? smaller(larger(alpha, best), beta) : best;
}

static Value alphabeta_full(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    return alphabeta_inner(search, state, alpha, beta, path);
}

static Value alphabeta_plain(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    (void)search;
    return alphabeta_inner(&plain_search, state, alpha, beta, path);
}

#endif
