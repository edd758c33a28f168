/* The command line: what each verb prints and how it ends; how a worker can end; resuming. */

#include "tests/shell.h"

static const char small[] =
    "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 3], \"seed\": \"1..40\" } ],\n"
    "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"], \"order\": \"random\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..6\" } ] }\n";

static void test_help(void **state)
{
    (void)state;
    expect(0, "usage: plymeter VERB", "plymeter --help");
    expect(2, "usage: plymeter VERB", "plymeter");
    expect(2, "there is no verb \"rum\"; did you mean \"run\"?", "plymeter rum");
    expect(0, "plymeter ", "plymeter --version");
    const char *const verbs[] = {"run", "cell", "plan", "list", "perft", "theory", "summary"};
    for (int i = 0; i < 7; i++) {
        char command[100], usage[100];
        snprintf(command, sizeof command, "plymeter %s --help", verbs[i]);
        snprintf(usage, sizeof usage, "usage: plymeter %s", verbs[i]);
        expect(0, usage, command);
    }
    expect(2, "an argument is missing: it takes CONFIG...", "plymeter run");
    expect(2, "\"--jobs\" is to be a whole number from 1 to 1024", "plymeter run -j 0 x.json");
    expect(2, "\"--jobs\" is to be a whole number from 1 to 1024", "plymeter run -j 4294967297 x.json");
    expect(2, "-o goes with one config", "plymeter run -o x.csv a.json b.json");
}

static void test_cell(void **state)
{
    (void)state;
    expect(0,
           "game,branching,seed,algorithm,order,cutoff,limit,status,value,move,interior,leaves,terminals,"
           "evaluations,generated,cutoffs,cutoffs_first,capped,recalled,beyond,passes,reached,changed,fresh,ns,ns_"
           "min,ns_max\nuniform,8,3,"
           "alphabeta,"
           "none,depth,"
           "6,ok,",
           "plymeter cell game=uniform branching=8 seed=3 algorithm=alphabeta order=none cutoff=depth limit=6");
    expect(0, "\ntree,\"[[3,5,1],[7,3,-4],[-3,0,3]]\",minimax,none,depth,ok,1,0,4,9,9,0,12,0,0,",
           "plymeter cell game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=minimax");
    expect(2, "which game?", "plymeter cell algorithm=minimax");
    expect(2, "did you mean \"limit\"?", "plymeter cell game=uniform limt=3");
    expect(2, "expected key=value, not \"uniform\"", "plymeter cell game=uniform uniform");
    expect(2, "\"limit=4\" comes after \"limit=3\"", "plymeter cell game=uniform limit=3 limit=4");
    expect(2, "\"limit\" is to be a whole number", "plymeter cell game=uniform limit=1..3");
    /* The oracle's rows are not timed. */
    expect(0, ",,,\n", "plymeter cell game=uniform order=best");
}

/* Rows of a tree in a file say what it says now. */
static void test_tree_files(void **state)
{
    (void)state;
    write_file("t.json", "[[3,5],\n [2,9]]\n", 16);
    expect(0, ",ok,3,0,", "plymeter cell game=tree tree=t.json");
    write_file("t.json", "[[3,5],\n [2,9]\n", 15);
    expect(2, "tree: t.json:3:1: ", "plymeter cell game=tree tree=t.json");
    write_file("t.json", "[[3,5],\n [2,x]]\n", 16);
    expect(2, "tree: t.json:2:5: ", "plymeter cell game=tree tree=t.json");
    const char config[] = "{ \"games\": [ { \"game\": \"tree\", \"tree\": \"t.json\" } ],"
                          "  \"searches\": [ { \"algorithm\": \"minimax\" } ] }";
    write_file("of-file.json", config, strlen(config));
    write_file("t.json", "[[3,5],[2,9]]", 13);
    expect(0, "1 of them run now", "plymeter run of-file.json");
    expect(0, "0 of them run now", "plymeter run of-file.json");
    write_file("t.json", "[[4,5],[2,9]]", 13);
    expect(0, "1 of them run now", "plymeter run of-file.json");
    expect(0, ",ok,4,0,", "cat results/of-file.csv");
}

