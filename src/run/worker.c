#include "run/worker.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/clock.h"
#include "parts/inputs.h"
#include "parts/row.h"

enum { MOST_TAKEN = 4096, LONGEST_POLL = 500 /* milliseconds: a signal just before it is not overlooked */ };

static const double batch_seconds = 0.1, batch_seconds_of_engine = 2, grace_seconds = 0.5, unnoticed_seconds = 0.1;

/* --- the cells that wait --------------------------------------------------------------------------------- */

/* The cells of a run that wait for a worker.  Each cell is in the queue once, or in the hands of a worker. */

struct queue {
    int *ring; /* of indices, with room for all cells; ~index for a cell that is to run alone */
    int room, first, count;
};

static void queue_fill(struct queue *queue, const int *list, int count)
{
    *queue = (struct queue){.ring = allocate((size_t)count, sizeof *list), .room = count, .count = count};
    for (int i = 0; i < count; i++)
        queue->ring[i] = list[i];
}

static int queue_take(struct queue *queue, int most, int *list)
{
    int taken = 0;
    bool alone = false;
    while (taken < most && queue->count > 0 && !alone) {
        const int entry = queue->ring[queue->first];
        alone = entry < 0;
        if (alone && taken > 0)
            break;
        list[taken++] = alone ? ~entry : entry;
        queue->first = (queue->first + 1) % queue->room;
        queue->count--;
    }
    return taken;
}

static void queue_return(struct queue *queue, const int *list, int count, bool alone)
{
    while (count-- > 0) {
        queue->first = (queue->first + queue->room - 1) % queue->room;
        queue->ring[queue->first] = alone ? ~list[count] : list[count];
        queue->count++;
    }
}

/* --- how long a worker is waited for ---------------------------------------------------------------------- */

/*
 * How long a run waits for a worker.
 *
 * The limit of a search is in seconds of the clock, however busy the processor is.  But time in which its process was
 * stopped does not count, nor time in which the run itself was stopped and could not look at it.  A process that has not
 * begun its first search is held to the same limit, in seconds that it was given.
 */

struct patience {
    long long started; /* when the repetition under way began, in nanoseconds of the monotonic clock */
    double excused;    /* seconds of that repetition that do not count */
    double stood;      /* seconds before the first repetition in which its process was stopped */
    double waited;     /* and in which it was not */
    bool stopped;      /* is its process stopped now? */
    bool told;         /* was that said on stderr? */
};

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

