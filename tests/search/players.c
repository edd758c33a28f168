/* Engines as players: what rows say of them, and that no fault of theirs costs more than its own row. */
#include "tests/shell.h"

static const char engines[] = "{ \"$comment\": \"false.sh writes what it is asked into the file asked\",\n"
                              "  \"false\": { \"command\": \"sh false.sh\", \"protocol\": \"lines\" },\n"
                              "  \"missing\": { \"command\": \"./nosuch\", \"protocol\": \"lines\" },\n"
                              "  \"crashing\": { \"command\": \"sh false.sh crash\", \"protocol\": \"lines\" },\n"
                              "  \"hanging\": { \"command\": \"sh false.sh hang\", \"protocol\": \"lines\" },\n"
                              "  \"babbling\": { \"command\": \"sh false.sh babble\", \"protocol\": \"lines\" },\n"
                              "  \"cheating\": { \"command\": \"sh false.sh cheat\", \"protocol\": \"lines\" },\n"
                              "  \"changing\": { \"command\": \"sh false.sh change\", \"protocol\": \"lines\" },\n"
                              "  \"tiring\": { \"command\": \"sh false.sh tire\", \"protocol\": \"lines\" },\n"
                              "  \"silent\": { \"command\": \"sleep 1000\", \"protocol\": \"lines\" },\n"
                              "  \"resigning\": { \"command\": \"sh false.sh resign\", \"protocol\": \"lines\" },\n"
                              "  \"chessic\": { \"command\": \"sh false.sh\" } }\n";

/* It plays the first cell of tic-tac-toe that is empty and was not played: a1, b1, c1 and so on.  The file that is called
 * fault, if there is one, is the fault that it has besides. */
static const char false_engine[] =
    "echo $$ >> started\n"
    "while read -r line; do\n"
    "    case $line in *hello*) echo '{\"name\":\"False, \\\"engine\\\"\"}'; continue;; esac\n"
    "    printf '%s\\n' \"$line\" >> asked\n"
    "    test ! -e fault || set -- \"$(cat fault)\"\n"
    "    case $1 in\n"
    "    crash) exit 3;;\n"
    "    tire) test $(wc -l < asked) -lt 2 || exit 3;;\n"
    "    hang) exec sleep 1000;;\n"
    "    babble) echo 'good morning'; continue;;\n"
    "    change) echo '# changed' >> false.sh;;\n"
    "    cheat) echo '{\"move\":\"z9\"}'; continue;;\n"
    "    resign) echo '{\"move\":\"resign\"}'; continue;;\n"
    "    esac\n"
    "    for move in a1 b1 c1 a2 b2 c2 a3 b3 c3; do\n"
    "        case $line in *$move*) ;; *) break;; esac\n"
    "    done\n"
    "    echo '{\"move\":\"'$move'\",\"score\":7,\"nodes\":10,\"depth\":2}'\n"
    "done\n";

static int make_files(void **state)
{
    const int failed = make_folder(state);
    write_file("engines.json", engines, strlen(engines));
    write_file("false.sh", false_engine, strlen(false_engine));
    return failed;
}

/* A config of tic-tac-toe, with these lines besides. */
static void write_config(const char *name, const char *rest)
{
    char text[2000];
    const int length = snprintf(text, sizeof text, "{ \"games\": [ { \"game\": \"tictactoe\" } ],\n%s }\n", rest);
    write_file(name, text, (size_t)length);
}

/* Of one cell that this engine is asked; */
static void expect_of_engine(int expected, const char *text, const char *engine, const char *rest)
{
    char command[500];
    snprintf(command, sizeof command,
             "plymeter cell --engines engines.json game=tictactoe algorithm=engine engine=%s %s", engine, rest);
    expect(expected, text, command);
}

static void forget_started(void)
{
    expect_status(0, "rm -f started asked fault");
}

/* --- what is started, and by what ------------------------------------------------------------------------------- */

