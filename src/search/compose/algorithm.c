/*
 * One game and one algorithm, compiled for each other: GAME and ALGORITHM are the files, WALK is
 * "kit/walk_plain.h" or "kit/walk_full.h", NAME the algorithm's name, SYMBOL that of what is exported, SEARCHES that of
 * what search.c exports for this game.
 */
#include <string.h>

#include GAME
#include "kit/search.h"
#include WALK
#include ALGORITHM
#include "parts/registry.h"

extern const struct searches SEARCHES;

static void run_task(const struct task *task, struct outcome *outcome)
{
    SEARCHES.run(task, (Function)(Solver *)solve, outcome);
}

static const struct search exported = {.algorithm = &algorithm, .run = run_task};

extern const struct part SYMBOL;
const struct part SYMBOL = {NAME, &algorithm.about, algorithm.parameters, &algorithm.idle, &exported, NULL};
