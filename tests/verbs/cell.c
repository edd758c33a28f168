/* One cell on the command line: its row, as CSV and as JSON, configs of standard input, what a config could ask, and wrong keys. */

#include "tests/dialogue.h"

#define OTHELLO "game=othello opening=8 seed=3 algorithm=alphabeta order=eval limit=6"

/* --- what it prints ---------------------------------------------------------------------------------------- */

static void test_row(void **state)
{
    (void)state;
    expect(0, ",ok,714,c6,862,1142,0,8740,7598,676,661,0,0,", "plymeter cell " OTHELLO);
    expect(0, ",ok,714,c6,474,467,0,",
           "plymeter cell game=othello opening=8 seed=3 algorithm=alphabeta order=best limit=6");
}

/* An object has what the CSV has; it says the whole cell, which can be pasted. */
static void test_object(void **state)
{
    (void)state;
    expect(0, "{\"cell\":\"game=tictactoe position=start ", "plymeter cell --json game=tictactoe limit=2");
    expect(0, "\"limit\":6,\"status\":\"ok\",\"value\":714,\"move\":\"c6\",\"interior\":862,\"leaves\":1142,",
           "plymeter cell --json " OTHELLO);
    expect_status(0,
                  "eval \"plymeter cell --json $(plymeter cell --json " OTHELLO
                  " | sed 's/{\"cell\":\"//; s/\".*//')\" | sed 's/.*\"status\"/\"status\"/; s/,\"ns.*//' > a && "
                  "plymeter cell --json " OTHELLO " | sed 's/.*\"status\"/\"status\"/; s/,\"ns.*//' > b && "
                  "cmp a b && test -s a");
    expect(0, "\"regret\":20,\"agrees\":0,\"reference\":\"exact\"}",
           "plymeter cell --json game=tictactoe opening=3 seed=4 limit=1 reference.limit=9");
    expect(0, ",\"player\":\"Pupil\",\"rival\":\"Master\",",
           "plymeter cell --json game=tictactoe name=Pupil limit=1 rival.name=Master rival.limit=9");
    expect(0, "\"leaves_by_ply\":[0,0,16]",
           "plymeter cell --json game=uniform branching=4 limit=2 algorithm=minimax measure=anatomy");
    expect(1, "\"status\":\"budget\"", "plymeter cell --json game=uniform limit=9 nodes=10");
}

static void test_who_reads_it(void **state)
{
    int status;
    (void)state;
    expect(0, "game,algorithm,order,cutoff,limit,status,", "plymeter cell game=uniform limit=2");
    expect(2, "say --csv or --json, not both", "plymeter cell --csv --json game=uniform");
    expect(2, "which game? Say game=NAME", "plymeter cell");
    shell(&status, "command -v script");
    if (status) {
        print_message("not tested on a terminal: script (bsdutils) is not installed\n");
        skip();
    }
    expect(0, "\"game\":\t\"uniform\",", "script -qec '\"$PLYMETER\" cell game=uniform limit=2' /dev/null");
    expect(0, "game,algorithm,", "script -qec '\"$PLYMETER\" cell --csv game=uniform limit=2' /dev/null");
    /* A board and the line of play are for people, and where the game has a board. */
#define AT_TERMINAL(arguments)                                                                                     \
    "LC_ALL=C script -qec '\"$PLYMETER\" cell " arguments "' /dev/null | tr -d '\\r' > told; "
    expect(0, "   a b c\n 1 x . o\n 2 . x .\n 3 . . .\n\nposition=x.o/.x./...:o\no to move\n\nbest move: c3\n\n{\n",
           AT_TERMINAL("game=tictactoe position=x.o/.x./...:o limit=2") "cat told");
    expect_status(0, AT_TERMINAL("game=tictactoe entries=1000 limit=6") "line=$(sed -n 's/^line of play: //p' "
                                                                        "told) && set -- $line && test $# -ge 3 && "
                                                                        "grep -q \"move\\\":.\\\"$1\\\"\" told && "
                                                                        "plymeter show game=tictactoe moves=$(echo "
                                                                        "$line | tr ' ' .) > shown");
    expect_status(0,
                  AT_TERMINAL("game=tictactoe entries=1000 deepen=limit limit=6") "grep -q '^line of play: ' told");
    expect_status(
        0, AT_TERMINAL("game=tictactoe entries=1000 measure=game limit=2") "grep -q '^x to move$' told && ! grep "
                                                                           "'line of play\\|best move' told");
    expect_status(0, AT_TERMINAL("game=uniform entries=1000 limit=2") "! grep 'line of play\\|best move' told");
    expect_status(0, AT_TERMINAL("--json game=tictactoe limit=2") "head -1 told | grep -q '^{$'");
#undef AT_TERMINAL
}