static void test_a_config_alone_starts_nothing(void **state)
{
    (void)state;
    forget_started();
    write_config("own.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ]");
    expect(3, "plymeter/engines.json: No such file", "XDG_CONFIG_HOME=$PWD/nothing plymeter run own.json 2>&1");
    expect(3, "without HOME no file says how to start engines",
           "env -u HOME -u XDG_CONFIG_HOME \"$PLYMETER\" run own.json 2>&1");
    expect(0, "1 cells", "plymeter plan --engines engines.json own.json 2>&1 | sed 's/1 cell,/1 cells,/'");
    expect(0, "nothing", "plymeter claims own.json 2>&1; test ! -e started && echo nothing");
    expect(0, "False_",
           "mkdir -p home/plymeter && cp engines.json home/plymeter && "
           "XDG_CONFIG_HOME=$PWD/home plymeter run own.json 2>&1 && cat results/own.csv");
    expect_status(0, "test -s started");
}

/* What there is to copy can be read. */
static void test_example(void **state)
{
    (void)state;
    write_config("example.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"solver\" } ]");
    expect(0, "example.json: 1 cell",
           "plymeter plan --engines \"$PROJECT\"/configs/engines.json.example example.json 2>&1");
}

static void test_others_refuse(void **state)
{
    (void)state;
    expect(2, "engines are asked by plymeter run, cell, play and learn",
           "plymeter draw game=tictactoe algorithm=engine engine=false 2>&1");
    expect(2, "engines are asked by plymeter run, cell, play and learn",
           "plymeter shrink --engines engines.json game=tictactoe algorithm=engine engine=false 2>&1 || "
           "plymeter perft game=tictactoe algorithm=engine engine=false 2>&1");
}

/* --- what is wrong with a config --------------------------------------------------------------------------------- */

static void expect_refused(const char *search, const char *why)
{
    write_config("wrong.json", search);
    expect(3, why, "plymeter run --engines engines.json wrong.json 2>&1");
    expect_status(0, "test ! -e results/wrong.csv");
}

static void test_wrong_configs(void **state)
{
    static const char judge[] = "{ \"games\": [ { \"game\": \"tictactoe\" } ],\n"
                                "\"searches\": [ { \"algorithm\": \"minimax\" } ], \"measure\": \"decision\",\n"
                                "\"reference\": { \"algorithm\": \"engine\", \"engine\": \"false\" } }";
    (void)state;
    forget_started();
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"fals\" } ]",
                   "wrong.json:2:50: engines.json has no engine \"fals\"; did you mean \"false\"?");
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\" } ]", "wrong.json:2:15: which engine is it?");
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"chessic\" } ]",
                   "an engine of protocol uci cannot be asked about tictactoe");
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\", \"order\": \"eval\" } ]",
                   "leave \"order\" out");
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\", \"leaf\": \"noise\" } ]",
                   "leave \"leaf\" out");
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ],\n"
                   "\"cutoffs\": [ { \"limit\": 0 } ]",
                   "one ply at the least");
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ],\n"
                   "\"cutoffs\": [ { \"deepen\": \"evaluations\", \"budget\": 9 } ]",
                   "deepen=none, nodes or ms");
    expect_refused("\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ],\n"
                   "\"limits\": { \"nodes\": 100 }",
                   "an engine is told one limit");
    expect_refused(
        "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ],\n\"measure\": \"anatomy\"",
        "ply by ply");
    write_file("judge.json", judge, strlen(judge));
    expect(3, "judge.json:3:29: a reference is to know what every move is worth",
           "plymeter run --engines engines.json judge.json 2>&1");
    expect(2, "uniform has no notation of positions",
           "plymeter cell --engines engines.json game=uniform algorithm=engine engine=false 2>&1");
    expect_status(0, "test ! -e started");
}

/* --- what rows say ----------------------------------------------------------------------------------------------- */

static void test_limits(void **state)
{
    static const char *const cutoffs[][2] = {
        {"limit=3", "\"depth\":3"}, {"deepen=nodes budget=77", "\"nodes\":77"}, {"deepen=ms budget=5", "\"ms\":5"}};
    char rest[100];
    (void)state;
    for (int i = 0; i < 3; i++) {
        forget_started();
        snprintf(rest, sizeof rest, "%s && cat asked", cutoffs[i][0]);
        expect_of_engine(0, cutoffs[i][1], "false", rest);
    }
    expect(
        0, "\"position\":\".../.../..x:o\",\"moves\":[\"a1\",\"b1\"]",
        "plymeter cell --engines engines.json game=tictactoe position=.../.../..x:o moves=a1.b1 algorithm=engine "
        "engine=false && cat asked");
}

