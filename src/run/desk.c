#include "run/desk.h"

#include <sys/time.h>

#include "base/clock.h"

enum { GRACE = 10 /* seconds */ };

/* 0: any. */
static void limit_processor_time(double seconds)
{
    const struct itimerval most = {.it_value = {.tv_sec = (time_t)seconds}};
    setitimer(ITIMER_PROF, &most, NULL);
}

void search_begins(struct desk *desk, double seconds)
{
    limit_processor_time(seconds + GRACE);
    atomic_store(&desk->started, nanoseconds_now());
}

void searches_end(void)
{
    limit_processor_time(0);
}
