/* Configs, results and files that mean harm, or were torn: nothing hangs, grows without bounds, is executed, or is
 * written where it does not belong. */

#include "tests/shell.h"

#define CONFIG(games, searches, more) "{ \"games\": [" games "], \"searches\": [" searches "]" more " }"
#define GAME "{ \"game\": \"tictactoe\", \"opening\": 4 }"
#define SEARCH "{ \"algorithm\": \"alphabeta\" }"

/* The program is to end by itself, and soon. */
#define SOON "timeout 60 \"$PLYMETER\" "

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* --- names are no commands ---------------------------------------------------------------------------------- */

static void test_program_has_no_shell(void **state)
{
    (void)state;
    int status;
    shell(&status, "command -v nm");
    if (status != 0) {
        print_message("not tested: nm is not installed, so that the program's calls could not be listed\n");
        skip();
    }
    expect(0, " U ", "nm \"$PLYMETER\"");
    expect_status(1, "nm \"$PLYMETER\" | grep -E ' U (system|popen|wordexp|execl[pe]?)(@|$)'");
}

static void test_names_are_no_commands(void **state)
{
    (void)state;
    write_text("$(touch pwned);'\"`touch pwned`.json",
               CONFIG(GAME, "{ \"algorithm\": \"alphabeta\", \"name\": \"$(touch pwned);'\" }", ""));
    expect_status(0, SOON "run './$(touch pwned);'\\''\"`touch pwned`.json'");
    expect(0, ",ok,", "cat results/*pwned*.csv");
    write_text(
        "tree.json",
        CONFIG("{ \"game\": \"tree\", \"tree\": \"$(touch pwned);`touch pwned`'\\\"|touch pwned\" }", SEARCH, ""));
    expect(3, "No such file or directory", SOON "run tree.json");
    expect_status(1, "test -e pwned || test -e results/pwned");
}

/* make gives its files' names to the shell and to gnuplot. */
static void test_make_refuses_names(void **state)
{
    static const char *const names[] = {"configs/a;touch pwned;.json", "plots/a'.gp", "configs/a b.json",
                                        "plots/$(touch pwned).gp", "games/`touch pwned`.c"};
    (void)state;
    expect_status(0, "mkdir -p make/configs make/plots make/games && cp \"$PROJECT/Makefile\" make");
    expect(0, "usage",
           "cd make && touch configs/good-1.json && unset MAKEFLAGS MAKELEVEL && make help && echo usage");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[100];
        snprintf(path, sizeof path, "make/%s", names[i]);
        write_text(path, "");
        expect(2, "a file's name", "cd make && unset MAKEFLAGS MAKELEVEL && make help");
        assert_int_equal(remove(path), 0);
    }
    expect_status(1, "test -e make/pwned");
}

/* --- what is written, and where ----------------------------------------------------------------------------- */

static void test_writes_only_results(void **state)
{
    const char config[] = CONFIG("{ \"game\": \"tree\", \"tree\": [\"../victim.json\", \"./../victim.json\"] }",
                                 "{ \"algorithm\": \"alphabeta\", \"name\": \"../../escaped\" }",
                                 ", \"question\": \"../escaped\", \"x-output\": \"../escaped.csv\"");
    (void)state;
    expect_status(0, "mkdir -p jail/here jail/other && cd jail && echo '[1,2]' > victim.json");
    write_text("jail/other/...json", config);
    write_text("jail/other/x.json", config);
    expect_status(0, "cd jail/here && find .. -type f -exec cksum {} + | sort > ../../before");
    expect_status(0, "cd jail/here && " SOON "run ../other/x.json ../other/../other/...json");
    expect_status(
        0,
        "cd jail/here && find .. -type f ! -path '../here/results/*' -exec cksum {} + | sort | cmp - ../../before");
    expect(0,
           "../here/results/...csv\n../here/results/...journal\n../here/results/...meta.d\n"
           "../here/results/...meta.json\n"
           "../here/results/x.csv\n../here/results/x.journal\n../here/results/x.meta.d\n"
           "../here/results/x.meta.json\n",
           "cd jail/here && find ../here/results -type f | LC_ALL=C sort");
    /* No key names an output. */
    write_text("output.json", CONFIG(GAME, SEARCH, ", \"output\": \"../escaped.csv\""));
    expect(3, "unknown key \"output\"", SOON "run output.json");
}

