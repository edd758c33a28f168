/* Ratings of several players, against ratings worked by hand. */

#include <math.h>

#include "kit/random.h"
#include "numbers/beta.h"
#include "numbers/ratings.h"
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
    assert_true(rating[0].low < -200 && rating[0].high > 200); /* of one pair */
}

/* Strengths 4 : 2 : 1, every pair met so often that its expected score comes out: 2/3 twice, 4/5. */
static void test_three_players(void **state)
{
    struct encounter list[3 * 30];
    struct rating rating[3];
    int n = 0;
    (void)state;
    /* Everybody's drawn game is shared out: half a game for each of the three pairs, a quarter of a point for both.  Of
     * 14.5 games 2/3 and 4/5 are to be the points. */
    const double points[3] = {29 / 3.0 - 0.25, 29 / 3.0 - 0.25, 11.6 - 0.25};
    const int a[3] = {0, 1, 0}, b[3] = {1, 2, 2};
    for (int pair = 0; pair < 3; pair++)
        for (int i = 0; i < 7; i++)
            list[n++] = (struct encounter){a[pair], b[pair], points[pair] / 7};
    ratings_fit(list, n, 3, rating);
    assert_near(rating[0].elo - rating[1].elo, 400 * log10(2));
    assert_near(rating[1].elo - rating[2].elo, 400 * log10(2));
    assert_near(rating[0].elo + rating[1].elo + rating[2].elo, 0);
}

/* A player who wins every game still has a rating, and a higher one the more games there were. */
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

/* Forty players 20 Elo apart, everybody against everybody once, each scoring what is expected: the drawn game is one a
 * player, not one a pair, which would draw them together to less than half of that. */
static void test_many_rivals_do_not_draw_ratings_together(void **state)
{
    enum { PLAYERS = 40 };
    static struct encounter list[PLAYERS * PLAYERS];
    struct rating rating[PLAYERS];
    int n = 0;
    (void)state;
    for (int i = 0; i < PLAYERS; i++)
        for (int j = 0; j < i; j++)
            list[n++] = (struct encounter){i, j, 2 / (1 + pow(10, -(i - j) * 20 / 400.0))};
    ratings_fit(list, n, PLAYERS, rating);
    const double apart = (rating[PLAYERS - 1].elo - rating[0].elo) / (PLAYERS - 1);
    assert_true(apart > 19 && apart < 20);
}

/* Three wins of three say nothing of how much stronger the winner is, and little of whether it is. */
static void test_all_won_is_not_bounded(void **state)
{
    const struct encounter list[] = {{0, 1, 2}, {0, 1, 2}, {0, 1, 2}};
    struct rating rating[2];
    (void)state;
    ratings_fit(list, 3, 2, rating);
    assert_near(rating[0].elo, 200 * log10(13)); /* 6.5 points of 7 */
    assert_true(rating[0].high == INFINITY && rating[1].low == -INFINITY);
    /* Three pairs all won have a chance of 2.5 % where a pair's is 0.025^(1/3) = 0.29, 77 Elo below the mean of both. */
    assert_true(rating[0].low < -70 && rating[0].low > -90);
    assert_near(rating[1].high, -rating[0].low);
}

/* Two are equal, and so are two others, who never took a point from them: how far above is anybody's guess. */
static void test_what_no_point_bounds_is_infinite(void **state)
{
    const int points[4][4] = {{0, 1, 2, 2}, {1, 0, 2, 2}, {0, 0, 0, 1}, {0, 0, 1, 0}};
    struct encounter list[100];
    struct rating rating[5];
    int n = 0;
    (void)state;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < 8; k++)
                list[n++] = (struct encounter){i, j, points[i][j]};
    ratings_fit(list, n, 4, rating);
    for (int i = 0; i < 4; i++) {
        assert_true(isfinite(rating[i].elo));
        assert_true(i < 2 ? rating[i].high == INFINITY : isfinite(rating[i].high));
        assert_true(i < 2 ? isfinite(rating[i].low) : rating[i].low == -INFINITY);
    }
    /* A newcomer who wins everything takes no bounds from the others, who are most. */
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 3; j++)
            list[n++] = (struct encounter){4, i, 2};
    for (int i = 0; i < 12; i++)
        list[n++] = (struct encounter){i % 2, 2 + i / 2 % 2, i % 3};
    ratings_fit(list, n, 5, rating);
    for (int i = 0; i < 5; i++) {
        assert_true(isfinite(rating[i].low));
        assert_true(i == 4 ? rating[i].high == INFINITY : isfinite(rating[i].high));
    }
}

static void test_parts(void **state)
{
    const struct encounter list[] = {{0, 1, 1}, {2, 3, 1}, {4, 1, 1}};
    int part[6];
    (void)state;
    assert_int_equal(ratings_parts(list, 3, 6, part), 3);
    assert_true(part[0] == part[1] && part[1] == part[4] && part[2] == part[3]);
    assert_true(part[0] != part[2] && part[5] != part[0] && part[5] != part[2]);
}

