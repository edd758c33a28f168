/* Time that never runs backwards. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <time.h>

static inline long long nanoseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1000000000LL * now.tv_sec + now.tv_nsec;
}

static inline double seconds_now(void)
{
    return 1e-9 * (double)nanoseconds_now();
}

#endif
