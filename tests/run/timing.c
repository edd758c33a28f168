/* Timing: turns and their order, warm-up, intervals, cores and events; whole runs are in timed.t. */

#include <math.h>

#include "kit/random.h"
#include "parts/row.h"
#include "run/worker.h"
#include "results/statistics.h"
#include "tests/shell.h"

/* --- turns ------------------------------------------------------------------------------------------------ */

static void test_order(void **state)
{
    enum { COUNT = 7, BLOCKS = 50 };
    int order[COUNT], again[COUNT], other[COUNT], differ = 0, moved = 0;
    (void)state;
    for (int block = 0; block < BLOCKS; block++) {
        bool there[COUNT] = {false};
        block_order(5, 3, block, COUNT, order);
        block_order(5, 3, block, COUNT, again);
        block_order(6, 3, block, COUNT, other);
        for (int i = 0; i < COUNT; i++) {
            assert_in_range(order[i], 0, COUNT - 1);
            assert_false(there[order[i]]);
            there[order[i]] = true;
            differ += order[i] != other[i];
            moved += order[i] != i;
        }
        assert_memory_equal(order, again, sizeof order);
    }
    assert_true(differ > BLOCKS && moved > BLOCKS);
}

/* No order is left out. */
static void test_every_order(void **state)
{
    int order[3], seen[27] = {0}, orders = 0;
    (void)state;
    for (int block = 0; block < 600; block++) {
        block_order(1, 0, block, 3, order);
        seen[9 * order[0] + 3 * order[1] + order[2]]++;
    }
    for (int i = 0; i < 27; i++) {
        orders += seen[i] > 0;
        assert_true(seen[i] == 0 || seen[i] > 60);
    }
    assert_int_equal(orders, 6);
}

enum { TOGETHER = 4 };

/* Alpha-beta of several depths on one tree, the last one in perfect order, which has no times. */
static void make_cells(const char *limits, struct cell cells[TOGETHER])
{
    static char texts[TOGETHER][300];
    for (int i = 0; i < TOGETHER; i++) {
        snprintf(texts[i], sizeof *texts, "game=uniform branching=4 algorithm=alphabeta order=%s limit=%d %s",
                 i == TOGETHER - 1 ? "best" : "none", 1 + i, limits);
        cells[i] = cell_of(texts[i]);
    }
}

static void run_together(const char *limits, struct result results[TOGETHER])
{
    static struct cell cells[TOGETHER];
    static struct desk desk;
    const int list[TOGETHER] = {0, 1, 2, 3};
    make_cells(limits, cells);
    repeat_cells(cells, list, TOGETHER, 1, &desk, results);
    for (int i = 0; i < TOGETHER; i++)
        assert_int_equal(results[i].outcome.status, OK);
    assert_int_equal(results[TOGETHER - 1].repeats, 1);
}

static void test_repeat(void **state)
{
    struct result results[TOGETHER];
    (void)state;
    run_together("repeat=12", results);
    for (int i = 0; i < TOGETHER - 1; i++) {
        const struct result *result = &results[i];
        assert_int_equal(result->repeats + result->warmup, 12);
        assert_true(result->repeats >= 6 && result->ns_min > 0);
        assert_true(result->ns_min <= result->ns_low && result->ns_low <= result->outcome.ns);
        assert_true(result->outcome.ns <= result->ns_high && result->ns_high <= result->ns_max);
    }
    run_together("repeat=5", results); /* too few for an interval */
    assert_true(results[0].repeats == 5 && results[0].ns_low == NOT_MEASURED && results[0].ns_high == NOT_MEASURED);
}

/* Blocks go on until all intervals are narrow, and are complete. */
static void test_precision(void **state)
{
    struct result results[TOGETHER];
    (void)state;
    run_together("precision=0.5 timing_seconds=1000", results);
    for (int i = 0; i < TOGETHER - 1; i++) {
        const struct result *result = &results[i];
        assert_true(result->repeats >= 6);
        assert_true((double)(result->ns_high - result->ns_low) <= (double)result->outcome.ns);
        assert_int_equal(result->repeats + result->warmup, results[0].repeats + results[0].warmup);
    }
}