/* A row is data in spreadsheets, too. */
static void test_texts_are_no_formulas(void **state)
{
    static const char *const formulas[] = {"=cmd", "+cmd", "-2+3", "@SUM(A1)", "=1", "+cmd|' /C calc'!A0", "+A(/)"};
    (void)state;
    for (size_t i = 0; i < sizeof formulas / sizeof *formulas; i++) {
        char config[300], search[100];
        snprintf(search, sizeof search, "{ \"algorithm\": \"alphabeta\", \"name\": \"%s\" }", formulas[i]);
        snprintf(config, sizeof config, CONFIG(GAME, "%s", ""), search);
        write_text("formula.json", config);
        expect(3, "a spreadsheet would take for a formula", SOON "plan formula.json");
    }
    expect(2, "a spreadsheet would take for a formula", SOON "cell game=tree tree==1+1");
    expect(0, "tree,-5,", SOON "cell game=tree tree=-5");
}

static void test_messages_are_plain(void **state)
{
    int status;
    (void)state;
    write_text("escape.json", CONFIG("{ \"game\": \"\\u001b[2J\" }", SEARCH, ", \"\\u001b]0;x\\u0007\": 1"));
    const char *output = shell(&status, SOON "plan escape.json");
    assert_int_equal(status, 3);
    assert_non_null(strstr(output, "?[2J"));
    assert_null(strchr(output, '\033'));
    assert_null(strchr(output, '\007'));
}

/* --- files that do not end ---------------------------------------------------------------------------------- */

static void expect_unusable(const char *file, const char *message)
{
    char config[400], expected[200];
    snprintf(expected, sizeof expected, "%s: %s", file, message);
    snprintf(config, sizeof config,
             "{ \"games\": [{ \"game\": \"tree\", \"tree\": \"%s\" }], \"searches\": [" SEARCH "] }", file);
    write_text("unusable.json", config);
    expect(3, expected, SOON "plan unusable.json");
    snprintf(config, sizeof config,
             "{ \"games\": [" GAME "], \"searches\": [" SEARCH "], \"cutoffs\": [{ \"cutoff\": \"realization\", "
             "\"table\": \"%s\" }] }",
             file);
    write_text("unusable.json", config);
    expect(3, expected, SOON "plan unusable.json");
}

static void test_files_without_end(void **state)
{
    (void)state;
    expect_status(0, "mkfifo pipe && mkdir -p dir && truncate -s 100G huge && ln -s /dev/zero link && "
                     "head -c 70000000 /dev/zero | tr '\\0' ' ' > blank");
    expect_unusable("pipe", "not a regular file");
    expect_unusable("/dev/zero", "not a regular file");
    expect_unusable("link", "not a regular file");
    expect_unusable("dir", "Is a directory");
    expect_unusable("huge", "File too large");
    expect_unusable("blank", "File too large");
    expect(3, "/dev/zero: a device: ", SOON "plan /dev/zero");
    /* A pipe that the user names is read to its end. */
    write_text("good.json", CONFIG(GAME, SEARCH, ""));
    expect(0, "1 cells", "cat good.json | " SOON "plan /dev/stdin");
    /* Results, and records of games. */
    expect(3, "a NUL byte", SOON "summary - < /dev/zero");
    expect(3, "/dev/zero: a device: expected a file or a pipe, which have an end\n", SOON "summary /dev/zero");
    expect(3, "/dev/zero: a device: ", SOON "elo /dev/zero");
    expect(3, "link: a device: ", SOON "learn --records link good.json");
    expect(3, "/dev/stdin: a device: ", SOON "learn --records /dev/stdin good.json < /dev/zero");
    expect(3, "dir: Is a directory\n", SOON "learn --records dir good.json");
    expect(3, "x.csv: Is a directory\n", "mkdir x.csv && " SOON "summary x.csv");
    expect(3, "a NUL byte", SOON "summary huge");
    expect(3, "Is a directory", SOON "summary dir");
    expect(0, "",
           SOON "play game=tictactoe as=first level=Student "
                "levels=\"$PROJECT\"/configs/levels/tictactoe.json < dir");
    expect(3, "results/good.journal: ", "mkdir -p results && mkfifo results/good.journal && " SOON "run good.json");
    expect_status(0, "rm pipe huge link blank results/good.journal");
}