static void test_row_of_a_search(void **state)
{
    (void)state;
    expect_of_engine(0, "ok,,a1,,,,,,,,,,,,", "false", "");
    expect_of_engine(0, ",False_ _engine_,,", "false", "");
    expect_of_engine(0, ",,10,2,7\n", "false", "");
    expect_of_engine(0, "\"title\":\"False_ _engine_\"", "false", "--json");
    expect_of_engine(0, "\"regret\":0", "false", "--json measure=decision reference.limit=9");
    expect_of_engine(0, ",0,1,exact\n", "false", "measure=decision reference.limit=9");
}

/* An engine begins, then it is the rival; a search of ours knows nothing of the columns. */
static void test_matches(void **state)
{
    (void)state;
    write_config("match.json", "\"searches\": [ { \"algorithm\": \"minimax\" },\n"
                               "{ \"algorithm\": \"engine\", \"engine\": \"false\" },\n"
                               "{ \"algorithm\": \"engine\", \"engine\": \"resigning\" } ],\n"
                               "\"measure\": \"match\", \"pairing\": \"all\", \"cutoffs\": [ { \"limit\": 1 } ]");
    expect_status(0, "plymeter run --engines engines.json match.json 2> said");
    expect(0, "engine,false,none,depth,1,engine false none depth 1,minimax none depth 1,ok,,,",
           "cat results/match.csv");
    expect(0, "2.0,2,0,0",
           "plymeter cell --engines engines.json game=tictactoe algorithm=minimax limit=1 "
           "rival.algorithm=engine rival.engine=resigning");
    expect(0, "0.0,0,0,2",
           "plymeter cell --engines engines.json game=tictactoe algorithm=engine engine=resigning "
           "limit=1 rival.algorithm=minimax");
    expect(0, "\"rival_title\":\"False_ _engine_\"",
           "plymeter cell --json --engines engines.json game=tictactoe "
           "algorithm=minimax limit=1 rival.algorithm=engine rival.engine=false");
}

/* All rows of a CSV have as many fields as its header, whoever plays whom. */
static void test_rows_are_complete(void **state)
{
    (void)state;
    expect(0, "1 kind\n",
           "for csv in results/*.csv; do awk -F , '{ fields[NF]++ } END { n = 0; for (f in fields) n++; "
           "print n, \"kind\" }' $csv; done | sort -u");
}

static void test_games(void **state)
{
    (void)state;
    write_config("games.json",
                 "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" },\n"
                 "{ \"algorithm\": \"minimax\" } ], \"measure\": \"game\", \"cutoffs\": [ { \"limit\": 1 } ]");
    expect_status(0, "plymeter run --engines engines.json --games all.games games.json 2> said");
    expect(0, "result=1-0\ta1 b1 c1 a2 b2 c2 a3", "cat all.games");
    expect(0, ",70,2,\n", "cat results/games.csv");
}

/* --- what it depends on ------------------------------------------------------------------------------------------- */

/* The order of cells and the number of jobs change nothing, and what the engine is decides which rows may serve. */
static void test_rows_serve(void **state)
{
    (void)state;
    write_config("rows.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ],\n"
                              "\"cutoffs\": [ { \"limit\": \"1..6\" } ]");
    write_config("back.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ],\n"
                              "\"cutoffs\": [ { \"limit\": [6, 5, 4, 3, 2, 1] } ]");
    expect(0, "6 of them run now", "plymeter run --engines engines.json rows.json 2>&1");
    expect(0, "0 of them run now", "plymeter run --engines engines.json rows.json 2>&1");
    expect_status(0, "plymeter run -j 2 --engines engines.json back.json 2> said && "
                     "counted results/rows.csv | sort > a; counted results/back.csv | sort | cmp a -");
    expect(0, "engine,false,none,static,depth,1,none,10000,ok,,a1,",
           "eval \"plymeter cell --engines engines.json $(sed -n '/^game/{s/\t.*//;p;q;}' results/rows.journal)\"");
    expect(0, "6 of them run now",
           "sed 's/sh false.sh\"/sh false.sh x\"/' engines.json > other.json && "
           "plymeter run --engines other.json rows.json 2>&1");
    expect(0, "6 of them run now",
           "echo '# changed' >> false.sh && plymeter run --engines engines.json rows.json 2>&1");
}

