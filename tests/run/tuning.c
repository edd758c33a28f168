/* Tuning: the plan of its rounds worked by hand, a best setting that is known, and noise, of which nothing is to be found. */
#include <math.h>

#include "base/memory.h"
#include "config/experiment.h"
#include "kit/random.h"
#include "tests/shell.h"
#include "results/tuned.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

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

/* --- runs --------------------------------------------------------------------------------------------------------- */

#define MATCH(seeds, tune)                                                                                         \
    "{ \"measure\": \"match\", \"games\": [ { \"game\": \"kalah\", \"opening\": 4, \"seed\": \"" seeds "\" } ],\n" \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"leaf\": \"noise\", \"deviation\": 8 },\n"                 \
    "                  { \"algorithm\": \"alphabeta\", \"leaf\": \"noise\", \"deviation\": [0.5, 4, 10, 16] } "    \
    "],\n"                                                                                                         \
    "  \"cutoffs\": [ { \"limit\": 3 } ], \"tune\": " tune " }\n"

/* Of four noises the least is best.  Run again nothing runs; with more jobs the same rows are needed. */
static void test_known_best(void **state)
{
    (void)state;
    write_text("t.json", MATCH("1..80", "{ \"settings\": 9 }"));
    expect(0, "t.json: 320 cells, of which 2 rounds and a judgement take 146\n",
           "plymeter plan t.json 2>&1 > /dev/null");
    expect(
        0,
        "The winner is deviation=0.5. The 40 positions that chose nothing say that it is stronger than the start",
        "plymeter run -j1 t.json 2> said");
    expect(0, "t.csv: 146 cells, 146 of them run now; 174 not needed", "cat said");
    expect(0, "t.csv: 146 cells, 0 of them run now; 174 not needed", "plymeter run t.json 2>&1 > /dev/null");
    expect_status(0, "plymeter run -j2 -o again.csv t.json > /dev/null 2>&1; "
                     "counted again.csv > one; counted results/t.csv > two; cmp one two");
    expect(
        0,
        "\"leaf\": \"noise\", \"deviation\": 0.5,\n     \"cutoffs\": [{\"cutoff\": \"depth\", \"limit\": 3}]},\n",
        "plymeter tune t --config");
    expect(0, "\"seed\": \"81..280\"", "plymeter tune t --config");
    expect(0, "won.csv: 600 cells", "plymeter tune t --config > won.json; plymeter run won.json 2>&1 > /dev/null");
    expect(0, "deviation=10,200,", "plymeter elo won --by player");
    expect_status(0, "rm results/t.csv results/t.journal; plymeter run --fail-fast t.json > first 2> /dev/null; "
                     "plymeter tune t > then; "
                     "cmp first then");
}

/* Shards run one round after another, each when the rows of the last are taken; a shard that is late changes nothing of what is dealt out. */
static void test_shards_of_rounds(void **state)
{
    (void)state;
    write_text("s.json", MATCH("1..80", "{ \"settings\": 9 }"));
    expect(0, "s.shard-1-of-3.journal: 18 cells, 18 of them run now", "plymeter run --shard 1/3 s.json 2>&1");
    expect(4,
           "18 rows taken now; 34 of 320 cells are needed for the next round; to run them:\n    "
           "for shard in 2 3; do",
           "plymeter run s.json results/s.shard-*.journal 2>&1");
    expect(0, "s.shard-1-of-3.journal: 18 cells, 0 of them run now", "plymeter run --shard 1/3 s.json 2>&1");
    /* As Slurm runs them, a script that is submitted once a round. */
    expect_status(0, "plymeter submit --shards 3 -o s.sh s.json && for round in 1 2 3; do for task in 1 2 3 0; do\n"
                     "SLURM_ARRAY_TASK_ID=$task sh s.sh; status=$?; done; done; exit $status");
    expect(0, "The winner is deviation=0.5.", "cat results/s.slurm-0.log");
    expect_status(0, "plymeter run -o alone.csv s.json > /dev/null 2>&1; "
                     "counted alone.csv > one; counted results/s.csv > two; cmp one two");
    expect(0, "s.shard-2-of-3.journal: 0 cells, 0 of them run now", "plymeter run --shard 2/3 s.json 2>&1");
}

/* So many are drawn that are wanted, always the same by one seed, and the start always. */
static void test_drawn_settings(void **state)
{
    (void)state;
    write_text("a.json", MATCH("1..80", "{ \"settings\": 2 }"));
    write_text("b.json", MATCH("1..80", "{ \"settings\": 2, \"seed\": 2 }"));
    expect(0, "a.json: 160 cells, of which 1 rounds", "plymeter plan a.json 2>&1 > /dev/null");
    expect_status(0, "plymeter plan --csv a.json > one 2> /dev/null; plymeter plan --csv a.json > two 2> "
                     "/dev/null; cmp one two; "
                     "plymeter plan --csv b.json > two 2> /dev/null; ! cmp -s one two");
}

