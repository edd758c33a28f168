#include "trees/watch.h"

#include <stdio.h>

#include "cell/search_apart.h"
#include "process/apart.h"

enum { MOST_EVENTS = 1 << 19 };

static const size_t trace_size = sizeof(struct trace) + MOST_EVENTS * sizeof(struct event);

static bool is_whole_tree(const struct watched *watched)
{
    const enum status status = watched->outcome.status;
    if (watched->trace->full)
        fprintf(stderr, "plymeter: the tree is too large: more than %d events; a smaller limit has fewer\n",
                MOST_EVENTS);
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
    struct task task = cell_task(&copy);
    watched->trace = task.trace = shared_take(trace_size);
    watched->trace->room = MOST_EVENTS;
    const char *how = search_apart(&copy, &task, &watched->outcome);
    if (how)
        fprintf(stderr, "plymeter: the search did not end well: %s\n", how);
    return !how && is_whole_tree(watched);
}
