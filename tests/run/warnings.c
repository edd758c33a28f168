/* What a config asks for and cannot take effect is said, a line for each kind of thing, with its place; what can never
 * take effect is an error. */
#include "tests/shell.h"

#define CONFIG(games, searches, more) "{ \"games\": [" games "],\n  \"searches\": [" searches "]" more " }"
#define TICTACTOE "{ \"game\": \"tictactoe\" }"
#define ALPHABETA "{ \"algorithm\": \"alphabeta\" }"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* `plan` and `run` are to say these lines, and no other warning. */
static void expect_warnings(const char *config, const char *lines)
{
    static const char *const verbs[] = {"plan", "run"};
    write_text("w.json", config);
    for (int i = 0; i < 2; i++) {
        int status;
        const char *output = shell(&status, "plymeter %s w.json 2>&1 > /dev/null | grep 'warning: '", verbs[i]);
        assert_string_equal(output, lines);
    }
}

static void test_order_by_a_table_that_is_not_there(void **state)
{
    (void)state;
    expect_warnings(
        CONFIG(TICTACTOE,
               "{ \"algorithm\": \"alphabeta\", \"order\": [\"none\", \"table+killer\"],\n"
               "    \"entries\": [0, 64] }",
               ""),
        "w.json:2:62: warning: order table: there is no transposition table (\"entries\"), so that moves "
        "stay as listed (1 of 4 cells)\n");
    expect_warnings(
        CONFIG(TICTACTOE, "{ \"algorithm\": \"minimax\", \"order\": \"table\" }", ""),
        "w.json:2:51: warning: order table: there is no transposition table (\"entries\"), so that moves "
        "stay as listed (1 of 1 cells)\n");
}

static void test_tables_that_are_not_there(void **state)
{
    (void)state;
    expect_warnings(
        CONFIG(TICTACTOE, "{ \"algorithm\": \"mtdf\" }", ", \"cutoffs\": [{ \"limit\": [1, 2] }]"),
        "w.json:2:31: warning: algorithm mtdf: there is no transposition table (\"entries\"), so that each search "
        "begins as if it were the first (2 of 2 cells)\n");
    expect_warnings(
        CONFIG(TICTACTOE, "{ \"algorithm\": \"alphabeta\", \"etc\": \"yes\", \"keep\": \"all\" }", ""),
        "w.json:2:51: warning: etc=yes: there is no transposition table (\"entries\") (1 of 1 cells)\n"
        "w.json:2:66: warning: keep=all: there is no transposition table (\"entries\") (1 of 1 cells)\n");
    expect_warnings(CONFIG(TICTACTOE,
                           "{ \"algorithm\": [\"alphabeta\", \"mtdf\"], \"order\": \"table\",\n"
                           "    \"entries\": 64, \"etc\": \"yes\" }",
                           ""),
                    "");
}

/* On one game of two it is named. */
static void test_hooks_that_games_lack(void **state)
{
    (void)state;
    expect_warnings(
        CONFIG(TICTACTOE ", { \"game\": \"uniform\", \"seed\": \"1..3\" }",
               "{ \"algorithm\": \"alphabeta\", \"order\": \"static\" }", ""),
        "w.json:2:53: warning: order static on uniform: the game has no priorities, so that its moves stay "
        "as listed (3 of 4 cells)\n");
    expect_warnings(
        CONFIG("{ \"game\": \"uniform\" }", ALPHABETA,
               ",\n  \"cutoffs\": [{ \"cutoff\": \"schedule\", \"limit\": 2 }]"),
        "w.json:3:27: warning: cutoff schedule: the game does not say how much of it is left, so that its "
        "limit stands (1 of 1 cells)\n");
    expect_warnings(CONFIG(TICTACTOE, ALPHABETA, ", \"cutoffs\": [{ \"cutoff\": \"schedule\", \"limit\": 2 }]"),
                    "");
}

