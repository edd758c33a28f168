/* What a worker and the process that started it tell each other meanwhile, in memory that the two share. */
#ifndef RUN_DESK_H
#define RUN_DESK_H

#include <stdatomic.h>

struct desk {
    atomic_int taken; /* cells; may be more than there are */
    atomic_int at;    /* where in the list the cell under way stands, if cells take turns */
    /* Nanoseconds of the monotonic clock at which the repetition under way began; far ahead: there is none; 0: the worker has
     * not begun. */
    atomic_llong started;
    char *line; /* the crew's (worker.h) */
};

enum { TAKEN_BACK = 1 << 30 }; /* what `taken` becomes */

/* In a worker: a search begins, which may take so many seconds.  If nobody is there to stop it when they are over, the kernel
 * ends this process soon after. */
void search_begins(struct desk *desk, double seconds);

/* There is none until the next one begins. */
void searches_end(void);

#endif
