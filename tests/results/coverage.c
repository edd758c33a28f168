/* How often intervals at 95 % contain the mean that was sampled from, and of what there is none. */

#include <math.h>

#include "kit/random.h"
#include "results/statistics.h"
#include "tests/shell.h"

/* --- samples ---------------------------------------------------------------------------------------------- */

static double draw_uniform(uint64_t *key)
{
    *key = descend(*key, 0);
    return ((double)(*key >> 11) + 0.5) * 0x1p-53;
}

static double draw_normal(uint64_t *key)
{
    const double radius = sqrt(-2 * log(draw_uniform(key)));
    return radius * cos(2 * M_PI * draw_uniform(key));
}

static double normal(uint64_t *key)
{
    return draw_normal(key);
}

static double exponential(uint64_t *key)
{
    return -log(draw_uniform(key)) - 1;
}

static double lognormal(uint64_t *key)
{
    return exp(draw_normal(key)) - exp(0.5);
}

/* As "agrees" is: 0 or 1. */
static double rare(uint64_t *key)
{
    return (draw_uniform(key) < 0.15) - 0.15;
}

/* The mean of each is 0. */
typedef double distribution(uint64_t *key);

enum { MOST_VALUES = 1000 };

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

/* --- what statistics.h says -------------------------------------------------------------------------------- */

enum { SIMULATIONS = 500 };

static double covered(distribution *draw, int units, int rows)
{
    static struct values values;
    uint64_t key = descend(1908, (uint64_t)units);
    int count = 0;
    for (int s = 0; s < SIMULATIONS; s++) {
        sample(&values, draw, units, rows, &key);
        const struct interval interval = bootstrap_mean(values.value, values.unit, values.count, 0.95);
        assert_int_equal(interval.units, units);
        count += interval.low <= 0 && 0 <= interval.high;
    }
    return 100.0 * count / SIMULATIONS;
}

/* The table there is of 20000 simulations, so that these may differ by three standard deviations, sqrt(p (1 - p) / 500),
 * which are drawn alike at every call. */
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

/* --- what summary says ------------------------------------------------------------------------------------ */

/* The percentage of samples of 20 units whose interval, by the verb, contains the mean. */
static double covered_by_summary(distribution *draw, int rows)
{
    enum { SAMPLES = 2000, UNITS = 20 };
    static struct values values;
    uint64_t key = descend(1979, (uint64_t)rows);
    char line[500];
    int lines = 0, count = 0;
    FILE *file = fopen("x.csv", "w");
    assert_non_null(file);
    fputs("sample,seed,value\n", file);
    for (int s = 0; s < SAMPLES; s++) {
        sample(&values, draw, UNITS, rows, &key);
        for (int i = 0; i < values.count; i++)
            fprintf(file, "%d,%d,%.17g\n", s, values.unit[i], values.value[i]);
    }
    fclose(file);
    expect_status(0, "plymeter summary x.csv --by sample --of value > out");
    assert_non_null(file = fopen("out", "r"));
    assert_non_null(fgets(line, sizeof line, file)); /* sample,of,n,mean,stderr,median,q05,q25,q75,q95,low,high */
    for (double low, high; fgets(line, sizeof line, file); lines++) {
        assert_int_equal(sscanf(line, "%*d,value,%*d,%*f,%*f,%*f,%*f,%*f,%*f,%*f,%lf,%lf", &low, &high), 2);
        count += low <= 0 && 0 <= high;
    }
    fclose(file);
    assert_int_equal(lines, SAMPLES);
    return 100.0 * count / SAMPLES;
}

static void twenty_normal_values_hold_the_mean_in_93_of_100(void **state)
{
    (void)state;
    assert_true(covered_by_summary(normal, 1) >= 93);
}

static void twenty_lognormal_values_hold_the_mean_in_90_of_100(void **state)
{
    (void)state;
    assert_true(covered_by_summary(lognormal, 1) >= 90);
}

static void twenty_seeds_of_five_rows_hold_the_mean_in_93_of_100(void **state)
{
    (void)state;
    assert_true(covered_by_summary(normal, 5) >= 93);
}

/* --- units ------------------------------------------------------------------------------------------------ */

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* The last line of the summary ends so, which is low,high,units. */
static void expect_ending(const char *ending, const char *options)
{
    char command[500];
    snprintf(command, sizeof command, "plymeter summary x.csv %s | tail -1 | cut -d, -f10-", options);
    int status;
    const char *output = shell(&status, "%s", command);
    if (status != 0 || strcmp(output, ending) != 0)
        fail_msg("%s\nsaid %s, not %s", command, output, ending);
}

static void fewer_than_five_units_have_no_interval(void **state)
{
    (void)state;
    write_text("x.csv", "leaves\n1\n2\n3\n4\n");
    expect_ending(",,4\n", "");
    expect_status(0, "printf '9\\n' >> x.csv; plymeter summary x.csv | grep ',[0-9.-]*[0-9],[0-9.]*[0-9],5$'");
    /* However many rows they have. */
    write_text("x.csv", "seed,leaves\n1,1\n1,2\n2,3\n2,4\n3,5\n3,6\n4,7\n4,8\n");
    expect_ending(",,4\n", "");
    /* Three pairs of three won are no rating with bounds. */
    write_text("m.csv",
               "seed,player,points,wins,draws,losses,first_game,second_game\n1,a,2,2,0,0,1,2\n2,a,2,2,0,0,3,4\n"
               "3,a,2,2,0,0,5,6\n");
    expect(0, "\n3,6,0,0,1,0,inf,,,,,6\n", "plymeter elo m.csv");
    expect(0, "\n    3     6      0       0      1       0  inf                    6\n",
           "plymeter elo m.csv --table");
    expect(0, "\na          10     0      0      20      0       0  -inf  -inf  -140        20\n",
           "for i in 1 2 3 4 5 6 7 8 9 10; do echo $i,a,0,0,0,2,${i}a,${i}b; done > lost; sed 1q m.csv | cat - "
           "lost > l.csv; "
           "plymeter elo l.csv --by player --table");
}

