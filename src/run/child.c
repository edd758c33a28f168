#include "run/child.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "parts/inputs.h"
#include "base/memory.h"
#include "parts/row.h"
#include "parts/engines.h"
#include "base/process.h"
#include "base/clock.h"
#include "run/repeat.h"

/* --- what it says of them ----------------------------------------------------------------------------------- */

/* Collects small reports, so that many are written at once. */
struct writer {
    int out;
    size_t used;
    char bytes[32768];
};

static void write_bytes(int out, const char *bytes, size_t size)
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
    write_bytes(writer->out, writer->bytes, writer->used);
    writer->used = 0;
}

static void put_bytes(struct writer *writer, const void *bytes, size_t size)
{
    if (size > sizeof writer->bytes - writer->used)
        flush(writer);
    if (size > sizeof writer->bytes) {
        write_bytes(writer->out, bytes, size);
    } else {
        memcpy(writer->bytes + writer->used, bytes, size);
        writer->used += size;
    }
}

static void put_cell_report(struct writer *writer, int place, const struct cell *cell, const struct result *result)
{
    char *row = row_text(result, cell);
    const struct report report = {place,           result->outcome.status, inputs_hash(cell),
                                  result->seconds, strlen(row) + 1,        strlen(result->message) + 1};
    put_bytes(writer, &report, sizeof report);
    put_bytes(writer, row, report.row);
    put_bytes(writer, result->message, report.message);
    free(row);
}

/* What work() is called with. */
struct shift {
    const struct cell *cells;
    const int *list;
    int count;
    uint64_t seed;
    struct desk *desk;
    int out;
};

static void work_through_shift(void *context)
{
    static struct writer writer;
    const struct shift *shift = context;
    const struct cell *cells = shift->cells;
    const int *list = shift->list;
    const int together = cell_timed(&cells[list[0]]) ? shift->count : 1;
    int place;
    limit_address_space(cell_memory(&cells[list[0]]));
    struct result *results = need(malloc((size_t)together * sizeof *results));
    writer.out = shift->out;
    /* The clock first, or the parent might take the start of the cell before for that of this one. */
    while (atomic_store(&shift->desk->started, nanoseconds_now()),
           (place = atomic_fetch_add(&shift->desk->taken, together)) < shift->count) {
        inputs_begin();
        repeat_cells(cells, list + place, together, shift->seed, shift->desk, results);
        for (int i = 0; i < together; i++)
            put_cell_report(&writer, place + i, &cells[list[place + i]], &results[i]);
    }
    flush(&writer);
    free(results);
    roster_stop();
}

noreturn void work(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk, int out)
{
    struct shift shift = {cells, list, count, seed, desk, out};
    interrupts_ignore();
    pauses_watch();
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    on_own_stack(STACK_OF_SEARCHES, work_through_shift, &shift);
    _exit(0);
}
