/* One cell on the command line: the block for people, the CSV for programs, what a config could ask, and wrong keys. */

#include "tests/dialogue.h"

#define OTHELLO "game=othello opening=8 seed=3 algorithm=alphabeta order=eval limit=6"

/* --- the block -------------------------------------------------------------------------------------------- */

static void test_block(void **state)
{
    (void)state;
    /* It says what the CSV says. */
    expect(0, ",ok,714,c6,862,1142,0,8740,7598,676,661,0,0,", "plymeter cell " OTHELLO);
    expect(0,
           "game         othello; evaluation: mobility, corners and edges; values are hundredths of a disc\n"
           "value        +7.14 points for the first player, who is to move (714 in a CSV)\n"
           "move         c6\n"
           "nodes        2004: 862 interior, 1142 leaves, of which 0 finished games\n"
           "evaluations  8740, those for ordering and pricing included\n"
           "minimal tree 467 leaves of alpha-beta with order=best; this search visits 2.445 times that\n"
           "cutoffs      676, 97.8 % of them by the first child\n"
           "time         ",
           "plymeter cell --table " OTHELLO);
    expect(0, ",ok,714,c6,474,467,0,",
           "plymeter cell " OTHELLO " | sed 1d; plymeter cell game=othello opening=8 "
           "seed=3 algorithm=alphabeta order=best limit=6");
    expect(0, "minimal tree 127 leaves, 4^3 + 4^3 - 1 (Knuth and Moore); this search visits 6.465 times that",
           "plymeter cell --table game=uniform branching=4 limit=6");
    expect(0, "not known: a search that deepens visits one tree after the other",
           "plymeter cell --table game=othello deepen=evaluations budget=100");
    expect(0, "time         not measured: an oracle's work does not count",
           "plymeter cell --table game=uniform order=best");
    expect(0, " for the second player, who is to move\n", "plymeter cell --table game=tictactoe opening=3");
    expect(0, "move         none: the root is a leaf", "plymeter cell --table game=uniform limit=0");
    expect(0, ", the median of 7 (", "plymeter cell --table game=uniform repeat=7");
}

/* Perfect order takes a minute here, and the search itself less than a second. */
static void test_minimal_tree_that_takes_long(void **state)
{
    (void)state;
    expect(0, "minimal tree not known: alpha-beta with order=best takes more than 2 seconds",
           "plymeter cell --table game=othello opening=10 order=eval limit=10");
}

static void test_who_reads_it(void **state)
{
    int status;
    (void)state;
    expect(0, "game,algorithm,order,cutoff,limit,status,", "plymeter cell game=uniform limit=2");
    expect(2, "say --csv or --table, not both", "plymeter cell --csv --table game=uniform");
    shell(&status, "command -v script");
    if (status) {
        print_message("not tested on a terminal: script (bsdutils) is not installed\n");
        skip();
    }
    expect(0, "\nmove         ", "script -qec '\"$PLYMETER\" cell game=uniform limit=2' /dev/null");
    expect(0, "\033[2mdefaults ",
           "unset NO_COLOR; script -qec '\"$PLYMETER\" cell game=uniform limit=2' /dev/null");
    expect(0, "game,algorithm,", "script -qec '\"$PLYMETER\" cell --csv game=uniform limit=2' /dev/null");
}

/* What was given and what was not, pasted together, is the same cell with nothing left to defaults. */
static void expect_pasted(const char *arguments)
{
    char command[2000];
    snprintf(
        command, sizeof command,
        "plymeter cell --table %s | sed -n '/^given/,/^$/p' | sed 's/^given//; s/^defaults//; s/\\\\$//' | "
        "tr '\\n' ' ' > words && eval \"plymeter cell --table $(cat words)\" > whole && ! grep defaults whole && "
        "counts() { sed -n '1,/^cutoffs/p' \"$1\"; } && plymeter cell --table %s > short && "
        "counts short > a && counts whole > b && cmp a b && test -s a",
        arguments, arguments);
    expect_status(0, command);
}

