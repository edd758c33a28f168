#include "run/provenance.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"
#include "base/program.h"
#include "base/process.h"

/* Each search takes less than a millisecond, on a tree of its own. */
static struct cell choose_search(int seed)
{
    char word[20];
    snprintf(word, sizeof word, "seed=%d", seed);
    char *words[] = {"game=uniform", "branching=8", word, "algorithm=alphabeta", "order=none", "limit=7"};
    struct cell cell;
    if (!arguments_read(words, sizeof words / sizeof *words, &cell))
        abort();
    return cell;
}

static double time_search(const struct cell *cell)
{
    struct outcome outcome;
    struct moment begun;
    const struct task task = cell_task(cell);
    do {
        begun = moment_now();
        search_run(&task, &outcome);
    } while (paused_since(&begun));
    return log((double)outcome.ns);
}

struct measuring {
    struct cell cells[FLOOR_SEARCHES];
    double (*logarithms)[FLOOR_SEARCHES]; /* shared */
    int blocks;
};

static void measure(void *context, int item)
{
    const struct measuring *measuring = context;
    (void)item;
    pauses_note();
    for (int block = -1; block < measuring->blocks; block++) /* block -1 is for warming up */
        for (int i = 0; i < FLOOR_SEARCHES; i++) {
            const double logarithm = time_search(&measuring->cells[i]);
            if (block >= 0)
                measuring->logarithms[block][i] = logarithm;
        }
}

static void give_up(void *context, int item, const char *how)
{
    (void)context;
    (void)item;
    fprintf(stderr, "plymeter: the searches that measure the noise floor did not end well: %s\n", how);
    exit(EXIT_CELLS_FAILED);
}

void floor_measure(double (*logarithms)[FLOOR_SEARCHES], double *means, int blocks)
{
    const size_t size = (size_t)blocks * sizeof *logarithms;
    struct measuring measuring = {.logarithms = shared_take(size), .blocks = blocks};
    const struct chore chore = {measure, give_up, &measuring, 0, (size_t)1 << 30};
    for (int i = 0; i < FLOOR_SEARCHES; i++)
        measuring.cells[i] = choose_search(i + 1);
    do_isolated(&chore, 1);
    memcpy(logarithms, measuring.logarithms, size);
    for (int block = 0; block < blocks; block++) {
        double sum = 0;
        for (int i = 0; i < FLOOR_SEARCHES; i++)
            sum += logarithms[block][i];
        means[block] = sum / FLOOR_SEARCHES;
    }
}