static void test_ways_to_end(void **state)
{
    (void)state;
    char *tree = malloc(400000), *end = tree;
    *end++ = '[';
    for (int i = 0; i < 256; i++) {
        end += sprintf(end, "%s[", i ? "," : "");
        for (int j = 0; j < 256; j++)
            end += sprintf(end, "%s%d", j ? "," : "", j);
        *end++ = ']';
    }
    *end++ = ']';
    write_file("wide.json", tree, (size_t)(end - tree));
    free(tree);
    expect(0, ",ok,", "plymeter cell game=uniform");
    expect(1, ",budget,,,", "plymeter cell game=uniform limit=20 nodes=1000 algorithm=minimax");
    expect(1, ",timeout,,,,,,,,,,,,,,,,,,,\n", "plymeter cell game=uniform limit=40 seconds=0.2 algorithm=minimax");
    expect(1, ",memory,,,,,,,,,,,,,,,,,,,\n", "plymeter cell game=tree tree=wide.json memory_mb=1");
    expect(0, ",ok,", "plymeter cell game=tree tree=wide.json memory_mb=10");
    /* A path longer than any search may follow. */
    expect(1, ",memory,", "plymeter cell game=uniform branching=1 limit=1000000 algorithm=negamax");
}

/* interior + leaves is what `nodes` says, to the node. */
static void test_node_limit(void **state)
{
    int status;
    (void)state;
    const char *output =
        shell(&status, "plymeter cell game=uniform limit=20 nodes=12345 | tail -1 | cut -d, -f9,10");
    int interior, leaves;
    assert_int_equal(sscanf(output, "%d,%d", &interior, &leaves), 2);
    assert_int_equal(interior + leaves, 12345);
}

/* A failed cell costs its own row only, and is not run again unless its limits change. */
static void test_failed_cells(void **state)
{
    const char config[] = "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 1,\n"
                          "      \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [3, 1000000] } ] },\n"
                          "    { \"game\": \"uniform\", \"branching\": 2 } ],\n"
                          "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
                          "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [3, 50] } ],\n"
                          "  \"limits\": { \"seconds\": 1 } }\n";
    (void)state;
    write_file("failing.json", config, strlen(config));
    expect(1, "4 cells, 4 of them run now; 1 ended by timeout; 1 ended by memory", "plymeter run -j2 failing.json");
    expect(1, "4 cells, 0 of them run now; 1 ended by timeout; 1 ended by memory", "plymeter run failing.json");
    expect_status(0, "sed -i 's/1 }/1.5 }/' failing.json");
    expect(1, "4 cells, 2 of them run now", "plymeter run failing.json");
}

static void test_jobs_do_not_matter(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect_status(0, "plymeter run -j1 -o one.csv small.json && plymeter run -j2 -o two.csv small.json");
    expect_status(0, "test $(wc -l < one.csv) = 961");
    expect_status(0, "counted one.csv > one.txt; counted two.csv > two.txt; cmp one.txt two.txt");
}

static void test_resuming(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect_status(0, "plymeter run -o whole.csv small.json");
    for (int lines = 1; lines < 900; lines = lines * 3 + 50) {
        char command[600];
        /* A journal cut in the middle of a line. */
        snprintf(command, sizeof command,
                 "head -%d whole.journal | head -c -7 > part.journal; plymeter run -o part.csv small.json", lines);
        expect(0, "1 unusable line", command);
        expect_status(0, "counted whole.csv > whole.txt; counted part.csv > part.txt; cmp whole.txt part.txt");
    }
    expect(0, "960 cells, 0 of them run now", "plymeter run -o part.csv small.json");
    expect(0, "960 cells, 960 of them run now", "plymeter run --force -o part.csv small.json");
    /* Rows of another build serve only if asked for. */
    expect(0, "960 cells, 960 of them run now",
           "awk 'BEGIN {FS=OFS=\"\\t\"} {$2=\"other\"; print}' whole.journal > other.journal;"
           "plymeter run -o other.csv small.json");
}

