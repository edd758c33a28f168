/* What is made of the times of some cells: extrapolated limits, cells that were stopped, and the range of a sum. */
#include <math.h>

#include "kit/random.h"
#include "config/experiment.h"
#include "run/estimate.h"
#include "run/pace.h"
#include "tests/shell.h"

enum { LEVELS = 4, CELLS = 30 };

static struct cell cell_with_limit(const char *limits)
{
    char text[200];
    snprintf(text, sizeof text, "game=uniform algorithm=alphabeta limit=3 %s", limits);
    return cell_of(text);
}

/* Four limits, of which each costs ten times as much as the one before. */
static void make_groups(struct group group[LEVELS], int series)
{
    for (int i = 0; i < LEVELS; i++)
        group[i] = (struct group){series, 0, CELLS, 1000 * pow(10, i)};
}

static void assert_about(double seen, double expected, double factor)
{
    if (!(seen < expected * factor && seen > expected / factor))
        fail_msg("%g, not about %g", seen, expected);
}

static void test_growth_is_extrapolated(void **state)
{
    (void)state;
    const struct cell cell = cell_with_limit("seconds=60");
    for (double exponent = 0.7; exponent < 1.5; exponent += 0.3) {
        struct group group[LEVELS];
        struct tally tally[LEVELS] = {{0}};
        struct estimate estimate[LEVELS];
        make_groups(group, 0);
        for (int i = 0; i < LEVELS - 1; i++)
            for (int k = 0; k < 5; k++)
                tally_add(&tally[i], 1e-3 * pow(10, exponent * i));
        estimate_series(group, tally, LEVELS, &cell, estimate);
        assert_about(estimate[2].seconds, 1e-3 * pow(10, exponent * 2), 1.001);
        assert_false(estimate[2].extrapolated);
        assert_true(estimate[3].extrapolated);
        assert_about(estimate[3].seconds, 1e-3 * pow(10, exponent * 3), exponent == 1 ? 1.001 : 1.3);
        assert_true(estimate[3].error > estimate[2].error && estimate[3].error < 1);
    }
}

/* Times that are too short to tell anything but what a cell costs at all do not bend the growth. */
static void test_overhead_is_no_growth(void **state)
{
    (void)state;
    const struct cell cell = cell_with_limit("seconds=60");
    struct group group[LEVELS];
    struct tally tally[LEVELS] = {{0}};
    struct estimate estimate[LEVELS];
    make_groups(group, 0);
    tally_add(&tally[0], 5e-6);
    tally_add(&tally[1], 6e-6);
    tally_add(&tally[2], 1e-3);
    estimate_series(group, tally, LEVELS, &cell, estimate);
    assert_about(estimate[3].seconds, 1e-2, 1.001);
}

/* No search takes longer than it may; one that was stopped takes longer than it had. */
static void test_limits_bound_estimates(void **state)
{
    (void)state;
    const struct cell cell = cell_with_limit("seconds=2");
    struct group group[LEVELS];
    struct tally tally[LEVELS] = {{0}};
    struct estimate estimate[LEVELS];
    make_groups(group, 0);
    tally_add(&tally[0], 0.9);
    estimate_series(group, tally, LEVELS, &cell, estimate);
    for (int i = 1; i < LEVELS; i++)
        assert_true(estimate[i].seconds == 2);
    tally[0] = (struct tally){0};
    tally_cut(&tally[0], 0.1);
    tally_cut(&tally[0], 0.4);
    estimate_series(group, tally, LEVELS, &cell, estimate);
    assert_true(estimate[0].seconds > 0.4 && estimate[0].seconds < 2);
    tally_add(&tally[0], 0.5); /* the same cell, when it was given the time */
    estimate_series(group, tally, LEVELS, &cell, estimate);
    assert_about(estimate[0].seconds, 0.5, 1.001);
}

static void test_repetitions_and_rows_count(void **state)
{
    (void)state;
    const struct cell once = cell_with_limit("seconds=2"), often = cell_with_limit("repeat=10"),
                      oracle = cell_with_limit("order=best repeat=10"),
                      narrow = cell_with_limit("precision=0.01 timing_seconds=7");
    assert_about(seconds_of_cell(&once, 0.5), 0.5, 1.01);
    assert_about(seconds_of_cell(&often, 0.5), 5, 1.01);
    assert_about(seconds_of_cell(&oracle, 0.5), 0.5, 1.01);
    assert_about(seconds_of_cell(&narrow, 0.5), 7, 1.01);
    assert_true(seconds_of_cell(&once, 0) > 0);
}