static double patience_look(struct patience *patience, pid_t pid, long long started, double seconds, double passed,
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

/* --- workers ---------------------------------------------------------------------------------------------- */

struct worker {
    struct child child;
    struct desk *desk;
    int *list, count; /* the cells that it may take */
    double begun;     /* when its batch began, by its clock; 0: it has not */
    struct patience patience;
    bool timed_out;
    char *text; /* its reports so far */
    size_t size, room;
};

struct pool {
    const struct cell *cells;
    struct queue queue;
    struct worker *workers;
    struct pollfd *polls;
    struct desk *desks;
    const struct crew *crew;
    int running;
    double looked, meant; /* when the workers were looked at last, and after how long to look again */
    bool stopped;         /* no more workers are started */
    Ended ended;
    void *context;
};

/* --- starting --------------------------------------------------------------------------------------------- */

/* How many cells a worker is handed: many while many wait, and fewer towards the end, so that all workers end
 * together. */
static int share(const struct pool *pool)
{
    const int part = pool->queue.count / (4 * pool->crew->jobs);
    return part < 1 ? 1 : part > MOST_TAKEN ? MOST_TAKEN : part;
}

/* May both run in one process? */
static bool go_together(const struct cell *a, const struct cell *b)
{
    return cell_timed(a) == cell_timed(b) && (!cell_timed(a) || cell_shares_position(a, b));
}

static void take_cells(struct pool *pool, struct worker *worker)
{
    const int part = share(pool), room = part > MOST_TOGETHER ? part : MOST_TOGETHER;
    int *list = worker->list = allocate((size_t)room, sizeof *list);
    const int found = queue_take(&pool->queue, room, list);
    const struct cell *first = &pool->cells[list[0]];
    const int most = cell_timed(first) ? MOST_TOGETHER : part;
    worker->count = 1;
    while (worker->count < found && worker->count < most && go_together(first, &pool->cells[list[worker->count]]))
        worker->count++;
    queue_return(&pool->queue, list + worker->count, found - worker->count, false);
}

/* In the process of the worker that comes behind those that run. */
static void begin_work(void *context, int out)
{
    const struct pool *pool = context;
    const struct worker *worker = &pool->workers[pool->running];
    for (int i = 0; i < pool->running; i++)
        close(pool->workers[i].child.told);
    if (pool->crew->cores.count > 0)
        cores_stay(pool->crew->cores.cpu[worker->desk - pool->desks]);
    work(pool->cells, worker->list, worker->count, pool->crew->seed, worker->desk, out);
}

/* If no process can be started, wait until one of ours ends; if there is none, stop the run. */
static bool start_worker(struct pool *pool)
{
    struct worker *worker = &pool->workers[pool->running];
    *worker = (struct worker){.desk = worker->desk};
    take_cells(pool, worker);
    atomic_store(&worker->desk->taken, 0);
    atomic_store(&worker->desk->at, -1);
    atomic_store(&worker->desk->started, 0);
    if (child_start(&worker->child, begin_work, pool, cell_memory(&pool->cells[worker->list[0]]))) {
        pool->running++;
        return true;
    }
    if (pool->running == 0) {
        perror("plymeter: cannot start a worker");
        pool->stopped = true;
    }
    queue_return(&pool->queue, worker->list, worker->count, false);
    release(worker->list);
    return false;
}

/* --- ending ----------------------------------------------------------------------------------------------- */

static int cells_taken(const struct worker *worker)
{
    const int taken = atomic_load(&worker->desk->taken);
    return taken < 0 || taken > worker->count ? worker->count : taken;
}

/* Take back the cells that it has not begun: it will end after the current one. */
static void take_back(struct pool *pool, struct worker *worker)
{
    const int taken = atomic_exchange(&worker->desk->taken, TAKEN_BACK);
    if (taken < 0 || taken >= worker->count)
        return;
    queue_return(&pool->queue, worker->list + taken, worker->count - taken, false);
    worker->count = taken;
}

/* The name of a signal; only those that a faulty search raises are spelled out. */
static void name_signal(int number, char text[MESSAGE])
{
    static const struct {
        int number;
        const char *name;
    } known[] = {{SIGSEGV, "SIGSEGV"}, {SIGFPE, "SIGFPE"},   {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},
                 {SIGILL, "SIGILL"},   {SIGKILL, "SIGKILL"}, {SIGTRAP, "SIGTRAP"}, {SIGALRM, "SIGALRM"},
                 {SIGTERM, "SIGTERM"}, {SIGINT, "SIGINT"},   {SIGSYS, "SIGSYS"},   {SIGHUP, "SIGHUP"}};
    snprintf(text, MESSAGE, "signal%d", number);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].number == number)
            snprintf(text, MESSAGE, "%s", known[i].name);
}

/* Take its reports apart.  False if some are missing, or if they make no sense. */
static bool read_reports(const struct worker *worker, struct ending *endings)
{
    const char *at = worker->text, *end = at + worker->size;
    struct cell_report report;
    int place;
    for (place = 0; place < worker->count && (size_t)(end - at) >= sizeof report; place++) {
        memcpy(&report, at, sizeof report);
        at += sizeof report;
        const size_t left = (size_t)(end - at);
        if (report.place != place || (int)report.status < 0 || report.status >= STATUSES || report.row == 0 ||
            report.message == 0 || report.row > left || report.message > left - report.row ||
            at[report.row - 1] != '\0' || at[report.row + report.message - 1] != '\0')
            return false;
        endings[place] =
            (struct ending){worker->list[place], report.status, report.inputs, report.seconds, at, at + report.row};
        at += report.row + report.message;
    }
    return place == worker->count && at == end;
}

static bool is_well(const struct ending *ending)
{
    return ended_well(ending->status) || ending->status == BUDGET;
}

/* Did all its cells end well?  After one that did not, later ones of the same process are in doubt. */
static bool all_well(const struct worker *worker, const struct ending *endings)
{
    for (int i = 0; i < worker->count && worker->count > 1; i++)
        if (!is_well(&endings[i]))
            return false;
    return true;
}

/* Must this cell run again alone?  Without endings its process did not end well. */
static bool is_suspect(const struct pool *pool, const struct worker *worker, int place,
                       const struct ending *endings)
{
    const int at = atomic_load(&worker->desk->at);
    if (!cell_timed(&pool->cells[worker->list[0]]) || at < 0 || at >= worker->count)
        return true;
    return endings ? !is_well(&endings[place]) : place == at;
}

