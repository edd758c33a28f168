/* Statistics of paired matches: values worked by hand, and rates of error in simulated matches. */
#include <math.h>

#include "kit/random.h"
#include "results/elo.h"
#include "tests/group.h"

#define LENGTH(array) (sizeof(array) / sizeof *(array))
#define assert_near(a, b, most) assert_true(fabs((a) - (b)) <= (most))

/* Of these pairs, each of a seed of its own. */
static struct interval score_of(const struct pairs *pairs)
{
    double scores[1000];
    int seed[1000], n = 0;
    for (int i = 0; i < 5; i++)
        for (uint64_t k = 0; k < pairs->count[i]; k++) {
            scores[n] = i / 4.0;
            seed[n] = n;
            n++;
        }
    return bootstrap_mean(scores, seed, n, 0.95);
}

static struct pairs swapped(const struct pairs *pairs)
{
    struct pairs other;
    for (int i = 0; i < 5; i++)
        other.count[i] = pairs->count[4 - i];
    return other;
}

/* --- by hand --- */

static void elo_by_hand(void **state)
{
    (void)state;
    assert_near(elo_of_score(0.75), 190.848501887865, 1e-10); /* 400 log10(3) */
    assert_near(elo_of_score(10.0 / 11), 400, 1e-10);
    assert_near(elo_of_score(0.5), 0, 0);
    assert_false(signbit(elo_of_score(0.5)));
    assert_true(elo_of_score(0) == -INFINITY);
    assert_true(elo_of_score(1) == INFINITY);
    assert_near(score_of_elo(-400), 1.0 / 11, 1e-15);
    for (int elo = -800; elo <= 800; elo += 50)
        assert_near(elo_of_score(score_of_elo(elo)), elo, 1e-9);
}

/* The first four are from a separate program; those of pairs that are all alike are not certain, by 0.025^(1/10) = 0.6915. */
static const struct {
    struct pairs pairs;
    double score, squared_error, superiority;
    struct elo elo;
} worked[] = {
    {{{1, 0, 0, 0, 3}}, 0.75, 0.75 / 3 / 4, 0.8413447460685429, {190.848501887865, NAN, NAN}},
    {{{10, 20, 40, 25, 5}},
     0.4875,
     6.546875 / 99 / 100,
     0.3134540989537954,
     {-8.687699877295, -44.937496046848, 25.442240123957}},
    {{{1, 2, 4, 2, 1}}, 0.5, 0.75 / 9 / 10, 0.5, {0, -150.615884577484, 150.615884577484}},
    {{{0, 0, 0, 1, 9}}, 0.975, 0.05625 / 9 / 10, 1, {636.425842810600, 381.697003775730, INFINITY}},
    {{{0, 0, 0, 0, 10}}, 1, 0, NAN, {INFINITY, 140.217161607593, INFINITY}},
    {{{10}}, 0, 0, NAN, {-INFINITY, -INFINITY, -140.217161607593}},
    {{{0, 0, 10}}, 0.5, 0, NAN, {0, -110.791506474127, 110.791506474127}},
    {{{0, 0, 0, 0, 4}}, 1, 0, NAN, {INFINITY, NAN, NAN}},
    {{{0, 0, 0, 1, 1}}, 0.875, 0.125 * 0.125, 0.9986501019683699, {338.039216005703, NAN, NAN}},
    {{{0, 0, 0, 1, 0}}, 0.75, NAN, NAN, {190.848501887865, NAN, NAN}},
};

static void assert_number(double number, double expected, double most)
{
    if (isnan(expected))
        assert_true(isnan(number));
    else if (isinf(expected))
        assert_true(number == expected);
    else
        assert_near(number, expected, most);
}

