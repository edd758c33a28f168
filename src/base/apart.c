#include "base/apart.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "base/allocate.h"
#include "base/stack.h"

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

/* --- limits -------------------------------------------------------------------------------------------------- */

/* Bytes of address space that this process has, what it inherited from its parent included; 0 if the system does not
 * say. */
static size_t address_space(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%lu", &pages) != 1)
            pages = 0;
        fclose(file);
    }
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* Code that gets no memory and does not check for that crashes.  If 64 MiB of address space cannot be had now, that was
 * the reason; after any other crash they can. */
static void tell_of_memory(int number)
{
    enum { RESERVE = 1 << 26 };
    if (mmap(NULL, RESERVE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
        _exit(EXIT_NO_MEMORY);
    raise(number);
}

/* Not under a sanitizer, whose shadow memory needs far more address space. */
void limit_address_space(size_t bytes)
{
    end_without_memory_as(EXIT_NO_MEMORY);
#if !defined __SANITIZE_ADDRESS__ && !__has_feature(address_sanitizer)
    const rlim_t most = address_space() + 2 * bytes + ((size_t)1 << 30);
    struct rlimit limit; /* the hard one is left, for programs that are started from here (src/engines/) */
    if (getrlimit(RLIMIT_AS, &limit) == 0)
        setrlimit(RLIMIT_AS, &(struct rlimit){most, limit.rlim_max});
    sigaction(SIGSEGV, &(struct sigaction){.sa_handler = tell_of_memory, .sa_flags = SA_RESETHAND}, NULL);
    sigaction(SIGABRT, &(struct sigaction){.sa_handler = tell_of_memory, .sa_flags = SA_RESETHAND}, NULL);
#else
    (void)bytes;
    (void)address_space;
    (void)tell_of_memory;
#endif
}

void die_with(pid_t parent, int signal)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, signal);
#else
    (void)signal;
#endif
    if (getppid() != parent)
        _exit(1);
}

pid_t fork_telling(int *end)
{
    const pid_t parent = getpid();
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    fflush(NULL);
    const pid_t id = fork();
    if (id == 0)
        die_with(parent, SIGKILL);
    close(ends[id == 0 ? 0 : 1]);
    *end = ends[id == 0 ? 1 : 0];
    if (id < 0)
        close(*end);
    return id;
}

double process_seconds(pid_t id)
{
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(id, &clock) != 0 || clock_gettime(clock, &time) != 0)
        return -1;
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int await_child(pid_t id)
{
    int status = 0;
    while (waitpid(id, &status, 0) < 0 && errno == EINTR)
        ;
    return status;
}

/* --- memory that is shared ----------------------------------------------------------------------------------- */

