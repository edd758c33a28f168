/* Every config that is shipped can be planned; with LONG in the environment only those that are left out without it: those of
 * paper size, and those that take half a minute. */
#include <sys/resource.h>

#include "tests/shell.h"

static void test_every_config_can_be_planned(void **state)
{
    (void)state;
    int status;
    const char *output = shell(&status, SCRIPT("run/plans.sh") "$(cd \"$PROJECT\"; ls configs/*.json "
                                                               "configs/gallery/*.json configs/levels/*.json)");
    assert_int_equal(status, 0);
    assert_string_equal(output, "");
}

/* --- what plan and run say ---------------------------------------------------------------------------------- */

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

#define DECISION(seeds)                                                                                            \
    "{ \"measure\": \"decision\",\n"                                                                               \
    "  \"games\": [ { \"game\": \"tictactoe\", \"opening\": 4, \"seed\": \"" seeds "\" } ],\n"                     \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": [\"random\", \"eval\"] } ],\n"                   \
    "  \"cutoffs\": [ { \"limit\": [1, 2] } ], \"reference\": { \"limit\": 9 } }\n"

/* Both count cells and the searches that they are judged by; plan says how many run would run. */
static void test_plan_and_run_count_alike(void **state)
{
    (void)state;
    write_text("d.json", DECISION("1..3"));
    expect(0, "d.json: 12 cells and 3 references\n", "plymeter plan d.json 2>&1 > /dev/null");
    expect(0, "d.json: 12 cells and 3 references, about ",
           "plymeter plan --trial d.json 2>&1 > /dev/null | "
           "sed 's/less than/about/'");
    expect_status(0, "test $(plymeter plan --csv d.json 2> /dev/null | wc -l) = 13");
    expect(0, "d.csv: 12 cells and 3 references, 15 of them run now\n", "plymeter run d.json");
    expect(0, "d.json: 12 cells and 3 references, 0 of them to run\nd.json: results/d.csv took ",
           "plymeter plan d.json 2>&1");
    expect(0, "d.json: 12 cells and 3 references, 0 of them to run; again they take ",
           "plymeter plan --trial d.json 2>&1");
    expect(0, "d.csv: 12 cells and 3 references, 0 of them run now\n", "plymeter run d.json");
    write_text("d.json", DECISION("1..5"));
    expect(0, "d.json: 20 cells and 5 references, 10 of them to run\nd.json: results/d.csv took ",
           "plymeter plan d.json 2>&1 > /dev/null");
    expect(0, ", by another text of this config\n", "plymeter plan d.json 2>&1 > /dev/null");
    expect(0, "d.csv: 20 cells and 5 references, 10 of them run now\n", "plymeter run d.json");
    expect(0, "d.json: 1 cells are described more than once and run once\n",
           "sed 's/\\[1, 2\\]/[1, 1]/; s/1\\.\\.5/1/; s/\"random\", //' d.json > once.json && "
           "plymeter plan once.json 2>&1 | sed 's/once/d/'");
}

/* What recurs says nothing new: 500 seeds lead to twelve positions, which decide nothing. */
static void test_positions_that_recur_are_played_once(void **state)
{
    (void)state;
    write_text("few.json",
               "{ \"measure\": \"match\", \"sprt\": { \"elo0\": 0, \"elo1\": 50 },\n"
               "  \"games\": [ { \"game\": \"othello\", \"size\": 4, \"opening\": 2, \"seed\": \"1..500\" } ],\n"
               "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
               "  \"cutoffs\": [ { \"limit\": [1, 9] } ] }\n");
    expect_status(0, "plymeter run few.json && test $(wc -l < results/few.csv) = 13");
    expect(0, ",goes on,12\n", "plymeter elo results/few.csv --sprt 0,50");
}

/* A test that is decided leaves games that were played ahead of it, and these are none of those that it needed. */
static void test_games_ahead_of_a_test_are_told_apart(void **state)
{
    (void)state;
    write_text("sprt.json",
               "{ \"measure\": \"match\", \"sprt\": { \"elo0\": 0, \"elo1\": 50 },\n"
               "  \"games\": [ { \"game\": \"othello\", \"size\": 4, \"opening\": 6, \"seed\": \"1..500\" } ],\n"
               "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
               "  \"cutoffs\": [ { \"limit\": [1, 9] } ] }\n");
    expect(0, "sprt.json: 500 cells, as long as no test is decided, about ",
           "plymeter plan --trial sprt.json 2>&1");
    expect_status(
        0, "plymeter run sprt.json 2> said; set -- $(sed 's/.*csv: \\([0-9]*\\) cells, \\([0-9]*\\) of them "
           "run now; \\([0-9]*\\) not needed.*, though \\([0-9]*\\) of these were run now/\\1 \\2 \\3 \\4/' said); "
           "test $1 = $2 && test $(($1 + $3)) = 500 && test $4 -gt 0 && "
           "test $(wc -l < results/sprt.csv) = $(($1 + 1))");
}

/* --- what a plan looks like ----------------------------------------------------------------------------------- */

static const char two_orders[] =
    "{ \"games\": [ { \"game\": \"connect4\", \"opening\": 8, \"seed\": \"1..20\" } ],\n"
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": [\"random\", \"best\"] } ],\n"
    "  \"cutoffs\": [ { \"limit\": \"1..6\" } ] }\n";