/* Killed without warning at some moment, then run again. */
static void test_interrupt(void **state)
{
    (void)state;
    const char config[] = "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..3\" } ],\n"
                          "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
                          "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 30] } ] }";
    write_file("long.json", config, strlen(config));
    expect(4, "stopped after 1 of 6 cells\nto go on:\n",
           "\"$PLYMETER\" run long.json & pid=$!; sleep 0.3; kill -TERM $pid; wait $pid");
}

static void test_plan_and_list(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect(0, "small.json: 960 cells", "plymeter plan small.json");
    expect(0, "game,branching,seed,algorithm,order,cutoff,limit,to_run\nuniform,2,1,minimax,random,depth,1,yes\n",
           "plymeter plan --csv small.json 2>&1");
    expect(0, "one of soft|hard", "plymeter list alphabeta");
    expect(2, "cutoff \"alpha\"; did you mean \"alphabeta\"?", "plymeter list alpha");
}

static void test_perft(void **state)
{
    (void)state;
    expect(0, "depth,sequences,finished\n1,9,0\n2,72,0\n3,504,0\n", "plymeter perft game=tictactoe depth=3");
    expect(2, "\"depth\" is to be", "plymeter perft game=tictactoe depth=x");
    /* Published counts go on in dead positions; searches do not. */
    expect(0, "\n6,1030499,", "plymeter perft game=chess position=8/Pk6/8/8/8/8/6Kp/8_w_-_-_0_1 depth=6");
    expect(0, "\n6,991674,", "plymeter perft --end game=chess position=8/Pk6/8/8/8/8/6Kp/8_w_-_-_0_1 depth=6");
    expect(0, "1,24,0\n2,496,0\n3,9483,0\n4,182838,0\n5,3605103,",
           "plymeter perft game=chess position=n1n5/PPPk4/8/8/8/8/4Kppp/5N1N_b_-_-_0_1 depth=5");
}

/* How deep a search may go does not depend on the stack that the shell gives. */
static void test_stack(void **state)
{
    static const int kilobytes[] = {128, 65536};
    static const char *const algorithms[] = {"alphabeta", "minimax", "pvs", "alphabeta order=eval"};
    char command[400];
    (void)state;
    for (int i = 0; i < 2; i++) {
        snprintf(command, sizeof command, "ulimit -s %d; plymeter cell --csv game=chess limit=1000000 nodes=20000",
                 kilobytes[i]);
        expect(1, ",budget,,,20000,0,", command);
        for (int a = 0; a < 4; a++) {
            const char *const cell =
                "ulimit -s %d; plymeter cell --csv game=uniform branching=1 algorithm=%s limit=%d";
            snprintf(command, sizeof command, cell, kilobytes[i], algorithms[a], 20000);
            expect(0, ",20000,ok,", command);
            snprintf(command, sizeof command, cell, kilobytes[i], algorithms[a], 100000);
            expect(1, ",100000,memory,", command);
        }
    }
}

