/* Wrong configs: each error at its place, all of them at once, before anything runs. */

#include "tests/shell.h"

/* A config with one part of it replaced. */
#define CONFIG(games, searches, rest) "{ \"games\": [ " games " ],\n  \"searches\": [ " searches " ]" rest " }\n"
#define GAME "{ \"game\": \"uniform\" }"
#define SEARCH "{ \"algorithm\": \"alphabeta\" }"

static const struct {
    const char *config, *message;
} wrong[] = {
    {"{ \"games\": [ ", "bad.json:1:"},
    {"", "bad.json:1:1: "},
    {"[]", "bad.json:1:1: a config is to be an object"},
    {"{}", "bad.json:1:1: a config needs \"games\""},
    {"{}", "bad.json:1:1: a config needs \"searches\""},
    {CONFIG(GAME, SEARCH, ", \"limts\": {}"), "bad.json:2:49: unknown key \"limts\"; did you mean \"limits\"?"},
    {CONFIG(GAME, SEARCH, ", \"limits\": { \"second\": 3 }"),
     "bad.json:2:61: unknown key \"second\"; did you mean \"seconds\"?"},
    {CONFIG(GAME, SEARCH, ", \"limits\": 3"), "bad.json:2:59: \"limits\" is to be an object"},
    {CONFIG(GAME, SEARCH, ", \"repeat\": 0"),
     "bad.json:2:59: \"repeat\" is to be a whole number from 1 to 1000000, not \"0\""},
    {CONFIG(GAME, SEARCH, ", \"repeat\": [1, 2]"), "bad.json:2:59: \"repeat\" is to be a whole number"},
    {CONFIG(GAME, SEARCH, ", \"repeat\": 1, \"repeat\": 2"), "bad.json:2:"},
    {CONFIG(GAME, SEARCH, ", \"question\": 3"), "\"question\" is to be a text"},
    {CONFIG("", SEARCH, ""), "bad.json:1:12: \"games\" is to be a list of at least one object"},
    {CONFIG("3", SEARCH, ""), "bad.json:1:14: expected an object that names a \"game\""},
    {CONFIG("{ \"game\": \"chess\" }", SEARCH, ""), "bad.json:1:24: there is no game \"chess\""},
    {CONFIG("{ \"game\": \"othelo\" }", SEARCH, ""), "there is no game \"othelo\"; did you mean \"othello\"?"},
    {CONFIG("{ \"game\": [\"uniform\", \"x\"] }", SEARCH, ""), "bad.json:1:36: there is no game \"x\""},
    {CONFIG("{ \"seed\": 3 }", SEARCH, ""), "bad.json:1:14: this entry names no \"game\""},
    {CONFIG("{ \"game\": \"uniform\", \"brancing\": 3 }", SEARCH, ""),
     "bad.json:1:35: unknown key \"brancing\"; did you mean \"branching\"?"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": 65 }", SEARCH, ""),
     "bad.json:1:48: \"branching\" is to be a whole number from 1 to 64, not \"65\""},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": 2.5 }", SEARCH, ""), "not \"2.5\""},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": 1e1 }", SEARCH, ""), "not \"1e1\""},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": null }", SEARCH, ""),
     "bad.json:1:48: \"branching\" is to be a whole number from 1 to 64"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": [[3]] }", SEARCH, ""), "bad.json:1:49: "},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": [] }", SEARCH, ""),
     "bad.json:1:48: the list of \"branching\" is empty"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": \"8..4\" }", SEARCH, ""),
     "bad.json:1:48: the range \"8..4\" is empty"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": \"60..70\" }", SEARCH, ""), "not \"65\""},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": \"1..9000000000\" }", SEARCH, ""), "has more than 1000000 values"},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": 9007199254740993 }", SEARCH, ""), "bad.json:1:43: "},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": \"18446744073709551616\" }", SEARCH, ""), "bad.json:1:43: "},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": -1 }", SEARCH, ""), "bad.json:1:43: "},
    {CONFIG("{ \"game\": \"tree\", \"first\": \"mux\" }", SEARCH, ""),
     "\"first\" is to be one of max|min, not \"mux\"; did you mean \"max\"?"},
    {CONFIG("{ \"game\": \"tree\", \"first\": 3 }", SEARCH, ""), "one of max|min, not \"3\""},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[[3,5],[2,9]\" }", SEARCH, ""),
     "bad.json:1:40: tree: column 13 of the tree: "},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[[3,5],[]]\" }", SEARCH, ""),
     "bad.json:1:40: tree: column 8 of the tree: expected an array of 1 to 256 children"},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[1.5]\" }", SEARCH, ""), "expected a whole number"},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[{\\\"p\\\":2}]\" }", SEARCH, ""), "a probability from 0 to 1"},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"missing.json\" }", SEARCH, ""),
     "bad.json:1:40: tree: missing.json: No such file or directory"},
    {CONFIG("{ \"game\": \"tictactoe\", \"opening\": 20 }", SEARCH, ""),
     "tictactoe: every game tried ends before the opening does"},
    {CONFIG("{ \"game\": \"dependent\", \"branching\": 16, \"height\": 20 }", SEARCH, ""),
     "branching^height must not exceed 2^61"},
    {CONFIG(GAME, "", ""), "\"searches\" is to be a list"},
    {CONFIG(GAME, "{ \"algorithm\": \"alphbeta\" }", ""), "did you mean \"alphabeta\"?"},
    {CONFIG(GAME, "{ \"algorithm\": \"minimax\", \"fail\": \"soft\" }", ""), "unknown key \"fail\""},
    {CONFIG(GAME, "{ \"algorithm\": [\"alphabeta\", \"minimax\"], \"fail\": \"soft\" }", ""),
     "algorithm \"minimax\" has no parameter \"fail\""},
    {CONFIG(GAME, "{ \"algorithm\": \"alphabeta\", \"order\": \"bset\" }", ""), "did you mean \"best\"?"},
    {CONFIG(GAME, SEARCH, ", \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": -1 } ]"), "\"limit\" is to be"},
    {CONFIG(GAME, SEARCH, ", \"cutoffs\": [ { \"cutoff\": \"death\" } ]"), "did you mean \"depth\"?"},
    {CONFIG("{ \"game\": \"uniform\", \"cutoffs\": [] }", SEARCH, ""), "\"cutoffs\" is to be a list"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"limit\": 9 } ]"), "this excludes nothing"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"limits\": 9 } ]"), "unknown key \"limits\""},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"game\": \"unifrm\" } ]"), "there is no game \"unifrm\""},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"game\": \"uniform\" } ]"), "this excludes every cell"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { } ]"), "expected an object that says which cells"},
    {"{ \"games\": \xff }", "bad.json:1:12: "},
};

