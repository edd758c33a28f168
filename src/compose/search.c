/*
 * One game and one algorithm, compiled for each other: GAME and ALGORITHM are the files, WALK is
 * "kit/walk_plain.h" or "kit/walk_full.h", NAME the algorithm's name, SYMBOL that of what is exported.
 */
#include <stdio.h>
#include <time.h>

#include GAME
#include "kit/search.h"
#include WALK
#include ALGORITHM
#include "compose/begin.h"

static uint64_t nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static int solve_within_limits(Search *search, const State *root, Value *value)
{
    const int reason = setjmp(search->stop);
    if (reason == FINISHED)
        *value = solve(search, root);
    return reason;
}

static struct counts counts_of(const Search *search, uint64_t nodes)
{
    const uint64_t leaves = nodes - search->interior;
    return (struct counts){
        .interior = search->interior,
        .leaves = leaves,
        .terminals = search->terminals,
        .evaluations = search->evaluations + leaves - search->terminals,
        .generated = search->generated,
        .cutoffs = search->cutoffs,
        .cutoffs_first = search->cutoffs_first,
        .capped = search->capped,
    };
}

static int number_of(const Rules *rules, const State *root, Move move)
{
    Move list[MAX_MOVES];
    int number = 0;
    for (const int count = moves(rules, root, list); number < count && list[number] != move;)
        number++;
    return number;
}

static void run(const struct task *task, struct outcome *outcome)
{
    Arena arena = {.limit = task->memory};
    Rules rules;
    State root;
    *outcome = (struct outcome){.status = MEMORY, .number = -1};
    Search search;
    if (begin(task, &arena, &rules, &root, &search) == NULL) {
        const uint64_t start = nanoseconds();
        const int reason = solve_within_limits(&search, &root, &outcome->value);
        outcome->ns = nanoseconds() - start;
        outcome->status = reason == FINISHED ? OK : reason == NODES_SPENT ? BUDGET : MEMORY;
        outcome->counts = counts_of(&search, reason == NODES_SPENT ? task->nodes : task->nodes - search.nodes_left);
        if (outcome->status == OK && search.interior > 0)
            outcome->number = number_of(&rules, &root, search.best);
        if (outcome->number >= 0)
            name_move(&rules, search.best, outcome->number, outcome->move);
    }
    arena_free(&arena);
}

extern const struct search SYMBOL;
const struct search SYMBOL = {
    .part = {NAME, &algorithm.line, algorithm.parameters},
    .algorithm = &algorithm,
    .run = run,
};