void *shared_take(size_t size)
{
    void *memory = mmap(NULL, size + 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return need(memory == MAP_FAILED ? NULL : memory);
}

void shared_free(void *memory, size_t size)
{
    munmap(memory, size + 1);
}

/* --- work ------------------------------------------------------------------------------------------------------ */

#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION /* defined by clang: a fuzzer must see a crash itself */
enum { HERE = 1 };
#else
enum { HERE = 0 };
#endif

static double item_seconds; /* in the process that does the work */
static double seen_seconds; /* of the processor, when the clock was looked at last */

static void set_timer(int which, double seconds)
{
    const time_t whole = (time_t)seconds;
    const suseconds_t rest = (suseconds_t)((seconds - (double)whole) * 1e6);
    setitimer(which, &(struct itimerval){.it_value = {.tv_sec = whole, .tv_usec = rest}}, NULL);
}

/* Work that only waits is stopped by the clock; but it may be others who keep the processor from it.  Then it takes a
 * little of it all the same, and goes on until it has taken all that it may. */
static void look_at_clock(int number)
{
    static const double least = 0.001; /* of the clock's time */
    const double taken = process_seconds(getpid());
    if (taken - seen_seconds < least * CLOCK_FACTOR * item_seconds) {
        signal(number, SIG_DFL);
        raise(number);
    }
    seen_seconds = taken;
    set_timer(ITIMER_REAL, CLOCK_FACTOR * item_seconds);
}

void take_more_time(void)
{
    if (item_seconds == 0)
        return;
    seen_seconds = process_seconds(getpid());
    signal(SIGALRM, look_at_clock);
    set_timer(ITIMER_PROF, item_seconds);
    set_timer(ITIMER_REAL, CLOCK_FACTOR * item_seconds);
}

struct rest {
    const struct chore *chore;
    int first, count;
    atomic_int *at;
};

static void work_through_items(void *context)
{
    const struct rest *rest = context;
    limit_address_space(rest->chore->memory);
    for (int i = rest->first; i < rest->count; i++) {
        atomic_store(rest->at, i);
        take_more_time();
        rest->chore->work(rest->chore->context, i);
    }
}

/* Standard input is closed: exit() would move the position that this process shares with its parent. */
static void work_from(const struct chore *chore, int first, int count, atomic_int *at)
{
    struct rest rest = {chore, first, count, at};
    signal(SIGPROF, SIG_DFL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    close(STDIN_FILENO);
    item_seconds = chore->seconds;
    on_own_stack(STACK_OF_SEARCHES, work_through_items, &rest);
    atomic_store(at, count);
    _exit(0);
}

enum { HOW_TEXT = 200 };

static void tell_of_failure(const struct chore *chore, int item, int status)
{
    char how[HOW_TEXT];
    if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_NO_MEMORY)
        snprintf(how, sizeof how, "it took too much memory");
    else if (WIFEXITED(status))
        snprintf(how, sizeof how, "it ended the program, with status %d", WEXITSTATUS(status));
    else if (WTERMSIG(status) == SIGPROF || WTERMSIG(status) == SIGALRM)
        snprintf(how, sizeof how, "it took more than %g s", chore->seconds);
    else
        snprintf(how, sizeof how, "it crashed: %s", strsignal(WTERMSIG(status)));
    chore->failed(chore->context, item, how);
}

/* True if all items were done; otherwise the one that failed has been reported. */
static bool try_from(const struct chore *chore, int first, int count, atomic_int *at)
{
    const pid_t parent = getpid();
    atomic_store(at, first);
    fflush(NULL);
    const pid_t pid = fork();
    if (pid == 0) {
        die_with(parent, SIGKILL);
        work_from(chore, first, count, at);
    }
    if (pid < 0) {
        char how[HOW_TEXT];
        snprintf(how, sizeof how, "there is no process for it: %s", strerror(errno));
        chore->failed(chore->context, first, how);
        atomic_store(at, count);
        return false;
    }
    const int status = await_child(pid), fell = atomic_load(at);
    if (fell >= first && fell < count)
        tell_of_failure(chore, fell, status);
    else
        atomic_store(at, count);
    return fell == count;
}

bool do_apart(const struct chore *chore, int count)
{
    bool good = true;
    for (int i = 0; HERE && i < count; i++)
        chore->work(chore->context, i);
    atomic_int *at = shared_take(sizeof *at);
    for (int first = HERE ? count : 0; first < count; first = atomic_load(at) + 1)
        good = try_from(chore, first, count, at) && good;
    shared_free(at, sizeof *at);
    return good;
}

struct errand {
    void (*work)(const void *question, void *answer);
    const void *question;
    void *answer; /* shared */
    char *how;
};

static void run_errand(void *context, int item)
{
    const struct errand *errand = context;
    (void)item;
    errand->work(errand->question, errand->answer);
}

static void note_how(void *context, int item, const char *how)
{
    const struct errand *errand = context;
    (void)item;
    snprintf(errand->how, HOW_TEXT, "%s", how);
}

const char *ask_apart(void (*work)(const void *question, void *answer), const void *question, void *answer,
                      size_t size, double seconds, size_t memory)
{
    static char how[HOW_TEXT];
    struct errand errand = {work, question, shared_take(size), how};
    const struct chore chore = {run_errand, note_how, &errand, seconds, memory};
    const bool good = do_apart(&chore, 1);
    memcpy(answer, errand.answer, size);
    shared_free(errand.answer, size);
    return good ? NULL : how;
}
