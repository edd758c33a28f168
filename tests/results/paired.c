/* Paired comparisons: the sign test and means by hand, what makes rows partners, and how often intervals hold. */

#include <math.h>

#include "kit/random.h"
#include "results/statistics.h"
#include "tests/shell.h"

#define assert_near(a, b, most) assert_true(fabs((a) - (b)) <= (most))

static void test_sign_test_by_hand(void **state)
{
    (void)state;
    assert_near(sign_test(0, 5), 2 / 32.0, 1e-14);
    assert_near(sign_test(5, 0), 2 / 32.0, 1e-14);
    assert_near(sign_test(1, 4), 2 * (1 + 5) / 32.0, 1e-14);
    assert_near(sign_test(3, 17), 2 * (1 + 20 + 190 + 1140) / 1048576.0, 1e-14);
    assert_near(sign_test(9, 21), 0.04277394525706768, 1e-12); /* summed exactly by another program */
    assert_near(sign_test(400, 600), 2.7284641560660184e-10, 1e-20);
    assert_near(sign_test(2, 2), 1, 0); /* each half has the middle */
    assert_near(sign_test(0, 1), 1, 0);
    assert_near(sign_test(0, 0), 1, 0);
    assert_near(sign_test(50000, 50000), 1, 0);
    assert_true(sign_test(0, 1000000) < 1e-300);
}

static const int apart[] = {0, 1, 2, 3, 4};

static void test_means_by_hand(void **state)
{
    const double first[] = {1, 2, 4, 8, 5}, second[] = {2, 8, 2, 16, 5};
    (void)state;
    const struct paired ratio = paired_compare(first, second, apart, 5, true, 0.95);
    assert_near(ratio.mean, pow(2, 3 / 5.0), 1e-14); /* 2, 4, 1/2, 2 and 1 */
    assert_int_equal(ratio.pairs, 5);
    assert_int_equal(ratio.units, 5);
    assert_int_equal(ratio.less, 1);
    assert_int_equal(ratio.equal, 1);
    assert_int_equal(ratio.greater, 3);
    assert_near(ratio.p, 2 * (1 + 4) / 16.0, 1e-14);
    assert_true(ratio.low < ratio.mean && ratio.mean < ratio.high);
    const struct paired difference = paired_compare(first, second, apart, 5, false, 0.95);
    assert_near(difference.mean, 13 / 5.0, 1e-14); /* 1, 6, -2, 8 and 0 */
    const struct paired inverse = paired_compare(second, first, apart, 5, true, 0.95);
    assert_near(inverse.mean * ratio.mean, 1, 1e-14);
    assert_near(inverse.low * ratio.high, 1, 1e-12);
    assert_true(isnan(paired_compare(first, second, apart, 4, true, 0.95).low));
    assert_int_equal(paired_sign(&ratio, true), 0);
}

static void test_pairs_of_one_unit_are_one(void **state)
{
    const double first[] = {1, 1, 1, 4}, second[] = {2, 2, 1, 1};
    const int unit[] = {7, 7, 3, 3};
    (void)state;
    const struct paired paired = paired_compare(first, second, unit, 4, true, 0.95);
    assert_int_equal(paired.pairs, 4);
    assert_int_equal(paired.units, 2);
    assert_int_equal(paired.less, 1);
    assert_int_equal(paired.equal, 0);
    assert_int_equal(paired.greater, 1);
    assert_near(paired.mean, 1, 1e-15);
}

static void test_what_is_told_apart(void **state)
{
    const double first[] = {1, 2, 3, 4, 5}, twice[] = {2, 4, 6, 8, 10};
    (void)state;
    const struct paired more = paired_compare(first, twice, apart, 5, true, 0.95);
    const struct paired less = paired_compare(twice, first, apart, 5, false, 0.95);
    const struct paired same = paired_compare(first, first, apart, 5, true, 0.95);
    assert_near(more.low, 2, 1e-14);
    assert_near(more.high, 2, 1e-14);
    assert_int_equal(paired_sign(&more, true), 1);
    assert_int_equal(paired_sign(&less, false), -1);
    assert_true(same.low == 1 && same.high == 1);
    assert_int_equal(paired_sign(&same, true), 0);
}

/* --- how often they hold ------------------------------------------------------------------------------------------ */

enum { UNITS = 20, SIMULATIONS = 400, CONTESTS = 150, COMPETITORS = 4 };

static uint64_t drawn;

static double uniform(void)
{
    return ((double)(descend(1710, drawn++) >> 11) + 0.5) * 0x1p-53;
}

static double normal(void)
{
    const double radius = sqrt(-2 * log(uniform()));
    return radius * cos(2 * M_PI * uniform());
}

/* Positions differ by far more than two searches of one position do. */
static void draw(double *first, double *second, int *unit, double logarithm)
{
    for (int i = 0; i < UNITS; i++) {
        const double position = 2 * normal();
        first[i] = exp(position + 0.2 * normal());
        second[i] = exp(position + 0.2 * normal() + logarithm);
        unit[i] = i;
    }
}

static void test_intervals_hold_and_see_small_ratios(void **state)
{
    double first[UNITS], second[UNITS];
    int unit[UNITS], held = 0, seen = 0;
    (void)state;
    for (int s = 0; s < SIMULATIONS; s++) {
        draw(first, second, unit, log(1.5));
        const struct paired paired = paired_compare(first, second, unit, UNITS, true, 0.95);
        held += paired.low <= 1.5 && 1.5 <= paired.high;
        seen += paired_sign(&paired, true) == 1;
    }
    assert_in_range(held, SIMULATIONS * 92 / 100, SIMULATIONS * 98 / 100);
    assert_true(seen > SIMULATIONS * 99 / 100);
}

/* Of several groups that are alike, one is called better than another in at most 5 % of cases, if all pairs count in the
 * correction; without it that would be a fifth of them. */
static int wrong_sentences(double confidence)
{
    double values[COMPETITORS][UNITS];
    int unit[UNITS], wrong = 0;
    drawn = 0;
    for (int c = 0; c < CONTESTS; c++) {
        bool told = false;
        for (int i = 0; i < COMPETITORS; i += 2)
            draw(values[i], values[i + 1], unit, 0);
        for (int a = 0; a < COMPETITORS; a++)
            for (int b = 0; b < a; b++) {
                const struct paired paired = paired_compare(values[a], values[b], unit, UNITS, false, confidence);
                told = told || paired_sign(&paired, false) != 0;
            }
        wrong += told;
    }
    return wrong;
}

static void test_groups_that_are_alike_are_seldom_told_apart(void **state)
{
    (void)state;
    assert_true(wrong_sentences(1 - 0.05 / 6) <= CONTESTS * 9 / 100);
    assert_true(wrong_sentences(0.95) > CONTESTS * 10 / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sign_test_by_hand),
        cmocka_unit_test(test_means_by_hand),
        cmocka_unit_test(test_pairs_of_one_unit_are_one),
        cmocka_unit_test(test_what_is_told_apart),
        cmocka_unit_test(test_intervals_hold_and_see_small_ratios),
        cmocka_unit_test(test_groups_that_are_alike_are_seldom_told_apart),
    };
    return cmocka_run_group_tests_name("paired", tests, make_folder, remove_folder);
}
