#include "system/pause.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>

#include "system/clock.h"

static const double noticed_seconds = 0.2;

static volatile sig_atomic_t continued;

static void note(int number)
{
    (void)number;
    continued++;
}

void pauses_note(void)
{
    sigaction(SIGCONT, &(struct sigaction){.sa_handler = note, .sa_flags = SA_RESTART}, NULL);
}

static long long read_clock(clockid_t clock)
{
    struct timespec time = {0};
    clock_gettime(clock, &time);
    return 1000000000LL * time.tv_sec + time.tv_nsec;
}

/* One clock goes on while the machine sleeps, the other does not. */
static long long suspended(void)
{
#ifdef CLOCK_BOOTTIME
    const long long awake = nanoseconds_now();
    return read_clock(CLOCK_BOOTTIME) - awake;
#else
    return 0;
#endif
}

struct moment moment_now(void)
{
    return (struct moment){continued, nanoseconds_now(), read_clock(CLOCK_PROCESS_CPUTIME_ID), suspended()};
}

/* Since this process began: what it waited for a processor, or for its own pages to come from a disk.  Where that is not
 * known it may have been any time. */
static double seconds_waited(void)
{
    struct rusage usage;
    double nanoseconds = INFINITY;
    FILE *file = fopen("/proc/self/schedstat", "r");
    if (file) {
        if (fscanf(file, "%*s %lf", &nanoseconds) != 1)
            nanoseconds = INFINITY;
        fclose(file);
    }
    return getrusage(RUSAGE_SELF, &usage) != 0 || usage.ru_majflt > 0 ? INFINITY : 1e-9 * nanoseconds;
}

bool paused_since(const struct moment *moment)
{
    const struct moment now = moment_now();
    const double idle = 1e-9 * (double)(now.clock - moment->clock - (now.processor - moment->processor));
    return now.continued != moment->continued ||
           1e-9 * (double)(now.suspended - moment->suspended) > noticed_seconds ||
           (idle > noticed_seconds && idle - seconds_waited() > noticed_seconds);
}
