/* A search that is ready to start, on the game that was included before and the full walk. */
#ifndef KIT_UNIT_BEGIN_H
#define KIT_UNIT_BEGIN_H

#include <limits.h>

#include "kit/children.h"
#include "kit/pruning.h"
#include "kit/unit/reach.h"
#include "algorithms/windows/alphabeta.h"

typedef const char *(*Preparer)(Search *search, Arena *arena);
typedef Worth (*Judge)(Search *search, const State *state, Path path, Value alpha, Value beta);
typedef bool (*Answerer)(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth);
typedef Verdict (*Weigher)(Search *search, const State *state, Path path, Value alpha, Value beta,
                           Children *children, int i);
typedef int (*Proposer)(Search *search, const State *state, Path path, Move list[MOST_PROPOSED]);
typedef void (*Adjuster)(Search *search);
typedef void (*Visitor)(Search *search, const State *state, Path path, Children *children);

/* The root's key, as if the moves that led there were part of the path. */
static inline uint64_t key_of(const struct task *task)
{
    uint64_t key = descend(0x6f72646572, task->seed);
    for (int i = 0; i < task->played_count; i++)
        key = descend(key, task->played[i]);
    return key;
}

/* Is everything counted by ply? */
static inline bool has_anatomy(const struct cell *cell)
{
    return cell->measure == MEASURE_ANATOMY;
}

/* What prunings left out is searched after all by this. */
static SELDOM Value solve_within_window(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    return alphabeta(search, state, alpha, beta, path);
}

/* The price of the root's cheapest move: the least limit under which it is paid for, at which all moves of the root are
 * visited.  Nothing of this is counted. */
static inline int least_limit(Search *search, const State *root)
{
    const struct counts before = search->counts;
    Children children;
    int least = INT_MAX;
    if (finished(search->rules, root))
        return 1;
    children.placed = 0;
    children.assessed = false;
    children.count = moves(search->rules, root, children.list);
    if (search->price.all)
        search->price.all(search, root, root_path(search), &children);
    for (int i = 0; i < children.count; i++) {
        const int price = price_of_move(search, root, root_path(search), &children, children.list[i], i);
        least = price < least ? price : least;
    }
    search->counts = before;
    return children.count > 0 && least > 1 ? least : 1;
}

static inline void take_orders(Search *search, const struct cell *cell)
{
    const Order *list[MOST_ORDERS];
    for (int i = 0, count = cell_orders(cell, list); i < count; i++) {
        if (!list[i]->natural) {
            search->arrange[search->orders] = (Visitor)list[i]->arrange;
            search->propose[search->orders++] = (Proposer)list[i]->propose;
        }
        search->remembers |= list[i]->remembers;
        search->keyed |= list[i]->keyed;
    }
}

static inline void take_prunings(Search *search, const struct cell *cell)
{
    struct cell_pruning list[MOST_PRUNINGS];
    search->prunings = cell_prunings(cell, list);
    for (int i = 0; i < search->prunings; i++) {
        const Pruning *pruning = list[i].pruning;
        search->pruner[i] =
            (Pruner){(Answerer)pruning->answer, (Weigher)pruning->weigh, pruning->at_root, list[i].setting};
        search->passes |= pruning->passes;
        search->tells_takes |= pruning->tells_takes;
    }
}

/* Reach the task's position and fill in the search; position and task must outlive it.  The caller frees the arena,
 * whatever is returned.  NULL, or what is wrong. */
static inline const char *begin(const struct task *task, struct reached *at, Search *search)
{
    const struct cell *cell = task->cell;
    const char *error = reach(task, at);
    if (error)
        return error;
    *search = (Search){
        .game = cell_part(cell, GAME_PART),
        .rules = &at->rules,
        .root = &at->state,
        .algorithm = cell->setting[ALGORITHM_PART],
        .order = cell->setting[ORDER_PART],
        .leaf = cell->setting[LEAF_PART],
        .cutoff = cell->setting[CUTOFF_PART],
        .seed = task->seed,
        .least = cell_is_least(cell),
        .arena = &at->arena,
        .most_plies = INT_MAX,
        .ply_price = cell_cutoff(cell)->step,
        .worth = (Judge)cell_leaf(cell)->worth,
        .recheck = {.share = cell_recheck(cell), .within = solve_within_window},
        .allowed.evaluations = UINT64_MAX,
    };
    allow_nodes(search, task->nodes);
    take_orders(search, cell);
    take_prunings(search, cell);
    error = ((Preparer)cell_cutoff(cell)->prepare)(search, &at->arena);
    if (!error && cell_search(cell)->algorithm->prepare)
        error = ((Preparer)cell_search(cell)->algorithm->prepare)(search, &at->arena);
    if (!error && task->adjust)
        ((Adjuster)task->adjust)(search);
    search->look = search->prunings ? ask_prunings : NULL;
    search->sift = search->prunings ? sift_children : NULL;
    search->keyed |= search->each_side || search->tells_takes || search->recheck.share > 0 || has_anatomy(cell);
    if (!error && search->keyed) {
        search->way = make_ways(&at->arena, key_of(task), at->taken_on);
        error = search->way ? NULL : out_of_memory;
    }
    if (!error && search->least)
        search->limit = cell_search(cell)->algorithm->grows ? INT_MAX : least_limit(search, &at->state);
    prepare_walk(search);
    search->place_next = search->plan.proposing ? place_next : place_listed;
    return error;
}

#endif
