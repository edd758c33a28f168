#include "tree/watch.h"

#include <stdio.h>
#include <string.h>

#include "parts/search_apart.h"
#include "base/lasting.h"
#include "base/apart.h"
#include "tree/passes.h"

enum { MOST_EVENTS = 1 << 19 };

static const size_t trace_size = sizeof(struct trace) + MOST_EVENTS * sizeof(struct event);

/* Run the search; NULL, or how it ended otherwise than by itself. */
static const char *trace_search(const struct cell *cell, struct watched *watched)
{
    struct task task = cell_task(cell);
    *watched->trace = (struct trace){.room = MOST_EVENTS};
    task.trace = watched->trace;
    return search_apart(cell, &task, &watched->outcome);
}

/* Say which limit has a tree that is small enough, if limits are whole numbers, and are what ends the search. */
static void suggest_limit(struct cell cell, struct watched *watched)
{
    const int cutoff = cell.part[CUTOFF_PART], at = parameter_find(CUTOFF_PART, cutoff, "limit");
    Setting *limit = &cell.setting[CUTOFF_PART][at];
    const int64_t last = parameter_at(CUTOFF_PART, cutoff, at)->kind == INTEGER ? limit->integer : 0;
    limit->integer = 0;
    while (limit->integer < last && !trace_search(&cell, watched) && !watched->trace->full)
        limit->integer++;
    fprintf(stderr, "plymeter: the tree is too large: more than %d events; ", MOST_EVENTS);
    if (limit->integer > 0)
        fprintf(stderr, "limit=%lld has fewer\n", (long long)limit->integer - 1);
    else
        fputs("a limit or a budget that ends the search sooner has fewer\n", stderr);
}

static bool is_whole_tree(const struct cell *cell, struct watched *watched)
{
    const enum status status = watched->outcome.status;
    if (watched->trace->full)
        suggest_limit(*cell, watched);
    else if (!ended_well(status) && status != BUDGET)
        fprintf(stderr, "plymeter: the search did not end well\n");
    else
        return true;
    return false;
}

bool watch_cell(const struct cell *cell, struct watched *watched)
{
    struct cell copy = *cell;
    copy.measure = MEASURE_ANATOMY;
    watched->trace = shared_take(trace_size);
    const char *how = trace_search(&copy, watched);
    if (how)
        fprintf(stderr, "plymeter: the search did not end well: %s\n", how);
    if (how || !is_whole_tree(&copy, watched))
        return false;
    passes_fold(watched->trace);
    return true;
}

/* Only an explicit tree says who is MAX; otherwise it is the player to move at the root. */
static bool root_is_min(const struct cell *cell)
{
    const int number = cell->part[GAME_PART], i = parameter_find(GAME_PART, number, "root");
    return i >= 0 && strcmp(part_at(GAME_PART, number)->name, "tree") == 0 &&
           cell->setting[GAME_PART][i].choice == 1;
}

bool drawn_take(const struct cell *cell, bool boards, struct drawn *drawn)
{
    if (!watch_cell(cell, &drawn->watched))
        return false;
    searched_read(&drawn->tree, root_is_min(cell), drawn->watched.trace, &drawn->watched.outcome, &drawn->earlier);
    lasting(drawn->tree.node);
    lasting(drawn->tree.visit);
    lasting(drawn->tree.slot);
    return names_find(cell, &drawn->tree, boards, &drawn->names);
}
