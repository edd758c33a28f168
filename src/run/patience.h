/*
 * How long a run waits for a worker.
 *
 * The limit of a search is in seconds of the clock, however busy the processor is.  But time in which its process was
 * stopped does not count, nor time in which the run itself was stopped and could not look at it.  A process that has not
 * begun its first search is held to the same limit, in seconds that it was given.
 */
#ifndef RUN_PATIENCE_H
#define RUN_PATIENCE_H

#include <stdbool.h>
#include <sys/types.h>

struct patience {
    long long started; /* when the repetition under way began, in nanoseconds of the monotonic clock */
    double excused;    /* seconds of that repetition that do not count */
    double stood;      /* seconds before the first repetition in which its process was stopped */
    double waited;     /* and in which it was not */
    bool stopped;      /* is its process stopped now? */
    bool told;         /* was that said on stderr? */
};

/* Look at a process whose repetition began at `started`, 0 before the first one, and may take `seconds`.  Since the last
 * look `passed` seconds have gone by, `overslept` of them unexpectedly.  Returns when the process will be out of time, in
 * seconds of the monotonic clock; never, while it is stopped in a repetition. */
double patience_look(struct patience *patience, pid_t pid, long long started, double seconds, double passed,
                     double overslept);

#endif