static void test_settings(void **state)
{
    (void)state;
    expect(
        0,
        "\ngiven        " OTHELLO "\n"
        "defaults     size=8 position=start moves=none fail=soft window=open relation=weak entries=0 etc=no \\\n",
        "plymeter cell --table " OTHELLO);
    expect_pasted(OTHELLO);
    expect_pasted("game=tree 'tree=[[3,5],[2,9]]'");
    expect_pasted("game=kalah limit=3 measure=anatomy");
    expect_pasted("game=connect4 limit=2 rival.limit=3 rival.order=eval");
    expect_pasted("game=shogi variant=mini without=king limit=0 rival.without=all");
    expect_pasted("game=tictactoe opening=4 limit=1 reference.limit=9 name=Novice");
}

/* --- what did not end well -------------------------------------------------------------------------------- */

static void test_cures(void **state)
{
    (void)state;
    expect(1, "status       budget: nodes=1000 were spent: raise nodes=",
           "plymeter cell --table game=uniform limit=20 nodes=1000");
    expect(1, "nodes        1000: ", "plymeter cell --table game=uniform limit=20 nodes=1000");
    expect(1, "status       timeout: seconds=0.1 were spent: raise seconds=",
           "plymeter cell --table game=uniform limit=40 seconds=0.1 algorithm=minimax");
    expect(1, "raise memory_mb=", "plymeter cell --table game=uniform limit=40 memory_mb=1 algorithm=sss");
    expect(1, "or, if a path was longer than 32768 plies, lower limit=",
           "plymeter cell --table game=uniform branching=1 limit=1000000 algorithm=negamax");
    expect(0, "status       unfinished: budget=1 was spent before a step was completed",
           "plymeter cell --table game=othello opening=6 cutoff=conspiracy deepen=evaluations budget=1");
}

/* --- line by line ----------------------------------------------------------------------------------------- */

static void test_lines(void **state)
{
    (void)state;
    /* Both ways to say a cell are the same; what stands behind --lines holds where a line says nothing else. */
    expect(0, "{\"line\":1,\"cell\":\"game=tictactoe ", "echo limit=2 | plymeter cell --lines game=tictactoe");
    expect_status(0, "echo limit=2 order=eval | plymeter cell --lines game=tictactoe | sed 's/,\"ns.*//' > a && "
                     "printf '{\"limit\": 2, \"game\": \"tictactoe\", \"order\": \"eval\", \"seed\": null}' | "
                     "plymeter cell --lines game=othello | sed 's/,\"ns.*//' > b && cmp a b");
    expect(0, "\"regret\":20,\"agrees\":0,\"reference\":\"exact\"}",
           "echo '{\"opening\": 3, \"seed\": 4, \"limit\": 1, \"reference\": {\"limit\": 9}}' | "
           "plymeter cell --lines game=tictactoe");
    expect(0, ",\"player\":\"Pupil\",\"rival\":\"Master\",",
           "echo '{\"name\": \"Pupil\", \"limit\": 1, \"rival\": {\"name\": \"Master\", \"limit\": 9}}' | "
           "plymeter cell --lines game=tictactoe");
    /* Behind "against" a line speaks of its rival, whatever holds for all lines. */
    expect_status(0,
                  "echo 'limit=3 against limit=5 order=eval' | plymeter cell --lines game=tictactoe order=random "
                  "limit=4 | grep '\"player\":\"alphabeta random depth 3\",\"rival\":\"alphabeta eval depth 5\"'");
    expect_status(0, "echo 'game=tictactoe against limit=5' | plymeter cell --lines limit=4 | "
                     "grep '\"player\":\"alphabeta none depth 4\",\"rival\":\"alphabeta none depth 5\"'");
    expect(0, "\"leaves_by_ply\":[0,0,16]",
           "echo measure=anatomy | plymeter cell --lines game=uniform branching=4 limit=2 algorithm=minimax");
    /* What is counted is what one cell has. */
    expect_status(
        0, "plymeter cell game=othello opening=8 limit=4 | sed '1d; s/.*,ok,/ok,/; s/,[^,]*,[^,]*,[^,]*$//' > a && "
           "seq 4 | sed 's/^/limit=/' | plymeter cell --lines --csv -j2 game=othello opening=8 | grep '^4,' | "
           "cut -d, -f4-16 > b && cut -d, -f1-13 a > c && cmp b c && test -s c");
}

