/* Intervals of means that have bounds, as points and shares do, end there; those of other numbers do not. */

#include "tests/shell.h"

/* Twenty openings, of which the loser takes half a point from one and the winner loses it there. */
static void write_matches(const char *path, const char *status)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file,
            "game,seed,algorithm,cutoff,limit,%s,leaves,points,wins,draws,losses,first_game,second_game,rechecked,"
            "wrong_cuts\n",
            status);
    for (int seed = 1; seed <= 20; seed++)
        for (int wins = 0; wins < 2; wins++)
            fprintf(file, "chess,%d,%s,depth,1,ok,1,%s,%d,%d,%d,%016d,%016d,20,%d\n", seed,
                    wins ? "pvs" : "alphabeta", seed > 1 ? (wins ? "2" : "0") : (wins ? "1.5" : "0.5"),
                    wins * (1 + (seed > 1)), seed == 1, !wins * (1 + (seed > 1)), seed, seed, seed == 1);
    assert_int_equal(fclose(file), 0);
}

static void points_and_shares_stay_within_their_bounds(void **state)
{
    (void)state;
    write_matches("x.csv", "status");
    expect(0, "| alpha-beta | 0.025 (0.000 .. 0.",
           "plymeter tabulate x.csv --rows algorithm --of points --format md");
    expect(0, "[\\num{0.000}, \\num{0.", "plymeter tabulate x.csv --rows algorithm --of points --format tex");
    expect(0, ".. 2.000 ", "plymeter summary x.csv --by algorithm --of points --table");
    expect(0, " 0.000 .. ", "plymeter summary x.csv --by algorithm --of points --table");
    expect(0, " 0.0000 .. ", "plymeter summary x.csv --of wrong_share --pool algorithm --table");
    expect(0, "1.8,2,", "plymeter compare x.csv --by algorithm --of points --difference");
    expect(0, "{0.000}", "plymeter summary --macros x.csv --by algorithm --of points");
    expect(0, ",-inf,", "plymeter elo x.csv --by algorithm --csv");
}

static void claims_do(void **state)
{
    (void)state;
    static const char config[] =
        "{ \"measure\": \"match\", \"games\": [ { \"game\": \"chess\", \"seed\": \"1..20\" } ], \"cutoffs\": [ { "
        "\"limit\": 1 } ], "
        "\"searches\": [ { \"algorithm\": \"minimax\" }, { \"algorithm\": [\"alphabeta\", \"pvs\"] } ], "
        "\"claims\": [ "
        "{ \"claim\": \"a\", \"metric\": \"points\", \"where\": { \"algorithm\": \"alphabeta\" }, \"relation\": "
        "\"<\", \"value\": 1 }, "
        "{ \"claim\": \"b\", \"metric\": \"points\", \"where\": { \"algorithm\": \"pvs\" }, \"against\": { "
        "\"algorithm\": \"alphabeta\" }, "
        "\"pair\": \"seed\", \"compare\": \"difference\", \"relation\": \">\", \"value\": 1 } ] }";
    write_file("x.json", config, strlen(config));
    write_matches("x.csv", "status");
    expect(0, "points = 0.025 (0 .. 0.", "plymeter claims x.csv x.json");
    expect(0, ".. 2 at 95 %)", "plymeter claims x.csv x.json");
}

/* A table that is none of results may call something else so. */
static void what_only_has_the_name_is_not_cut(void **state)
{
    (void)state;
    write_matches("y.csv", "ended");
    expect_status(1, "plymeter summary y.csv --by algorithm --of points --csv | cut -d, -f11 | grep '^0$'");
    expect(0, ",-0.", "plymeter summary y.csv --by algorithm --of points --csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_and_shares_stay_within_their_bounds),
        cmocka_unit_test(claims_do),
        cmocka_unit_test(what_only_has_the_name_is_not_cut),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