/* The shipped tables are what learning them again gives; `make tables` does it for all of them. */
static void test_learn(void **state)
{
    (void)state;
    expect(0, "usage: plymeter learn", "plymeter learn --help");
    expect_status(0, "cd \"$PROJECT\" && for t in tictactoe ordered kalah; do"
                     " plymeter learn configs/tables/$t.learn.json | cmp - configs/tables/$t.json || exit 1; done");
    const char two[] = "{ \"games\": [ { \"game\": [\"uniform\", \"tictactoe\"] } ],"
                       "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }";
    write_file("two.json", two, strlen(two));
    expect(3, "two.json: a table is of one game", "plymeter learn two.json");
    expect(2, "this is a table of tictactoe, not of othello",
           "cd \"$PROJECT\" && plymeter cell game=othello cutoff=realization table=configs/tables/tictactoe.json");
    expect(2, "seeds from 2^63 on are those of learning",
           "cd \"$PROJECT\" && plymeter cell game=tictactoe seed=9223372036854775808 cutoff=realization "
           "table=configs/tables/tictactoe.json");
    const char seeds[] = "{ \"games\": [ { \"game\": \"tictactoe\", \"seed\": [1, \"9223372036854775808\"] } ],\n"
                         "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
                         "  \"cutoffs\": [ { \"cutoff\": \"realization\", \"table\": \"table.json\" } ] }";
    write_file("seeds.json", seeds, strlen(seeds));
    expect(3, "seeds from 2^63 on are those of learning",
           "cp \"$PROJECT\"/configs/tables/tictactoe.json table.json && plymeter plan seeds.json");
    write_file("table.json", "{\"game\":\"tictactoe\",\"categories\":[]}", 36);
    expect(2, "table.json:1:34: the category \"wins\" is missing",
           "plymeter cell game=tictactoe cutoff=realization table=table.json");
    const char negative[] = "{\"game\":\"tictactoe\",\"categories\":[\n{\"name\":\"wins\",\"price\":-1}]}";
    write_file("table.json", negative, strlen(negative));
    expect(2, "table.json:2:24: a category's \"price\" is to be a whole number from 0",
           "plymeter cell game=tictactoe cutoff=realization table=table.json");
    const char unknown[] = "{\"game\":\"tictactoe\",\"categories\":[\n{\"name\":\"win\",\"price\":1}]}";
    write_file("table.json", unknown, strlen(unknown));
    expect(2, "the game has no category \"win\"; did you mean \"wins\"?",
           "plymeter cell game=tictactoe cutoff=realization table=table.json");
    const char config[] =
        "{ \"games\": [ { \"game\": \"tictactoe\" } ], \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
        "  \"cutoffs\": [ { \"cutoff\": \"realization\", \"limit\": 2 } ] }";
    write_file("limit.json", config, strlen(config));
    expect(3, "limit.json:2:16: realization on tictactoe: \"limit\" is to be a probability",
           "plymeter run limit.json");
}