static void test_decisions(void **state)
{
    (void)state;
    write_text("d.json",
               "{ \"measure\": \"decision\", \"reference\": { \"limit\": 9 },\n"
               "  \"games\": [ { \"game\": \"tictactoe\", \"opening\": 2, \"seed\": \"1..200\" } ],\n"
               "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"leaf\": \"noise\", \"deviation\": 30 },\n"
               "    { \"algorithm\": \"alphabeta\", \"leaf\": \"noise\", \"deviation\": [0.5, 10, 60, 90] } ],\n"
               "  \"cutoffs\": [ { \"limit\": 2 } ], \"tune\": {} }\n");
    expect(
        0,
        "The winner is deviation=0.5. The 100 positions that chose nothing say that it regrets less than the start",
        "plymeter run d.json 2> /dev/null");
}

/* Principal variation search moves as alpha-beta does: such games tell nothing of strength, and are not shown as if they did. */
static void test_same_games(void **state)
{
    int status;
    (void)state;
    write_text(
        "s.json",
        "{ \"measure\": \"match\", \"games\": [ { \"game\": \"kalah\", \"opening\": 4, \"seed\": \"1..60\" } ],\n"
        "  \"searches\": [ { \"algorithm\": \"alphabeta\" }, { \"algorithm\": [\"pvs\", \"mtdf\"] } ],\n"
        "  \"cutoffs\": [ { \"limit\": 2 } ], \"tune\": {} }\n");
    const char *said = shell(&status, "plymeter run s.json");
    assert_int_equal(status, 0);
    assert_non_null(strstr(said, "0.5  the same games  the winner\n"));
    assert_non_null(strstr(said,
                           "On the 30 positions that chose nothing it and the start play the same games, so that "
                           "nothing is told of their strength."));
    assert_null(strstr(said, " Elo "));
    assert_null(strstr(said, "0.5 .. 0.5"));
    /* and where some are the same it is said of how many */
    expect(
        0, "; on 29 of them both play the same game.",
        "awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } { row[NR] = $0 } END { for (i = 1; i < "
        "NR; i++) "
        "print row[i]; $0 = row[NR]; $at[\"second_game\"] = \"0123456789abcdef\"; print }' results/s.csv > t.csv; "
        "plymeter tune t.csv");
}

static void test_bad_input(void **state)
{
    static const char *const cases[][2] = {
        {MATCH("1..80", "{ \"setings\": 9 }"), "unknown key \"setings\"; did you mean \"settings\"?"},
        {MATCH("1..80", "{ \"settings\": 0 }"), "\"settings\" is to be a whole number from 1 to 100000, not \"0\""},
        {MATCH("1..80", "{ \"judged\": 1 }"), "\"judged\" is to be a number from 0.05 to 0.95"},
        {MATCH("1..80", "7"), "\"tune\" is to be an object"},
        {MATCH("1..80", "{ \"settings\": 1 }"), "there is one setting beside the start, and so nothing to choose"},
        {MATCH("1..30", "{}"),
         "30 positions are too few to tell anything: each of 4 settings is tried on 5 of them at first"},
        {MATCH("1..80", "{}, \"sprt\": {}"), "\"tune\" and \"sprt\" exclude each other"},
        {MATCH("1..80\" }, { \"game\": \"tictactoe\", \"seed\": \"1", "{}"), "a setting is tuned for one game"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        write_text("bad.json", cases[i][0]);
        expect(3, cases[i][1], "plymeter plan bad.json 2>&1");
    }
    write_text("plain.csv", "game,algorithm,limit,status,leaves\nkalah,alphabeta,3,ok,5\n");
    expect(3, "a setting is found by \"points\" of a match, or by \"regret\"", "plymeter tune plain.csv 2>&1");
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
    struct tuned tuned;
    assert_true(tuned_read(&tuned, "noise.csv"));
    const int found = (tuned.judged.low > 0.5) - (tuned.judged.high < 0.5);
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
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rounds_by_hand), cmocka_unit_test(test_kept),
        cmocka_unit_test(test_known_best),     cmocka_unit_test(test_shards_of_rounds),
        cmocka_unit_test(test_drawn_settings), cmocka_unit_test(test_decisions),
        cmocka_unit_test(test_same_games),     cmocka_unit_test(test_bad_input),
        cmocka_unit_test(test_noise),          cmocka_unit_test(test_many_settings),
        cmocka_unit_test(test_perturbation)};
    return cmocka_run_group_tests_name("tuning", tests, make_folder, remove_folder);
}
