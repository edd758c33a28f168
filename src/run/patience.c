#include "run/patience.h"

#include <math.h>
#include <stdio.h>
#include <sys/wait.h>

#include "base/process.h"
#include "base/clock.h"

/* Was it stopped at some time since the last look?  If it has ended, its exit status must be left for worker.c. */
static bool was_stopped(struct patience *patience, pid_t pid)
{
    siginfo_t news = {0};
    bool was = patience->stopped;
    if (waitid(P_PID, (id_t)pid, &news, WSTOPPED | WCONTINUED | WNOHANG) == 0 && news.si_pid == pid) {
        patience->stopped = news.si_code != CLD_CONTINUED;
        was = true;
    }
    return was;
}

/* Say so: the person who stopped it may have forgotten that. */
static void tell_of_stopped(struct patience *patience, pid_t pid)
{
    if (!patience->told)
        fprintf(stderr, "plymeter: a worker is stopped; it goes on with kill -CONT %ld\n", (long)pid);
    patience->told = true;
}

/* Before its first cell, which is nobody's work yet, a stop does count, and else what the processor gave it: so a
 * process that others keep from beginning has all the time that it needs, and one that never begins comes to an end. */
static double look_before_begin(struct patience *patience, pid_t pid, double seconds, double passed,
                                double overslept)
{
    const double given = fmax(process_seconds(pid), 0);
    if (was_stopped(patience, pid))
        patience->stood += passed - overslept;
    else
        patience->waited += passed - overslept;
    return seconds_now() + seconds - patience->stood - fmax(given, patience->waited / CLOCK_FACTOR);
}

double patience_look(struct patience *patience, pid_t pid, long long started, double seconds, double passed,
                     double overslept)
{
    const double late = 1e-9 * (double)started + seconds;
    if (started == 0)
        return look_before_begin(patience, pid, seconds, passed, overslept);
    if (patience->started != started)
        patience->excused = 0;
    patience->started = started;
    patience->excused += was_stopped(patience, pid) ? passed : overslept;
    if (patience->stopped && overslept == 0 && late < seconds_now())
        tell_of_stopped(patience, pid);
    return patience->stopped ? INFINITY : late + patience->excused;
}
