/*
 * Workers: cells run in processes of their own, so that a crash, a hang or a memory blow-up costs its own row only.
 *
 * A process takes one cell after the other for a tenth of a second.  Its reports count only if it ends well.  If it
 * dies, hangs or reports anything but `ok` and `budget`, its cells are run again one by one, each in a process of its
 * own.  So a cell is said to have failed only if no other ran in its process before it.
 *
 * Cells that are timed are grouped by the position from which they start, up to MOST_TOGETHER (repeat.h) together.
 * Where that goes wrong, only the cells that are to blame run alone; the others take turns again without them.
 */
#ifndef RUN_WORKER_H
#define RUN_WORKER_H

#include "parts/cell.h"
#include "base/machine.h"

/* How a cell ended. */
struct ending {
    int index;
    enum status status;
    uint64_t inputs; /* a hash of the files that the search read (inputs.h) */
    double seconds;  /* that a repetition took; 0 if its process did not end well */
    const char *row;
    const char *message; /* what more is to be said of a crash or an error; otherwise empty */
};

/* Called as cells end, in any order, with some of them at a time, and in between with none, twice a second or more
 * often. False stops everything. */
typedef bool (*Ended)(void *context, const struct ending *endings, int count);

enum { MOST_JOBS = 1024 };

struct crew {
    int jobs;           /* how many cells run at a time */
    struct cores cores; /* each of them on one of its own; none: wherever the system likes */
    uint64_t seed;      /* of the order of blocks */
    char *
        line; /* LINE_TEXT bytes of shared memory, where each search writes the moves that it expects; NULL: nobody asks */
};

/* As many as are wanted, but for timing no more than there are cores. */
void crew_hire(struct crew *crew, int jobs, bool timed, uint64_t seed);

/* Run cells[list[0..count-1]].  False if an interrupt or the callback stopped it, or no process can be had: then the
 * cells that are not through soon are dropped. */
bool run_cells(const struct cell *cells, const int *list, int count, const struct crew *crew, Ended ended,
               void *context);

#endif