static void test_wrong_lines(void **state)
{
    (void)state;
    expect(2,
           "{\"line\":3,\"error\":\"there is no game \\\"otello\\\"; did you mean "
           "\\\"othello\\\"?\"}\n{\"line\":4,\"cell\":",
           "printf '\\n# no cell\\ngame=otello\\nlimit=1' | plymeter cell --lines game=tictactoe");
    expect(2, "unknown key \\\"ladder\\\"", "echo ladder=1 | plymeter cell --lines game=tictactoe");
    expect(2, "\"error\":\"column 11: a line is one cell, so that \\\"limit\\\" has one value\"",
           "echo '{\"limit\": [1, 2]}' | plymeter cell --lines game=tictactoe");
    expect(2, "\"error\":\"column 10: ", "echo '{\"limit\" 2}' | plymeter cell --lines game=tictactoe");
    expect(2, "a quotation has no end", "echo \"tree='\" | plymeter cell --lines game=tree");
    expect(1, "\"status\":\"budget\"", "echo nodes=10 | plymeter cell --lines game=uniform limit=9");
    expect(
        2,
        "1,\"a CSV has the columns of one measure, and this is of measure=search; say measure=match behind --lines",
        "echo rival.limit=2 | plymeter cell --lines --csv game=tictactoe");
    expect(0, ",points,wins,draws,losses,",
           "echo rival.limit=2 | plymeter cell --lines --csv game=tictactoe measure=match limit=1");
    expect(2, "--lines answers with JSON, or with --csv", "plymeter cell --lines --table");
    expect(2, "--jobs goes with --lines", "plymeter cell -j2 game=tictactoe");
    expect(2, "which game? Say game=NAME", "plymeter cell");
    expect(2, "{\"line\":1,\"error\":\"a byte of this line is 0\"}",
           "printf 'limit=2\\0 order=eval\\n' | plymeter cell --lines game=tictactoe");
    expect(2, "a rival is said as rival.limit=5",
           "echo limit=3 | plymeter cell --lines game=tictactoe against limit=5");
}

/* Who waits for an answer before asking again gets it. */
static void test_lines_one_by_one(void **state)
{
    static struct dialogue dialogue;
    (void)state;
    dialogue_open(&dialogue, "\"$PLYMETER\" cell --lines game=tictactoe");
    for (int limit = 1; limit <= 3; limit++) {
        tell(&dialogue, "limit=%d", limit);
        char beginning[20];
        snprintf(beginning, sizeof beginning, "{\"line\":%d,", limit);
        hear(&dialogue, beginning);
    }
    tell(&dialogue, "limit=x");
    hear(&dialogue, "{\"line\":4,\"error\":");
    assert_int_equal(dialogue_close(&dialogue), 2);
}

/* --- what a config may ask -------------------------------------------------------------------------------- */

static void test_measures(void **state)
{
    (void)state;
    expect(0, ",regret,agrees,reference\n", "plymeter cell game=tictactoe limit=1 reference.limit=9");
    /* It looks a single ply ahead, and does not see that b2 wins. */
#define BLUNDER "game=tictactoe opening=3 seed=4 limit=1 measure=decision reference.limit=9"
    expect(0, ",20,0,exact\n", "plymeter cell " BLUNDER);
    expect(0,
           "regret       20: there is a better move\n"
           "reference    exact: it saw the end of the game everywhere, or the game knows its values\n"
           "all moves    b2 +10, a1 -10, c1 -10, c2 -10, a3 -10, c3 -10\n",
           "plymeter cell --table " BLUNDER);
    /* The game knows that the move chosen is a win away from the best; a root that is a leaf has none. */
#define KNOWN "game=splitting critical=yes measure=decision"
    expect(0, ",2097152,0,exact\n", "plymeter cell seed=2 limit=1 " KNOWN);
    expect(0,
           "regret       2 points: there is a better move\n"
           "reference    exact: the game knows what every move is worth\n"
           "nodes ",
           "plymeter cell --table seed=2 limit=1 " KNOWN);
    expect(0, ",,,\n", "plymeter cell limit=0 " KNOWN);
    expect(0, "regret       not known: no move was chosen\n", "plymeter cell --table limit=0 " KNOWN);
    expect(0, ",player,rival,status,", "plymeter cell game=tictactoe limit=1 rival.limit=9");
    expect(0, ",points,wins,draws,losses,unfinished,rival_unfinished,plies,first_game,second_game\n",
           "plymeter cell game=tictactoe limit=1 measure=match rival.limit=9");
    expect(0, ",Pupil,Master,ok,",
           "plymeter cell game=tictactoe name=Pupil limit=1 rival.name=Master rival.limit=9");
    expect(0, " of 2 for the player, in two games: 0 won, ",
           "plymeter cell --table game=tictactoe limit=1 rival.limit=9");
    expect(0, ",0 0 9\n", "plymeter cell game=uniform branching=3 algorithm=minimax limit=2 measure=shape");
    expect(0, "\nply  leaves\n  0       0\n  1       0\n  2       9\n",
           "plymeter cell --table game=uniform branching=3 algorithm=minimax limit=2 measure=shape");
    expect(0, ",type1_by_ply,", "plymeter cell game=uniform measure=anatomy");
    expect(0, "\nchild  cutoffs\n    1 ", "plymeter cell --table game=uniform measure=anatomy");
    expect(0, "\nply  moves\n  0      9\n", "plymeter cell --table game=tictactoe limit=1 measure=game");
    expect(0, "score        ", "plymeter cell --table game=tictactoe limit=1 measure=game");
}