static void test_wrong_configs(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_file("bad.json", wrong[i].config, strlen(wrong[i].config));
        print_message("%s\n", wrong[i].message);
        expect(3, wrong[i].message, "plymeter run bad.json");
        assert_int_not_equal(access("results", F_OK), 0);
    }
}

static void test_all_errors_at_once(void **state)
{
    int status;
    const char config[] =
        "{ \"games\": [ { \"game\": \"unform\" }, { \"game\": \"uniform\", \"brnching\": 2,\n"
        "  \"seed\": \"x\" } ], \"searches\": [ { \"algorithm\": \"minmax\", \"order\": \"nine\" } ],\n"
        "  \"repat\": 3 }";
    (void)state;
    write_file("bad.json", config, strlen(config));
    const char *output = shell(&status, "plymeter plan bad.json");
    assert_int_equal(status, 3);
    const char *const expected[] = {"bad.json:1:24: ", "bad.json:1:57: ", "bad.json:2:11: ", "bad.json:2:",
                                    "\"minimax\"",     "\"none\"",        "bad.json:3:3: "};
    for (int i = 0; i < 7; i++)
        assert_non_null(strstr(output, expected[i]));
}

static void test_unusable_files(void **state)
{
    const char config[] = CONFIG(GAME, SEARCH, "");
    (void)state;
    write_file("good.json", config, strlen(config));
    expect(3, "missing.json: No such file or directory", "plymeter run missing.json");
    expect(3, "folder.json: Is a directory", "mkdir -p folder.json; plymeter run folder.json");
    expect_status(2, "mkdir -p results/good.csv && plymeter run good.json");
    expect_status(0, "rmdir results/good.csv && plymeter run good.json");
    expect_status(2, "plymeter run -o no/such/folder/x.csv good.json");
    expect_status(3, "plymeter run good.json missing.json");
    /* Not even root reads this file or writes to this folder. */
    expect(3, "/proc/self/mem: Input/output error", "plymeter run /proc/self/mem");
    expect_status(2, "plymeter run -o /proc/x.csv good.json");
    expect(2, "/dev/null: not a file", "plymeter run -o /dev/null good.json");
}

/* An old result stays when the new config is wrong. */
static void test_nothing_is_overwritten(void **state)
{
    const char config[] = CONFIG(GAME, SEARCH, "");
    (void)state;
    write_file("kept.json", config, strlen(config));
    expect_status(0, "plymeter run kept.json && cp results/kept.csv before.csv");
    write_file("kept.json", "{ oops", 6);
    expect_status(3, "plymeter run kept.json");
    expect_status(0, "cmp results/kept.csv before.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_configs),
        cmocka_unit_test(test_all_errors_at_once),
        cmocka_unit_test(test_unusable_files),
        cmocka_unit_test(test_nothing_is_overwritten),
    };
    return cmocka_run_group_tests_name("config", tests, make_folder, remove_folder);
}