/* What the measures beside plain searches add to a row. */
static void test_measures(void **state)
{
    (void)state;
#define MEASURE(measure, games)                                                                                    \
    "{ \"measure\": \"" measure "\", \"games\": [ " games " ],\n"                                                  \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"                                 \
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 9] } ]"
    /* X at a1, O at b1, X at b2: every move of O but c3 loses. */
    const char decision[] = MEASURE(
        "decision", "{ \"game\": \"tictactoe\", \"moves\": \"0.0.2\" }") ", \"reference\": { \"limit\": 9 } }";
    write_file("decision.json", decision, strlen(decision));
    expect(0, "3 of them run now", "plymeter run decision.json");
    expect(0, ",regret,agrees,reference\n", "cat results/decision.csv");
    expect(0, "regret,2,", "plymeter summary results/decision.csv --of regret --pool limit");
    expect(0, ",0,1,exact\n", "tail -1 results/decision.csv");
    expect(0, "0 of them run now", "plymeter run decision.json");
    /* At its full depth nobody wins tic-tac-toe. */
    const char match[] = MEASURE("match", "{ \"game\": \"tictactoe\", \"opening\": 1, \"seed\": \"1..9\" }") " }";
    write_file("match.json", match, strlen(match));
    expect(0, "9 of them run now", "plymeter run match.json");
    expect(0, ",points,wins,draws,losses,unfinished,rival_unfinished,plies,first_game,second_game,start\n",
           "head -1 results/match.csv");
    expect(0,
           "pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct,sprt,sprt_pairs\n9,",
           "plymeter elo results/match.csv --sprt 0,50");
    expect_status(
        0, "test $(cut -d, -f33 results/match.csv | grep -c '^[2-9]') = 0"); /* the perfect player never loses */
    /* Evaluations play against each other, wherever in the config the axis stands. */
    const char evaluations[] =
        "{ \"measure\": \"match\", \"games\": [ { \"game\": \"shogi\", \"variant\": \"mini\", \"without\": "
        "[\"nothing\", \"king\", \"all\"], \"opening\": 2, \"seed\": \"1..3\" } ],\n"
        "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 1 } ] }";
    write_file("evaluations.json", evaluations, strlen(evaluations));
    expect(0, "6 of them run now", "plymeter run evaluations.json");
    expect(0, "game,variant,without,opening,seed,algorithm,order,cutoff,limit,player,rival,status,",
           "cat results/evaluations.csv");
    expect(0, "mini,all,2,3,alphabeta,none,depth,1,all alphabeta none depth 1,nothing alphabeta none depth 1,ok,",
           "tail -1 results/evaluations.csv");
    const char shape[] = MEASURE("shape", "{ \"game\": \"tictactoe\" }") " }";
    write_file("shape.json", shape, strlen(shape));
    expect(0, ",0 9\n", "plymeter run shape.json && cat results/shape.csv");
    /* The sequential test ends the match of this strong and that weak player early, wherever it is resumed. */
    const char sprt[] = MEASURE("match", "{ \"game\": \"othello\", \"size\": 4, \"opening\": 6, \"seed\": "
                                         "\"1..500\" }") ", \"sprt\": { \"elo0\": 0, \"elo1\": 50 } }";
    write_file("sprt.json", sprt, strlen(sprt));
    expect(0, "not needed, a test was decided before", "plymeter run -j1 sprt.json");
    expect(0, "accepts H", "plymeter elo results/sprt.csv --sprt 0,50");
    expect_status(0, "plymeter run -j2 -o again.csv sprt.json; n=$(wc -l < results/sprt.csv); test $n -gt 5 && "
                     "test $n -lt 400 &&"
                     " test $(plymeter elo results/sprt.csv --sprt 0,50 | tail -1 | sed 's/.*,//') = $((n - 1)) &&"
                     " cut -d, -f1-27,31- results/sprt.csv > a.txt; cut -d, -f1-27,31- again.csv | cmp - a.txt");
    expect_status(
        0,
        "awk -F, 'NR == 1 { for (i = 1; $i != \"points\";) i++; print } $i == \"2.0\" { won = $0 } "
        "END { for (n = 0; n < 99; n++) print won }' results/sprt.csv > once.csv; test $(wc -l < once.csv) = 100");
    expect(0, ",goes on,", "plymeter elo once.csv --sprt 0,50");
    const char lonely[] = MEASURE("decision", "{ \"game\": \"tictactoe\" }") " }";
    write_file("lonely.json", lonely, strlen(lonely));
    expect(3, "\"measure\": \"decision\" needs a \"reference\"", "plymeter run lonely.json");
    /* Where a game knows what its moves are worth no reference judges, however shallow it would be. */
#define SPLITTING "{ \"game\": \"splitting\", \"height\": 8, \"branching\": 3, \"values\": 9, \"seed\": \"1..20\" }"
#define OTHER ", { \"game\": \"tictactoe\", \"opening\": 4 }"
    const char known[] = MEASURE("decision", SPLITTING) " }",
               mixed[] = MEASURE("decision", SPLITTING OTHER) ", \"reference\": { \"limit\": 1 } }",
               half_known[] = MEASURE("decision", SPLITTING OTHER) " }";
    write_file("known.json", known, strlen(known));
    write_file("mixed.json", mixed, strlen(mixed));
    write_file("half.json", half_known, strlen(half_known));
    expect(0, "known.csv: 40 cells, 40 of them run now", "plymeter run known.json");
    expect(0, "42 cells and 1 reference,", "plymeter run mixed.json");
    expect_status(0, "counted results/known.csv > known.txt && grep -q ',[1-9][0-9]*,0,exact,$' known.txt && "
                     "test $(grep -c ',9,ok,.*,0,1,exact,$' known.txt) = 20 && "
                     "test $(grep -c '^splitting,.*,exact$' results/mixed.csv) = 40 && "
                     "test $(grep -c '^tictactoe,.*,deeper$' results/mixed.csv) = 2");
    expect(0, "0 of them run now", "plymeter run mixed.json");
    expect(3, "half.json:1:14: \"measure\": \"decision\" needs a \"reference\"", "plymeter run half.json");
    const char unknown[] = MEASURE("decision", "{ \"game\": \"tictactoe\" }") ", \"reference\": { \"limt\": 9 } }";
    write_file("unknown.json", unknown, strlen(unknown));
    expect(3, "unknown.json:3:73: unknown key \"limt\"", "plymeter run unknown.json");
}