/* No interval is as narrow as this, unless it is a point. */
static void test_budget(void **state)
{
    struct result results[TOGETHER];
    (void)state;
    run_together("precision=1e-15 timing_seconds=0.02 repeat=7", results);
    for (int i = 0; i < TOGETHER - 1; i++)
        assert_true(results[i].repeats + results[i].warmup >= 7);
    run_together("precision=1e-15 timing_seconds=0.001 repeat=30", results); /* the least comes first */
    for (int i = 0; i < TOGETHER - 1; i++)
        assert_true(results[i].repeats + results[i].warmup >= 30);
}

/* --- statistics ------------------------------------------------------------------------------------------- */

enum { TIMES = 40 };

/* Steady times, which go up and down, behind some others. */
static int warmup_of(int slow, uint64_t slow_ns)
{
    uint64_t ns[TIMES];
    for (int i = 0; i < TIMES; i++)
        ns[i] = i < slow ? slow_ns + (uint64_t)(slow - i) : 1000 + (uint64_t)i % 2;
    return warmup_length(ns, TIMES);
}

static void test_warmup(void **state)
{
    uint64_t ns[TIMES];
    (void)state;
    for (int slow = 1; slow <= 12; slow++)
        assert_int_equal(warmup_of(slow, 1500), slow);
    assert_int_equal(warmup_of(5, 500), 0);      /* faster ones stay */
    assert_in_range(warmup_of(30, 1500), 0, 20); /* at most half is left out */
    for (int i = 0; i < TIMES; i++)
        ns[i] = 1000;
    assert_int_equal(warmup_length(ns, TIMES), 0);
    ns[0] = 1001;
    assert_int_equal(warmup_length(ns, TIMES), 1);
    assert_int_equal(warmup_length(ns, WARMUP_LEAST - 1), 0);
    assert_int_equal(warmup_length(ns, 1), 0);
    ns[0] = 1000;
    ns[19] = 1000000; /* one that was disturbed, far from the beginning, costs few others */
    for (int i = 0; i < TIMES; i++)
        ns[i] += mix((uint64_t)i) % 10;
    assert_int_equal(warmup_length(ns, TIMES), 0);
}

/* Times that are not warming up lose few: with any distribution, as only ranks count. */
static void test_nothing_to_warm_up(void **state)
{
    enum { SERIES = 1000 };
    int dropped = 0;
    uint64_t ns[TIMES];
    (void)state;
    for (int s = 0; s < SERIES; s++) {
        for (int i = 0; i < TIMES; i++)
            ns[i] = descend((uint64_t)s, (uint64_t)i) >> 20;
        dropped += warmup_length(ns, TIMES);
    }
    assert_true(dropped < SERIES * TIMES / 50);
}

/* Of all 2^n ways in which n values may lie below and above the median. */
static double count_coverage(int n, int k)
{
    int inside = 0;
    for (int ways = 0; ways < 1 << n; ways++) {
        int below_it = 0;
        for (int bits = ways; bits; bits &= bits - 1)
            below_it++;
        inside += below_it >= k && n - below_it >= k;
    }
    return (double)inside / (1 << n);
}

static void test_median(void **state)
{
    static const struct {
        int n, bound;
    } known[] = {{1, 0},  {5, 0},  {6, 1},   {8, 1},   {9, 2},    {11, 2},    {12, 3},
                 {15, 4}, {20, 6}, {30, 10}, {50, 18}, {100, 40}, {1000, 469}};
    (void)state;
    for (int n = 1; n <= 14; n++)
        for (int k = 1; 2 * k <= n; k++)
            assert_true((median_bound(n, 0.95) >= k) == (count_coverage(n, k) >= 0.95));
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_int_equal(median_bound(known[i].n, 0.95), known[i].bound);
    assert_in_range(median_bound(1000000, 0.95), 499000, 499100); /* 500000 - 1.96 * 500 */
}

/* --- the machine ------------------------------------------------------------------------------------------ */