static void run_again(struct pool *pool, const struct worker *worker, const struct ending *endings)
{
    for (int suspects = 0; suspects < 2; suspects++)
        for (int i = worker->count - 1; i >= 0; i--)
            if (is_suspect(pool, worker, i, endings) == suspects)
                queue_return(&pool->queue, &worker->list[i], 1, suspects);
}

/* Write the row of a cell whose process could not.  Nor could it say what it read: if the cell's files have changed
 * since the run began, that is unknown. */
static void fail_cell(struct pool *pool, const struct worker *worker, int status)
{
    const struct cell *cell = &pool->cells[worker->list[0]];
    const bool spent = WIFEXITED(status) && WEXITSTATUS(status) == EXIT_NO_MEMORY;
    struct result result = {.outcome.status = worker->timed_out ? TIMEOUT : spent ? MEMORY : CRASH};
    if (WIFSIGNALED(status) && !worker->timed_out)
        name_signal(WTERMSIG(status), result.message);
    else if (result.outcome.status == CRASH)
        snprintf(result.message, sizeof result.message, "exit%d", WEXITSTATUS(status));
    char *row = row_text(&result, cell);
    const uint64_t inputs = inputs_changed(cell, 1, NULL) ? 0 : inputs_hash(cell);
    const struct ending ending = {worker->list[0], result.outcome.status, inputs, 0, row, result.message};
    pool->stopped |= !pool->ended(pool->context, &ending, 1);
    release(row);
}

static void dismiss(struct worker *worker)
{
    release(worker->list);
    release(worker->text);
}

/* Its pipe is closed, so it has ended or is about to. */
static void end_worker(struct pool *pool, struct worker *worker)
{
    struct ending *endings = allocate((size_t)worker->count, sizeof *endings);
    int none = 0;
    const int status = child_end(&worker->child);
    worker->timed_out |= WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF; /* its own limit (child.c) */
    const bool clean = !worker->timed_out && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (!clean) /* even if it took no cell, so that a process that dies at once is not started for ever */
        atomic_compare_exchange_strong(&worker->desk->taken, &none, 1);
    take_back(pool, worker);
    const bool told = clean && read_reports(worker, endings);
    if (told && all_well(worker, endings))
        pool->stopped |= worker->count > 0 && !pool->ended(pool->context, endings, worker->count);
    else if (worker->count == 1)
        fail_cell(pool, worker, status);
    else
        run_again(pool, worker, told ? endings : NULL);
    release(endings);
    dismiss(worker);
}

static void abandon(struct worker *worker)
{
    kill(worker->child.id, SIGKILL);
    child_end(&worker->child);
    dismiss(worker);
}

/* --- watching --------------------------------------------------------------------------------------------- */

/* How long the repetition that is under way may take. */
static double seconds_allowed(const struct pool *pool, const struct worker *worker)
{
    const int taken = cells_taken(worker);
    const struct cell *cell = &pool->cells[worker->list[taken > 0 ? taken - 1 : 0]];
    return cell->setting[LIMITS_PART][SECONDS].real;
}

/* Is an engine asked by the first of its cells? */
static bool has_engine(const struct pool *pool, const struct worker *worker)
{
    const struct cell *cell = &pool->cells[worker->list[0]];
    return cell_asks(cell) || (cell->rival && cell_asks(cell->rival));
}

/* The seconds until its batch is over, if others do not take the processor from it.  A batch counts what the processor
 * gave, so that a busy machine needs no more processes; it begins with the first cell, or, since that of an engine
 * waits until its program has started, with the second, and goes by the clock, as the worker itself does little. */
static double batch_left(const struct pool *pool, struct worker *worker)
{
    const bool engine = has_engine(pool, worker);
    const double given = process_seconds(worker->child.id), clock = engine || given < 0 ? seconds_now() : given;
    const double whole = engine ? batch_seconds_of_engine : batch_seconds;
    if (worker->begun == 0 && cells_taken(worker) > (engine ? 1 : 0))
        worker->begun = clock;
    return worker->begun == 0 ? whole : worker->begun + whole - clock;
}

/* Stop workers that are out of time, and let those end that have run long enough; returns the seconds until the next
 * look. */
