/*
 * Toy prunings for the laws: two that are exact, for a search of their own proves whatever they claim, and one that makes
 * every move twice as dear.  Each can be made to err.
 */
#ifndef TESTS_SEARCH_PRUNINGS_H
#define TESTS_SEARCH_PRUNINGS_H

#include "algorithms/windows/peek.h"
#include "kit/hash.h"
#include "kit/random.h"

enum law_fault {
    LAW_NO_FAULT,
    LAW_LEAVES_OUT_MORE, /* a move that is better than all before it, but not by much */
    LAW_CLAIMS_TOO_MUCH, /* that a move left out is worth less than it is */
    LAW_ANSWERS_WRONGLY, /* by one */
    LAW_ANSWERS_BOUNDS,  /* and calls them exact */
    LAW_NOT_SO_DEAR,     /* every move at all plies but one */
    LAW_FAULTS
};
static enum law_fault law_fault;
static uint64_t law_left_out, law_answered; /* so often */

/* Some positions, by a search of their own, whose bounds are a little off; none in such a search, which would never end. */
static bool law_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    enum { LAW_LOOSE = 3 };
    assert_true(alpha < beta && plies_from_root(path) > 0);
    if (search->now.peeking || descend(1, hash_of(state)) % 3 > 0)
        return false;
    Value value = peek(search, state, alpha, beta, path);
    if (value <= alpha || value >= beta)
        value = value >= beta ? larger(beta, value - LAW_LOOSE) : smaller(alpha, value + LAW_LOOSE);
    const bool open = alpha == -INFINITE && beta == INFINITE;
    *worth = (Worth){value + (law_fault == LAW_ANSWERS_WRONGLY), open || law_fault == LAW_ANSWERS_BOUNDS};
    law_answered++;
    return true;
}

/* What a null window proves to be worthless is left out. */
static Verdict law_leave_out(Search *search, const State *state, Path path, Value alpha, Value beta,
                             Children *children, int i)
{
    enum { LAW_SLIGHTLY = 20 };
    assert_true(alpha < beta && plies_from_root(path) > 0);
    if (search->now.peeking || alpha == -INFINITE)
        return (Verdict){.dearer = 0};
    const Value edge = alpha + (law_fault == LAW_LEAVES_OUT_MORE ? bound(search->rules) / LAW_SLIGHTLY : 0);
    const State child = play(search->rules, state, children->move[i]);
    const Value value = -peek(search, &child, -edge - 1, -edge, step(search, state, path, children, i));
    if (value > edge)
        return (Verdict){.dearer = 0};
    law_left_out++;
    return (Verdict){.left_out = true,
                     .most = value - (law_fault == LAW_CLAIMS_TOO_MUCH ? bound(search->rules) / LAW_SLIGHTLY : 0)};
}

/* Under cutoff=depth. */
static Verdict law_double(Search *search, const State *state, Path path, Value alpha, Value beta,
                          Children *children, int i)
{
    assert_true(alpha < beta && plies_from_root(path) > 0);
    const bool errs = law_fault == LAW_NOT_SO_DEAR && plies_from_root(path) == 1;
    return (Verdict){.dearer = errs ? 0 : plies_of(search, state, children->move[i])};
}

/* Where all moves but the root's are twice as dear, so much more is to be spent. */
static void law_prune_twice_as_dear(Search *search)
{
    Move list[MAX_MOVES];
    search->prunings = 1;
    search->pruner[0] = (Pruner){.weigh = law_double};
    if (search->limit > 0 && moves(search->rules, search->root, list) > 0)
        search->limit = 2 * search->limit - plies_of(search, search->root, list[0]);
}

static void law_prune(Search *search)
{
    search->prunings = 2;
    search->pruner[0] = (Pruner){.answer = law_answer};
    search->pruner[1] = (Pruner){.weigh = law_leave_out};
}

static bool law_same_counts(const struct outcome *a, const struct outcome *b)
{
    return a->value == b->value && strcmp(a->move, b->move) == 0 &&
           memcmp(&a->counts, &b->counts, sizeof a->counts) == 0;
}

/* Is a search under cutoff=depth what it is with every move twice as dear, and twice as much to spend? */
static bool law_twice_as_dear_is_alike(const struct cell *cell)
{
    const struct search *search = search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], FULL_WALK);
    struct task task = cell_task(cell);
    struct outcome once, dear;
    search->run(&task, &once);
    task.adjust = (Function)law_prune_twice_as_dear;
    search->run(&task, &dear);
    return law_same_counts(&once, &dear);
}

#endif
