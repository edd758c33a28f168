#include "trees/watch.h"

#include <stdio.h>

#include "process/apart.h"

enum { MOST_EVENTS = 1 << 19 };

static const size_t trace_size = sizeof(struct trace) + MOST_EVENTS * sizeof(struct event);

struct searching {
    const struct search *search;
    struct task task;
    struct outcome *outcome; /* shared */
};

static void search(void *context, int item)
{
    const struct searching *searching = context;
    (void)item;
    searching->search->run(&searching->task, searching->outcome);
}

static void tell_of_search(void *context, int item, const char *how)
{
    (void)context;
    (void)item;
    fprintf(stderr, "plymeter: the search did not end well: %s\n", how);
}

static bool is_whole(const struct watched *watched)
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
    struct searching searching = {cell_search(&copy), cell_task(&copy), shared_take(sizeof *searching.outcome)};
    const struct chore chore = {search, tell_of_search, &searching, copy.setting[LIMITS_PART][SECONDS].real,
                                cell_memory(&copy)};
    watched->trace = searching.task.trace = shared_take(trace_size);
    watched->trace->room = MOST_EVENTS;
    const bool ended = do_apart(&chore, 1);
    watched->outcome = *searching.outcome;
    shared_free(searching.outcome, sizeof *searching.outcome);
    const bool good = ended && is_whole(watched);
    if (!good)
        watched_free(watched);
    return good;
}

void watched_free(struct watched *watched)
{
    shared_free(watched->trace, trace_size);
}
