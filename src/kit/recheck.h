/*
 * How often prunings are wrong: a share of what they prune is searched after all, and nobody but these counters learns of it.
 *
 * Which ones is drawn from the key of the path, and so the same whenever a cell is searched.  The search after all begins with
 * the same window and as much left to spend (of a move, what the pruning says it would have cost), without the pruning that is asked about at this position, and below it with all;
 * it has a copy of what orders remember, and no table.  It is given up after MOST_RECHECKED nodes, and counted as unknown.
 */
#ifndef KIT_RECHECK_H
#define KIT_RECHECK_H

#include "algorithms/windows/alphabeta.h"

enum { MOST_RECHECKED = 1000000 };

/* Is that position searched without this pruning? */
static inline bool is_spared(const Search *search, const State *state, int p)
{
    return RARELY(state == search->spared) && p == search->spared_from;
}

static inline void count_pruned(Search *search, Path path, int p)
{
    search->counts.pruned++;
    if (search->anatomy) {
        search->anatomy->by_ply.pruned[counted_ply(path)]++;
        search->anatomy->by_ply.pruned_by[p]++;
    }
}

/* Is what has this key one of those? */
static inline bool is_drawn(const Search *search, uint64_t key)
{
    return !search->rechecking &&
           (double)(descend(key, 0x726563) >> 11) < search->recheck * (double)((uint64_t)1 << 53);
}

/* The position's value without pruning p where that is not NULL; false if it takes too long. */
static bool value_after_all(const Search *search, const State *state, Path path, Value alpha, Value beta,
                            const State *spared, int p, Value *value)
{
    static Search other;
    static Heuristics heuristics;
    other = *search;
    other.rechecking = true;
    other.spared = spared;
    other.spared_from = p;
    other.table = NULL;
    other.etc = other.keep_leaves = false;
    other.anatomy = NULL;
    other.root = NULL;
    other.fail_hard = other.strict = false;
    other.counts = (struct counts){0};
    other.evaluations_allowed = UINT64_MAX;
    other.out_of_time = NULL;
    if (search->heuristics) {
        heuristics = *search->heuristics;
        other.heuristics = &heuristics;
    }
    allow_nodes(&other, MOST_RECHECKED);
    prepare_walk(&other);
    if (setjmp(other.stop) != 0)
        return false;
    *value = alphabeta(&other, state, alpha, beta, path);
    return true;
}

static void count_rechecked(Search *search, Path path, int p, bool known, Value loss)
{
    search->counts.rechecked++;
    search->counts.unknown_cuts += !known;
    search->counts.wrong_cuts += loss > 0;
    search->counts.wrong_loss += (uint64_t)loss;
    if (search->anatomy) {
        struct by_ply *by_ply = &search->anatomy->by_ply;
        by_ply->rechecked[counted_ply(path)]++;
        by_ply->rechecked_by[p]++;
        by_ply->wrong_cuts[counted_ply(path)] += loss > 0;
        by_ply->wrong_cuts_by[p] += loss > 0;
    }
}

/* By how much what was said of a position is wrong within the window, by its value. */
static inline Value loss_of(Worth said, Value value, Value alpha, Value beta)
{
    const Value seen = smaller(larger(value, alpha), beta), claimed = smaller(larger(said.value, alpha), beta);
    return seen > claimed ? seen - claimed : claimed - seen;
}

static SELDOM void recheck_answer(Search *search, const State *state, Path path, Value alpha, Value beta, int p,
                                  Worth worth)
{
    Value value = worth.value;
    if (!is_drawn(search, way_to(search, path).key))
        return;
    const bool known = value_after_all(search, state, path, alpha, beta, state, p, &value);
    count_rechecked(search, path, p, known, known ? loss_of(worth, value, alpha, beta) : 0);
}

static SELDOM void recheck_move(Search *search, const State *state, Path path, Value alpha, Value beta, int p,
                                Children *children, int i, int dearer)
{
    const State child = play(search->rules, state, children->move[i]);
    Value value = 0;
    if (!is_drawn(search, descend(way_to(search, path).key, children->number[i])))
        return;
    const Path below = step(search, state, spend_less(search, path, -dearer), children, i);
    const Value least = larger(alpha, -bound(search->rules) - 1); /* no value is less */
    const bool known = value_after_all(search, &child, below, -beta, -alpha, NULL, p, &value);
    count_rechecked(search, path, p, known, known ? larger(-value - least, 0) : 0);
}

#endif
