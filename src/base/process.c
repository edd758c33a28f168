#include "base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/memory.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

/* --- children -------------------------------------------------------------------------------------------------------- */

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

/* Standard streams may be closed here, and dup2 to the same number would leave the flag. */
bool pipe_open(int ends[2])
{
    int low[2];
    if (pipe(low) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 3);
        close(low[i]);
    }
    if (ends[0] >= 0 && ends[1] >= 0)
        return true;
    for (int i = 0; i < 2; i++)
        if (ends[i] >= 0)
            close(ends[i]);
    return false;
}

pid_t child_fork(struct child *child)
{
    const pid_t parent = getpid();
    int ends[2];
    *child = (struct child){0};
    if (!pipe_open(ends))
        return -1;
    fflush(NULL);
    const pid_t id = fork();
    if (id == 0)
        die_with(parent, SIGKILL);
    close(ends[id == 0 ? 0 : 1]);
    if (id < 0)
        close(ends[0]);
    else
        *child = (struct child){id, ends[id == 0 ? 1 : 0]};
    return id;
}

struct labour {
    void (*work)(void *context, int out);
    void *context;
    int out;
    size_t memory;
};

static void begin_labour(void *context)
{
    const struct labour *labour = context;
    limit_address_space(labour->memory);
    labour->work(labour->context, labour->out);
}

/* Standard input: exit() would move the position that this process shares with its parent. */
bool child_start(struct child *child, void (*work)(void *context, int out), void *context, size_t memory)
{
    const pid_t id = child_fork(child);
    if (id != 0)
        return id > 0;
    struct labour labour = {work, context, child->told, memory};
    signal(SIGPROF, SIG_DFL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    close(STDIN_FILENO);
    on_own_stack(STACK_OF_SEARCHES, begin_labour, &labour);
    _exit(0);
}

double process_seconds(pid_t id)
{
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(id, &clock) != 0 || clock_gettime(clock, &time) != 0)
        return -1;
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int await_child(pid_t id)
{
    int status = 0;
    while (waitpid(id, &status, 0) < 0 && errno == EINTR)
        ;
    return status;
}

int child_end(struct child *child)
{
    const int status = child->id > 0 ? close(child->told), await_child(child->id) : 0;
    child->id = 0;
    return status;
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

static void work_through_items(void *context, int out)
{
    const struct rest *rest = context;
    (void)out;
    item_seconds = rest->chore->seconds;
    for (int i = rest->first; i < rest->count; i++) {
        atomic_store(rest->at, i);
        take_more_time();
        rest->chore->work(rest->chore->context, i);
    }
    atomic_store(rest->at, rest->count);
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
    struct rest rest = {chore, first, count, at};
    struct child child;
    atomic_store(at, first);
    if (!child_start(&child, work_through_items, &rest, chore->memory)) {
        char how[HOW_TEXT];
        snprintf(how, sizeof how, "there is no process for it: %s", strerror(errno));
        chore->failed(chore->context, first, how);
        atomic_store(at, count);
        return false;
    }
    const int status = child_end(&child), fell = atomic_load(at);
    if (fell >= first && fell < count)
        tell_of_failure(chore, fell, status);
    else
        atomic_store(at, count);
    return fell == count;
}

bool do_isolated(const struct chore *chore, int count)
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

const char *ask_isolated(void (*work)(const void *question, void *answer), const void *question, void *answer,
                         size_t size, double seconds, size_t memory)
{
    static char how[HOW_TEXT];
    struct errand errand = {work, question, shared_take(size), how};
    const struct chore chore = {run_errand, note_how, &errand, seconds, memory};
    const bool good = do_isolated(&chore, 1);
    memcpy(answer, errand.answer, size);
    shared_free(errand.answer, size);
    return good ? NULL : how;
}

/* --- programs of others ---------------------------------------------------------------------------------------------- */

int program_run(char *const *words, FILE *from, FILE *to)
{
    posix_spawn_file_actions_t files;
    pid_t id;
    fflush(NULL);
    posix_spawn_file_actions_init(&files);
    if (from && lseek(fileno(from), 0, SEEK_SET) == 0)
        posix_spawn_file_actions_adddup2(&files, fileno(from), STDIN_FILENO);
    if (to)
        posix_spawn_file_actions_adddup2(&files, fileno(to), STDOUT_FILENO);
    errno = posix_spawnp(&id, *words, &files, NULL, words, environ);
    posix_spawn_file_actions_destroy(&files);
    return errno ? -1 : await_child(id);
}

/* Letters are UTF-8, for which some ask the language. */
bool filter_run(char *const *words, const char *package, FILE *from, FILE *to)
{
    if (fflush(from) != 0 || ferror(from))
        return fprintf(stderr, "what %s is to read could not be written into a temporary file\n", *words), false;
    setenv("LC_ALL", "C.UTF-8", true);
    const int status = program_run(words, from, to);
    if (status < 0 && errno == ENOENT)
        fprintf(stderr, "%s is not installed; on Debian it is in the package %s\n", *words, package);
    else if (status < 0)
        perror(*words);
    else if (status > 0)
        fprintf(stderr, "%s could not draw the figure\n", *words);
    return status == 0;
}

/* --- signals --------------------------------------------------------------------------------------------------------- */

static volatile sig_atomic_t noted;

static const int asking[] = {SIGINT, SIGTERM, SIGUSR1};

static void note_signal(int number)
{
    if (noted && number == SIGINT) {
        signal(number, SIG_DFL);
        raise(number);
    }
    noted = 1;
}

static void handle(void (*handler)(int))
{
    const struct sigaction action = {.sa_handler = handler};
    for (size_t i = 0; i < sizeof asking / sizeof *asking; i++)
        sigaction(asking[i], &action, NULL);
}

void signals_settle(void)
{
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGCHLD, SIG_DFL); /* if it were ignored, we would not learn how a worker ended */
    signal(SIGXFSZ, SIG_IGN); /* at the limit of a file's size, writing fails as on a full disk */
}

void interrupts_note(void)
{
    handle(note_signal);
}

void interrupts_ignore(void)
{
    handle(SIG_IGN);
}

bool interrupted(void)
{
    return noted;
}

/* --- pauses ---------------------------------------------------------------------------------------------------------- */

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