/* A number from the normal distribution (G. Box, M. Muller, 1958). */
static double normal(uint64_t key)
{
    const double u = ((double)(descend(key, 0) >> 11) + 0.5) / 0x1p53, v = (double)(descend(key, 1) >> 11) / 0x1p53;
    return sqrt(-2 * log(u)) * cos(2 * M_PI * v);
}

/* One run: series whose times grow with an exponent of their own, of which some cells are known, but none of the largest
 * limit.  Does the true sum, of all cells, lie within the range? */
static bool is_covered(uint64_t key)
{
    enum { SERIES = 6 };
    struct cell cell = cell_with_limit("seconds=1e9");
    struct experiment experiment = {.cells = &cell, .count = 1, .total = 1};
    struct group group[SERIES * LEVELS];
    struct tally tally[SERIES * LEVELS] = {{0}};
    struct estimate estimate[SERIES * LEVELS];
    int member[CELLS] = {0}, waiting[SERIES * LEVELS];
    const struct series_list list = {member, group, SERIES * LEVELS, SERIES};
    double truth = 0;
    for (int s = 0; s < SERIES; s++) {
        const uint64_t own = descend(key, (uint64_t)s);
        const double exponent = 1 + 0.15 * normal(own);
        make_groups(&group[s * LEVELS], s);
        for (int i = 0; i < LEVELS; i++) {
            waiting[s * LEVELS + i] = CELLS;
            for (int k = 0; k < CELLS; k++) {
                const double seconds =
                    1e-3 * pow(10, exponent * i) * exp(0.6 * normal(descend(own, (uint64_t)k + 9)));
                truth += seconds;
                if (i < LEVELS - 1 && k < 6 - 2 * i)
                    tally_add(&tally[s * LEVELS + i], seconds);
            }
        }
        estimate_series(&group[s * LEVELS], &tally[s * LEVELS], LEVELS, &cell, &estimate[s * LEVELS]);
    }
    const struct estimated_total total = estimate_total(&list, &experiment, tally, estimate, waiting);
    assert_true(total.low <= total.seconds && total.seconds <= total.high);
    return total.low <= truth && truth <= total.high;
}

/* Nine ranges in ten ought to contain it. */
static void test_ranges_contain_the_truth(void **state)
{
    enum { RUNS = 500 };
    (void)state;
    int covered = 0;
    for (uint64_t i = 0; i < RUNS; i++)
        covered += is_covered(descend(1, i));
    if (covered < RUNS * 0.85 || covered == RUNS)
        fail_msg("%d of %d ranges contain the truth", covered, RUNS);
}

/* What a run has still to do is learned from the cells that ended, whatever was expected of them. */
static void test_a_run_learns_its_pace(void **state)
{
    static const char config[] =
        "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 3], \"seed\": \"1..20\" } ],\n"
        "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": [\"none\", \"best\"] } ],\n"
        "  \"cutoffs\": [ { \"limit\": [2, 3] } ] }\n";
    enum { ALL = 160 };
    struct experiment experiment;
    struct pace pace;
    int list[ALL];
    (void)state;
    write_file("pace.json", config, sizeof config - 1);
    assert_true(experiment_read(&experiment, "pace.json"));
    assert_int_equal(experiment.total, ALL);
    for (int i = 0; i < ALL; i++)
        list[i] = i;
    pace_begin(&pace, &experiment, list, ALL, NULL);
    assert_true(pace_left(&pace) > 0 && pace_left(&pace) < 10);
    for (int i = 0; i < ALL / 2; i++) /* those of branching 2 */
        assert_about(pace_add(&pace, i, 7), 7, 1.01);
    const double other = pace_left(&pace);
    assert_true(other > 0 && other < 10);
    for (int i = ALL / 2; i < ALL; i++) /* of the others all of every other seed: a half of each group */
        if (i / 4 % 2 == 0)
            pace_add(&pace, i, 7);
    assert_about(pace_left(&pace), 7 * ALL / 4.0, 3); /* those that were tried took less */
    for (int i = ALL / 2; i < ALL; i++)
        if (i / 4 % 2)
            pace_add(&pace, i, 0); /* it did not end well: nothing is learned */
    assert_true(pace_left(&pace) == 0);
    experiment_free(&experiment);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_growth_is_extrapolated),   cmocka_unit_test(test_overhead_is_no_growth),
        cmocka_unit_test(test_limits_bound_estimates),   cmocka_unit_test(test_repetitions_and_rows_count),
        cmocka_unit_test(test_ranges_contain_the_truth), cmocka_unit_test(test_a_run_learns_its_pace),
    };
    return cmocka_run_group_tests_name("estimate", tests, make_folder, remove_folder);
}