/* --- configs of standard input ------------------------------------------------------------------------------- */

#define CONFIG(game, search, limit)                                                                                \
    "{ \"games\": [ { " game " } ], \"searches\": [ { " search " } ], \"cutoffs\": [ { \"limit\": " limit " } ] }"
#define ALPHABETA "\"algorithm\": \"alphabeta\""

static void test_configs_of_input(void **state)
{
    static const char lines[] = CONFIG("\"game\": \"tictactoe\"", ALPHABETA, "[1, 2]") "\n\n" CONFIG(
        "\"game\": \"tictactoe\"", ALPHABETA, "3") "\n" CONFIG("\"game\": \"uniform\", \"branching\": 2", ALPHABETA,
                                                               "3");
    (void)state;
    write_file("lines", lines, strlen(lines));
    expect_status(0, "plymeter run -j2 - < lines > rows && sed 's/{\"line\":\\(.\\).*\"limit\":\\(.\\).*/\\1 \\2/' "
                     "rows > found && "
                     "printf '1 1\\n1 2\\n3 3\\n4 3\\n' | cmp - found && test ! -e results");
    /* Each row is that of the same config in a file; a header stands where the columns change. */
    expect_status(
        0, "plymeter run --csv - < lines > all.csv && for line in 1 3 4; do sed -n ${line}p lines > one.json; "
           "plymeter run -o $line.csv one.json || exit 1; done; "
           "tail -n +2 3.csv | cat 1.csv - 4.csv | sed 's/\\(,[^,]*\\)\\{3\\}$//' > a; "
           "sed 's/\\(,[^,]*\\)\\{3\\}$//' all.csv | cmp - a");
    expect(0, ",\"regret\":20,\"agrees\":0,\"reference\":\"exact\"}",
           "echo '{ \"measure\": \"decision\", \"games\": [ { \"game\": \"tictactoe\", \"opening\": 3, \"seed\": 4 "
           "} ], "
           "\"searches\": [ { " ALPHABETA
           " } ], \"cutoffs\": [ { \"limit\": 1 } ], \"reference\": { \"limit\": 9 } }' | "
           "plymeter run -");
    expect(0, "0 cells", "echo; plymeter run - < /dev/null && echo 0 cells");
}

/* A line that is wrong is answered, and the others are run. */
static void test_wrong_configs_of_input(void **state)
{
    static const char lines[] = "{ \"games\": [ { \"game\": \"otello\" } ], \"searches\": 1 }\n"
                                "{ \"games\":\n" CONFIG("\"game\": \"tictactoe\"", ALPHABETA, "1");
    (void)state;
    write_file("lines", lines, strlen(lines));
    expect(3,
           "{\"line\":1,\"failure\":\"line 1:1:24: there is no game \\\"otello\\\"; did you mean "
           "\\\"othello\\\"?\\nline 1:1:50: ",
           "plymeter run - < lines");
    expect(3, "{\"line\":2,\"failure\":\"line 2:2:1: ", "plymeter run - < lines");
    expect(3, "{\"line\":3,\"cell\":\"game=tictactoe ", "plymeter run - < lines");
    expect(3, "line 1:1:24: there is no game", "plymeter run --csv - < lines 2>&1 > rows.csv");
    expect_status(0, "grep -c tictactoe rows.csv | grep -qx 1");
    expect(3, "{\"line\":1,\"failure\":\"line 1:1:3: ", "printf '{ \\0 }\\n' | plymeter run -");
    expect(1, "\"status\":\"budget\"",
           "echo '" CONFIG("\"game\": \"uniform\"", ALPHABETA,
                           "9") "' | sed 's/ }$/, \"limits\": { \"nodes\": 10 } }/' | "
                                "plymeter run -");
    expect(3, "\\\"sprt\\\" needs a journal",
           "echo '{ \"measure\": \"match\", \"sprt\": { \"elo0\": 0, \"elo1\": 50 }, \"games\": [ { \"game\": "
           "\"tictactoe\", \"opening\": 2, \"seed\": \"1..9\" } ], \"searches\": [ { " ALPHABETA
           " } ], \"cutoffs\": [ { \"limit\": [1, 2] } ] }' | plymeter run -");
    expect(2, "\"--output\" does not go with -", "plymeter run -o x.csv - < lines");
    expect(2, "- is the only config", "plymeter run - x.json < lines");
    expect(2, "--csv goes with -", "plymeter run --csv x.json");
}

