/* A clock that steps a day to and fro at every look, for LD_PRELOAD; that of the machine's own time does not. */
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *now)
{
    static int looks;
    const int error = (int)syscall(SYS_clock_gettime, clock, now);
    if (clock == CLOCK_REALTIME)
        now->tv_sec += looks++ % 2 ? 86400 : -86400 * (getpid() % 97);
    return error;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    struct timespec exact;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &exact);
    *now = (struct timeval){exact.tv_sec, exact.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *place)
{
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (place)
        *place = exact.tv_sec;
    return exact.tv_sec;
}
