#include "play/protocol.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "parts/columns.h"
#include "base/process.h"
#include "base/clock.h"

/* What the other process tells, in one write, which a pipe keeps whole. */
struct told {
    bool last;          /* the search has ended, */
    enum status status; /* so */
    int step;           /* of deepening; 0: not known */
    bool valued;
    int64_t value;
    uint64_t nodes;
    char move[MOVE_NAME]; /* empty: none is known */
    char pv[PV_TEXT];     /* it and those expected to follow; empty: no step was completed */
};

_Static_assert(sizeof(struct told) <= PIPE_BUF, "a pipe keeps it whole");

/* --- in the other process -------------------------------------------------------------------------------------- */

struct watcher {
    int out, step;
    char pv[PV_TEXT];
};

static void write_told(const struct watcher *watcher, const struct told *told)
{
    if (write(watcher->out, told, sizeof *told) != (ssize_t)sizeof *told)
        _exit(1);
}

static struct told told_of(const struct outcome *outcome, const struct watcher *watcher)
{
    struct told told = {.status = outcome->status,
                        .step = watcher->step,
                        .value = outcome->value,
                        .nodes = nodes_of(&outcome->counts)};
    memcpy(told.move, outcome->move, sizeof told.move);
    memcpy(told.pv, watcher->pv, sizeof told.pv);
    return told;
}

static void tell_of_step(void *context, int step, const struct outcome *so_far)
{
    struct watcher *watcher = context;
    watcher->step = step;
    struct told told = told_of(so_far, watcher);
    told.valued = true;
    write_told(watcher, &told);
}

/* A move that was not searched has no name yet. */
static void name_move(const struct task *task, int number, struct told *told)
{
    static struct sight sight;
    if (number < 0 || told->move[0])
        return;
    task_look(task, &sight);
    memcpy(told->move, sight.name[number], sizeof told->move);
}

/* The limit of a search that does not deepen, in steps, if it is a number of them. */
static int steps_of(const struct cell *cell)
{
    const Parameter *limit = cell_parameter(cell, CUTOFF_PART, "limit");
    return limit && limit->kind == INTEGER ? (int)cell_setting(cell, CUTOFF_PART, "limit")->integer : 0;
}

static void think(void *context, int out)
{
    static struct outcome outcome;
    struct task *task = context;
    struct watcher watcher = {out, cell_deepening(task->cell) ? 0 : steps_of(task->cell), ""};
    task->completed = tell_of_step;
    task->watcher = &watcher;
    task->pv = watcher.pv;
    search_run(task, &outcome);
    struct told told = told_of(&outcome, &watcher);
    told.last = true;
    told.valued = outcome.status == OK;
    if (ended_well(outcome.status))
        name_move(task, outcome.number, &told);
    write_told(&watcher, &told);
}

/* --- in this one ----------------------------------------------------------------------------------------------- */

static void print_score(const struct thinking *thinking, int64_t value)
{
    const int mate = thinking->protocol->mates_of_shogi ? thinking->mate : (thinking->mate + 1) / 2;
    if (thinking->mate > 0)
        printf(" score mate %d", value > 0 ? mate : -mate);
    else
        printf(" score cp %.0f", 100.0 * (double)value / (double)thinking->unit);
}

static int moves_in(const char *line)
{
    int moves = *line != '\0';
    for (const char *space = line; (space = strchr(space, ' ')); space++)
        moves++;
    return moves;
}

static void print_told(struct thinking *thinking, const struct told *told)
{
    const long long ns = nanoseconds_now() - thinking->start;
    const bool extreme = told->valued && llabs(told->value) == thinking->bound;
    if (!extreme)
        thinking->mate = 0;
    else if (thinking->mate == 0)
        thinking->mate = moves_in(told->pv) > told->step ? moves_in(told->pv) : told->step;
    thinking->nodes = told->nodes;
    fputs("info", stdout);
    if (told->step > 0)
        printf(" depth %d", told->step);
    if (told->valued)
        print_score(thinking, told->value);
    printf(" nodes %" PRIu64 " nps %.0f time %lld", told->nodes, 1e9 * (double)told->nodes / (double)(ns + 1),
           ns / 1000000);
    if (told->move[0])
        printf(" pv %s", told->pv[0] ? told->pv : told->move);
    putchar('\n');
}

/* The process is not needed any more.  On a busy machine its end takes longer than its answer may. */
static void dismiss(struct thinking *thinking)
{
    if (thinking->child.id > 0) {
        kill(thinking->child.id, SIGKILL);
        thinking->dying = thinking->child;
    }
    thinking->child.id = 0;
}

void thinking_await_end(struct thinking *thinking)
{
    child_end(&thinking->dying);
}

static void print_best_move(struct thinking *thinking)
{
    thinking->goes_on = false;
    printf("bestmove %s\n", thinking->move[0] ? thinking->move : thinking->protocol->nothing);
}

bool thinking_is_open(const struct thinking *thinking)
{
    return thinking->goes_on && (thinking->limits.infinite || thinking->limits.pondering);
}

/* If it goes on until "stop", only then. */
static void answer_if_due(struct thinking *thinking)
{
    if (thinking->goes_on && thinking->child.id == 0 && !thinking_is_open(thinking))
        print_best_move(thinking);
}

/* Has a step told enough?  All wins have the same value, so that a deeper search might choose a longer one, again and
 * again. */
static bool suffices(const struct thinking *thinking, const struct told *told)
{
    const bool deep = thinking->limits.depth > 0 && told->step >= thinking->limits.depth;
    return !thinking_is_open(thinking) && !told->last && told->valued && (deep || told->value == thinking->bound);
}

