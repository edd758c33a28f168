#include "provenance/floor.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "config/arguments.h"
#include "system/pause.h"

/* A part of a millisecond each, on independent trees. */
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
        cell_search(cell)->run(&task, &outcome);
    } while (paused_since(&begun));
    return log((double)outcome.ns);
}

void floor_measure(double (*logarithms)[FLOOR_SEARCHES], int blocks)
{
    pauses_note();
    for (int block = -1; block < blocks; block++) /* the first one warms up */
        for (int i = 0; i < FLOOR_SEARCHES; i++) {
            const struct cell cell = choose_search(i + 1);
            const double logarithm = time_search(&cell);
            if (block >= 0)
                logarithms[block][i] = logarithm;
        }
}

double floor_mean(const double logarithms[FLOOR_SEARCHES])
{
    double sum = 0;
    for (int i = 0; i < FLOOR_SEARCHES; i++)
        sum += logarithms[i];
    return sum / FLOOR_SEARCHES;
}
