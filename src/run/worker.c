#include "run/worker.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/clock.h"
#include "run/game.h"

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

struct worker {
    pid_t pid;
    int pipe; /* what it writes: one outcome a repetition */
    int index, repetitions;
    double deadline; /* of the repetition under way, in seconds of the monotonic clock */
    bool timed_out, disagreed;
    struct result result;
    uint64_t *ns;
};

static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

/* --- in the child ----------------------------------------------------------------------------------------- */

/* A search accounts for its memory itself; this stops one that does not.  A sanitizer's shadow memory could not
 * live under it. */
static void limit_address_space(size_t bytes)
{
#if !defined __SANITIZE_ADDRESS__ && !__has_feature(address_sanitizer)
    const struct rlimit limit = {2 * bytes + ((size_t)1 << 30), 2 * bytes + ((size_t)1 << 30)};
    setrlimit(RLIMIT_AS, &limit);
#else
    (void)bytes;
#endif
}

static void work(const struct cell *cell, int out)
{
    const struct task task = cell_task(cell);
    const double seconds = cell->setting[LIMITS_PART][SECONDS].real;
    struct outcome outcome = {.status = OK};
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_DFL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    limit_address_space(task.memory);
    for (int64_t i = 0; i < cell->setting[LIMITS_PART][REPEAT].integer && outcome.status == OK; i++) {
        alarm((unsigned)(seconds + 10)); /* should nobody be left to stop it */
        if (cell->measure == MEASURE_MATCH)
            play_pair(cell, &outcome);
        else if (cell->measure == MEASURE_GAME)
            play_alone(cell, &outcome);
        else
            cell_search(cell)->run(&task, &outcome);
        if (write(out, &outcome, sizeof outcome) != sizeof outcome)
            break;
    }
    _exit(0);
}

/* --- in the parent ---------------------------------------------------------------------------------------- */

static double time_limit(const struct cell *cell)
{
    return cell->setting[LIMITS_PART][SECONDS].real;
}

static void start(struct worker *worker, const struct cell *cells, int index)
{
    int ends[2];
    *worker = (struct worker){.index = index};
    worker->ns = calloc((size_t)cells[index].setting[LIMITS_PART][REPEAT].integer, sizeof *worker->ns);
    if (!worker->ns || pipe(ends) != 0) {
        perror("plymeter: cannot start a worker");
        exit(1);
    }
    fflush(NULL);
    worker->pid = fork();
    if (worker->pid < 0) {
        perror("plymeter: cannot start a worker");
        exit(1);
    }
    if (worker->pid == 0) {
        close(ends[0]);
        work(&cells[index], ends[1]);
    }
    close(ends[1]);
    worker->pipe = ends[0];
    worker->deadline = seconds_now() + time_limit(&cells[index]);
}

/* Padding may differ between outcomes that are the same. */
static bool same_counts(const struct outcome *a, const struct outcome *b)
{
    return a->status == b->status && a->value == b->value && strcmp(a->move, b->move) == 0 &&
           a->pair.half_points == b->pair.half_points && memcmp(&a->counts, &b->counts, sizeof a->counts) == 0;
}

/* A worker that began to write an outcome writes all of it, or dies. */
static bool read_all(int pipe, void *data, size_t size)
{
    size_t done = 0;
    while (done < size) {
        const ssize_t part = read(pipe, (char *)data + done, size - done);
        if (part <= 0 && !(part < 0 && errno == EINTR))
            return false;
        done += part > 0 ? (size_t)part : 0;
    }
    return true;
}

/* False at the end of the pipe. */
static bool take_outcome(struct worker *worker, const struct cell *cell)
{
    struct outcome outcome;
    if (!read_all(worker->pipe, &outcome, sizeof outcome))
        return false;
    worker->ns[worker->repetitions] = outcome.ns;
    if (worker->repetitions++ == 0)
        worker->result.outcome = outcome;
    else
        worker->disagreed |= !same_counts(&worker->result.outcome, &outcome);
    worker->deadline = seconds_now() + time_limit(cell);
    return true;
}