static void test_shards(void **state)
{
    (void)state;
    write_config("shared.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ],\n"
                                "\"cutoffs\": [ { \"limit\": \"1..6\" } ]");
    expect(0, "6 cells, 6 of them taken now",
           "for shard in 1 2; do plymeter run --engines engines.json --shard $shard/2 shared.json || exit; done; "
           "plymeter run --engines engines.json shared.json results/shared.shard-*.journal");
}

static void test_a_program_that_changes(void **state)
{
    (void)state;
    write_config("change.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"changing\" } ]");
    expect(4, "changing changed while its cells ran", "plymeter run --engines engines.json change.json 2>&1");
    expect_status(0, "test ! -e results/change.csv");
}

/* --- faults ------------------------------------------------------------------------------------------------------- */

static void expect_trouble(const char *engine, const char *status, const char *trouble)
{
    char text[200];
    snprintf(text, sizeof text, "%s,,,,,,,,,,,,,,,,,", status);
    expect_of_engine(1, text, engine, "seconds=2");
    snprintf(text, sizeof text, ",%s,,,\n", trouble);
    expect_of_engine(1, text, engine, "seconds=2");
}

static void test_troubles(void **state)
{
    (void)state;
    expect_trouble("missing", "error", "missing");
    expect_trouble("crashing", "crash:engine", "crashed");
    expect_trouble("silent", "error", "handshake");
    expect_trouble("hanging", "timeout", "hung");
    expect_trouble("babbling", "error", "nonsense");
    expect_trouble("cheating", "error", "illegal");
    expect(1, "\"failure\":\"it answered z9 which is no legal move\",",
           "plymeter cell --json --engines engines.json game=tictactoe algorithm=engine engine=cheating 2>&1");
    expect(1, "\"rival_trouble\":\"illegal\"",
           "plymeter cell --json --engines engines.json game=tictactoe rival.algorithm=engine "
           "rival.engine=cheating 2>&1");
}

/* It answers once. */
static void test_trouble_of_a_later_repetition(void **state)
{
    (void)state;
    forget_started();
    expect_of_engine(1, "crash:engine,", "tiring", "repeat=3");
    forget_started();
    expect_of_engine(1, ",crashed,,,\n", "tiring", "repeat=3");
}