/* Who waits for an answer before asking again gets it. */
static void test_one_by_one(void **state)
{
    static struct dialogue dialogue;
    (void)state;
    dialogue_open(&dialogue, "\"$PLYMETER\" run -");
    for (int limit = 1; limit <= 3; limit++) {
        tell(&dialogue, CONFIG("\"game\": \"tictactoe\"", ALPHABETA, "%d"), limit);
        char beginning[20];
        snprintf(beginning, sizeof beginning, "{\"line\":%d,", limit);
        hear(&dialogue, beginning);
    }
    tell(&dialogue, "x");
    hear(&dialogue, "{\"line\":4,\"failure\":");
    assert_int_equal(dialogue_close(&dialogue), 3);
}

/* --- what a config may ask -------------------------------------------------------------------------------- */

static void test_measures(void **state)
{
    (void)state;
    expect(0, ",regret,agrees,reference\n", "plymeter cell game=tictactoe limit=1 reference.limit=9");
    /* It looks a single ply ahead, and does not see that b2 wins. */
#define BLUNDER "game=tictactoe opening=3 seed=4 limit=1 measure=decision reference.limit=9"
    expect(0, ",20,0,exact\n", "plymeter cell " BLUNDER);
    /* The game knows that the move chosen is a win away from the best; a root that is a leaf has none. */
#define KNOWN "game=splitting critical=yes measure=decision"
    expect(0, ",2097152,0,exact\n", "plymeter cell seed=2 limit=1 " KNOWN);
    expect(0, ",,,\n", "plymeter cell limit=0 " KNOWN);
    expect(0, ",player,rival,status,", "plymeter cell game=tictactoe limit=1 rival.limit=9");
    expect(0, ",points,wins,draws,losses,unfinished,rival_unfinished,plies,first_game,second_game\n",
           "plymeter cell game=tictactoe limit=1 measure=match rival.limit=9");
    expect(0, ",Pupil,Master,ok,",
           "plymeter cell game=tictactoe name=Pupil limit=1 rival.name=Master rival.limit=9");
    expect(0, ",0 0 9\n", "plymeter cell game=uniform branching=3 algorithm=minimax limit=2 measure=shape");
    expect(0, ",type1_by_ply,", "plymeter cell game=uniform measure=anatomy");
}

/* The keys in journals, of a shipped config of each measure; only a match's says itself what was measured. */
static void test_keys_of_journals(void **state)
{
    (void)state;
    expect(0, "same\n", SCRIPT("verbs/pasted.sh") "tutorial 3/50");
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
           "plymeter: \"measure\" is to be one of search|decision|match|shape|anatomy|game|moves, not \"gane\"; "
           "did you "
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
        cmocka_unit_test(test_row),
        cmocka_unit_test(test_object),
        cmocka_unit_test(test_who_reads_it),
        cmocka_unit_test(test_configs_of_input),
        cmocka_unit_test(test_wrong_configs_of_input),
        cmocka_unit_test(test_one_by_one),
        cmocka_unit_test(test_measures),
        cmocka_unit_test(test_keys_of_journals),
        cmocka_unit_test(test_against),
        cmocka_unit_test(test_wrong_keys),
        cmocka_unit_test(test_wrong_in_several_ways),
    };
    return cmocka_run_group_tests_name("cell", tests, make_folder, remove_folder);
}