static void test_theory(void **state)
{
    (void)state;
    expect(0, "branching,depth,minimal_leaves,minimal_interior,minimax_leaves,alphabeta_leaves,alphabeta_nodes,",
           "plymeter theory branching=8 depth=1..8");
    expect(0, "\n4,4,31,31,256,112.7384", "plymeter theory branching=2,4 depth=4");
    expect(2, "did you mean \"branching\"?", "plymeter theory brnching=3");
    expect(2, "\"depth\" is to be", "plymeter theory depth=x");
    expect(0, ",sss_leaves,dual_leaves,scout_leaves,window_leaves\n", "plymeter theory depth=1");
    expect(0, ",3.333333333,3.666666667,5.416666667,\n", "plymeter theory branching=2 depth=2");
    expect(0, ",5.416666667,2.625\n", "plymeter theory branching=2 depth=2 alpha=0.5 beta=0.5");
    expect(0,
           "branching,depth,level,type1,type2,type3,minimal_nodes,alphabeta_nodes,values\n"
           "2,2,0,1,0,0,1,1,0\n2,2,1,1,1,0,2,2,0\n2,2,2,1,1,1,3,3.666666667,0\n",
           "plymeter theory branching=2 depth=2 by=level");
    expect(0,
           "branching=8  depth=1\n\nlevel  type1  type2  type3  minimal_nodes  alphabeta_nodes  values\n"
           "    0      1      0      0              1                1       0\n",
           "plymeter theory depth=1 by=level --table");
    expect(0,
           "\nOf 16,777,216 leaves, at branching 8 and depth 8, alpha-beta visits 8,191 in perfect order, and in "
           "random "
           "order 425,957 on average, if values are independent.\n",
           "plymeter theory --table");
    expect_status(1, "plymeter theory --table | grep window_leaves");
    expect(0, "  window_leaves\n", "plymeter theory --table depth=2 alpha=0.5");
    expect(2, "\"by\" is to be one of depth|level", "plymeter theory by=move");
    expect(2, "\"alpha\" is to be a number from 0 to 1", "plymeter theory alpha=2");
    expect(2, "\"alpha\" is to be at most \"beta\"", "plymeter theory alpha=0.6 beta=0.5");
    expect(2, "\"alpha\" and \"beta\" do not go with by=level", "plymeter theory beta=0.5 by=level");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_help),
        cmocka_unit_test(test_cell),
        cmocka_unit_test(test_tree_files),
        cmocka_unit_test(test_ways_to_end),
        cmocka_unit_test(test_node_limit),
        cmocka_unit_test(test_failed_cells),
        cmocka_unit_test(test_jobs_do_not_matter),
        cmocka_unit_test(test_resuming),
        cmocka_unit_test(test_interrupt),
        cmocka_unit_test(test_plan_and_list),
        cmocka_unit_test(test_perft),
        cmocka_unit_test(test_stack),
        cmocka_unit_test(test_theory),
        cmocka_unit_test(test_learn),
        cmocka_unit_test(test_measures),
    };
    return cmocka_run_group_tests_name("commands", tests, make_folder, remove_folder);
}
