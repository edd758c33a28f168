/* How often intervals at 95 % contain what was sampled from, and how often verdicts err, in simulations that are alike at every
 * call. */

#include <math.h>

#include "kit/random.h"
#include "results/elo.h"
#include "tests/group.h"

/* --- samples ---------------------------------------------------------------------------------------------- */

static double draw_uniform(uint64_t *key)
{
    *key = descend(*key, 0);
    return ((double)(*key >> 11) + 0.5) * 0x1p-53;
}

static double normal(uint64_t *key)
{
    const double radius = sqrt(-2 * log(draw_uniform(key)));
    return radius * cos(2 * M_PI * draw_uniform(key));
}

static double exponential(uint64_t *key)
{
    return -log(draw_uniform(key)) - 1;
}

static double lognormal(uint64_t *key)
{
    return exp(normal(key)) - exp(0.5);
}

/* As "agrees" is: 0 or 1. */
static double rare(uint64_t *key)
{
    return (draw_uniform(key) < 0.15) - 0.15;
}

/* The mean of each is 0. */
typedef double distribution(uint64_t *key);

/* --- means ------------------------------------------------------------------------------------------------ */

enum { MOST_VALUES = 1001, SIMULATIONS = 500 };

struct values {
    double value[MOST_VALUES];
    int unit[MOST_VALUES], count;
};

/* Rows of a unit: one to nine, or fifty of every tenth unit and one of the others. */
enum { ONE_TO_NINE = 0, FIFTY_OR_ONE = -1 };

static int rows_of(int unit, int rows, uint64_t *key)
{
    return rows == ONE_TO_NINE    ? 1 + (int)(9 * draw_uniform(key))
           : rows == FIFTY_OR_ONE ? (unit % 10 == 0 ? 50 : 1)
                                  : rows;
}

/* Half of a row's variance is the unit's, if a unit has several rows. */
static void sample(struct values *values, distribution *draw, int units, int rows, uint64_t *key)
{
    values->count = 0;
    for (int u = 0; u < units; u++) {
        const int here = rows_of(u, rows, key);
        const double common = draw(key);
        for (int r = 0; r < here; r++) {
            values->value[values->count] = here == 1 ? common : common + draw(key);
            values->unit[values->count++] = u;
        }
    }
}

static struct interval mean_of(const struct values *values)
{
    return bootstrap_mean(values->value, values->unit, values->count, 0.95);
}

static double covered(distribution *draw, int units, int rows)
{
    static struct values values;
    uint64_t key = descend(1908, (uint64_t)units);
    int count = 0;
    for (int s = 0; s < SIMULATIONS; s++) {
        sample(&values, draw, units, rows, &key);
        const struct interval interval = mean_of(&values);
        assert_int_equal(interval.units, units);
        count += interval.low <= 0 && 0 <= interval.high;
    }
    return 100.0 * count / SIMULATIONS;
}

/* The table in statistics.h is of 20000 simulations, so that these may differ by three standard deviations, sqrt(p (1 - p) /
 * 500). */