/* One search fails, the others stand; when the engine is well again, the same command can run it again. */
static void test_a_fault_costs_its_own_row(void **state)
{
    (void)state;
    write_config(
        "fault.json",
        "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": [\"false\", \"crashing\", \"missing\"] },\n"
        "{ \"algorithm\": \"minimax\" } ], \"cutoffs\": [ { \"limit\": \"1..3\" } ]");
    expect(1, "12 cells, 12 of them run now; 3 ended by crash; 3 ended by error",
           "plymeter run --engines engines.json fault.json 2>&1");
    expect(0, "6 ok", "grep -c ,ok, results/fault.csv | sed 's/$/ ok/'");
    expect(0, "3 of them run now",
           "sed 's/ crash\"/\"/' engines.json > well.json && "
           "plymeter run --engines well.json fault.json 2>&1 | cat");
}

static void test_learning_from_faults(void **state)
{
    (void)state;
    write_config("learn.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"false\" } ]");
    expect(0, "\"games\": 1, \"positions\": ", "plymeter learn --engines engines.json learn.json");
    write_config("learn.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"cheating\" } ]");
    expect(1, "did not end well: it answered z9 which is no legal move",
           "plymeter learn --engines engines.json learn.json 2>&1");
}

/* A run that is killed leaves no engine behind. */
static void test_nothing_is_left(void **state)
{
    (void)state;
    forget_started();
    write_config("hang.json", "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"hanging\" } ]");
    expect(0, "gone\n",
           "\"$PLYMETER\" run --engines engines.json hang.json 2> said & run=$!; "
           "for i in $(seq 300); do test -s asked && break; sleep 0.1; done; kill -9 $run; "
           "for i in $(seq 300); do kill -0 $(cat started) 2> said || break; sleep 0.1; done; "
           "kill -0 $(cat started) 2> said || echo gone");
}

static void test_play(void **state)
{
    (void)state;
    expect(0, "false (○) plays b1, says False_ _engine_: score +0.07, 10 nodes, depth 2",
           "echo a1 | plymeter play --engines engines.json game=tictactoe algorithm=engine engine=false");
    expect(1, "resigns",
           "echo a1 | plymeter play --engines engines.json game=tictactoe algorithm=engine engine=resigning");
    expect(1, "the search ended by error: it answered z9",
           "echo a1 | plymeter play --engines engines.json game=tictactoe algorithm=engine engine=cheating 2>&1");
}

/* --- a real one ------------------------------------------------------------------------------------------------------ */

static void test_stockfish(void **state)
{
    static const char config[] =
        "{ \"measure\": \"game\", \"games\": [ { \"game\": \"chess\", \"opening\": 8, \"seed\": \"1..4\" } ],\n"
        "\"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"stockfish\" } ],\n"
        "\"cutoffs\": [ { \"deepen\": \"nodes\", \"budget\": 200 } ] }";
    static const char own[] = "{ \"stockfish\": { \"command\": \"stockfish\", \"options\": { \"Hash\": 16 } } }";
    static const char repeated[] = "g1f3.g8f6.f3g1.f6g8.g1f3.g8f6.f3g1.f6g8.e2e4";
    char again[300];
    int status;
    (void)state;
    shell(&status, "PATH=$PATH:/usr/games command -v stockfish");
    if (status != 0) {
        print_message("skipped: stockfish is not installed\n");
        skip();
    }
    write_file("chess.json", config, strlen(config));
    write_file("stockfish.json", own, strlen(own));
    expect(0, "4 cells, 4 of them run now\n",
           "PATH=$PATH:/usr/games; plymeter run --engines stockfish.json chess.json 2>&1");
    expect_status(0, "PATH=$PATH:/usr/games; sed 's/\"1..4\"/[4, 2, 3, 1]/' chess.json > mixed.json; "
                     "plymeter run -j 2 --engines stockfish.json mixed.json 2> said; "
                     "counted results/chess.csv | sort > a; counted results/mixed.csv | sort | cmp a -");
    snprintf(again, sizeof again,
             "PATH=$PATH:/usr/games; plymeter cell --engines stockfish.json game=chess moves=%s measure=game "
             "algorithm=engine engine=stockfish deepen=nodes budget=50",
             repeated); /* a match would have been over before the last of these moves */
    expect(0, ",nodes,50,ok,", again);
    expect_status(
        0, "grep -q ',Stockfish [^,]*,Hash=16,[0-9a-f]*,,[0-9]*,[0-9.]*,,[0-9a-f]\\{16\\}$' results/chess.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_config_alone_starts_nothing),
        cmocka_unit_test(test_example),
        cmocka_unit_test(test_others_refuse),
        cmocka_unit_test(test_wrong_configs),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_row_of_a_search),
        cmocka_unit_test(test_matches),
        cmocka_unit_test(test_games),
        cmocka_unit_test(test_rows_are_complete),
        cmocka_unit_test(test_rows_serve),
        cmocka_unit_test(test_shards),
        cmocka_unit_test(test_a_program_that_changes),
        cmocka_unit_test(test_troubles),
        cmocka_unit_test(test_trouble_of_a_later_repetition),
        cmocka_unit_test(test_a_fault_costs_its_own_row),
        cmocka_unit_test(test_learning_from_faults),
        cmocka_unit_test(test_nothing_is_left),
        cmocka_unit_test(test_play),
        cmocka_unit_test(test_stockfish),
    };
    return cmocka_run_group_tests_name("players", tests, make_files, remove_folder);
}
