#include "engines/protocol.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdnoreturn.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/process.h"
#include "base/clock.h"

/* --- its beginning --------------------------------------------------------------------------------------------- */

static void close_from(int file)
{
    enum { FILES = 4096 };
    while (file < FILES)
        close(file++);
}

/* It is to find everything as if a user had started it: no pipe whose end somebody waits for, no signal that is
 * ignored, and not the memory that a search is held to. */
static void settle(void)
{
    struct rlimit memory;
    signals_settle();
    signal(SIGXFSZ, SIG_DFL);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGUSR1, SIG_DFL);
    close_from(3);
    if (getrlimit(RLIMIT_AS, &memory) == 0)
        setrlimit(RLIMIT_AS, &(struct rlimit){memory.rlim_max, memory.rlim_max});
}

enum { NOT_STARTED = 127 };

static noreturn void become(const char *program, char *const *words, int in, int out, pid_t parent)
{
    setpgid(0, 0);
    die_with(parent, SIGKILL);
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDERR_FILENO); /* first, as it may have the number of a standard stream that was closed here */
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    settle();
    execv(program, words);
    _exit(NOT_STARTED);
}

#ifdef __linux__
/* Kill whatever this process is the parent of; false if nothing. */
static bool kill_children(void)
{
    char path[60];
    long child;
    bool any = false;
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    FILE *file = fopen(path, "r");
    while (file && fscanf(file, "%ld", &child) == 1)
        any = kill((pid_t)child, SIGKILL) == 0 || any;
    if (file)
        fclose(file);
    return any;
}

/* Wait until the engine has ended, or SIGTERM says that it must; then nothing that it started is left.  Returns how it ended. */
static int keep(pid_t engine, const sigset_t *awaited)
{
    int came, status = 0;
    siginfo_t ended = {.si_pid = 0};
    while (ended.si_pid == 0 && sigwait(awaited, &came) == 0 && came != SIGTERM)
        waitid(P_PID, (id_t)engine, &ended, WEXITED | WNOHANG | WNOWAIT);
    kill(-engine, SIGKILL);
    kill(engine, SIGKILL);
    waitpid(engine, &status, 0);
    while (kill_children())
        wait(NULL);
    return status;
}

/* A process between this one and the program, of which all becomes a child that loses its parent, in whatever group and
 * session it is; with it ends what the program started. */
static noreturn void become_keeper(const char *program, char *const *words, int in, int out, pid_t parent)
{
    const pid_t self = getpid();
    sigset_t awaited;
    setpgid(0, 0);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGTERM);
    signal(SIGCHLD, SIG_DFL);
    sigprocmask(SIG_SETMASK, &awaited, NULL);
    die_with(parent, SIGTERM);
    const pid_t engine = fork();
    if (engine == 0)
        become(program, words, in, out, self);
    if (engine < 0)
        _exit(NOT_STARTED);
    close_from(0);
    const int status = keep(engine, &awaited);
    if (WIFEXITED(status))
        _exit(WEXITSTATUS(status));
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    signal(WTERMSIG(status), SIG_DFL);
    sigemptyset(&awaited);
    sigprocmask(SIG_SETMASK, &awaited, NULL);
    raise(WTERMSIG(status));
    _exit(1);
}

static void end_program(pid_t keeper)
{
    kill(keeper, SIGTERM);
}
#else
static noreturn void become_keeper(const char *program, char *const *words, int in, int out, pid_t parent)
{
    become(program, words, in, out, parent);
}

static void end_program(pid_t id)
{
    kill(-id, SIGKILL);
    kill(id, SIGKILL);
}
#endif

bool process_start(struct process *process, const char *program, char *const *words)
{
    int in[2];
    const pid_t parent = getpid();
    if (!pipe_open(in))
        return false;
    const pid_t id = child_fork(&process->child);
    if (id == 0)
        become_keeper(program, words, in[0], process->child.told, parent);
    close(in[0]);
    process->in = in[1];
    if (id < 0)
        return close(in[1]), false;
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    fcntl(process->child.told, F_SETFL, O_NONBLOCK);
    lines_begin(&process->out, process->child.told);
    setpgid(id, id);
    return true;
}

/* --- talk ------------------------------------------------------------------------------------------------------ */

/* Wait for one of these; false at the deadline. */
static bool await_files(struct pollfd *files, int count, double deadline)
{
    for (;;) {
        const double left = deadline - seconds_now();
        const int ready = left > 0 ? poll(files, (nfds_t)count, left < 1000 ? (int)(1000 * left) + 1 : 1000000) : 0;
        if (ready > 0)
            return true;
        if (left <= 0 || (ready < 0 && errno != EINTR))
            return false;
    }
}

/* A program that waits until somebody reads what it wrote does not read either. */
bool process_write(struct process *process, const char *text, double deadline)
{
    void (*const usual)(int) = signal(SIGPIPE, SIG_IGN);
    size_t left = strlen(text);
    bool fine = true;
    while (left > 0 && fine) {
        const bool room = lines_have_room(&process->out);
        struct pollfd files[] = {{.fd = process->in, .events = POLLOUT},
                                 {.fd = process->out.file, .events = POLLIN}};
        const ssize_t size = write(process->in, text, left);
        if (size > 0) {
            text += size;
            left -= (size_t)size;
        } else {
            fine = errno == EINTR || (errno == EAGAIN && await_files(files, room ? 2 : 1, deadline));
            if (fine)
                lines_fill(&process->out);
            fine = fine && !process->out.ended;
        }
    }
    signal(SIGPIPE, usual);
    return fine;
}

static void make_plain(char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] == '\t')
            line[i] = ' ';
        else if ((unsigned char)line[i] < ' ' || line[i] == 0x7F)
            line[i] = '?';
}

char *process_line(struct process *process, double deadline, bool *ended)
{
    struct lines *lines = &process->out;
    struct pollfd out = {.fd = lines->file, .events = POLLIN};
    size_t length;
    while (!lines->ended && seconds_now() < deadline) {
        char *line = lines_next(lines, &length);
        if (line) {
            length -= length > 0 && line[length - 1] == '\r';
            line[length] = '\0';
            make_plain(line, length);
            return line;
        }
        if (await_files(&out, 1, deadline))
            lines_fill(lines);
    }
    *ended = lines->ended;
    return NULL;
}

bool process_has_more(struct process *process)
{
    struct pollfd out = {.fd = process->out.file, .events = POLLIN};
    return process->out.end > process->out.begin || (poll(&out, 1, 0) > 0 && out.revents & POLLIN);
}

/* --- its end --------------------------------------------------------------------------------------------------- */

/* Wait for it to end, and leave it to be waited for, so that its number stays its own. */
static void await_end(pid_t id, double seconds)
{
    const double deadline = seconds_now() + seconds;
    siginfo_t about = {.si_pid = 0};
    while (waitid(P_PID, (id_t)id, &about, WEXITED | WNOHANG | WNOWAIT) == 0 && about.si_pid == 0 &&
           seconds_now() < deadline)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

void process_end(struct process *process, double seconds, char how[PROCESS_END])
{
    if (process->child.id == 0)
        return;
    close(process->in);
    await_end(process->child.id, seconds);
    end_program(process->child.id);
    const int status = child_end(&process->child);
    if (WIFSIGNALED(status))
        snprintf(how, PROCESS_END, "by a signal: %s", strsignal(WTERMSIG(status)));
    else
        snprintf(how, PROCESS_END, "with status %d", WEXITSTATUS(status));
}