static void the_header_says_what_is_measured(void **state)
{
    static const int units[] = {5, 10, 20, 50};
    static const struct {
        distribution *draw;
        int rows;
        double percent[4];
    } stated[] = {
        {normal, 1, {94.2, 94.6, 95.1, 94.5}},
        {normal, 5, {94.4, 94.4, 94.8, 94.8}},
        {normal, ONE_TO_NINE, {92.1, 93.4, 94.7, 94.4}},
        {exponential, 1, {91.0, 93.6, 94.5, 94.7}},
        {lognormal, 1, {86.4, 90.1, 91.8, 93.1}},
        {lognormal, 5, {90.2, 91.2, 92.2, 93.1}},
        {rare, 1, {55.4, 80.4, 94.0, 96.8}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof stated / sizeof *stated; i++)
        for (int u = 0; u < 4; u++) {
            const double expected = stated[i].percent[u];
            const double measured = covered(stated[i].draw, units[u], stated[i].rows);
            if (fabs(measured - expected) > 3 * sqrt(expected * (100 - expected) / SIMULATIONS))
                fail_msg("line %zu of the table, %d units: %.1f %%, not %.1f %%", i + 1, units[u], measured,
                         expected);
        }
}

static void few_seeds_with_most_rows_are_few_seeds(void **state)
{
    (void)state;
    const double measured = covered(normal, 20, FIFTY_OR_ONE);
    assert_true(measured > 80 && measured < 90); /* 85 and three standard deviations */
}

/* A comparison and its inverse agree. */
static void intervals_of_opposite_values_are_opposite(void **state)
{
    static struct values values;
    uint64_t key = 7;
    (void)state;
    for (int rows = 0; rows < 3; rows++) {
        sample(&values, lognormal, 20, rows, &key);
        const struct interval one = mean_of(&values);
        for (int i = 0; i < values.count; i++)
            values.value[i] *= -1;
        const struct interval other = mean_of(&values);
        assert_true(fabs(one.mean + other.mean) < 1e-12 && fabs(one.error - other.error) < 1e-12);
        assert_true(fabs(one.low + other.high) < 1e-12 && fabs(one.high + other.low) < 1e-12);
    }
}

/* One unit more than are drawn singly changes little. */
static void bundles_of_units_bound_as_units_do(void **state)
{
    static struct values values;
    uint64_t key = 3;
    (void)state;
    sample(&values, lognormal, MOST_VALUES, 1, &key);
    const struct interval bundled = mean_of(&values);
    values.count--;
    const struct interval single = mean_of(&values);
    const double width = single.high - single.low;
    assert_int_equal(bundled.units, MOST_VALUES);
    assert_true(fabs(single.low - bundled.low) < width / 20 && fabs(single.high - bundled.high) < width / 20);
    assert_true(single.high - single.mean > single.mean - single.low); /* skewed */
}

/* --- paired comparisons ------------------------------------------------------------------------------------ */

enum { PAIRS = 20, COMPARED = 400, CONTESTS = 150, COMPETITORS = 4 };

/* Positions differ by far more than two searches of one position do. */
static void draw_pairs(double *first, double *second, int *unit, double logarithm, uint64_t *key)
{
    for (int i = 0; i < PAIRS; i++) {
        const double position = 2 * normal(key);
        first[i] = exp(position + 0.2 * normal(key));
        second[i] = exp(position + 0.2 * normal(key) + logarithm);
        unit[i] = i;
    }
}

static void paired_intervals_hold_and_see_small_ratios(void **state)
{
    double first[PAIRS], second[PAIRS];
    int unit[PAIRS], held = 0, seen = 0;
    uint64_t key = 1710;
    (void)state;
    for (int s = 0; s < COMPARED; s++) {
        draw_pairs(first, second, unit, log(1.5), &key);
        const struct paired paired = paired_compare(first, second, unit, PAIRS, true, 0.95);
        held += paired.low <= 1.5 && 1.5 <= paired.high;
        seen += paired_sign(&paired, true) == 1;
    }
    assert_in_range(held, COMPARED * 92 / 100, COMPARED * 98 / 100);
    assert_true(seen > COMPARED * 99 / 100);
}

/* Of several groups that are alike, one is called better than another in at most 5 % of cases, if all pairs count in the
 * correction; without it that would be a fifth of them. */
static int wrong_sentences(double confidence)
{
    double values[COMPETITORS][PAIRS];
    int unit[PAIRS], wrong = 0;
    uint64_t key = 1710;
    for (int c = 0; c < CONTESTS; c++) {
        bool told = false;
        for (int i = 0; i < COMPETITORS; i += 2)
            draw_pairs(values[i], values[i + 1], unit, 0, &key);
        for (int a = 0; a < COMPETITORS; a++)
            for (int b = 0; b < a; b++) {
                const struct paired paired = paired_compare(values[a], values[b], unit, PAIRS, false, confidence);
                told = told || paired_sign(&paired, false) != 0;
            }
        wrong += told;
    }
    return wrong;
}

static void groups_that_are_alike_are_seldom_told_apart(void **state)
{
    (void)state;
    assert_true(wrong_sentences(1 - 0.05 / 6) <= CONTESTS * 9 / 100);
    assert_true(wrong_sentences(0.95) > CONTESTS * 10 / 100);
}

/* --- budgets that do as well ------------------------------------------------------------------------------- */

/* Pairs of games, of which each doubling of the rival's budget costs 70 Elo, against one that is worth `truth` budgets. */
static struct equivalent play(double truth, uint64_t *key)
{
    enum { GAMES = 400 };
    static const double handicap[] = {0.5, 1, 2, 4};
    struct observed observed[GAMES];
    for (int i = 0; i < GAMES; i++) {
        const double won = score_of_elo(70 * log2(truth / handicap[i % 4]));
        double points = 0;
        for (int game = 0; game < 2; game++)
            points += draw_uniform(key) < won;
        observed[i] = (struct observed){points, i / 4, i % 4};
    }
    return equivalent_find(observed, GAMES, handicap, 4, 1);
}

/* Of 300 intervals at 95 % 15 miss; fewer than 5 or more than 28 would be by chance in one of 500 tests.  A search against itself
 * is worth one budget, and one that is worth 3 lies near the end of what was played. */
static void budgets_are_held(void **state)
{
    static const double truths[] = {1, 1.5, 3};
    uint64_t key = 20261127;
    (void)state;
    for (int t = 0; t < 3; t++) {
        int missed = 0;
        for (int i = 0; i < 300; i++) {
            const struct equivalent found = play(truths[t], &key);
            missed += truths[t] < found.low || truths[t] > found.high;
        }
        assert_in_range(missed, 5, 28);
    }
}

/* --- a program against itself ----------------------------------------------------------------------------- */

enum { COMPARISONS = 1000, FEWER = 200, ROWS = 30, REPEATS = 5, RUNS = 40 };

static uint64_t clock_key = 2026;

/* A clock rate that changes from run to run, one that wanders during a run, and what strikes single searches, which now and
 * then are interrupted. */
struct noise {
    double run, wander, search, interrupted;
};

/* The logarithms of the medians of a run's rows; the spreads are ns / ns_min - 1. */
static void run_rows(const struct noise *noise, double medians[ROWS], double spreads[ROWS])
{
    const double offset = noise->run * normal(&clock_key);
    double wandering = normal(&clock_key);
    for (int row = 0; row < ROWS; row++) {
        double repeats[REPEATS];
        wandering = 0.9 * wandering + sqrt(1 - 0.9 * 0.9) * normal(&clock_key);
        for (int i = 0; i < REPEATS; i++)
            repeats[i] = offset + noise->wander * wandering + noise->search * fabs(normal(&clock_key)) +
                         (draw_uniform(&clock_key) < noise->interrupted ? log(1.5) : 0);
        sort_numbers(repeats, REPEATS);
        medians[row] = repeats[REPEATS / 2];
        spreads[row] = expm1(medians[row] - repeats[0]);
    }
}

/* As runs record it. */
static double recorded_floor(const struct noise *noise)
{
    double medians[ROWS], spreads[ROWS], means[RUNS];
    for (int run = 0; run < RUNS; run++) {
        means[run] = 0;
        run_rows(noise, medians, spreads);
        for (int row = 0; row < ROWS; row++)
            means[run] += medians[row] / ROWS;
    }
    return timing_floor(means, RUNS);
}

/* The verdicts on runs of which the second is so many times slower; the floor is that of the repeats, and, if
 * asked for, what a run recorded. */
static void compare_runs(const struct noise *noise, double ratio, bool spread, bool recorded, int comparisons,
                         int verdicts[4])
{
    memset(verdicts, 0, 4 * sizeof *verdicts);
    for (int c = 0; c < comparisons; c++) {
        double a[ROWS], b[ROWS], spreads[2][ROWS], floor = 0;
        run_rows(noise, a, spreads[0]);
        run_rows(noise, b, spreads[1]);
        for (int row = 0; row < ROWS; row++)
            b[row] += log(ratio) - a[row];
        for (int side = 0; spread && side < 2; side++)
            floor = fmax(floor, timing_spread(spreads[side], ROWS));
        if (recorded)
            floor = fmax(floor, recorded_floor(noise));
        verdicts[timing_judge(b, ROWS, floor, 0, 0.95).verdict]++;
    }
}

static int wrong_verdicts(const struct noise *noise, bool spread, bool recorded, int comparisons)
{
    int verdicts[4];
    compare_runs(noise, 1, spread, recorded, comparisons, verdicts);
    if (spread)
        assert_true(verdicts[TIMING_SAME] >= comparisons * 9 / 10);
    return verdicts[TIMING_FASTER] + verdicts[TIMING_SLOWER];
}

/* At most 5 % of the verdicts are wrong: the spread of repeats is floor enough where only single searches are disturbed, the
 * recorded one everywhere; and a floor is needed. */
static void a_program_is_seldom_called_another(void **state)
{
    static const struct noise quiet = {0, 0, 0.01, 0.02}, busy = {0, 0.02, 0.02, 0.2},
                              changing = {0.03, 0.02, 0.01, 0.1};
    int verdicts[4];
    (void)state;
    assert_true(wrong_verdicts(&quiet, true, false, COMPARISONS) <= COMPARISONS / 20);
    assert_true(wrong_verdicts(&busy, false, true, COMPARISONS) <= COMPARISONS / 20);
    assert_true(wrong_verdicts(&changing, false, true, COMPARISONS) <= COMPARISONS / 20);
    assert_true(wrong_verdicts(&changing, false, false, FEWER) > FEWER / 2);
    /* What is slower is seen. */
    compare_runs(&quiet, 1.05, true, false, FEWER, verdicts);
    assert_true(verdicts[TIMING_SLOWER] >= FEWER * 95 / 100);
    compare_runs(&changing, 1 / 1.3, true, true, FEWER, verdicts);
    assert_true(verdicts[TIMING_FASTER] >= FEWER * 95 / 100);
}

/* Two runs that are the same differ by less than the floor in 95 % of cases. */
static void floors_hold(void **state)
{
    static const struct noise noise = {0.03, 0, 0, 0};
    int within = 0;
    (void)state;
    for (int i = 0; i < COMPARISONS; i++)
        within += fabs(0.03 * normal(&clock_key) - 0.03 * normal(&clock_key)) <= log1p(recorded_floor(&noise));
    assert_in_range(within, 935, 965);
    assert_true(isnan(timing_spread(NULL, 0)));
    assert_int_equal(timing_judge(NULL, 0, 0.01, 0, 0.95).verdict, TIMING_UNDECIDED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_header_says_what_is_measured),
        cmocka_unit_test(few_seeds_with_most_rows_are_few_seeds),
        cmocka_unit_test(intervals_of_opposite_values_are_opposite),
        cmocka_unit_test(bundles_of_units_bound_as_units_do),
        cmocka_unit_test(paired_intervals_hold_and_see_small_ratios),
        cmocka_unit_test(groups_that_are_alike_are_seldom_told_apart),
        cmocka_unit_test(budgets_are_held),
        cmocka_unit_test(a_program_is_seldom_called_another),
        cmocka_unit_test(floors_hold),
    };
    return cmocka_run_group_tests_name("coverage", tests, NULL, NULL);
}
