/* Tuning: the plan of its rounds worked by hand, and noise, of which nothing is to be found; what is run and told is in tuned.t. */
#include <math.h>

#include "base/memory.h"
#include "config/experiment.h"
#include "kit/random.h"
#include "tests/shell.h"
#include "results/tuning_result.h"

/* --- rounds ------------------------------------------------------------------------------------------------------- */

/* Eight settings, of 100 positions half for judging: of the other 50 a seventh, three sevenths, and all. */
static void test_rounds_by_hand(void **state)
{
    (void)state;
    const struct halving plan = halving_plan(8, 100, 0.5);
    const int left[] = {8, 4, 2, 1}, end[] = {7, 21, 50, 100};
    assert_int_equal(plan.rounds, 3);
    for (int round = 0; round <= 3; round++) {
        assert_int_equal(plan.left[round], left[round]);
        assert_int_equal(plan.end[round], end[round]);
    }
    assert_true(halving_cost(&plan) == 8 * 7 + 4 * 14 + 2 * 29 + 50);
    assert_int_equal(halving_plan(1, 30, 0.5).rounds, 0);
    assert_int_equal(halving_plan(9, 100, 0.5).left[1], 5);
}

static void test_kept(void **state)
{
    bool running[] = {true, true, false, true, true};
    const double mean[] = {2, 1, 9, 2, -INFINITY};
    (void)state;
    halving_keep(running, mean, 5, 2); /* of equal ones the earlier is better, and what is out stays out */
    assert_true(running[0] && !running[1] && !running[2] && running[3] && !running[4]);
    halving_keep(running, mean, 5, 1);
    assert_true(running[0] && !running[3]);
}

/* --- by chance ---------------------------------------------------------------------------------------------------- */

/* Of a pair of games 0, 1 or 2 points, where 1 + better are to be expected. */
static int points_by_chance(double better, uint64_t *state)
{
    const double drawn = below(*state = descend(*state, 0), 1000000) / 1e6;
    return drawn < 0.25 - better / 2 ? 0 : drawn < 0.75 - better / 2 ? 1 : 2;
}

/* Tune settings of which each is so much better than the start, and return which goes on longest; the rows go to a file, if
 * there is one. */
static int tune_by_chance(const double *better, int settings, int positions, uint64_t seed, FILE *out)
{
    const struct halving plan = halving_plan(settings, positions, 0.5);
    double *sum = allocate((size_t)settings, sizeof *sum), *mean = allocate((size_t)settings, sizeof *mean);
    bool *running = allocate((size_t)settings, sizeof *running);
    int winner = 0;
    for (int i = 0; i < settings; i++)
        running[i] = true;
    for (int round = 0, begin = 0; round <= plan.rounds; begin = plan.end[round++]) {
        for (int i = 0; i < settings; i++)
            for (int k = begin; running[i] && k < plan.end[round]; k++) {
                const int points = points_by_chance(better[i], &seed);
                sum[i] += points;
                mean[i] = sum[i] / (k + 1);
                if (out)
                    fprintf(out, "kalah,%d,pvs,%d,ok,%d\n", k, i, points);
            }
        if (round < plan.rounds)
            halving_keep(running, mean, settings, plan.left[round + 1]);
    }
    while (!running[winner])
        winner++;
    return winner;
}

/* Settings that are all alike are tuned: is the winner said to be better than the start, or worse? */
static int tune_noise(uint64_t seed)
{
    static const double alike[8];
    FILE *out = fopen("noise.csv", "w");
    fputs("game,seed,algorithm,width,status,points\n", out);
    tune_by_chance(alike, 8, 80, seed, out);
    fclose(out);
    struct tuning_result result;
    assert_true(tuning_result_read(&result, "noise.csv"));
    const int found = (result.judged.low > 0.5) - (result.judged.high < 0.5);
    return found;
}

/* At 95 % one of forty such winners is called better, and one worse.  Of 400 more than 22 of either kind would be by chance in
 * one of a thousand tests; and that some are found shows that the test could fail. */
