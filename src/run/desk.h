/* What a worker and whoever started it tell each other while it goes on, in memory that the two processes share. */
#ifndef RUN_DESK_H
#define RUN_DESK_H

#include <stdatomic.h>

struct desk {
    atomic_int taken;     /* cells; may be more than there are */
    atomic_int at;        /* of cells that take turns: the place in the list of the one under way */
    atomic_llong started; /* the repetition under way, in nanoseconds of the monotonic clock; far ahead: none is */
};

enum { TAKEN_BACK = 1 << 30 }; /* what `taken` becomes */

#endif