static double check_times(struct pool *pool)
{
    const double now = seconds_now(), passed = now - pool->looked, more = passed - pool->meant;
    const double overslept = more > unnoticed_seconds ? more : 0;
    double next = now + 1;
    pool->looked = now;
    for (int i = 0; i < pool->running; i++) {
        struct worker *worker = &pool->workers[i];
        const double left = batch_left(pool, worker);
        const double late = patience_look(&worker->patience, worker->child.id, atomic_load(&worker->desk->started),
                                          seconds_allowed(pool, worker), passed, overslept);
        if (!worker->timed_out && late < now) {
            worker->timed_out = true;
            kill(worker->child.id, SIGKILL);
        }
        if (left <= 0)
            take_back(pool, worker);
        next = !worker->timed_out && late < next ? late : next;
        next = left > 0 && now + left < next ? now + left : next;
    }
    return next - now;
}

/* Read what it has written.  True at the end of its pipe. */
static bool hear(struct worker *worker)
{
    if (worker->room - worker->size < 65536) {
        worker->room = 2 * worker->room + 65536;
        worker->text = resized(worker->text, worker->room);
    }
    const ssize_t got = read(worker->child.told, worker->text + worker->size, worker->room - worker->size);
    worker->size += got > 0 ? (size_t)got : 0;
    return got == 0 || (got < 0 && errno != EINTR);
}

/* Wait until a worker writes, ends or is out of time. */
static void wait_for_news(struct pool *pool)
{
    const double left = 1000 * check_times(pool) + 1;
    const int wait = left > LONGEST_POLL ? LONGEST_POLL : (int)left;
    pool->meant = 1e-3 * wait;
    for (int i = 0; i < pool->running; i++)
        pool->polls[i] = (struct pollfd){.fd = pool->workers[i].child.told, .events = POLLIN};
    if (poll(pool->polls, (nfds_t)pool->running, wait) <= 0)
        return;
    for (int i = pool->running - 1; i >= 0 && !pool->stopped; i--)
        if (pool->polls[i].revents && hear(&pool->workers[i])) {
            struct desk *desk = pool->workers[i].desk;
            end_worker(pool, &pool->workers[i]);
            pool->workers[i] = pool->workers[--pool->running];
            pool->workers[pool->running].desk = desk;
        }
}

/* After an interrupt, let small cells end, and stop the others. */
static void wind_up(struct pool *pool)
{
    const double last = seconds_now() + grace_seconds;
    for (int i = 0; i < pool->running; i++)
        take_back(pool, &pool->workers[i]);
    while (interrupted() && !pool->stopped && pool->running > 0 && seconds_now() < last)
        wait_for_news(pool);
    while (pool->running > 0)
        abandon(&pool->workers[--pool->running]);
}

static void open_pool(struct pool *pool)
{
    const size_t jobs = (size_t)pool->crew->jobs;
    pool->workers = allocate(jobs, sizeof *pool->workers);
    pool->polls = allocate(jobs, sizeof *pool->polls);
    pool->desks = shared_take(jobs * sizeof *pool->desks);
    for (size_t i = 0; i < jobs; i++) {
        pool->workers[i].desk = &pool->desks[i];
        pool->desks[i].pv = pool->crew->pv;
    }
}

void crew_hire(struct crew *crew, int jobs, bool timed, uint64_t seed)
{
    *crew = (struct crew){.jobs = jobs, .seed = seed};
    if (timed)
        cores_find(&crew->cores, "");
    if (crew->cores.count > 0 && jobs > crew->cores.count)
        crew->jobs = crew->cores.count;
}

bool run_cells(const struct cell *cells, const int *list, int count, const struct crew *crew, Ended ended,
               void *context)
{
    struct pool pool = {.cells = cells, .crew = crew, .ended = ended, .context = context, .looked = seconds_now()};
    open_pool(&pool);
    queue_fill(&pool.queue, list, count);
    while (!interrupted() && !pool.stopped && (pool.running > 0 || pool.queue.count > 0)) {
        while (!pool.stopped && pool.running < crew->jobs && pool.queue.count > 0 && start_worker(&pool))
            ;
        if (pool.running > 0) {
            wait_for_news(&pool);
            pool.stopped |= !ended(context, NULL, 0);
        }
    }
    const bool through = pool.running == 0 && pool.queue.count == 0 && !pool.stopped;
    wind_up(&pool);
    shared_free(pool.desks, (size_t)crew->jobs * sizeof *pool.desks);
    return through;
}