/* The keys in journals, of a shipped config of each measure; only a match's says itself what was measured. */
static void test_keys_of_journals(void **state)
{
    (void)state;
    expect(0, "same\n", SCRIPT("verbs/pasted.sh") "tutorial 1/50");
    expect(0, "same\n", SCRIPT("verbs/pasted.sh") "deepening 1/500");
    expect(0, "same\n", SCRIPT("verbs/pasted.sh") "cutoffs-quality 1/3000 measure=decision reference.limit=60");
    expect(0, "same\nsame\n", SCRIPT("verbs/pasted.sh") "noise-match 1/250");
    expect(0, "same\n", SCRIPT("verbs/pasted.sh") "cutoffs-shape 1/500 measure=shape");
    expect(0, "same\nsame\n", SCRIPT("verbs/pasted.sh") "games 1/100 measure=game");
}

/* Limits may be added to a pasted key, though it ends with its rival's. */
static void test_against(void **state)
{
    (void)state;
    expect(1, ",budget,", "plymeter cell game=tictactoe limit=3 against limit=9 nodes=5");
    expect_status(0, "plymeter cell game=tictactoe limit=1 against limit=9 | cut -d, -f 1-12 > a; "
                     "plymeter cell game=tictactoe limit=1 rival.limit=9 | cut -d, -f 1-12 | cmp - a");
    expect_status(0, "plymeter cell game=shogi variant=mini limit=0 against without=all limit=0 > a; tail -1 a | "
                     "grep -q 'nothing alphabeta none depth 0,all alphabeta none depth 0,ok'");
}

/* --- what is wrong ---------------------------------------------------------------------------------------- */

static void test_wrong_keys(void **state)
{
    (void)state;
    expect(2, "\"depth\" is the cutoff: say limit=5", "plymeter cell game=othello depth=5");
    expect(2, "unknown key \"dpeth\"; \"depth\" is the cutoff: say limit=5", "plymeter cell game=othello dpeth=5");
    expect(2, "\"conspiracy\" is a cutoff: say cutoff=conspiracy limit=5",
           "plymeter cell game=othello conspiracy=5");
    expect(2, "\"eval\" is an order: say order=eval", "plymeter cell game=othello eval=yes");
    expect(2, "expected key=value, not \"othello\"; \"othello\" is a game: say game=othello",
           "plymeter cell othello");
    expect(2, "game othello has no \"branching\"; dependent, incremental, ordered, splitting, uniform have it",
           "plymeter cell game=othello branching=4");
    expect(2, "cutoff depth has no \"table\"; realization has it", "plymeter cell game=othello table=x.json");
    static const char *const words[][2] = {
        {"algo=pvs", "algorithm"}, {"alg=pvs", "algorithm"}, {"plies=3", "limit"},      {"ply=3", "limit"},
        {"mem=3", "memory_mb"},    {"limt=3", "limit"},      {"mesure=game", "measure"}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        char command[100], answer[100];
        snprintf(command, sizeof command, "plymeter cell game=othello %s", words[i][0]);
        snprintf(answer, sizeof answer, "; did you mean \"%s\"?", words[i][1]);
        expect(2, answer, command);
    }
    expect(2, "\"sprt\" is a key of a config", "plymeter cell game=othello sprt=1");
    expect(2, "only plymeter cell takes \"measure\"", "plymeter show game=othello measure=game");
    /* Of a game that is unknown nobody knows the keys. */
    expect(2, "plymeter: there is no game \"othelo\"; did you mean \"othello\"?\nplymeter: \"depth\" is the cutoff",
           "plymeter cell game=othelo size=6 branching=3 depth=2");
}