static void test_settings_without_effect(void **state)
{
    (void)state;
    expect_warnings(
        CONFIG(TICTACTOE, "{ \"algorithm\": \"alphabeta\", \"leaf\": \"noise\", \"deviation\": [0, 2] }", ""),
        "w.json:2:52: warning: leaf noise: its deviation is 0 (1 of 2 cells)\n");
    expect_warnings(
        CONFIG(TICTACTOE, "{ \"algorithm\": \"alphabeta\", \"leaf\": \"noise\", \"deviation\": 2 }", ""), "");
}

static void test_cutoffs_that_no_cell_has(void **state)
{
    (void)state;
    expect_warnings(CONFIG("{ \"game\": \"tictactoe\", \"cutoffs\": [{ \"limit\": 1 }] }", ALPHABETA,
                           ",\n  \"cutoffs\": [{ \"limit\": 2 }]"),
                    "w.json:3:15: warning: no cell has these cutoffs: all games have their own\n");
    expect_warnings(CONFIG("{ \"game\": \"tictactoe\", \"searches\": [" ALPHABETA "] }", ALPHABETA, ""),
                    "w.json:2:16: warning: no cell has these searches: all games have their own\n");
}

/* Of a reference, and of a single cell. */
static void test_references_and_cells(void **state)
{
    (void)state;
    expect_warnings(
        CONFIG("{ \"game\": \"tictactoe\", \"opening\": 7 }", ALPHABETA,
               ",\n  \"measure\": \"decision\", \"reference\": { \"order\": \"table\", \"limit\": 2 }"),
        "w.json:3:50: warning: order table: there is no transposition table (\"entries\"), so that moves "
        "stay as listed (1 of 1 references)\n");
    expect(0, "plymeter: warning: order table: there is no transposition table",
           "plymeter cell game=tictactoe order=table limit=2");
}

static void test_list_names_what_games_lack(void **state)
{
    (void)state;
    expect(0, "order static: the game has no priorities", "plymeter list uniform");
    expect(0, "cutoff schedule: the game does not say how much of it is left", "plymeter list uniform");
    expect_status(1, "plymeter list othello | grep 'order static\\|cutoff schedule'");
}

static void test_what_never_takes_effect_is_an_error(void **state)
{
    (void)state;
    write_text("e.json", CONFIG(TICTACTOE, ALPHABETA, ", \"pairing\": \"all\""));
    expect(3, "e.json:2:58: \"pairing\" goes with \"measure\": \"match\"", "plymeter plan e.json");
    write_text("e.json", CONFIG(TICTACTOE, ALPHABETA,
                                ", \"cutoffs\": [{ \"limit\": 2, \"deepen\": \"limit\", \"budget\": 5 }]"));
    expect(3, "deepen=limit goes up to the limit, whatever the \"budget\"", "plymeter run e.json");
}

static void test_who_cannot_judge(void **state)
{
    (void)state;
    write_text("e.json",
               CONFIG(TICTACTOE, ALPHABETA, ", \"measure\": \"decision\", \"reference\": { \"leaf\": \"noise\" }"));
    expect(3, "a reference is to judge, and leaf \"noise\" errs on purpose", "plymeter plan e.json");
    write_text("e.json", CONFIG(TICTACTOE, ALPHABETA,
                                ", \"measure\": \"decision\", \"reference\": { \"algorithm\": \"traps\" }"));
    expect(3, "\"traps\" answers another question than what a move is worth", "plymeter plan e.json");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order_by_a_table_that_is_not_there),
        cmocka_unit_test(test_tables_that_are_not_there),
        cmocka_unit_test(test_hooks_that_games_lack),
        cmocka_unit_test(test_settings_without_effect),
        cmocka_unit_test(test_cutoffs_that_no_cell_has),
        cmocka_unit_test(test_references_and_cells),
        cmocka_unit_test(test_list_names_what_games_lack),
        cmocka_unit_test(test_what_never_takes_effect_is_an_error),
        cmocka_unit_test(test_who_cannot_judge),
    };
    return cmocka_run_group_tests_name("warnings", tests, make_folder, remove_folder);
}
