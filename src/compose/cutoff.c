/* One game and one cutoff; GAME, CUTOFF, NAME and SYMBOL as in search.c. */

#include GAME
#include "kit/search.h"
#include "kit/walk_full.h"
#include CUTOFF
#include "kit/opening.h"
#include "parts/registry.h"

/* The product of the numbers of children along one random path to a leaf. */
static double probe(Search *search, uint64_t key)
{
    double leaves = 1;
    State state = *search->root;
    Path path = root_path(search);
    Value value;
    for (uint64_t ply = 0; !at_leaf(search, &state, path, &value); ply++) {
        Children children;
        expand(search, &state, path, &children);
        leaves *= children.count;
        const int i = (int)below(descend(key, ply), (uint32_t)children.count);
        path = step(search, &state, path, &children, i);
        state = play(search->rules, &state, children.move[i]);
    }
    return leaves;
}

static double estimate(const struct task *task, int probes)
{
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    State root;
    double sum = 0;
    if (open_game(&rules, task->game, task->opening, task->seed, &arena, &root) == NULL) {
        Search search = {.rules = &rules,
                         .root = &root,
                         .cutoff = task->cutoff,
                         .limit = task->horizon,
                         .price = price,
                         .arrange = leave_as_listed,
                         .nodes_left = UINT64_MAX};
        for (int i = 0; i < probes; i++)
            sum += probe(&search, descend(0x70726f6265, (uint64_t)i));
    }
    arena_free(&arena);
    return sum / probes;
}

extern const struct pricing SYMBOL;
const struct pricing SYMBOL = {
    .part = {NAME, &cutoff.line, cutoff.parameters},
    .cutoff = &cutoff,
    .price = (Function)price,
    .horizon = horizon,
    .estimate = estimate,
};
