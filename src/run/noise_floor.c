#include "run/provenance.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

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
    int blocks;
};

static void measure(const void *question, void *answer)
{
    const struct measuring *measuring = question;
    double(*logarithms)[FLOOR_SEARCHES] = answer;
    pauses_note();
    for (int block = -1; block < measuring->blocks; block++) /* block -1 is for warming up */
        for (int i = 0; i < FLOOR_SEARCHES; i++) {
            const double logarithm = time_search(&measuring->cells[i]);
            if (block >= 0)
                logarithms[block][i] = logarithm;
        }
}

void floor_measure(double (*logarithms)[FLOOR_SEARCHES], double *means, int blocks)
{
    const size_t size = (size_t)blocks * sizeof *logarithms;
    struct measuring measuring = {.blocks = blocks};
    for (int i = 0; i < FLOOR_SEARCHES; i++)
        measuring.cells[i] = choose_search(i + 1);
    const char *how = ask_isolated(measure, &measuring, logarithms, size, 0, (size_t)1 << 30);
    if (how) {
        fprintf(stderr, "plymeter: the searches that measure the noise floor did not end well: %s\n", how);
        exit(EXIT_CELLS_FAILED);
    }
    for (int block = 0; block < blocks; block++) {
        double sum = 0;
        for (int i = 0; i < FLOOR_SEARCHES; i++)
            sum += logarithms[block][i];
        means[block] = sum / FLOOR_SEARCHES;
    }
}
