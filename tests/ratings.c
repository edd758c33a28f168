/* Ratings of several players, against ratings worked by hand. */

#include <math.h>

#include "statistics/ratings.h"
#include "tests/helper.h"

static void assert_near(double value, double expected)
{
    if (!(fabs(value - expected) < 1e-6))
        fail_msg("%.9f, expected %.9f", value, expected);
}

/* With the drawn game that everybody is given, 1.5 of 2 points are 2 of 3: twice as strong. */
static void test_two_players(void **state)
{
    const struct encounter one = {0, 1, 1.5};
    struct rating rating[2];
    (void)state;
    ratings_fit(&one, 1, 2, rating);
    assert_near(rating[0].elo, 200 * log10(2));
    assert_near(rating[1].elo, -200 * log10(2));
    assert_near(rating[0].low, rating[0].elo); /* there is nothing else to draw */
    assert_near(rating[0].high, rating[0].elo);
}

/* Strengths 4 : 2 : 1, every pair met so often that its expected score comes out: 2/3 twice, 4/5. */
static void test_three_players(void **state)
{
    struct encounter list[3 * 30];
    struct rating rating[3];
    int n = 0;
    (void)state;
    /* The drawn game is half a point of one: over 15 games, of which it is one, 2/3 are 10 points, 4/5 are 12. */
    const double points[3] = {10 - 0.5, 10 - 0.5, 12 - 0.5};
    const int a[3] = {0, 1, 0}, b[3] = {1, 2, 2};
    for (int pair = 0; pair < 3; pair++)
        for (int i = 0; i < 7; i++)
            list[n++] = (struct encounter){a[pair], b[pair], points[pair] / 7};
    ratings_fit(list, n, 3, rating);
    assert_near(rating[0].elo - rating[1].elo, 400 * log10(2));
    assert_near(rating[1].elo - rating[2].elo, 400 * log10(2));
    assert_near(rating[0].elo + rating[1].elo + rating[2].elo, 0);
}

/* Whoever wins everything still has a rating, and the more the more was played. */
static void test_all_won(void **state)
{
    struct encounter list[40];
    struct rating few[2], many[2];
    (void)state;
    for (int i = 0; i < 40; i++)
        list[i] = (struct encounter){0, 1, 2};
    ratings_fit(list, 4, 2, few);
    ratings_fit(list, 40, 2, many);
    assert_near(few[0].elo - few[1].elo, 400 * log10(8.5 / 0.5));
    assert_true(isfinite(many[0].elo) && many[0].elo > few[0].elo);
}

/* Who beats whom by chance: the interval widens as it should, and holds the true difference. */
static void test_intervals(void **state)
{
    struct encounter list[200];
    struct rating rating[2];
    (void)state;
    for (int i = 0; i < 200; i++)
        list[i] = (struct encounter){0, 1, i % 4 == 0 ? 0 : 2}; /* 3/4 of the pairs */
    ratings_fit(list, 200, 2, rating);
    const double difference = 400 * log10(3) / 2;
    assert_true(rating[0].low < difference && difference < rating[0].high);
    /* The score's standard error is sqrt(3/4 * 1/4 / 200), the Elo's that times 400 / ln 10 / (3/16), half of it each. */
    const double error = sqrt(3.0 / 16 / 200) * 400 / log(10) / (3.0 / 16) / 2;
    const double width = (rating[0].high - rating[0].low) / (2 * 1.96 * error);
    assert_true(width > 0.85 && width < 1.15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_players),
        cmocka_unit_test(test_three_players),
        cmocka_unit_test(test_all_won),
        cmocka_unit_test(test_intervals),
    };
    return cmocka_run_group_tests_name("ratings", tests, NULL, NULL);
}
