/*
 * How long a worker is waited for.
 *
 * A search has its seconds of the clock, however many others want the processor.  But time in which its process was
 * stopped does not count, nor time in which we were, and could not look: then nobody knows what it did.
 */
#ifndef RUN_PATIENCE_H
#define RUN_PATIENCE_H

#include <stdbool.h>
#include <sys/types.h>

struct patience {
    long long started; /* the repetition under way, in nanoseconds of the monotonic clock */
    double excused;    /* seconds of it that do not count */
    bool stopped;      /* is its process? */
    bool told;         /* was somebody told so? */
};

/* Look at a process that began what it is at then.  So many seconds have passed since the last look, so many of them more
 * than was meant to.  Returns when it is out of time, in seconds of the monotonic clock, if it may take so many; who is
 * stopped is not. */
double patience_look(struct patience *patience, pid_t pid, long long started, double seconds, double passed,
                     double overslept);

#endif