#define PLACES "game,seed,opening,position,algorithm,limit,leaves\n"

static void units_are_what_was_drawn(void **state)
{
    (void)state;
    /* Seeds, whatever else differs. */
    write_text("x.csv",
               PLACES "othello,1,4,,sss,1,3\nothello,1,6,,sss,1,4\nkalah,1,4,,sss,2,5\nothello,2,4,,sss,1,6\n");
    expect_ending(",,2\n", "");
    expect_ending(",,3\n", "--unit seed,opening");
    expect_ending(",,2\n", "--unit=limit");
    /* Positions, too. */
    write_text("x.csv", PLACES "isola,1,,a,sss,1,3\nisola,1,,b,sss,1,4\nisola,1,,b,sss,2,5\nisola,2,,b,sss,1,6\n");
    expect_ending(",,3\n", "");
    /* Without both, what the game's columns say; without axes, rows. */
    write_text("x.csv", "game,moves,algorithm,limit,leaves\nisola,1,sss,1,3\nisola,1,sss,2,3\nisola,2,sss,1,3\n");
    expect_ending(",,2\n", "");
    write_text("x.csv", "leaves\n3\n3\n3\n");
    expect_ending(",,3\n", "");
    expect(2, "x.csv:1: no column \"leafs\"; did you mean \"leaves\"?", "plymeter summary x.csv --unit leafs");
}

/* Several rows of each seed say no more than one, to summary and to elo. */
static void rows_that_repeat_a_seed_say_nothing_new(void **state)
{
    (void)state;
    expect_status(0, SCRIPT("results/repeated.sh"));
}

/* --- the bootstrap ---------------------------------------------------------------------------------------- */

/* A comparison and its inverse agree. */
static void intervals_of_opposite_values_are_opposite(void **state)
{
    static struct values values;
    uint64_t key = 7;
    (void)state;
    for (int rows = 0; rows < 3; rows++) {
        sample(&values, lognormal, 20, rows, &key);
        const struct interval one = bootstrap_mean(values.value, values.unit, values.count, 0.95);
        for (int i = 0; i < values.count; i++)
            values.value[i] *= -1;
        const struct interval other = bootstrap_mean(values.value, values.unit, values.count, 0.95);
        assert_true(fabs(one.mean + other.mean) < 1e-12 && fabs(one.error - other.error) < 1e-12);
        assert_true(fabs(one.low + other.high) < 1e-12 && fabs(one.high + other.low) < 1e-12);
    }
}

/* One unit more than are drawn singly changes little. */
static void bundles_of_units_bound_as_units_do(void **state)
{
    enum { UNITS = 1001 };
    static double value[UNITS];
    static int unit[UNITS];
    uint64_t key = 3;
    (void)state;
    for (int i = 0; i < UNITS; i++) {
        value[i] = lognormal(&key);
        unit[i] = i;
    }
    const struct interval single = bootstrap_mean(value, unit, UNITS - 1, 0.95);
    const struct interval bundled = bootstrap_mean(value, unit, UNITS, 0.95);
    const double width = single.high - single.low;
    assert_int_equal(bundled.units, UNITS);
    assert_true(fabs(single.low - bundled.low) < width / 20 && fabs(single.high - bundled.high) < width / 20);
    assert_true(single.high - single.mean > single.mean - single.low); /* skewed */
}

static void intervals_by_hand(void **state)
{
    (void)state;
    const double value[] = {1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32};
    const double alike[] = {0.1, 0.1, 0.1, 0.1, 0.1, 0.1};
    const int unit[] = {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5}, apart[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    const struct interval once = bootstrap_mean(value, unit, 6, 0.95);
    const struct interval twice = bootstrap_mean(value, unit, 12, 0.95);
    const struct interval narrow = bootstrap_mean(value, apart, 12, 0.95);
    const struct interval wide = bootstrap_mean(value, apart, 12, 0.99);
    const struct interval point = bootstrap_mean(alike, unit, 6, 0.95);
    assert_true(once.mean == 10.5 && once.low < 10.5 && once.high > 10.5);
    /* To see everything twice is to know no more. */
    assert_true(twice.mean == once.mean && twice.low == once.low && twice.high == once.high);
    assert_true(wide.low < narrow.low && wide.high > narrow.high && narrow.high < once.high);
    assert_true(point.mean == 0.1 && point.low == 0.1 && point.high == 0.1);
    assert_int_equal(bootstrap_least(0.95), 5);
    assert_int_equal(bootstrap_least(0.75), 5);
    assert_int_equal(bootstrap_least(0.99), 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_header_says_what_is_measured),
        cmocka_unit_test(few_seeds_with_most_rows_are_few_seeds),
        cmocka_unit_test(twenty_normal_values_hold_the_mean_in_93_of_100),
        cmocka_unit_test(twenty_lognormal_values_hold_the_mean_in_90_of_100),
        cmocka_unit_test(twenty_seeds_of_five_rows_hold_the_mean_in_93_of_100),
        cmocka_unit_test(fewer_than_five_units_have_no_interval),
        cmocka_unit_test(units_are_what_was_drawn),
        cmocka_unit_test(rows_that_repeat_a_seed_say_nothing_new),
        cmocka_unit_test(intervals_by_hand),
        cmocka_unit_test(intervals_of_opposite_values_are_opposite),
        cmocka_unit_test(bundles_of_units_bound_as_units_do),
    };
    return cmocka_run_group_tests_name("coverage", tests, make_folder, remove_folder);
}
