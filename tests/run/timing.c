/* Timing: turns and their order, warm-up, intervals, cores, events, and that none of it changes what is counted. */

#include <math.h>

#include "kit/random.h"
#include "parts/row.h"
#include "run/worker.h"
#include "results/statistics.h"
#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

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
    assert_true(fabs(median_coverage(6, 1) - (1 - 2.0 / 64)) < 1e-14);
    for (int n = 1; n <= 14; n++)
        for (int k = 1; 2 * k <= n; k++) {
            assert_true(fabs(median_coverage(n, k) - count_coverage(n, k)) < 1e-14);
            assert_true((median_bound(n, 0.95) >= k) == (count_coverage(n, k) >= 0.95));
        }
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

/* --- whole runs ------------------------------------------------------------------------------------------- */

/* The counted columns: all but the last three, or, of what is timed, nine. */
#define COUNTED "sed 's/\\(,[^,]*\\)\\{3\\}$//'"
#define TIMED_COUNTED "sed 's/\\(,[^,]*\\)\\{9\\}$//'"

static const char config[] =
    "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 3], \"seed\": \"1..4\" } ],\n"
    "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"], \"order\": [\"none\", \"best\"] } ],\n"
    "  \"exclude\": [ { \"algorithm\": \"minimax\", \"order\": \"best\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..5\" } ] TIMING }\n";
enum { CELLS = 2 * 4 * 3 * 5 };

static void write_config(const char *path, const char *timing)
{
    char text[2000];
    const char *at = strstr(config, "TIMING");
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - config), config, timing, at + strlen("TIMING"));
    write_text(path, text);
}

static int make_runs(void **state)
{
    if (make_folder(state))
        return -1;
    write_config("once.json", "");
    write_config("timed.json", ", \"limits\": { \"repeat\": 12 }");
    write_config("narrow.json", ", \"limits\": { \"repeat\": 2, \"precision\": 0.5, \"timing_seconds\": 0.01 }");
    expect(0, "120 cells, 120 of them run now", "plymeter run -o once.csv once.json");
    expect(0, "120 cells, 120 of them run now", "plymeter run -o timed.csv timed.json");
    return 0;
}

static void test_same_counts(void **state)
{
    (void)state;
    expect_status(0, COUNTED " once.csv > once.txt; plymeter run -o narrow.csv narrow.json\n"
                             "for f in timed narrow; do " TIMED_COUNTED " $f.csv | cmp - once.txt || exit 1; done");
    expect_status(0,
                  "plymeter run -j2 --seed 7 -o two.csv timed.json && " TIMED_COUNTED " two.csv | cmp - once.txt");
    expect(0, "counts: the same in 120 rows", "plymeter compare --force once.csv timed.csv");
    expect(0, "counts: the same in 120 rows of 17 columns", "plymeter compare --force two.csv timed.csv");
    expect(0, "only timed.csv has the column ns_low", "plymeter compare --force once.csv timed.csv");
}

static void test_columns(void **state)
{
    (void)state;
    expect_status(0, "head -1 timed.csv | grep -q ',ns,ns_min,ns_max,ns_low,ns_high,repeats,warmup,instructions,"
                     "branch_misses$'");
    expect_status(0, "head -1 once.csv | grep -q ',ns,ns_min,ns_max$'");
    expect(0, ",ns_max,ns_low,ns_high,repeats,warmup,instructions,branch_misses\n",
           "plymeter cell game=uniform branching=3 repeat=6");
    /* Perfect order has no times; all others have twelve. */
    expect_status(
        0, "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }\n"
           "$at[\"order\"] == \"best\" { if ($at[\"ns\"] $at[\"repeats\"] $at[\"warmup\"] != \"\") exit 1; next }\n"
           "$at[\"repeats\"] + $at[\"warmup\"] != 12 || $at[\"ns_low\"] > $at[\"ns_high\"] { exit 1 }' timed.csv");
    expect_status(0, "plymeter summary timed.csv --by algorithm --pool branching,order,limit --of "
                     "ns_low,repeats,leaves > /dev/null");
}

/* The record says in which order, and where. */
static void test_recorded(void **state)
{
    (void)state;
    expect(0, "\"timing\":\t{\n\t\t\"seed\":\t\"1\",\n\t\t\"cpus\":\t[", "cat timed.meta.json");
    expect_status(0, "plymeter run --seed 18446744073709551615 -o seed.csv timed.json");
    expect(0, "\"seed\":\t\"18446744073709551615\"", "cat seed.meta.json");
    expect_status(0, "grep -q '^# *run .*\"timing\":{\"seed\":\"18446744073709551615\"' seed.journal");
    expect_status(1, "grep '\"timing\"' once.meta.json once.journal");
    expect(2, "--seed", "plymeter run --seed x timed.json");
}

