/* What all searches of a game that was included before share: from a task to an outcome. */
#ifndef KIT_UNIT_SEARCH_H
#define KIT_UNIT_SEARCH_H

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "kit/search.h"
#include "kit/walk.h"
#include "kit/unit/begin.h"
#include "kit/unit/principal_variation.h"
#include "base/clock.h"

enum { MOST_STEPS = 1000 }; /* of deepening */

static int solve_within_limits(Search *search, const State *root, Value *value)
{
    prepare_walk(search);
    search->counts.passes++;
    search->now.peeking = 0;
    const int reason = setjmp(search->stop);
    if (reason == FINISHED)
        *value = search->solve(search, root);
    if (reason == NODES_SPENT)
        search->allowed.nodes_left = 0; /* it was counted down once more */
    if (!search->anytime || (reason != NODES_SPENT && reason != BUDGET_SPENT))
        return reason;
    *value = search->answer(search);
    return FINISHED;
}

/* The largest limit that it will have. */
static int last_limit(const struct task *task, const Search *search)
{
    const enum deepen deepen = cell_deepening(task->cell);
    const Value raised = (Value)search->limit + (Value)MOST_STEPS * cell_step(task->cell);
    return deepen == NO_DEEPENING || deepen == DEEPEN_LIMIT ? search->limit : (int)smaller(raised, INT_MAX);
}

static Layout layout_for(const struct task *task, const Search *search)
{
    return layout_of(search, last_limit(task, search), cell_hash_bits(task->cell), has_anatomy(task->cell));
}

/* Take the memory that this walk may use; false if there is not enough. */
static bool furnish(const struct task *task, Search *search, Arena *arena)
{
    const struct cell *cell = task->cell;
    const uint64_t entries = (uint64_t)cell_entries(cell);
    if (entries > 0) {
        search->etc = cell_setting(cell, ALGORITHM_PART, "etc")->choice;
        search->keep_leaves = cell_keeps_leaves(cell);
        const Layout layout = layout_for(task, search);
        search->table = make_table(&layout, entries, arena);
    }
    if (search->remembers)
        search->heuristics = make_heuristics(arena);
    if (has_anatomy(cell))
        search->anatomy = make_anatomy(arena);
    if (search->anatomy)
        search->anatomy->trace = task->trace;
    return (search->table || entries == 0) && (search->heuristics || !search->remembers) &&
           (search->anatomy || !has_anatomy(cell));
}

/* What is played where nothing was searched: the first move in visiting order; nothing of this is counted. */
static int first_in_order(Search *search, const State *root)
{
    Children children;
    Value best = -INFINITE;
    expand(search, root, root_path(search), -INFINITE, INFINITE, &children);
    next_child(search, root, root_path(search), &children, 0, &best);
    return number_of(search->rules, root, children.move[0]);
}

/* What is lost by this move, if the game knows. */
static int64_t regret_of(const Rules *rules, const State *root, Move chosen)
{
    Move list[MAX_MOVES];
    if (!game.truth)
        return NOT_KNOWN;
    const State after = play(rules, root, chosen);
    Value worst = game.truth(rules, &after); /* for the other side */
    for (int i = moves(rules, root, list) - 1; i >= 0; i--) {
        const State child = play(rules, root, list[i]);
        worst = smaller(worst, game.truth(rules, &child));
    }
    return game.truth(rules, &after) - worst;
}

/* The best move, of a root that is no leaf. */
static void name_best(const Search *search, const State *root, struct outcome *outcome)
{
    outcome->number = number_of(search->rules, root, search->best);
    outcome->regret = regret_of(search->rules, root, search->best);
    name_move(search->rules, search->best, outcome->number, outcome->move);
}

/* Of a search whose value the outcome has. */
static void tell_line(const struct task *task, const Search *search, const State *root,
                      const struct outcome *outcome)
{
    if (task->pv && search->counts.interior > 0)
        write_pv(search, root, outcome->value, task->pv);
}

/* --- deepening ---------------------------------------------------------------------------------------------- */

static uint64_t deadline;

static bool past_deadline(void)
{
    return (uint64_t)nanoseconds_now() >= deadline;
}

static void set_budget(const struct task *task, Search *search)
{
    const enum deepen by = cell_deepening(task->cell);
    const uint64_t budget = (uint64_t)cell_budget(task->cell);
    deadline = (uint64_t)nanoseconds_now() + budget * 1000000;
    if (by == DEEPEN_EVALUATIONS)
        search->allowed.evaluations = budget;
    if (by == DEEPEN_MS)
        search->allowed.out_of_time = past_deadline;
    if (by == DEEPEN_NODES && budget < task->nodes) {
        const uint64_t visited = nodes_visited(search);
        allow_nodes(search, budget > visited ? budget : visited);
        search->allowed.nodes_left -= (int64_t)visited;
    }
}

static void tell_of_step(const struct task *task, const Search *search, const State *root,
                         const struct outcome *outcome)
{
    struct outcome so_far = *outcome;
    so_far.status = OK;
    so_far.counts = counts_of(search);
    if (search->counts.interior > 0)
        name_best(search, root, &so_far);
    tell_line(task, search, root, outcome);
    task->completed(task->watcher, search->limit / cell_step(task->cell), &so_far);
}

/* The best moves of completed steps. */
struct bests {
    Move move[MOST_STEPS];
    int count;
};

