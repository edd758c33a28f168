#include "run/child.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "run/clock.h"
#include "run/game.h"
#include "run/interrupt.h"
#include "run/row.h"

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

/* Bytes of address space that this process has, those of its parent's cells among them; 0 if nobody says. */
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

/* Whoever gets no memory and does not look crashes: then there is none left, as there always is for others. */
static void tell_of_memory(int number)
{
    enum { RESERVE = 1 << 26 };
    if (mmap(NULL, RESERVE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
        _exit(EXIT_NO_MEMORY);
    raise(number);
}

/* A sanitizer's shadow memory could not live under it. */
void limit_address_space(size_t bytes)
{
#if !defined __SANITIZE_ADDRESS__ && !__has_feature(address_sanitizer)
    const rlim_t most = address_space() + 2 * bytes + ((size_t)1 << 30);
    setrlimit(RLIMIT_AS, &(struct rlimit){most, most});
    sigaction(SIGSEGV, &(struct sigaction){.sa_handler = tell_of_memory, .sa_flags = SA_RESETHAND}, NULL);
    sigaction(SIGABRT, &(struct sigaction){.sa_handler = tell_of_memory, .sa_flags = SA_RESETHAND}, NULL);
#else
    (void)bytes;
    (void)address_space;
    (void)tell_of_memory;
#endif
}

/* Without a parent there is nobody to report to. */
static void die_with(pid_t parent)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent)
        _exit(1);
}

/* --- one cell --------------------------------------------------------------------------------------------- */

/* Padding may differ between outcomes that are the same. */
static bool same_counts(const struct outcome *a, const struct outcome *b)
{
    return a->status == b->status && a->value == b->value && strcmp(a->move, b->move) == 0 &&
           a->pair.half_points == b->pair.half_points && memcmp(&a->counts, &b->counts, sizeof a->counts) == 0;
}

static int by_size(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void summarize_times(uint64_t *ns, int64_t count, struct result *result)
{
    qsort(ns, (size_t)count, sizeof *ns, by_size);
    result->ns_min = ns[0];
    result->ns_max = ns[count - 1];
    result->outcome.ns = (ns[(count - 1) / 2] + ns[count / 2]) / 2;
}

static void run_once(const struct cell *cell, struct outcome *outcome)
{
    const struct task task = cell_task(cell);
    if (cell->measure == MEASURE_MATCH)
        play_pair(cell, outcome);
    else if (cell->measure == MEASURE_GAME)
        play_alone(cell, outcome);
    else
        cell_search(cell)->run(&task, outcome);
}

static void run_repeatedly(const struct cell *cell, struct desk *desk, struct result *result)
{
    const int64_t repetitions = cell->setting[LIMITS_PART][REPEAT].integer;
    uint64_t *ns = malloc((size_t)repetitions * sizeof *ns);
    struct outcome outcome = {.status = OK};
    int64_t done;
    bool disagreed = false;
    *result = (struct result){.message = ""};
    if (!ns)
        abort();
    for (done = 0; done < repetitions && outcome.status == OK && !disagreed; done++) {
        alarm((unsigned)(cell->setting[LIMITS_PART][SECONDS].real + 10)); /* should nobody be left to stop it */
        atomic_store(&desk->started, nanoseconds_now());
        run_once(cell, &outcome);
        ns[done] = outcome.ns;
        if (done == 0)
            result->outcome = outcome;
        else
            disagreed = !same_counts(&result->outcome, &outcome);
    }
    if (disagreed) {
        result->outcome.status = ERROR;
        snprintf(result->message, sizeof result->message, "two repetitions counted differently");
    } else {
        summarize_times(ns, done, result);
    }
    free(ns);
}

/* --- what it says of them ----------------------------------------------------------------------------------- */

/* Many small reports are written at once. */
struct writer {
    int out;
    size_t used;
    char bytes[32768];
};

static void write_all(int out, const char *bytes, size_t size)
{
    while (size > 0) {
        const ssize_t part = write(out, bytes, size);
        if (part <= 0)
            _exit(1);
        bytes += part;
        size -= (size_t)part;
    }
}

static void flush(struct writer *writer)
{
    write_all(writer->out, writer->bytes, writer->used);
    writer->used = 0;
}

static void put_bytes(struct writer *writer, const void *bytes, size_t size)
{
    if (size > sizeof writer->bytes - writer->used)
        flush(writer);
    if (size > sizeof writer->bytes) {
        write_all(writer->out, bytes, size);
    } else {
        memcpy(writer->bytes + writer->used, bytes, size);
        writer->used += size;
    }
}

noreturn void work(const struct cell *cells, const int *list, int count, struct desk *desk, int out, pid_t parent)
{
    static struct writer writer;
    int place;
    die_with(parent);
    interrupts_ignore();
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    limit_address_space((size_t)cells[list[0]].setting[LIMITS_PART][MEMORY_MB].integer << 20);
    writer.out = out;
    /* The clock first: nobody may take a cell's start for that of the one before it. */
    while (atomic_store(&desk->started, nanoseconds_now()), (place = atomic_fetch_add(&desk->taken, 1)) < count) {
        const struct cell *cell = &cells[list[place]];
        struct result result;
        run_repeatedly(cell, desk, &result);
        char *row = row_text(&result, cell);
        const struct report report = {place, result.outcome.status, strlen(row) + 1, strlen(result.message) + 1};
        put_bytes(&writer, &report, sizeof report);
        put_bytes(&writer, row, report.row);
        put_bytes(&writer, result.message, report.message);
        free(row);
    }
    flush(&writer);
    _exit(0);
}