/* A game has its own searches instead of the config's, each with the cutoffs that it would have there. */
static void test_searches_of_a_game(void **state)
{
    (void)state;
    write_text(
        "own.json",
        "{ \"games\": [ { \"game\": \"tictactoe\", \"searches\": [ { \"algorithm\": [\"minimax\", \"sss\"] } ],\n"
        "    \"cutoffs\": [ { \"limit\": 2 } ] }, { \"game\": \"tree\" } ],\n"
        "  \"searches\": [ { \"algorithm\": \"pvs\" } ], \"cutoffs\": [ { \"limit\": 3 } ] }\n");
    expect_status(
        0, "plymeter plan --csv own.json 2> /dev/null | cut -d, -f1,2,5 > own.csv; "
           "test \"$(sort own.csv)\" = 'game,algorithm,limit\ntictactoe,minimax,2\ntictactoe,sss,2\ntree,pvs,3'");
    expect(0, "own.json: 3 cells", "plymeter plan own.json");
}

/* A table has a line for cells that are alike but for their limits, wherever it goes, and after a trial one for each limit;
 * a CSV has every cell. */
static void test_what_is_printed(void **state)
{
    (void)state;
    write_text("two.json", two_orders);
    expect(0, "game      order   limit  cells\nconnect4  random  1..6     120\nconnect4  best    1..6     120\n",
           "plymeter plan two.json");
    expect(0, "game      order   limit  cells  one takes  all take  share\nconnect4  random      1     20  ",
           "plymeter plan --trial two.json");
    expect_status(0, "test $(plymeter plan --trial two.json 2> /dev/null | wc -l) = 13");
    expect(0, ", judging by 12 of them tried now\n", "plymeter plan --trial two.json 2>&1 > /dev/null");
    expect_status(0, "test $(plymeter plan --csv two.json 2> /dev/null | wc -l) = 241");
    expect(0, "\n\ntwo.json\ngame      order   limit  cells\n", "plymeter plan two.json two.json 2> /dev/null");
    expect(3, "two.json: 240 cells", "plymeter plan no.json two.json");
    expect(2, "ask for one at a time", "plymeter plan --csv two.json two.json");
    if (system("command -v script > /dev/null") != 0) {
        print_message("skipped: what a terminal gets; there is no script(1) here\n");
        return;
    }
    expect(0, "limit  cells", "script -qec '\"$PLYMETER\" plan two.json' /dev/null");
    expect(0, ",limit,to_run", "script -qec '\"$PLYMETER\" plan --csv two.json' /dev/null");
    /* Where searches have names, these stay, and what says more of them gives way; without names nothing does. */
    expect_status(
        0, "sed 's/{ \"algorithm.*/{ \"name\": \"N\", \"algorithm\": \"alphabeta\", \"order\": \"random\" }, "
           "{ \"name\": \"M\", \"algorithm\": \"alphabeta\", \"order\": \"best\" } ],/' two.json > named.json");
    expect(0, "game      name  limit  cells\r\nconnect4  N     1..6 ",
           "NO_COLOR=1 script -qec 'stty cols 30; \"$PLYMETER\" plan named.json' /dev/null");
    expect(0, "There is no room for order;", "script -qec 'stty cols 30; \"$PLYMETER\" plan named.json' /dev/null");
    expect(0, "random", "script -qec 'stty cols 24; \"$PLYMETER\" plan two.json' /dev/null");
}

/* Into a file, too, a run tells how far it is, if it is asked to, but only after ten seconds, for which LONG waits. */
static void test_progress_in_a_file(void **state)
{
    (void)state;
    write_text("quick.json", two_orders);
    expect_status(0, "test \"$(plymeter run --progress quick.json 2>&1)\" = "
                     "'results/quick.csv: 240 cells, 240 of them run now'");
    write_text("slow.json", "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..6\" } ],\n"
                            "  \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"
                            "  \"cutoffs\": [ { \"deepen\": \"ms\", \"budget\": 4000, \"limit\": 50 } ] }\n");
    if (getenv("LONG"))
        expect(0, " of 6 cells, ", "plymeter run --progress slow.json 2>&1");
}

/* --- what it foretells ------------------------------------------------------------------------------------------ */

/* What a trial tells is what a run takes, or close: positions differ, and other processes may make it several times slower at
 * one time than at another. */
static void test_times_are_true(void **state)
{
    (void)state;
    write_text("time.json",
               "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 8], \"seed\": \"1..20\" },\n"
               "               { \"game\": \"othello\", \"opening\": 8, \"seed\": \"1..10\" } ],\n"
               "  \"searches\": [ { \"algorithm\": \"minimax\" },\n"
               "                { \"algorithm\": \"alphabeta\", \"order\": [\"random\", \"eval\", \"best\"] } ],\n"
               "  \"cutoffs\": [ { \"limit\": \"1..5\" } ] }\n");
    const double forecast = strtod(shell(&(int){0}, "plymeter plan --csv --trial time.json 2> /dev/null | "
                                                    "awk -F, '{ sum += $NF } END { print sum }'"),
                                   NULL);
    struct rusage used;
    int status;
    const pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        execlp("sh", "sh", "-c", "exec \"$PLYMETER\" run time.json 2> /dev/null", (char *)NULL);
        _exit(127);
    }
    assert_int_equal(wait4(pid, &status, 0, &used), pid);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    const double truth = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                         1e-6 * (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
    print_message("%.2g s were forecast, and it took %.2g s\n", forecast, truth);
    assert_true(forecast < 5 * truth && forecast > truth / 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_config_can_be_planned),
        cmocka_unit_test(test_plan_and_run_count_alike),
        cmocka_unit_test(test_games_ahead_of_a_test_are_told_apart),
        cmocka_unit_test(test_positions_that_recur_are_played_once),
        cmocka_unit_test(test_what_is_printed),
        cmocka_unit_test(test_searches_of_a_game),
        cmocka_unit_test(test_progress_in_a_file),
        cmocka_unit_test(test_times_are_true),
    };
    return cmocka_run_group_tests_name("plans", tests, make_folder, remove_folder);
}
