#include "run/worker.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "kit/random.h"
#include "results/statistics.h"
#include "base/clock.h"
#include "base/process.h"

enum { MOST_TRIES = 5 };

static const double confidence = 0.95;

struct repetition {
    uint64_t ns, event[EVENTS];
};

/* The repetitions of one cell. */
struct timed_series {
    const struct cell *cell;
    struct result *result;
    struct repetition *repetitions;
    int count;
    double seconds; /* that all repetitions took together */
    bool over;      /* it is not repeated any more */
};

/* --- blocks ----------------------------------------------------------------------------------------------- */

/* R. Durstenfeld, "Algorithm 235: Random permutation", 1964. */
void block_order(uint64_t seed, int group, int block, int count, int *order)
{
    const uint64_t key = descend(descend(mix(seed), (uint64_t)group), (uint64_t)block);
    for (int i = 0; i < count; i++)
        order[i] = i;
    for (int i = count - 1; i > 0; i--) {
        const int other = (int)below(descend(key, (uint64_t)i), (uint32_t)i + 1), held = order[i];
        order[i] = order[other];
        order[other] = held;
    }
}

/* --- one repetition --------------------------------------------------------------------------------------- */

/* Field by field: the padding of equal outcomes may differ. */
static bool same_counts(const struct outcome *a, const struct outcome *b)
{
    return a->status == b->status && a->value == b->value && strcmp(a->move, b->move) == 0 &&
           a->pair.half_points == b->pair.half_points && memcmp(&a->counts, &b->counts, sizeof a->counts) == 0;
}

/* A search that deepens says what it expects where somebody is told of its steps. */
static void pass_step(void *nothing, int step, const struct outcome *so_far)
{
    (void)nothing;
    (void)step;
    (void)so_far;
}

/* The processor's events are counted for single searches only, not for games or moves of many. */
static void run_once(const struct cell *cell, struct events *events, struct desk *desk, struct outcome *outcome,
                     struct games *games)
{
    struct task task = cell_task(cell);
    task.watch = cell_timed(cell) ? events_watch : NULL;
    task.watcher = events;
    task.pv = desk->pv;
    task.completed = desk->pv ? pass_step : NULL;
    if (cell->measure == MEASURE_MATCH)
        play_pair(cell, outcome, games);
    else if (cell->measure == MEASURE_GAME)
        play_alone(cell, outcome, games);
    else if (cell->measure == MEASURE_MOVES)
        weigh_moves(cell, desk, outcome, games->worth);
    else
        search_run(&task, outcome);
}

static struct repetition *add_repetition(struct timed_series *series)
{
    series->repetitions = grow(series->repetitions, (size_t)series->count, sizeof *series->repetitions);
    return &series->repetitions[series->count++];
}

static bool had_enough(const struct timed_series *series)
{
    const Setting *limit = series->cell->setting[LIMITS_PART];
    if (cell_oracle(series->cell)) /* an oracle's searches have no times */
        return true;
    return series->count >= limit[REPEAT].integer &&
           (limit[PRECISION].real == 0 || series->count == MOST_REPETITIONS ||
            series->seconds >= limit[TIMING_SECONDS].real);
}

static void fail_repetition(struct timed_series *series)
{
    series->result->outcome.status = ERROR;
    snprintf(series->result->message, MESSAGE, "two repetitions counted differently");
    series->over = true;
}

/* Returns the seconds that it took.  A repetition that was paused is run again, but not for ever. */
static double run_unpaused(const struct cell *cell, struct events *events, struct desk *desk,
                           struct outcome *outcome, struct games *games, bool *paused)
{
    struct moment begun;
    for (int tries = 0; tries == 0 || (*paused && tries < MOST_TRIES); tries++) {
        begun = moment_now();
        search_begins(desk, cell->setting[LIMITS_PART][SECONDS].real);
        run_once(cell, events, desk, outcome, games);
        *paused = paused_since(&begun);
    }
    if (*paused && cell_looks_at_clock(cell)) /* then the pause makes it wrong, and not only its time */
        outcome->status = TIMEOUT;
    return 1e-9 * (double)(nanoseconds_now() - begun.clock);
}

static bool has_trouble(const struct outcome *outcome)
{
    return outcome->report[0].trouble[0] || outcome->report[1].trouble[0];
}

/* With what an engine did wrong, of the player or of its rival. */
static void take_outcome(struct result *result, const struct outcome *outcome)
{
    result->outcome = *outcome;
    for (int i = 0; i < 2; i++)
        if (result->outcome.report[i].trouble[0])
            snprintf(result->message, MESSAGE, "%s", result->outcome.report[i].complaint);
}

