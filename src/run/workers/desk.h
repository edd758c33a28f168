/* What a worker and the process that started it tell each other meanwhile, in memory that the two share. */
#ifndef WORKERS_DESK_H
#define WORKERS_DESK_H

#include <stdatomic.h>

struct desk {
    atomic_int taken; /* cells; may be more than there are */
    atomic_int at;    /* where in the list the cell under way stands, if cells take turns */
    atomic_llong
        started; /* of the repetition under way: nanoseconds of the monotonic clock; far ahead: none; 0: the
                           * worker has not begun */
};

enum { TAKEN_BACK = 1 << 30 }; /* what `taken` becomes */

#endif