/* --- too much ----------------------------------------------------------------------------------------------- */

static void test_too_many_cells(void **state)
{
    static const char *const configs[] = {
        CONFIG("{ \"game\": \"uniform\", \"seed\": \"1..1000000\", \"opening\": \"0..10\" }", SEARCH, ""),
        CONFIG("{ \"game\": \"uniform\", \"seed\": \"1..100000\" }",
               "{ \"algorithm\": \"alphabeta\", \"entries\": \"0..200\" }", ""),
        CONFIG("{ \"game\": \"uniform\", \"seed\": \"1..100000\" }", SEARCH,
               ", \"cutoffs\": [{ \"cutoff\": \"depth\", \"limit\": \"0..900\" }]"),
        /* Common cutoffs that no search takes. */
        CONFIG("{ \"game\": \"uniform\", \"seed\": \"1..100000\" }",
               "{ \"algorithm\": \"alphabeta\", \"cutoffs\": [{ \"cutoff\": \"depth\" }] }",
               ", \"cutoffs\": [{ \"cutoff\": \"depth\", \"limit\": \"0..900\" }]"),
        /* 10,000 searches, all of which play against all. */
        CONFIG("{ \"game\": \"uniform\" }", "{ \"algorithm\": \"alphabeta\", \"entries\": \"1..10000\" }",
               ", \"measure\": \"match\", \"pairing\": \"all\""),
    };
    (void)state;
    for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
        write_text("many.json", configs[i]);
        expect(3, "these are more than 10000000 cells", SOON "plan many.json");
    }
}

static void test_long_lists(void **state)
{
    (void)state;
    expect_status(
        0, "{ echo '{ \"games\": [{ \"game\": \"uniform\", \"seed\": ['; yes '\"1..1000000\",' | head -n 2000; "
           "echo '1] }], \"searches\": [{ \"algorithm\": \"alphabeta\" }] }'; } > long.json");
    expect(3, "the list of \"seed\" has more than 1000000 values", SOON "plan long.json");
    expect_status(0, "{ echo '{ \"games\": [{ \"game\": \"uniform\" }], \"searches\": [{ \"algorithm\": ['; "
                     "yes '\"alphabeta\",' | head -n 200; echo '\"alphabeta\"] }] }'; } > long.json");
    expect(3, "the list of \"algorithm\" has more than 128 names", SOON "plan long.json");
    expect_status(0,
                  "{ echo a,b_by_ply; yes '1 ' | head -n 1001 | tr -d '\\n' | sed 's/^/x,/'; echo; } > plies.csv");
    expect(3, "plies.csv:2: a list has more than 1000 plies", SOON "summary --by ply --of b_by_ply plies.csv");
    expect_status(
        0, "{ echo a,b_by_ply; yes '1 ' | head -n 1000 | tr -d '\\n' | sed 's/^/x,/; s/ $//'; echo; } > plies.csv");
    expect(0, "\n999,b_by_ply,1,1,", SOON "summary --by ply --of b_by_ply plies.csv");
}

/* --- wrong, and found by fuzzing or beside it ---------------------------------------------------------------- */