/* A step was completed, whose best move may be another than that of the step before, and a fresh one. */
static void note_change(const Search *search, struct bests *bests, struct outcome *outcome)
{
    if (search->counts.interior == 0) /* the root is a leaf */
        return;
    if (bests->count > 0) {
        int before = bests->count - 1;
        outcome->changed = bests->move[before] != search->best;
        while (before >= 0 && bests->move[before] != search->best)
            before--;
        outcome->fresh = before < 0;
    }
    bests->move[bests->count++] = search->best;
}

/* Raise the limit until the budget is spent, or, with deepen=limit, from one step up to itself.  The outcome's value and
 * limit are those of the last step that was completed; the search remembers its move, or else the best move seen so far.
 * A step that runs out of memory ends all with that status, whatever was completed: a result that is there does not
 * depend on memory_mb. */
static enum status deepen(const struct task *task, Search *search, const State *root, struct outcome *outcome)
{
    Move list[MAX_MOVES];
    struct bests bests = {.count = 0};
    bool completed = false;
    if (!finished(search->rules, root) && moves(search->rules, root, list) > 0)
        search->best = list[0];
    set_budget(task, search);
    const bool to_limit = cell_deepening(task->cell) == DEEPEN_LIMIT;
    const int up = cell_step(task->cell), last = to_limit ? search->limit : INT_MAX - up;
    if (to_limit && up < last)
        search->limit = up;
    search->anytime = cell_search(task->cell)->algorithm->grows && !to_limit;
    for (int i = 0; i < MOST_STEPS; i++) {
        const uint64_t before = unfinished_leaves(search);
        const Move best = search->best;
        Value found;
        const int reason = solve_within_limits(search, root, &found);
        if (reason == MEMORY_SPENT)
            return MEMORY;
        if (reason != FINISHED) {
            if (completed)
                search->best = best;
            return to_limit ? BUDGET : completed ? OK : UNFINISHED;
        }
        completed = true;
        outcome->value = search->last_value = found;
        search->deepened = true;
        if (!search->anytime)
            outcome->reached = cell_spelled(task->cell, search->limit);
        note_change(search, &bests, outcome);
        if (task->completed)
            tell_of_step(task, search, root, outcome);
        if (search->anytime || unfinished_leaves(search) == before ||
            search->limit == last) /* it saw the end of the game everywhere */
            break;
        if (search->counts.evaluations >= search->allowed.evaluations) /* a first guess would be one more */
            break;
        search->limit = search->limit < last - up ? search->limit + up : last;
    }
    return OK;
}

/* Search once, or step by step. */
static enum status decide(const struct task *task, Search *search, const State *root, struct outcome *outcome)
{
    if (cell_deepening(task->cell))
        return deepen(task, search, root, outcome);
    const int reason = solve_within_limits(search, root, &outcome->value);
    if (reason == FINISHED)
        tell_line(task, search, root, outcome);
    return reason == FINISHED ? OK : reason == MEMORY_SPENT ? MEMORY : BUDGET;
}

/* `search` is filled in. */
static void run_task(const struct task *task, Search *search, Function solve, struct outcome *outcome)
{
    struct reached at = {
        .arena = {.limit = cell_memory(task->cell), .lent = task->lent, .lent_bytes = task->lent_bytes}};
    *outcome = (struct outcome){.status = MEMORY, NO_OUTCOME};
    const char *error = begin(task, &at, search);
    if (error && strcmp(error, out_of_memory) != 0) { /* its table is not what it was when the config was read */
        outcome->status = ERROR;
    } else if (!error && furnish(task, search, &at.arena)) {
        search->solve = (Solver *)solve;
        if (task->watch)
            task->watch(task->watcher, true);
        const uint64_t start = (uint64_t)nanoseconds_now();
        outcome->status = decide(task, search, &at.state, outcome);
        outcome->ns = (uint64_t)nanoseconds_now() - start;
        if (task->watch)
            task->watch(task->watcher, false);
        outcome->counts = counts_of(search);
        memcpy(outcome->by_ply.leaves, search->leaves_at, sizeof search->leaves_at);
        take_anatomy(search, &outcome->by_ply);
        if (ended_well(outcome->status) && search->counts.interior > 0)
            name_best(search, &at.state, outcome);
        else if (ended_well(outcome->status) && !finished(&at.rules, &at.state))
            outcome->number = first_in_order(search, &at.state);
    }
    arena_free(&at.arena);
}

/* --- before a search ---------------------------------------------------------------------------------------- */

static const char *check_task(const struct task *task)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    Search search;
    const char *error = begin(task, &at, &search);
    if (!error && cell_cutoff(task->cell)->priced != is_priced(&search.price))
        error = "a cutoff is to set prices if it says that moves are priced, and only then (kit/walk.h)";
    if (!error && !cell_cutoff(task->cell)->priced && (search.most_plies != INT_MAX || search.each_side))
        error = "a cutoff without prices may set neither most_plies nor each_side (kit/walk.h)";
    arena_free(&at.arena);
    return error;
}

static size_t entry_bytes(const struct task *task)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    Search search;
    size_t bytes = 0;
    if (begin(task, &at, &search) == NULL) {
        search.keep_leaves = cell_keeps_leaves(task->cell);
        const Layout layout = layout_for(task, &search);
        bytes = bytes_of_entry(&layout);
    }
    arena_free(&at.arena);
    return bytes;
}

#endif