/* All at once. */
static void test_wrong_in_several_ways(void **state)
{
    (void)state;
    expect(2,
           "plymeter: which game? Say game=NAME; plymeter list shows what there is\n"
           "plymeter: there is no algorithm \"pbs\"; did you mean \"pvs\"?\n"
           "plymeter: \"limit\" is to be a whole number from 0 to 1000000, or least, not \"x\"\n"
           "plymeter: unknown key \"limt\"; did you mean \"limit\"?\n"
           "plymeter: \"measure\" is to be one of search|decision|match|shape|anatomy|game, not \"gane\"; did you "
           "mean "
           "\"game\"?\n"
           "plymeter: rival: \"seed\" cannot be said here: it belongs to the game\n",
           "plymeter cell algorithm=pbs limit=x limt=3 measure=gane rival.seed=4");
    expect(2, "plymeter: rival: \"without\" is to be one of nothing|places|",
           "plymeter cell game=shogi rival.without=knig limit=1");
    expect(2, "plymeter: rival: \"variant\" cannot be said here: it belongs to the game",
           "plymeter cell game=shogi rival.variant=mini");
    expect(2, "a match needs a rival", "plymeter cell game=othello measure=match");
    expect(2, "a decision needs a reference", "plymeter cell game=othello measure=decision");
    expect(2, "a rival goes with measure=match", "plymeter cell game=othello measure=game rival.limit=3");
    expect(2, "a reference goes with measure=decision",
           "plymeter cell game=othello measure=game reference.limit=3");
    expect(2, "the key \"anatomy\" is gone: it is \"measure\": \"anatomy\"",
           "plymeter cell game=othello anatomy=true");
    expect(2, "plymeter: reference: unknown key \"limt\"; did you mean \"limit\"?",
           "plymeter cell game=tictactoe dpeth=4 reference.limt=3");
    expect(2, "\"timing_seconds\" is the most that a \"precision\" may take",
           "plymeter cell game=othello timing_seconds=3");
    expect(2,
           "plymeter: rival: realization: ", "plymeter cell game=tictactoe rival.cutoff=realization rival.limit=2");
    expect(2, "\"measure=game\" comes after \"measure=shape\"",
           "plymeter cell game=othello measure=shape measure=game");
    expect(2,
           "plymeter: \"limit=4\" comes after \"limit=3\"\nplymeter: a reference goes with "
           "measure=decision\nplymeter: rival: \"limit=6\" comes after \"limit=5\"\n"
           "plymeter: reference: \"limit=8\" comes after \"limit=7\"\n",
           "plymeter cell game=tictactoe limit=3 limit=4 rival.limit=5 rival.limit=6 measure=match "
           "reference.limit=7 reference.limit=8");
    expect(2, "plymeter: reference: expected key=value, not \"limit\"\n",
           "plymeter cell game=tictactoe reference.limit");
    expect(2, "both players have the same \"name\"",
           "plymeter cell game=othello name=A rival.name=A rival.limit=3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_block),
        cmocka_unit_test(test_minimal_tree_that_takes_long),
        cmocka_unit_test(test_who_reads_it),
        cmocka_unit_test(test_settings),
        cmocka_unit_test(test_cures),
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_wrong_lines),
        cmocka_unit_test(test_lines_one_by_one),
        cmocka_unit_test(test_measures),
        cmocka_unit_test(test_keys_of_journals),
        cmocka_unit_test(test_against),
        cmocka_unit_test(test_wrong_keys),
        cmocka_unit_test(test_wrong_in_several_ways),
    };
    return cmocka_run_group_tests_name("cell", tests, make_folder, remove_folder);
}