static void test_wrong_kinds(void **state)
{
    (void)state;
    write_text("sprt.json", CONFIG(GAME, "{ \"algorithm\": [\"alphabeta\", \"scout\"] }",
                                   ", \"measure\": \"match\", \"sprt\": [1]"));
    expect(3, "\"sprt\" is to be an object", SOON "plan sprt.json");
    expect(2, "column 2 of the tree: expected a value of at most 2^53", SOON "cell game=tree tree=[1e300]");
    expect(2, "expected a value of at most 2^53", SOON "cell game=tree tree=[-1e19,3]");
    expect(0, "tree,[9007199254740992],", SOON "cell game=tree tree=[9007199254740992]");
    static const char *const lines[] = {"+1", " 1", "0001", "-1", "1.", ".1", "1..2", "512", "0x1"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        int status;
        const char *output = shell(&status, SOON "cell game=tictactoe 'moves=%s'", lines[i]);
        assert_int_equal(status, 2);
        assert_non_null(strstr(output, "\"moves\""));
    }
}

/* A line of as many moves as there is room for. */
static void test_longest_line(void **state)
{
    (void)state;
#define LINE "\"moves=0$(yes .0 | head -n 999 | tr -d '\\n')\""
    expect(2, "there is none to divide by", SOON "perft --divide game=uniform depth=1 " LINE);
    expect(0, "1,4,0\n", SOON "perft game=uniform depth=1 " LINE);
    expect(2, "\"moves\" is to be", SOON "perft game=uniform depth=1 " LINE ".0");
    write_text("levels.json",
               CONFIG("{ \"game\": \"uniform\" }", "{ \"algorithm\": \"alphabeta\", \"name\": \"One\" }", ""));
    expect(0, "\"0\" is no legal move",
           "yes 0 | head -n 3 | " SOON "play game=uniform as=first level=One "
           "levels=levels.json " LINE);
}

static void test_wrong_points(void **state)
{
    static const char *const wrong[] = {"2.5", "1e9", "-1", "-0", "nan", "inf", "0.25", "x", "1x", " 1"};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char csv[200];
        snprintf(csv, sizeof csv,
                 "player,rival,points,wins,draws,losses,first_game,second_game\na,b,%s,1,1,0,0,0\n", wrong[i]);
        write_text("points.csv", csv);
        expect(3, "points.csv:2: \"", SOON "elo points.csv");
    }
    write_text("points.csv", "player,rival,points,wins,draws,losses,first_game,second_game\na,b,1.5,1,1,0,0,0\n");
    expect(0, "1,1,1,0,0.75,", SOON "elo points.csv");
}

/* A power loss may leave zeros behind the last whole line; what comes next must start a line of its own. */
static void test_journal_torn_by_zeros(void **state)
{
    (void)state;
    write_text("torn.json",
               CONFIG(GAME, SEARCH, ", \"cutoffs\": [{ \"cutoff\": \"depth\", \"limit\": \"1..4\" }]"));
    expect(0, "4 cells, 4 of them run now", SOON "run torn.json");
    expect_status(
        0, "cd results && cut -d, -f1-9 torn.csv > whole && head -n 3 torn.journal > part && "
           "tail -n 1 torn.journal | head -c 50 >> part && head -c 4000 /dev/zero >> part && mv part torn.journal");
    expect(0, "1 unusable line; those cells run again", SOON "run torn.json");
    expect(0, "4 cells, 0 of them run now", SOON "run torn.json");
    expect_status(0, "cut -d, -f1-9 results/torn.csv | cmp - results/whole");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_program_has_no_shell),
        cmocka_unit_test(test_names_are_no_commands),
        cmocka_unit_test(test_make_refuses_names),
        cmocka_unit_test(test_writes_only_results),
        cmocka_unit_test(test_texts_are_no_formulas),
        cmocka_unit_test(test_messages_are_plain),
        cmocka_unit_test(test_files_without_end),
        cmocka_unit_test(test_too_many_cells),
        cmocka_unit_test(test_long_lists),
        cmocka_unit_test(test_wrong_kinds),
        cmocka_unit_test(test_longest_line),
        cmocka_unit_test(test_wrong_points),
        cmocka_unit_test(test_journal_torn_by_zeros),
    };
    return cmocka_run_group_tests_name("hostile", tests, make_folder, remove_folder);
}