/* A chain of equals who each met their neighbours: the last is as strong as the first, however many are between. */
static void test_a_long_chain_is_solved(void **state)
{
    enum { PLAYERS = 300 };
    static struct encounter list[PLAYERS - 1];
    static struct rating rating[PLAYERS];
    (void)state;
    for (int i = 1; i < PLAYERS; i++)
        list[i - 1] = (struct encounter){i - 1, i, i == PLAYERS / 2 ? 1.5 : 1};
    ratings_fit(list, PLAYERS - 1, PLAYERS, rating);
    assert_near(rating[0].elo - rating[PLAYERS / 2 - 1].elo, 0);
    assert_near(rating[PLAYERS / 2].elo - rating[PLAYERS - 1].elo, 0);
    /* 1.5 of 2 points, and half a drawn game from each of the two, who have four games: 1.75 of 2.5. */
    assert_near(rating[0].elo - rating[PLAYERS - 1].elo, 400 * log10(1.75 / 0.75));
}

/* Published bounds of 3 and 5 of 10; 0 of 3 by hand; and numbers that are not whole lie between. */
static void test_bounds_of_shares(void **state)
{
    (void)state;
    assert_true(fabs(share_low(3, 10, 0.025) - 0.0667) < 5e-5 && fabs(share_high(3, 10, 0.025) - 0.6525) < 5e-5);
    assert_true(fabs(share_low(5, 10, 0.025) - 0.1871) < 5e-5 && fabs(share_high(5, 10, 0.025) - 0.8129) < 5e-5);
    assert_near(share_low(0, 3, 0.025), 0);
    assert_near(share_high(0, 3, 0.025), 1 - pow(0.025, 1 / 3.0));
    assert_true(share_low(3.5, 10, 0.025) > share_low(3, 10, 0.025));
    assert_true(share_low(3.5, 10, 0.025) < share_low(4, 10, 0.025));
    /* Of many, those of the normal distribution. */
    assert_true(fabs(share_low(5e5, 1e6, 0.025) - (0.5 - 1.96 * 0.0005)) < 2e-6);
}

/* --- how often intervals hold the truth --- */

static uint64_t drawn;

static double uniform(void)
{
    return ((double)(descend(5, drawn++) >> 11) + 0.5) / 9007199254740992.0;
}

/* How the two games of a pair go together: each by itself, both alike, or one against the other. */
enum { APART, ALIKE, OPPOSITE };

static double play(double chance, int together)
{
    const double first = uniform(), second = together == APART ? uniform() : together == ALIKE ? first : 1 - first;
    return (first < chance) + (second < chance);
}

/* The share of intervals, over simulated round robins of players who stand `gap` Elo apart. */
static double coverage(int players, int pairs, double gap, int together)
{
    enum { ROUNDS = 150, MOST = 1000 };
    int held = 0;
    for (int round = 0; round < ROUNDS; round++) {
        struct encounter list[MOST];
        struct rating rating[8];
        int n = 0;
        for (int i = 0; i < players; i++)
            for (int j = 0; j < i; j++)
                for (int k = 0; k < pairs; k++)
                    list[n++] = (struct encounter){i, j, play(1 / (1 + pow(10, -(i - j) * gap / 400)), together)};
        ratings_fit(list, n, players, rating);
        for (int i = 0; i < players; i++) {
            const double truth = (i - (players - 1) / 2.0) * gap;
            held += rating[i].low <= truth && truth <= rating[i].high;
        }
    }
    return (double)held / (ROUNDS * players);
}

static void test_intervals_hold_the_true_rating(void **state)
{
    static const int pairs[] = {1, 3, 10, 30};
    double sum = 0, least = 1;
    int cases = 0;
    (void)state;
    for (int players = 2; players <= 6; players += 4)
        for (size_t p = 0; p < sizeof pairs / sizeof *pairs; p++)
            for (int together = APART; together <= OPPOSITE; together++)
                for (double gap = 0; gap <= 200; gap += 200, cases++) {
                    const double held = coverage(players, pairs[p], gap, together);
                    sum += held;
                    least = fmin(least, held);
                }
    assert_true(sum / cases >= 0.95);
    assert_true(least >= 0.91); /* 95 % less what 300 draws may miss by */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_players),
        cmocka_unit_test(test_three_players),
        cmocka_unit_test(test_all_won),
        cmocka_unit_test(test_intervals),
        cmocka_unit_test(test_many_rivals_do_not_draw_ratings_together),
        cmocka_unit_test(test_all_won_is_not_bounded),
        cmocka_unit_test(test_what_no_point_bounds_is_infinite),
        cmocka_unit_test(test_parts),
        cmocka_unit_test(test_bounds_of_shares),
        cmocka_unit_test(test_a_long_chain_is_solved),
        cmocka_unit_test(test_intervals_hold_the_true_rating),
    };
    return cmocka_run_group_tests_name("ratings", tests, NULL, NULL);
}
