/* One game and one cutoff; GAME, CUTOFF, NAME and SYMBOL as in search.c. */

#include GAME
#include "kit/search.h"
#include "kit/walk_full.h"
#include CUTOFF
#include "compose/begin.h"

/* What moves cost where the cutoff names no price; the plain walk takes it for granted. */
static void take_plies(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    for (int i = 0; i < children->count; i++)
        children->price[i] = plies_of(search, state, children->move[i]);
}

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
    Search search;
    double sum = 0;
    if (begin(task, &arena, &rules, &root, &search) == NULL) {
        search.orders = 0;
        search.nodes_left = search.nodes_allowed = UINT64_MAX;
        for (int i = 0; i < probes; i++)
            sum += probe(&search, descend(0x70726f6265, (uint64_t)i));
    }
    arena_free(&arena);
    return sum / probes;
}

static const char *check_task(const struct task *task)
{
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    State root;
    Search search;
    const char *error = begin(task, &arena, &rules, &root, &search);
    if (!error && !cutoff.price && (search.most_plies != INT_MAX || search.each_side))
        error = "a cutoff that names no price may set neither most_plies nor each_side (kit/walk_full.h)";
    arena_free(&arena);
    return error;
}

extern const struct pricing SYMBOL;
const struct pricing SYMBOL = {
    .part = {NAME, &cutoff.about, cutoff.parameters},
    .cutoff = &cutoff,
    .prepare = (Function)prepare,
    .plies = (Function)take_plies,
    .check = check_task,
    .estimate = estimate,
};