static void repeat(struct timed_series *series, struct events *events, struct desk *desk)
{
    struct outcome outcome;
    struct games later; /* only those of the first repetition are kept */
    struct games *const games = series->count == 0 ? &series->result->games : &later;
    bool paused;
    series->seconds += run_unpaused(series->cell, events, desk, &outcome, games, &paused);
    atomic_store(&desk->started, LLONG_MAX); /* until the next one begins, no search can be late */
    struct repetition *repetition = add_repetition(series);
    repetition->ns = outcome.ns;
    events_take(events, repetition->event);
    if (series->count == 1 || has_trouble(&outcome)) /* trouble is told, and not that its repetition differs */
        take_outcome(series->result, &outcome);
    series->result->paused |= paused;
    series->over = !ended_well(outcome.status) || had_enough(series);
    if (!same_counts(&series->result->outcome, &outcome))
        fail_repetition(series);
}

/* --- what came of them ------------------------------------------------------------------------------------ */

static int by_time(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void summarize_times(const struct timed_series *series, uint64_t *list)
{
    struct result *result = series->result;
    for (int i = 0; i < series->count; i++)
        list[i] = series->repetitions[i].ns;
    const int warmup = warmup_length(list, series->count);
    const int n = series->count - warmup, bound = median_bound(n, confidence);
    uint64_t *kept = list + warmup;
    result->warmup = (uint64_t)warmup;
    result->repeats = (uint64_t)n;
    qsort(kept, (size_t)n, sizeof *kept, by_time);
    result->ns_min = kept[0];
    result->ns_max = kept[n - 1];
    result->outcome.ns = (kept[(n - 1) / 2] + kept[n / 2]) / 2;
    result->ns_low = bound ? kept[bound - 1] : NOT_MEASURED;
    result->ns_high = bound ? kept[n - bound] : NOT_MEASURED;
}

static void summarize_events(const struct timed_series *series, uint64_t *list)
{
    struct result *result = series->result;
    for (int event = 0; event < EVENTS; event++) {
        for (uint64_t i = 0; i < result->repeats; i++)
            list[i] = series->repetitions[result->warmup + i].event[event];
        qsort(list, result->repeats, sizeof *list, by_time);
        result->event[event] = list[(result->repeats - 1) / 2];
    }
}

static void summarize_repetitions(const struct timed_series *series)
{
    uint64_t *list = allocate((size_t)series->count, sizeof *list);
    summarize_times(series, list);
    summarize_events(series, list);
    release(list);
}

/* Is the interval of its median as narrow as was asked for? */
static bool is_narrow(const struct timed_series *series)
{
    const struct result *result = series->result;
    const double wanted = series->cell->setting[LIMITS_PART][PRECISION].real;
    summarize_repetitions(series);
    return result->ns_low != NOT_MEASURED &&
           (double)(result->ns_high - result->ns_low) / 2 <= wanted * (double)result->outcome.ns;
}

/* --- all of them ------------------------------------------------------------------------------------------ */

static bool all_over(const struct timed_series *series, int count)
{
    for (int i = 0; i < count; i++)
        if (!series[i].over)
            return false;
    return true;
}

/* Look only now and then: looking often would find intervals that are narrow by chance. */
static bool all_narrow(const struct timed_series *series, int count, int blocks, int *next)
{
    const Setting *limit = series->cell->setting[LIMITS_PART];
    if (limit[PRECISION].real == 0 || blocks < limit[REPEAT].integer || blocks < *next)
        return false;
    *next = blocks + blocks / 4 + 1;
    for (int i = 0; i < count; i++)
        if (!series[i].over && !is_narrow(&series[i]))
            return false;
    return true;
}

static void repeat_series(struct timed_series *series, int count, int group, uint64_t seed, struct desk *desk)
{
    int order[MOST_TOGETHER], next = 0;
    struct events events = {{-1, -1}};
    if (cell_timed(series->cell))
        events_open(&events);
    for (int block = 0; !all_over(series, count) && !all_narrow(series, count, block, &next); block++) {
        block_order(seed, group, block, count, order);
        for (int i = 0; i < count; i++)
            if (!series[order[i]].over) {
                atomic_store(&desk->at, order[i]);
                repeat(&series[order[i]], &events, desk);
            }
    }
    events_close(&events);
}

void repeat_cells(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk,
                  struct result *results)
{
    struct timed_series series[MOST_TOGETHER];
    for (int i = 0; i < count; i++) {
        results[i] = (struct result){.message = ""};
        series[i] = (struct timed_series){.cell = &cells[list[i]], .result = &results[i]};
    }
    repeat_series(series, count, list[0], seed, desk);
    searches_end();
    for (int i = 0; i < count; i++) {
        results[i].seconds = series[i].seconds / series[i].count;
        if (results[i].outcome.status != ERROR)
            summarize_repetitions(&series[i]);
        release(series[i].repetitions);
    }
}