static void test_resumed(void **state)
{
    (void)state;
    expect_status(0, "cp timed.journal part.journal; sed -i '0~3{/^game/d}' part.journal");
    expect(0, "120 cells, 40 of them run now", "plymeter run -o part.csv timed.json");
    expect_status(0, TIMED_COUNTED " part.csv | cmp - once.txt");
    expect(0, "120 cells, 0 of them run now", "plymeter run -o part.csv timed.json");
    /* Another precision is another measurement. */
    expect_status(0, "cp narrow.journal wide.journal; sed 's/0\\.5/0.6/' narrow.json > wide.json");
    expect(0, "120 cells, 120 of them run now", "plymeter run -o wide.csv wide.json");
}

/* Variants that are compared stay on one machine. */
static void test_shards(void **state)
{
    (void)state;
    expect_status(0, "for i in 1 2 3; do plymeter run --shard $i/3 -o parts.csv timed.json || exit 1; done\n"
                     "for f in parts.shard-*.journal; do grep ^game $f | sed 's/ algorithm=.*//' | sort -u; done |"
                     " sort | uniq -d | grep . && exit 1; plymeter run -o parts.csv timed.json "
                     "parts.shard-*.journal &&" TIMED_COUNTED " parts.csv | cmp - once.txt");
}

/* A cell that never ends, and one that takes too much memory, cost their own rows. */
static void test_isolation(void **state)
{
    const char text[] = "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 8, \"seed\": [1, 2] } ],\n"
                        "  \"searches\": [ { \"algorithm\": [\"negamax\", \"sss\"] } ],\n"
                        "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [2, 40, 3] } ],\n"
                        "  \"limits\": { \"seconds\": 1, \"memory_mb\": 1, \"repeat\": 6 } }\n";
    (void)state;
    write_text("bad.json", text);
    expect(1, "12 cells, 12 of them run now; 2 ended by timeout; 2 ended by memory",
           "plymeter run -o bad.csv bad.json");
    expect_status(0, "test $(grep -c ',40,timeout,,,,,,,,,,,,,,,,,,,,,,,,,$' bad.csv) = 2");
    expect_status(0, "test $(grep -c ',40,memory,,,,,,,,,,,,,,,,,,,,,,,,,$' bad.csv) = 2");
    expect_status(0, "test $(grep -c ',[23],ok,.*,6,0,[0-9]*,[0-9]*$' bad.csv) = 8");
}

/* Each worker is on a core of its own while it works. */
static void test_pinned(void **state)
{
    static struct cores cores;
    char expected[40], command[100];
    (void)state;
    cores_find(&cores, "");
    if (cores.count == 0)
        skip();
    write_text("long.json",
               "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..2\" } ], \"limits\": { \"repeat\": 2 },\n"
               "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
               "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 40 } ] }\n");
    snprintf(expected, sizeof expected, "%d", cores.cpu[0]);
    if (cores.count > 1)
        snprintf(expected, sizeof expected, "%d %d", cores.cpu[0], cores.cpu[1]);
    snprintf(command, sizeof command, SCRIPT("run/pinned.sh") "'%s'", expected);
    expect_status(0, command);
}

static void test_config(void **state)
{
    (void)state;
    write_config("wrong.json", ", \"limits\": { \"precision\": 2, \"timing_seconds\": 0 }");
    expect(3, "\"precision\" is to be a number from 0 to 1, not \"2\"", "plymeter run wrong.json");
    expect(3, "\"timing_seconds\" is to be a number", "plymeter run wrong.json");
    write_config("alone.json", ", \"limits\": { \"timing_seconds\": 5 }");
    expect(3, "is the most that a \"precision\" may take, and none is asked for", "plymeter run alone.json");
    write_config("limits.json", ", \"limits\": { \"repeat\": 2, \"precision\": 0.5, \"timing_seconds\": 0.01 }");
    expect_status(0, "cp narrow.journal limits.journal");
    expect(0, "120 cells, 0 of them run now", "plymeter run -o limits.csv limits.json");
}

/* The last one: it takes this process and all that it starts to one core. */
static void test_one_core(void **state)
{
    static struct cores cores;
    char text[100];
    (void)state;
    cores_find(&cores, "");
    if (cores.count == 0)
        skip();
    const int cpu = cores.cpu[cores.count - 1];
    cores_stay(cpu);
    expect_cores("", &cpu, 1);
    expect(0, "capped.csv: 1 jobs instead of 3: timing takes a physical core each\n",
           "plymeter run -j3 -o capped.csv timed.json");
    snprintf(text, sizeof text, "\"jobs\":\t1,");
    expect(0, text, "cat capped.meta.json");
    snprintf(text, sizeof text, "\"cpus\":\t[%d]", cpu);
    expect(0, text, "cat capped.meta.json");
    expect_status(1, "plymeter run -j3 -o free.csv once.json 2>&1 | grep instead");
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
        cmocka_unit_test(test_same_counts),
        cmocka_unit_test(test_columns),
        cmocka_unit_test(test_recorded),
        cmocka_unit_test(test_resumed),
        cmocka_unit_test(test_shards),
        cmocka_unit_test(test_pinned),
        cmocka_unit_test(test_isolation),
        cmocka_unit_test(test_config),
        cmocka_unit_test(test_one_core),
    };
    return cmocka_run_group_tests_name("timing", tests, make_runs, remove_folder);
}