/* There is a move that was searched.  Now the search is ended from outside at its time, for it may have been given more, and a
 * busy machine may not let it look at the clock, but lets this process, which sleeps. */
static void end_in_time(struct thinking *thinking)
{
    const double ms = thinking->limits.ms;
    const long long end = thinking->start + (long long)(1e6 * (ms + fmin(ms, OVERHEAD_MS) / 2));
    if (thinking->deadline > end && ms > 0 && !thinking_is_open(thinking))
        thinking->deadline = end;
}

static void take_told(struct thinking *thinking, const struct told *told)
{
    if (told->last && !ended_well(told->status) && told->status != BUDGET)
        say("the search ended by %s", status_name[told->status]);
    if (told->move[0])
        memcpy(thinking->move, told->move, sizeof thinking->move);
    if (!told->last || told->nodes != thinking->nodes)
        print_told(thinking, told);
    if (told->last || suffices(thinking, told))
        dismiss(thinking);
    end_in_time(thinking);
}

/* Take one thing that the search has told; false if there is nothing, or it has ended. */
static bool take_one(struct thinking *thinking)
{
    struct pollfd waiting = {.fd = thinking->child.told, .events = POLLIN};
    struct told told;
    if (thinking->child.id == 0 || poll(&waiting, 1, 0) <= 0)
        return false;
    const ssize_t size = read(thinking->child.told, &told, sizeof told);
    if (size < 0 && errno == EINTR)
        return true;
    if (size == (ssize_t)sizeof told) {
        take_told(thinking, &told);
    } else {
        say("the search did not end well");
        dismiss(thinking);
    }
    return thinking->child.id > 0;
}

void thinking_take(struct thinking *thinking)
{
    while (take_one(thinking))
        ;
    if (thinking->deadline && nanoseconds_now() >= thinking->deadline)
        dismiss(thinking);
    answer_if_due(thinking);
}

/* Who stops a search at once still wants a move that was searched: its first step most often takes less. */
enum { FIRST_STEP_MS = 50 };

void thinking_end(struct thinking *thinking, bool due)
{
    struct pollfd waiting = {.fd = thinking->child.told, .events = POLLIN};
    if (due && thinking->child.id > 0 && thinking->nodes == 0)
        poll(&waiting, 1, FIRST_STEP_MS);
    while (due && take_one(thinking))
        ;
    dismiss(thinking);
    if (thinking->goes_on && due)
        print_best_move(thinking);
    thinking->goes_on = false;
}

int thinking_wait(const struct thinking *thinking)
{
    const long long left = thinking->deadline - nanoseconds_now();
    if (!thinking->goes_on || thinking->child.id == 0 || !thinking->deadline)
        return -1;
    return left < 0 ? 0 : left / 1000000 < 1000000 ? (int)(left / 1000000) + 1 : 1000000;
}

/* --- its beginning --------------------------------------------------------------------------------------------- */

/* It watches the clock itself; but where it looks too seldom, it is ended from outside. */
static long long deadline_of(const struct limits *limits, double seconds, long long start)
{
    const double allowed = limits->infinite || limits->pondering ? 0 : limits->ms > 0 ? 1.1 * limits->ms + 50 : 0;
    const double most = seconds > 0 && (allowed == 0 || 1000 * seconds < allowed) ? 1000 * seconds : allowed;
    return most > 0 ? start + (long long)(1e6 * fmin(most, 1e12)) : 0;
}

/* Memory for entries of tables, which every search uses in turn, so that it is cleared once and not before each move. */
static void lend_memory(const struct cell *cell, struct task *task)
{
    static struct {
        void *memory;
        size_t bytes;
    } kept;
    const size_t bytes = (size_t)cell_entries(cell) * (size_t)cell_entry_bytes(cell);
    if (bytes > kept.bytes && bytes <= cell_memory(cell)) {
        if (kept.bytes)
            munmap(kept.memory, kept.bytes);
        kept.memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        kept.bytes = kept.memory == MAP_FAILED ? 0 : bytes;
        if (kept.bytes)
            memset(kept.memory, 0, kept.bytes);
    }
    task->lent = kept.bytes ? kept.memory : NULL;
    task->lent_bytes = kept.bytes;
}

void thinking_prepare(const struct cell *cell)
{
    const struct cell limited = limits_apply(&(struct limits){.ms = 1}, cell);
    struct task task = cell_task(&limited);
    lend_memory(&limited, &task);
}

void thinking_begin(struct thinking *thinking, const struct cell *cell, const struct standing *standing,
                    const struct limits *limits, double seconds)
{
    const struct cell limited = limits_apply(limits, cell);
    struct task task = cell_task_at(&limited, &standing->task);
    thinking_await_end(thinking);
    lend_memory(&limited, &task);
    const long long start = nanoseconds_now();
    *thinking = (struct thinking){.protocol = thinking->protocol,
                                  .goes_on = true,
                                  .limits = *limits,
                                  .unit = standing->view.description.unit,
                                  .bound = standing->view.description.bound,
                                  .start = start,
                                  .deadline = deadline_of(limits, seconds, start)};
    if (standing->view.sight.count > 0) {
        memcpy(thinking->move, standing->view.sight.name[0], sizeof thinking->move);
        if (!child_start(&thinking->child, think, &task, cell_memory(&limited))) /* it has ended before it began */
            say("there is no process for a search: %s", strerror(errno));
    }
    answer_if_due(thinking);
}