static int by_size(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void summarize_times(struct worker *worker)
{
    const int count = worker->repetitions;
    qsort(worker->ns, (size_t)count, sizeof *worker->ns, by_size);
    worker->result.ns_min = worker->ns[0];
    worker->result.ns_max = worker->ns[count - 1];
    worker->result.outcome.ns = (worker->ns[(count - 1) / 2] + worker->ns[count / 2]) / 2;
}

static void end(struct worker *worker, const struct cell *cell, Ended ended, void *context)
{
    struct result *result = &worker->result;
    int status;
    close(worker->pipe);
    while (waitpid(worker->pid, &status, 0) < 0 && errno == EINTR)
        ;
    const bool complete =
        worker->repetitions > 0 &&
        (result->outcome.status != OK || worker->repetitions == cell->setting[LIMITS_PART][REPEAT].integer);
    if (worker->timed_out) {
        result->outcome.status = TIMEOUT;
    } else if (WIFSIGNALED(status)) {
        result->outcome.status = CRASH;
        snprintf(result->message, sizeof result->message, "%s", strsignal(WTERMSIG(status)));
    } else if (!complete || WEXITSTATUS(status) != 0) {
        result->outcome.status = CRASH;
        snprintf(result->message, sizeof result->message, "exit status %d", WEXITSTATUS(status));
    } else if (worker->disagreed) {
        result->outcome.status = CRASH;
        snprintf(result->message, sizeof result->message, "two repetitions counted differently");
    } else {
        summarize_times(worker);
    }
    free(worker->ns);
    ended(context, worker->index, result);
}

/* Wait until a worker writes, ends or is out of time. */
static void wait_for_news(struct worker *workers, int count, struct pollfd *polls)
{
    double first = 1e18;
    for (int i = 0; i < count; i++) {
        polls[i] = (struct pollfd){.fd = workers[i].pipe, .events = POLLIN};
        if (!workers[i].timed_out && workers[i].deadline < first)
            first = workers[i].deadline;
    }
    const double left = first - seconds_now();
    if (poll(polls, (nfds_t)count, left > 1000 ? 1000000 : left < 0 ? 0 : (int)(1000 * left) + 1) < 0)
        for (int i = 0; i < count; i++)
            polls[i].revents = 0;
    for (int i = 0; i < count; i++)
        if (!workers[i].timed_out && polls[i].revents == 0 && workers[i].deadline < seconds_now()) {
            workers[i].timed_out = true;
            kill(workers[i].pid, SIGKILL);
        }
}

static void abandon(struct worker *workers, int count)
{
    for (int i = 0; i < count; i++) {
        kill(workers[i].pid, SIGKILL);
        waitpid(workers[i].pid, NULL, 0);
        close(workers[i].pipe);
        free(workers[i].ns);
    }
}

bool run_cells(const struct cell *cells, const int *list, int count, int jobs, Ended ended, void *context)
{
    const struct sigaction note = {.sa_handler = note_interrupt};
    struct sigaction old_int, old_term;
    struct worker *workers = calloc((size_t)jobs, sizeof *workers);
    struct pollfd *polls = calloc((size_t)jobs, sizeof *polls);
    int running = 0, next = 0;
    interrupted = 0;
    sigaction(SIGINT, &note, &old_int);
    sigaction(SIGTERM, &note, &old_term);
    while (!interrupted && (running > 0 || next < count)) {
        while (running < jobs && next < count)
            start(&workers[running++], cells, list[next++]);
        wait_for_news(workers, running, polls);
        for (int i = running - 1; i >= 0 && !interrupted; i--)
            if (polls[i].revents && !take_outcome(&workers[i], &cells[workers[i].index])) {
                end(&workers[i], &cells[workers[i].index], ended, context);
                workers[i] = workers[--running];
            }
    }
    abandon(workers, running);
    free(workers);
    free(polls);
    sigaction(SIGINT, &old_int, NULL);
    sigaction(SIGTERM, &old_term, NULL);
    return !interrupted;
}
