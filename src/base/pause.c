#include "base/pause.h"

#include <signal.h>
#include <sys/time.h>

#include "base/clock.h"

enum { LOOK_EVERY = 250000 /* microseconds */ };

static const long long still = 1000000000, asleep = 100000000;

static volatile sig_atomic_t pauses;
static long long idle_before;

static long long read_clock(clockid_t clock)
{
    struct timespec time = {0};
    clock_gettime(clock, &time);
    return 1000000000LL * time.tv_sec + time.tv_nsec;
}

static void note_pause(int number)
{
    (void)number;
    pauses++;
}

/* How long has this process had no processor?  After a pause, this handler runs before anything else does. */
static void look_for_pause(int number)
{
    const long long idle = nanoseconds_now() - read_clock(CLOCK_PROCESS_CPUTIME_ID);
    (void)number;
    pauses += idle - idle_before > still;
    idle_before = idle;
}

void pauses_note(void)
{
    sigaction(SIGCONT, &(struct sigaction){.sa_handler = note_pause, .sa_flags = SA_RESTART}, NULL);
}

void pauses_watch(void)
{
    const struct timeval time = {.tv_usec = LOOK_EVERY};
    pauses_note();
    look_for_pause(SIGALRM);
    sigaction(SIGALRM, &(struct sigaction){.sa_handler = look_for_pause, .sa_flags = SA_RESTART}, NULL);
    setitimer(ITIMER_REAL, &(struct itimerval){time, time}, NULL);
}

/* How long the machine has slept: one clock goes on in the meantime, the other does not. */
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
    return (struct moment){nanoseconds_now(), suspended(), pauses};
}

bool paused_since(const struct moment *moment)
{
    return pauses != moment->pauses || suspended() - moment->suspended > asleep;
}