static void test_noise(void **state)
{
    int better = 0, worse = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 400; seed++) {
        const int found = tune_noise(seed);
        better += found > 0;
        worse += found < 0;
    }
    printf("of 400 tunings of noise %d found something better, and %d something worse\n", better, worse);
    assert_true(better <= 22 && worse <= 22 && better + worse > 0);
}

/* Points of a pair below the best of all settings of six numbers, where each number has five values, one of which is best and
 * its neighbours are 0.02 worse, theirs 0.08; so many are drawn, and all tried in about 4000 pairs of games. */
static double shortfall(int settings, uint64_t seed)
{
    double *better = allocate((size_t)settings, sizeof *better);
    for (int i = 0; i < settings; i++)
        for (int number = 0; number < 6; number++) {
            const double off = below(seed = descend(seed, 0), 5) - 2.0;
            better[i] -= 0.02 * off * off;
        }
    int positions = 40;
    for (double cost = 0; cost < 4000; positions += 2) {
        const struct halving plan = halving_plan(settings, positions, 0.5);
        cost = halving_cost(&plan);
    }
    return -better[tune_by_chance(better, settings, positions, seed, NULL)];
}

static double mean_shortfall(int settings)
{
    double all = 0;
    for (uint64_t seed = 1; seed <= 100; seed++)
        all += shortfall(settings, seed) / 100;
    return all;
}

/* More settings in as many games find a better one: the default, 256, rather than 16. */
static void test_many_settings(void **state)
{
    const double few = mean_shortfall(16), many = mean_shortfall(256);
    (void)state;
    printf("of 16 settings the winner has %.3f points of a pair less than the best that there is, of 256 %.3f\n",
           few, many);
    assert_true(many < few);
}

/* Simultaneous perturbation (J. Spall, 1992), as engines are tuned: in each pair of games the numbers, moved by one at
 * random up or down, play against themselves moved the other way, and follow the winner by `step`, which falls as is usual.
 * In 4000 pairs, of the same six numbers, from a random place. */
static double shortfall_of_perturbation(double step, uint64_t seed)
{
    enum { PAIRS = 4000, NUMBERS = 6 };
    double number[NUMBERS], short_of_best = 0;
    for (int i = 0; i < NUMBERS; i++)
        number[i] = below(seed = descend(seed, 0), 5);
    for (int pair = 0; pair < PAIRS; pair++) {
        int way[NUMBERS];
        double better = 0;
        for (int i = 0; i < NUMBERS; i++) {
            way[i] = below(seed = descend(seed, 0), 2) ? 1 : -1;
            better -= 0.02 * 4 * way[i] * (number[i] - 2);
        }
        const int won = points_by_chance(fmax(fmin(better, 0.5), -0.5), &seed) - 1;
        for (int i = 0; i < NUMBERS; i++)
            number[i] = fmax(0, fmin(4, number[i] + step * pow(1 + pair / 400.0, -0.602) * won * way[i]));
    }
    for (int i = 0; i < NUMBERS; i++)
        short_of_best += 0.02 * (number[i] - 2) * (number[i] - 2);
    return short_of_best;
}

static double mean_of_perturbation(double step)
{
    double all = 0;
    for (uint64_t seed = 1; seed <= 100; seed++)
        all += shortfall_of_perturbation(step, seed) / 100;
    printf("perturbation by steps of %g: %.3f points of a pair less than the best that there is\n", step, all);
    return all;
}

/* For numbers alone perturbation is better than halving, if its step is right; with one a tenth as large, or a hundred times as
 * large, it is worse. */
static void test_perturbation(void **state)
{
    const double halving = mean_shortfall(256), right = mean_of_perturbation(0.02),
                 small = mean_of_perturbation(0.002);
    (void)state;
    assert_true(right < halving && mean_of_perturbation(0.2) < halving);
    assert_true(small > halving && mean_of_perturbation(2) > halving);
    assert_true(round(right * 1000) == 4 && round(halving * 100) == 8 && round(small * 100) == 15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_rounds_by_hand), cmocka_unit_test(test_kept),
                                       cmocka_unit_test(test_noise), cmocka_unit_test(test_many_settings),
                                       cmocka_unit_test(test_perturbation)};
    return cmocka_run_group_tests_name("tuning", tests, make_folder, remove_folder);
}
