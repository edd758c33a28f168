/* Statistics worked by hand: intervals of means, paired comparisons, budgets that do as well, numbers as they are printed. */

#include <math.h>

#include "results/csv.h"
#include "results/statistics.h"
#include "tests/group.h"

#define LENGTH(array) ((int)(sizeof(array) / sizeof *(array)))
#define assert_near(a, b, most) assert_true(fabs((a) - (b)) <= (most))

static const int apart[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

static void intervals_of_means(void **state)
{
    const double value[] = {1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32}, alike[] = {0.1, 0.1, 0.1, 0.1, 0.1, 0.1};
    const int unit[] = {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5};
    const struct interval once = bootstrap_mean(value, unit, 6, 0.95);
    const struct interval twice = bootstrap_mean(value, unit, 12, 0.95);
    const struct interval narrow = bootstrap_mean(value, apart, 12, 0.95);
    const struct interval wide = bootstrap_mean(value, apart, 12, 0.99);
    const struct interval point = bootstrap_mean(alike, unit, 6, 0.95);
    (void)state;
    assert_true(once.mean == 10.5 && once.low < 10.5 && once.high > 10.5);
    /* To see everything twice is to know no more. */
    assert_true(twice.mean == once.mean && twice.low == once.low && twice.high == once.high);
    assert_true(wide.low < narrow.low && wide.high > narrow.high && narrow.high < once.high);
    assert_true(point.mean == 0.1 && point.low == 0.1 && point.high == 0.1);
    assert_int_equal(bootstrap_least(0.95), 5);
    assert_int_equal(bootstrap_least(0.75), 5);
    assert_int_equal(bootstrap_least(0.99), 7);
}

/* --- paired comparisons ----------------------------------------------------------------------------------- */

static void sign_tests(void **state)
{
    static const struct {
        int less, greater;
        double p, most;
    } cases[] = {
        {0, 5, 2 / 32.0, 1e-14},
        {5, 0, 2 / 32.0, 1e-14},
        {1, 4, 2 * (1 + 5) / 32.0, 1e-14},
        {3, 17, 2 * (1 + 20 + 190 + 1140) / 1048576.0, 1e-14},
        {9, 21, 0.04277394525706768, 1e-12}, /* summed exactly by another program, as the next */
        {400, 600, 2.7284641560660184e-10, 1e-20},
        {2, 2, 1, 0}, /* each half has the middle */
        {0, 1, 1, 0},
        {0, 0, 1, 0},
        {50000, 50000, 1, 0},
        {0, 1000000, 0, 1e-300},
    };
    (void)state;
    for (int i = 0; i < LENGTH(cases); i++)
        assert_near(sign_test(cases[i].less, cases[i].greater), cases[i].p, cases[i].most);
}

static void assert_signs(const struct paired *paired, int less, int equal, int greater)
{
    assert_int_equal(paired->less, less);
    assert_int_equal(paired->equal, equal);
    assert_int_equal(paired->greater, greater);
    assert_int_equal(paired->units, less + equal + greater);
}

static void pairs(void **state)
{
    const double first[] = {1, 2, 4, 8, 5}, second[] = {2, 8, 2, 16, 5};
    const struct paired ratio = paired_compare(first, second, apart, 5, true, 0.95);
    const struct paired inverse = paired_compare(second, first, apart, 5, true, 0.95);
    (void)state;
    assert_near(ratio.mean, pow(2, 3 / 5.0), 1e-14); /* 2, 4, 1/2, 2 and 1 */
    assert_int_equal(ratio.pairs, 5);
    assert_signs(&ratio, 1, 1, 3);
    assert_near(ratio.p, 2 * (1 + 4) / 16.0, 1e-14);
    assert_true(ratio.low < ratio.mean && ratio.mean < ratio.high);
    assert_int_equal(paired_sign(&ratio, true), 0);
    assert_near(paired_compare(first, second, apart, 5, false, 0.95).mean, 13 / 5.0, 1e-14); /* 1, 6, -2, 8, 0 */
    assert_near(inverse.mean * ratio.mean, 1, 1e-14);
    assert_near(inverse.low * ratio.high, 1, 1e-12);
    assert_true(isnan(paired_compare(first, second, apart, 4, true, 0.95).low));
}

static void pairs_of_one_unit_are_one(void **state)
{
    const double first[] = {1, 1, 1, 4}, second[] = {2, 2, 1, 1};
    const int unit[] = {7, 7, 3, 3};
    const struct paired paired = paired_compare(first, second, unit, 4, true, 0.95);
    (void)state;
    assert_int_equal(paired.pairs, 4);
    assert_signs(&paired, 1, 0, 1);
    assert_near(paired.mean, 1, 1e-15);
}

static void what_is_told_apart(void **state)
{
    const double first[] = {1, 2, 3, 4, 5}, twice[] = {2, 4, 6, 8, 10};
    const struct paired more = paired_compare(first, twice, apart, 5, true, 0.95);
    const struct paired less = paired_compare(twice, first, apart, 5, false, 0.95);
    const struct paired same = paired_compare(first, first, apart, 5, true, 0.95);
    (void)state;
    assert_near(more.low, 2, 1e-14);
    assert_near(more.high, 2, 1e-14);
    assert_int_equal(paired_sign(&more, true), 1);
    assert_int_equal(paired_sign(&less, false), -1);
    assert_true(same.low == 1 && same.high == 1);
    assert_int_equal(paired_sign(&same, true), 0);
}

/* --- budgets that do as well -------------------------------------------------------------------------------- */

static void equivalent_budgets(void **state)
{
    static const double budget[] = {1, 2, 4, 8};
    static const struct {
        double mean[4], level, found;
    } cases[] = {
        {{1.25, 1.125, 0.875, 0.5}, 1, 2.8284271247461903}, /* half way between 2 and 4 */
        {{1.25, 0.875, 1, 0.5}, 1, 1.7411011265922482},     /* 2 and 4 count as 0.9375 */
        {{1.5, 1, 1, 0.5}, 1, 2.8284271247461903},          /* the middle of a level piece */
        {{1.5, 1.25, 1.125, 1.0625}, 1, INFINITY},
        {{0.75, 0.5, 0.5, 0.25}, 1, 0},
        {{1, 0.5, 0.25, 0}, 1, 1},
        {{9, 5, 3, 2}, 2, 8},
    };
    (void)state;
    for (int c = 0; c < LENGTH(cases); c++) {
        struct observed observed[4];
        for (int i = 0; i < 4; i++)
            observed[i] = (struct observed){cases[c].mean[i], i % 2, i};
        const struct equivalent found = equivalent_find(observed, 4, budget, 4, cases[c].level);
        assert_true(found.budget == cases[c].found || fabs(found.budget - cases[c].found) < 1e-12);
        assert_int_equal(found.units, 2);
        assert_true(isnan(found.low) && isnan(found.high));
    }
}

/* --- numbers -------------------------------------------------------------------------------------------------- */

/* They have the digits that their interval justifies. */
static void numbers(void **state)
{
    static const struct {
        const char *text;
        double number, low, high;
    } cases[] = {
        {"1.392", 1.39217, 1.3751, 1.4082}, /* 0.017 */
        {"1.4", 1.39217, 0.2, 9.9},         /* 4.9 */
        {"223960", 223960.4, 177136, 285456},
        {"12.34568", 12.3456789, 12.3452, 12.3462},
        {"18", 18, 18, 18},
        {"1.3333", 4 / 3.0, NAN, NAN},
        {"123457", 123456.789, NAN, NAN},
        {"0.00012346", 0.000123456789, NAN, NAN},
        {"1.8447e+19", 0x1p64, NAN, NAN},
        {"", NAN, NAN, NAN},
        {"0", 0, NAN, NAN},
    };
    (void)state;
    for (int i = 0; i < LENGTH(cases); i++) {
        char text[NUMBER_TEXT];
        const int decimals = number_decimals(cases[i].number, cases[i].low, cases[i].high);
        assert_string_equal(number_text(text, cases[i].number, decimals), cases[i].text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(intervals_of_means),
        cmocka_unit_test(sign_tests),
        cmocka_unit_test(pairs),
        cmocka_unit_test(pairs_of_one_unit_are_one),
        cmocka_unit_test(what_is_told_apart),
        cmocka_unit_test(equivalent_budgets),
        cmocka_unit_test(numbers),
    };
    return cmocka_run_group_tests_name("statistics", tests, NULL, NULL);
}