static void pairs_by_hand(void **state)
{
    const struct pairs none = {{0}};
    (void)state;
    for (size_t i = 0; i < LENGTH(worked); i++) {
        const struct pairs *pairs = &worked[i].pairs;
        const struct interval score = score_of(pairs);
        const struct elo elo = elo_between(&score);
        assert_near(pairs_score(pairs), worked[i].score, 1e-15);
        assert_near(score.mean, worked[i].score, 1e-15);
        assert_number(score.error, sqrt(worked[i].squared_error), 1e-15);
        assert_number(elo_superiority(&score), worked[i].superiority, 1e-12);
        assert_number(elo.value, worked[i].elo.value, 1e-9);
        assert_number(elo.low, worked[i].elo.low, 1e-9);
        assert_number(elo.high, worked[i].elo.high, 1e-9);
    }
    assert_true(isnan(pairs_score(&none)));
}

static void llr_by_hand(void **state)
{
    static const struct {
        struct pairs pairs;
        double low, llr; /* of the score 1/4, or of 1/2, against 3/4 */
    } cases[] = {
        {{{0}}, 0.5, 0},
        {{{0, 0, 0, 0, 2}}, 0.25, 3},            /* 2/2 * 1/2 * 1 / (1/6) */
        {{{1, 0, 0, 0, 3}}, 0.25, 0.5 * 32 / 7}, /* 4/2 * 1/2 * 1/2 / (1.75/8) */
        {{{7, 3, 20, 3, 7}}, 0.25, 0},
        {{{0, 0, 0, 0, 2}}, 0.5, 1.0 / 4 * 3 / 4 * 6}, /* 2/2 * 1/4 * 3/4 / (1/6) */
        /* mean 0.4875, squares 654.6875: 5000 * 1/4 * -0.275 / (655.6875 / 10004) */
        {{{1000, 2000, 4000, 2500, 500}}, 0.5, -343.75 * 10004 / 655.6875},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_near(sprt_llr(&cases[i].pairs, elo_of_score(cases[i].low), elo_of_score(0.75)), cases[i].llr, 1e-8);
}

static void swapping_players_turns_signs(void **state)
{
    (void)state;
    for (uint64_t sample = 0; sample < 200; sample++) {
        struct pairs pairs;
        for (uint64_t i = 0; i < 5; i++)
            pairs.count[i] = below(descend(3, 5 * sample + i), 30) + 1;
        const struct pairs other = swapped(&pairs);
        const struct interval score = score_of(&pairs), lost = score_of(&other);
        const struct elo elo = elo_between(&score), turned = elo_between(&lost);
        assert_near(pairs_score(&pairs) + pairs_score(&other), 1, 1e-14);
        assert_near(score.error, lost.error, 1e-14);
        assert_near(elo_superiority(&score) + elo_superiority(&lost), 1, 1e-12);
        assert_near(elo.value, -turned.value, 1e-9);
        assert_near(elo.low, -turned.high, 1e-9);
        assert_near(elo.high, -turned.low, 1e-9);
        assert_near(sprt_llr(&pairs, -10, 40), -sprt_llr(&other, -40, 10), 1e-10);
        assert_true(elo.low < elo.value && elo.value < elo.high);
    }
}

static void counts_different_values(void **state)
{
    uint64_t hashes[] = {7, UINT64_MAX, 7, 0, 2, 7, 1}, alike[] = {5, 5, 5};
    (void)state;
    assert_int_equal(distinct(NULL, 0), 0);
    assert_int_equal(distinct(hashes, 1), 1);
    assert_int_equal(distinct(hashes, LENGTH(hashes)), 5);
    assert_int_equal(distinct(alike, LENGTH(alike)), 1);
    for (size_t i = 1; i < LENGTH(hashes); i++)
        assert_true(hashes[i - 1] <= hashes[i]);
}

/* --- when the sequential test decides --- */

static enum sprt decide(const struct pairs *pairs, double elo0, double elo1)
{
    return sprt_decide(pairs, elo0, elo1, 0.05, 0.05);
}

static void a_single_pair_does_not_decide(void **state)
{
    static const double elos[][2] = {{0, 1}, {0, 5}, {-3, 1}, {0, 50}, {0, 400}, {-50, 50}, {-800, 800}};
    (void)state;
    for (size_t i = 0; i < LENGTH(elos); i++)
        for (int outcome = 0; outcome < 5; outcome++) {
            struct pairs pairs = {{0}};
            pairs.count[outcome] = 1;
            assert_int_equal(decide(&pairs, elos[i][0], elos[i][1]), SPRT_GOES_ON);
        }
}

/* With scores 1/2 and 3/4, n pairs won have n/2 * 1/4 * 3/4 * (n + 4) and n pairs drawn -n/2 * 1/4 * 1/4 * (n + 4), to be
 * compared with log 19 = 2.94; with 1/4 and 3/4, the ratios of {1, 0, 0, 0, 3} and of the same swapped are +-2.286 = log 9.83. */
static void ratios_and_error_rates_decide(void **state)
{
    static const struct {
        struct pairs pairs;
        double low, alpha, beta;
        enum sprt decision;
    } cases[] = {
        {{{0, 0, 0, 0, 3}}, 0.5, 0.05, 0.05, SPRT_GOES_ON},    /* 1.97 */
        {{{0, 0, 0, 0, 4}}, 0.5, 0.05, 0.05, SPRT_ACCEPTS_H1}, /* 3 */
        {{{0, 0, 7}}, 0.5, 0.05, 0.05, SPRT_GOES_ON},          /* -2.41 */
        {{{0, 0, 8}}, 0.5, 0.05, 0.05, SPRT_ACCEPTS_H0},       /* -3 */
        {{{1, 0, 0, 0, 3}}, 0.25, 0.08, 0.2, SPRT_GOES_ON},    /* 0.8 / 0.08 = 10 */
        {{{1, 0, 0, 0, 3}}, 0.25, 0.09, 0.2, SPRT_ACCEPTS_H1}, /* 8.9 */
        {{{1, 0, 0, 0, 3}}, 0.25, 0.08, 0.3, SPRT_ACCEPTS_H1}, /* 8.75 */
        {{{3, 0, 0, 0, 1}}, 0.25, 0.2, 0.08, SPRT_GOES_ON},
        {{{3, 0, 0, 0, 1}}, 0.25, 0.2, 0.09, SPRT_ACCEPTS_H0},
        {{{3, 0, 0, 0, 1}}, 0.25, 0.3, 0.08, SPRT_ACCEPTS_H0},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_int_equal(sprt_decide(&cases[i].pairs, elo_of_score(cases[i].low), elo_of_score(0.75),
                                     cases[i].alpha, cases[i].beta),
                         cases[i].decision);
}

/* --- simulated matches --- */

/* How pairs come out between players of a known difference: two games with a share of draws in each, where
 * the opening is worth `bias` to one colour; or, where `whole`, both games won by the same player. */
struct play {
    double draws, bias;
    int whole;
};

static const struct play plays[] = {{0, 0, 0}, {0.3, 0.1, 0}, {0.6, 0, 0}, {0, 0, 1}};

static void chances(const struct play *play, double score, double chance[5])
{
    const double first = score + play->bias, second = score - play->bias, draws = play->draws;
    const double a[] = {1 - first - draws / 2, draws, first - draws / 2};
    const double b[] = {1 - second - draws / 2, draws, second - draws / 2};
    double mean = 0;
    for (int i = 0; i < 5; i++)
        chance[i] = play->whole ? (i == 0) * (1 - score) + (i == 4) * score : 0;
    for (int i = 0; i < 3 && !play->whole; i++)
        for (int j = 0; j < 3; j++)
            chance[i + j] += a[i] * b[j];
    for (int i = 0; i < 5; i++)
        mean += chance[i] * i / 4;
    assert_near(mean, score, 1e-12);
}

static void play_pair(struct pairs *pairs, const double chance[5], uint64_t draw)
{
    const uint32_t fine = UINT32_C(1) << 30;
    double rest = (double)below(draw, fine) / fine;
    int outcome = 0;
    while (outcome < 4 && rest >= chance[outcome])
        rest -= chance[outcome++];
    pairs->count[outcome]++;
}

enum { MATCHES = 4000 };

/* Four standard errors of how often something of this rate is seen in so many matches. */
static double tolerance(double rate)
{
    return 4 * sqrt(rate * (1 - rate) / MATCHES);
}

/* Of matches of 30 pairs, at least 93 %, and neither bound misses more than 5 %. */
static void intervals_cover_the_true_elo(void **state)
{
    enum { FEWER = 500, PAIRS = 30 };
    static const double elos[] = {0, -60, 100};
    (void)state;
    for (size_t p = 0; p < LENGTH(plays); p++)
        for (size_t e = 0; e < LENGTH(elos); e++) {
            const uint64_t key = descend(95, p * LENGTH(elos) + e);
            double chance[5];
            int below_it = 0, above_it = 0;
            chances(&plays[p], score_of_elo(elos[e]), chance);
            for (uint64_t match = 0; match < FEWER; match++) {
                struct pairs pairs = {{0}};
                for (uint64_t i = 0; i < PAIRS; i++)
                    play_pair(&pairs, chance, descend(descend(key, match), i));
                const struct interval score = score_of(&pairs);
                const struct elo elo = elo_between(&score);
                below_it += elo.high < elos[e];
                above_it += elo.low > elos[e];
            }
            assert_true(below_it + above_it <= FEWER * 7 / 100 && below_it <= FEWER / 20 && above_it <= FEWER / 20);
        }
}

/* Plays until the test decides, which it must; adds the pairs that it took. */
static enum sprt simulate(const double chance[5], double elo0, double elo1, uint64_t key, uint64_t *taken)
{
    struct pairs pairs = {{0}};
    enum sprt sprt = SPRT_GOES_ON;
    uint64_t played = 0;
    while (sprt == SPRT_GOES_ON) {
        assert_true(played < 20000);
        play_pair(&pairs, chance, descend(key, played++));
        sprt = decide(&pairs, elo0, elo1);
    }
    *taken += played;
    return sprt;
}

static double variance_of(const double chance[5], double score)
{
    double variance = 0;
    for (int i = 0; i < 5; i++)
        variance += chance[i] * (i / 4.0 - score) * (i / 4.0 - score);
    return variance;
}

/*
 * At either hypothesis, wrong decisions have a rate of 0.05 at most; 100000 matches each show 0.023 to 0.053,
 * and 0.060 for games won by the same player at 0 against 50, which is within the tolerance.  Wald expects
 * (1 - 2 * 0.05) log 19 * 2 variance / (s1 - s0)^2 pairs where the variance is known and the last pair does
 * not overshoot: not many more are played, as it does and the variance is taken for larger than it is.
 */
static void assert_rates(const struct play *play, double elo0, double elo1, uint64_t key)
{
    const double step = score_of_elo(elo1) - score_of_elo(elo0);
    for (int truth = 0; truth < 2; truth++) {
        const double score = score_of_elo(truth ? elo1 : elo0);
        const enum sprt wrong = truth ? SPRT_ACCEPTS_H0 : SPRT_ACCEPTS_H1;
        uint64_t taken = 0, errors = 0;
        double chance[5];
        chances(play, score, chance);
        for (uint64_t match = 0; match < MATCHES; match++)
            errors += simulate(chance, elo0, elo1, descend(descend(key, (uint64_t)truth), match), &taken) == wrong;
        const double wald = 0.9 * log(19) * 2 * variance_of(chance, score) / (step * step);
        assert_true((double)errors / MATCHES <= 0.05 + tolerance(0.05));
        assert_true((double)taken / MATCHES >= wald * 0.95);
        assert_true((double)taken / MATCHES <= wald * 1.1 + 20);
    }
}

static void decides_wrongly_as_seldom_as_asked(void **state)
{
    (void)state;
    for (size_t p = 0; p < LENGTH(plays); p++) {
        assert_rates(&plays[p], 0, 50, descend(50, p));
        assert_rates(&plays[p], -25, 25, descend(25, p));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elo_by_hand),
        cmocka_unit_test(pairs_by_hand),
        cmocka_unit_test(llr_by_hand),
        cmocka_unit_test(swapping_players_turns_signs),
        cmocka_unit_test(counts_different_values),
        cmocka_unit_test(a_single_pair_does_not_decide),
        cmocka_unit_test(ratios_and_error_rates_decide),
        cmocka_unit_test(intervals_cover_the_true_elo),
        cmocka_unit_test(decides_wrongly_as_seldom_as_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
