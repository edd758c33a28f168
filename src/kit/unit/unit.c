/*
 * A game and all parts, compiled for each other, so that whatever is small is inlined, and no node costs an indirect call:
 * GAME is the game's file, NAME its name, COMPOSED the name of what is exported.
 *
 * PARTS is a header that the Makefile writes.  It includes every part, and lists their names: EACH_algorithm(PART) is
 * PART(abc, "algorithms/abc.c") and so on, each in the place that it has in its kind.
 */
#include <string.h>

#include GAME
#include "kit/unit/search.h"
#include "kit/unit/game.h"
#include PARTS

/* --- algorithms, and the plain search of those that have one ------------------------------------------------------- */

#define SEARCH(name, file)                                                                                         \
    static void run_##name(const struct task *task, struct outcome *outcome)                                       \
    {                                                                                                              \
        Search search;                                                                                             \
        run_task(task, &search, name##_algorithm.solve, outcome);                                                  \
    }                                                                                                              \
    static void run_##name##_plainly(const struct task *task, struct outcome *outcome)                             \
    {                                                                                                              \
        run_task(task, &plain_search, name##_algorithm.plain, outcome);                                            \
    }                                                                                                              \
    static const struct search search_##name[WALKS] = {                                                            \
        [FULL_WALK] = {&name##_algorithm, run_##name},                                                             \
        [PLAIN_WALK] = {&name##_algorithm, run_##name##_plainly},                                                  \
    };
EACH_algorithm(SEARCH)

/* --- what is exported ---------------------------------------------------------------------------------------------- */

#define PART(name, file, kind, traits) {#name, file, &kind.about, kind.parameters, &kind.idle, traits},

#define ALGORITHM(name, file) PART(name, file, name##_algorithm, search_##name)
    static const struct part algorithms[] = {EACH_algorithm(ALGORITHM)};
#define ORDER(name, file) PART(name, file, name##_order, &name##_order)
static const struct part orders[] = {EACH_order(ORDER)};
#define LEAF(name, file) PART(name, file, name##_leaf, &name##_leaf)
static const struct part leaves[] = {EACH_leaf(LEAF)};
#define PRUNING(name, file) PART(name, file, name##_pruning, &name##_pruning)
static const struct part prunings[] = {EACH_pruning(PRUNING)};
#define CUTOFF(name, file) PART(name, file, name##_cutoff, &name##_cutoff)
static const struct part cutoffs[] = {EACH_cutoff(CUTOFF)};

static const struct part itself = {NAME, GAME, &game.about, game.parameters, NULL, &exported};

extern const struct game_unit COMPOSED;
const struct game_unit COMPOSED = {{
    [GAME_PART] = &itself,
    [ALGORITHM_PART] = algorithms,
    [ORDER_PART] = orders,
    [LEAF_PART] = leaves,
    [PRUNING_PART] = prunings,
    [CUTOFF_PART] = cutoffs,
}};