static void expect_cores(const char *root, const int *cpus, int count)
{
    static struct cores cores;
    cores_find(&cores, root);
    assert_int_equal(cores.count, count);
    for (int i = 0; i < count; i++)
        assert_int_equal(cores.cpu[i], cpus[i]);
}

static void test_cores(void **state)
{
    (void)state;
    expect_cores("no-such-root", NULL, 0);
    expect_status(0, "mkdir -p root/proc/self root/sys/devices/system/cpu; cd root\n"
                     "printf 'Name:\\tx\\nCpus_allowed_list:\\t1-3,5-6\\n' > proc/self/status");
    expect_cores("root", (const int[]){1, 2, 3, 5, 6}, 5);
    expect_status(0, "cd root/sys/devices/system/cpu; for i in 0 1 2 3 4 5 6 7; do mkdir -p cpu$i/topology;"
                     "echo $((i % 4)),$((i % 4 + 4)) > cpu$i/topology/thread_siblings_list; done");
    expect_cores("root", (const int[]){1, 2, 3}, 3);
    expect_status(0, "printf 'Cpus_allowed_list:\\t4-7\\n' > root/proc/self/status");
    expect_cores("root", (const int[]){4, 5, 6, 7}, 4);
    expect_status(0, "printf 'Cpus_allowed_list:\\t3\\n' > root/proc/self/status");
    expect_cores("root", (const int[]){3}, 1);
}

static void test_events(void **state)
{
    const uint64_t whole[] = {12345, 70, 70}, shared[] = {12345, 70, 35}, never[] = {0, 0, 0};
    struct events events = {{-1, -1}};
    uint64_t count[EVENTS];
    (void)state;
    assert_int_equal(event_count(whole, sizeof whole), 12345);
    assert_true(event_count(whole, 0) == NOT_MEASURED && event_count(shared, sizeof shared) == NOT_MEASURED &&
                event_count(never, sizeof never) == NOT_MEASURED);
    events_watch(&events, true); /* nothing was opened */
    events_watch(&events, false);
    events_take(&events, count);
    assert_true(count[INSTRUCTIONS] == NOT_MEASURED && count[BRANCH_MISSES] == NOT_MEASURED);
    events_close(&events);
}

static void expect_ending(const struct result *result, const char *ending)
{
    static char text[] = "game=uniform algorithm=alphabeta repeat=9";
    static struct cell cell;
    if (!cell.setting[LIMITS_PART][REPEAT].integer)
        cell = cell_of(text);
    char *row = row_text(result, &cell), *counted = row_counted(row, &cell);
    assert_string_equal(row + strlen(row) - strlen(ending), ending);
    assert_true(strncmp(row, counted, strlen(counted)) == 0 && counted[strlen(counted) - 1] == ',');
}

/* What is not known is empty. */
static void test_row(void **state)
{
    struct result result = {.outcome = {.status = OK, .ns = 50, NO_OUTCOME},
                            .ns_min = 40,
                            .ns_max = 70,
                            .ns_low = 45,
                            .ns_high = 60,
                            .repeats = 8,
                            .warmup = 1,
                            .event = {1000, 10}};
    (void)state;
    expect_ending(&result, ",,50,40,70,45,60,8,1,1000,10");
    result.event[INSTRUCTIONS] = result.event[BRANCH_MISSES] = NOT_MEASURED;
    expect_ending(&result, ",,50,40,70,45,60,8,1,,");
    result.ns_low = result.ns_high = NOT_MEASURED;
    expect_ending(&result, ",,50,40,70,,,8,1,,");
    result.outcome.status = BUDGET;
    expect_ending(&result, ",0,,,,,,,,,,,,");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_every_order),
        cmocka_unit_test(test_repeat),
        cmocka_unit_test(test_precision),
        cmocka_unit_test(test_budget),
        cmocka_unit_test(test_warmup),
        cmocka_unit_test(test_nothing_to_warm_up),
        cmocka_unit_test(test_median),
        cmocka_unit_test(test_cores),
        cmocka_unit_test(test_events),
        cmocka_unit_test(test_row),
    };
    return cmocka_run_group_tests_name("timing", tests, make_folder, remove_folder);
}
