/*
 * Workers: each cell runs in a process of its own, so that a crash, a hang or a memory blow-up costs its own
 * row only.
 */
#ifndef WORKER_H
#define WORKER_H

#include "parts/cell.h"

struct result {
    struct outcome outcome; /* of the first repetition; its ns is the median of all */
    uint64_t ns_min, ns_max;
    char message[100]; /* how it crashed */
};

/* Called as each cell ends, in any order. */
typedef void (*Ended)(void *context, int index, const struct result *result);

/* Run cells[list[0..count-1]], at most `jobs` at a time.  False if an interrupt (SIGINT, SIGTERM) stopped it;
 * then the cells in flight are lost. */
bool run_cells(const struct cell *cells, const int *list, int count, int jobs, Ended ended, void *context);

#endif
