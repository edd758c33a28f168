#include "parts/search_apart.h"

#include "base/apart.h"

struct searching {
    const struct search *search;
    const struct task *task;
};

static void run_search(const void *question, void *answer)
{
    const struct searching *searching = question;
    searching->search->run(searching->task, answer);
}

const char *search_apart(const struct cell *cell, const struct task *task, struct outcome *outcome)
{
    const struct searching searching = {cell_search(cell), task};
    return ask_apart(run_search, &searching, outcome, sizeof *outcome, cell->setting[LIMITS_PART][SECONDS].real,
                     cell_memory(cell));
}
