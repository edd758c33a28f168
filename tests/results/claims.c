/* Claims: judged on results small enough to judge by hand, the intervals' calibration, and what is wrong with a
 * claim. */

#include <math.h>

#include "kit/random.h"
#include "results/statistics.h"
#include "tests/shell.h"

/* --- by hand --- */

#define CELLS                                                                                                      \
    "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 2, \"seed\": \"1..6\" } ],\n"                          \
    "  \"searches\": [ { \"algorithm\": \"minimax\" },\n"                                                          \
    "    { \"algorithm\": \"alphabeta\", \"fail\": \"soft\", \"order\": [\"random\", \"best\"] } ],\n"             \
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [2, 4] } ],\n"

#define HEADER "game,branching,seed,algorithm,fail,order,cutoff,limit,status,value,leaves\n"
#define RANDOM(seed, limit, rest) "uniform,2," #seed ",alphabeta,soft,random,depth," #limit "," rest "\n"
#define BEST(seed, limit, rest) "uniform,2," #seed ",alphabeta,soft,best,depth," #limit "," rest "\n"
#define MINIMAX(seed, limit, rest) "uniform,2," #seed ",minimax,,none,depth," #limit "," rest "\n"

/* Six seeds in random order, whose leaves are 2, 3, 4, 5, 6, 7. */
#define SIX                                                                                                        \
    RANDOM(1, 2, "ok,0,2")                                                                                         \
    RANDOM(2, 2, "ok,0,3")                                                                                         \
    RANDOM(3, 2, "ok,0,4")                                                                                         \
    RANDOM(4, 2, "ok,0,5")                                                                                         \
    RANDOM(5, 2, "ok,0,6")                                                                                         \
    RANDOM(6, 2, "ok,0,7")

/* The same seeds in perfect order, whose leaves are 3. */
#define THREES                                                                                                     \
    BEST(1, 2, "ok,0,3")                                                                                           \
    BEST(2, 2, "ok,0,3")                                                                                           \
    BEST(3, 2, "ok,0,3")                                                                                           \
    BEST(4, 2, "ok,0,3")                                                                                           \
    BEST(5, 2, "ok,0,3")                                                                                           \
    BEST(6, 2, "ok,0,3")

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

static void write_claims(const char *claims)
{
    char text[20000];
    assert_true(snprintf(text, sizeof text, "%s  \"claims\": [ %s ] }\n", CELLS, claims) < (int)sizeof text);
    write_text("x.json", text);
}

/* Judging the claim on these rows must end so and print that, "VERDICT;of;wanted;mean;rows;seeds;held;note" of
 * the CSV. */
static void judge(int status, const char *line, const char *rows, const char *claim)
{
    char text[20000];
    int ended;
    assert_true(snprintf(text, sizeof text, HEADER "%s", rows) < (int)sizeof text);
    write_text("x.csv", text);
    assert_true(snprintf(text, sizeof text, "{ \"claim\": \"c\", %s }", claim) < (int)sizeof text);
    write_claims(text);
    const char *output =
        shell(&ended,
              "plymeter claims --csv x.csv x.json > out; status=$?;"
              " tail -1 out | sed 's/,,,,,,x.csv$//' | cut -d, -f2,5,6,7,11- --output-delimiter=';'; exit $status");
    if (ended != status || strncmp(output, line, strlen(line)) != 0)
        fail_msg("%s\nended with %d, not %d with \"%s\", and said\n%s", claim, ended, status, line, output);
}

static void test_each_row(void **state)
{
    (void)state;
    const char minimal[] = "\"metric\": \"leaves\", \"relation\": \"==\", \"theory\": \"minimal_leaves\"";
    judge(0, "PASS;leaves / minimal_leaves;== 1;;6;6;6;\n", THREES, minimal);
    judge(6,
          "FAIL;leaves / minimal_leaves;== 1;;7;6;6;line 8 has 8 against 7: game=uniform branching=2 seed=3 "
          "algorithm=alphabeta fail=soft order=best cutoff=depth limit=4\n",
          THREES BEST(3, 4, "ok,0,8"), minimal);
    judge(0, "PASS;leaves;<= 7;;6;6;6;\n", SIX,
          "\"metric\": \"leaves\", \"relation\": \"<=\", \"value\": 7, \"each\": true");
    judge(6, "FAIL;leaves;< 7;;6;6;5;line 7 has 7: ", SIX,
          "\"metric\": \"leaves\", \"relation\": \"<\", \"value\": 7, \"each\": true");
    judge(6, "FAIL;leaves;in 3 .. 6;;6;6;4;line 2 has 2: ", SIX,
          "\"metric\": \"leaves\", \"within\": [3, 6], \"each\": true");
    judge(6, "FAIL;leaves;== 3;;6;6;1;line 2 has 2: ", SIX,
          "\"metric\": \"leaves\", \"relation\": \"==\", \"value\": 3");
}

static void test_means(void **state)
{
    (void)state;
    judge(0, "PASS;leaves;<= 3;3;6;6;;\n", THREES, "\"metric\": \"leaves\", \"relation\": \"<=\", \"value\": 3");
    judge(6, "FAIL;leaves;< 3;3;6;6;;\n", THREES, "\"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3");
    judge(0, "PASS;leaves;in 3 .. 3.5;3;6;6;;\n", THREES, "\"metric\": \"leaves\", \"within\": [3, 3.5]");
    judge(6, "FAIL;leaves;> 3;3;6;6;;\n", THREES, "\"metric\": \"leaves\", \"relation\": \">\", \"value\": 3");
    /* The mean is 4.5; no mean of a resample lies outside 2..7. */
    judge(0, "UNDECIDED;leaves;>= 4.5;4.5;6;6;;\n", SIX,
          "\"metric\": \"leaves\", \"relation\": \">=\", \"value\": 4.5");
    judge(0, "PASS;leaves;>= 2;4.5;6;6;;\n", SIX, "\"metric\": \"leaves\", \"relation\": \">=\", \"value\": 2");
    judge(6, "FAIL;leaves;> 7;4.5;6;6;;\n", SIX, "\"metric\": \"leaves\", \"relation\": \">\", \"value\": 7");
    judge(0, "UNDECIDED;leaves;in 4 .. 5;4.5;6;6;;\n", SIX, "\"metric\": \"leaves\", \"within\": [4, 5]");
    /* Four leaves are minimax's at depth 2: D = 2, and the gain 1. */
    judge(0, "PASS;minimax_depth;in 1.5 .. 1.6;1.584962501;6;6;;\n", THREES,
          "\"metric\": \"minimax_depth\", \"within\": [1.5, 1.6]");
    /* Of 2, 3, ..., 7 leaves to the minimal 3. */
    judge(0, "PASS;leaves / minimal_leaves;<= 2.5;1.5;6;6;;\n", SIX,
          "\"metric\": \"leaves\", \"relation\": \"<=\", \"value\": 2.5, \"theory\": \"minimal_leaves\"");
}

/* Who plays perfectly cannot get less than half of two games, each begun by the other. */
static void test_players(void **state)
{
    (void)state;
    write_text(
        "match.json",
        "{ \"measure\": \"match\", \"games\": [ { \"game\": \"tictactoe\", \"opening\": 2, \"seed\": \"1..8\" } "
        "],\n"
        "  \"searches\": [ { \"name\": \"short\", \"algorithm\": \"alphabeta\", \"cutoffs\": [ { \"limit\": 1 } ] "
        "},\n"
        "    { \"name\": \"perfect\", \"algorithm\": \"alphabeta\", \"cutoffs\": [ { \"limit\": 9 } ] },\n"
        "    { \"name\": \"middling\", \"algorithm\": \"alphabeta\", \"cutoffs\": [ { \"limit\": 2 } ] } ],\n"
        "  \"pairing\": \"all\", \"claims\": [ { \"claim\": \"c\", \"metric\": \"points\", \"each\": true, "
        "\"relation\": \">=\",\n"
        "    \"value\": 1, \"where\": { \"player\": \"perfect\", \"rival\": \"short\" } } ] }");
    expect(0, "PASS  c  points >= 1 in 8 of 8 rows", "plymeter run match.json");
    expect(3, ": no cell here has the rival \"shirt\"; did you mean \"short\"?\n",
           "sed -i 's/rival\": \"short/rival\": \"shirt/' match.json;"
           " plymeter run match.json");
    expect(
        3, ": there will be no column \"player\"",
        "sed 's/\"measure.*\"games/\"games/; s/\"pairing\": \"all\",//; s/points/leaves/' match.json > none.json;"
        " plymeter run none.json");
}

static void test_selections(void **state)
{
    (void)state;
    judge(0, "PASS;leaves;<= 3;3;6;6;;\n", SIX THREES,
          "\"metric\": \"leaves\", \"where\": { \"order\": \"best\", \"limit\": [2] }, \"relation\": \"<=\", "
          "\"value\": 3");
    judge(0, "PASS;leaves;== 3;;2;2;2;\n", SIX THREES,
          "\"metric\": \"leaves\", \"where\": { \"order\": [\"best\"], \"seed\": [\"2..3\"] },"
          " \"relation\": \"==\", \"value\": 3");
}

#define BEST_TO_RANDOM                                                                                             \
    "\"metric\": \"leaves\", \"where\": { \"order\": \"best\" }, \"against\": { \"order\": \"random\" }, "

static void test_partners(void **state)
{
    (void)state;
    judge(0, "PASS;leaves / partner's;== 0.75;0.75;6;6;;\n",
          THREES RANDOM(1, 2, "ok,0,4") RANDOM(2, 2, "ok,0,4") RANDOM(3, 2, "ok,0,4") RANDOM(4, 2, "ok,0,4")
              RANDOM(5, 2, "ok,0,4") RANDOM(6, 2, "ok,0,4"),
          BEST_TO_RANDOM "\"within\": [0.75, 0.75], \"each\": false");
    /* Ratios of 2 and 1/2 balance each other. */
#define BALANCED                                                                                                   \
    RANDOM(6, 2, "ok,0,2")                                                                                         \
    RANDOM(5, 2, "ok,0,8")                                                                                         \
    RANDOM(4, 2, "ok,0,2")                                                                                         \
    RANDOM(3, 2, "ok,0,8")                                                                                         \
    RANDOM(2, 2, "ok,0,2")                                                                                         \
    RANDOM(1, 2, "ok,0,8")                                                                                         \
    BEST(1, 2, "ok,0,4")                                                                                           \
    BEST(2, 2, "ok,0,4") BEST(3, 2, "ok,0,4") BEST(4, 2, "ok,0,4") BEST(5, 2, "ok,0,4") BEST(6, 2, "ok,0,4")
    judge(0, "PASS;leaves / partner's;in 0.5 .. 2;1;6;6;;\n", BALANCED, BEST_TO_RANDOM "\"within\": [0.5, 2]");
    judge(0, "PASS;leaves - partner's;in -4 .. 2;-1;6;6;;\n", BALANCED,
          BEST_TO_RANDOM "\"compare\": \"difference\", \"within\": [-4, 2]");
    judge(6, "FAIL;leaves - partner's;<= 0;;6;6;3;line 9 has 4 against 2: ", BALANCED,
          BEST_TO_RANDOM "\"compare\": \"difference\", \"relation\": \"<=\", \"each\": true");
    judge(6, "FAIL;leaves / partner's;<= 1;;6;6;4;line 2 has 3 against 2: ",
          THREES RANDOM(1, 2, "ok,0,2") RANDOM(2, 2, "ok,0,2") RANDOM(3, 2, "ok,0,4") RANDOM(4, 2, "ok,0,3")
              RANDOM(5, 2, "ok,0,5") RANDOM(6, 2, "ok,0,4"),
          BEST_TO_RANDOM "\"relation\": \"<=\", \"each\": true");
    judge(0, "PASS;leaves / partner's;<= 1;;2;2;2;\n",
          "" BEST(1, 2, "ok,0,0") RANDOM(1, 2, "ok,0,0") BEST(2, 2, "ok,0,0") RANDOM(2, 2, "ok,0,1"),
          BEST_TO_RANDOM "\"relation\": \"<=\", \"each\": true");
    judge(0,
          "UNDECIDED;leaves / partner's;<= 1;;6;6;;\"line 2 has no ratio; with 0 against 2 in line 8: "
          "zeros take \"\"compare\"\": \"\"difference\"\"\"\n",
          BEST(1, 2, "ok,0,0") BEST(2, 2, "ok,0,3") BEST(3, 2, "ok,0,3") BEST(4, 2, "ok,0,3") BEST(5, 2, "ok,0,3")
              BEST(6, 2, "ok,0,3") SIX,
          BEST_TO_RANDOM "\"relation\": \"<=\"");
    judge(0,
          "UNDECIDED;leaves / partner's;<= 1;;6;6;;\"line 7 has no partner: the nearest; line 8; has seed=1 and "
          "not 6; write \"\"seed\"\": 1 into \"\"against\"\" if that is meant; or leave such rows out by "
          "\"\"where\"\"; or add the cells that are missing\"\n",
          THREES RANDOM(1, 2, "ok,0,4") RANDOM(2, 2, "ok,0,4") RANDOM(3, 2, "ok,0,4") RANDOM(4, 2, "ok,0,4")
              RANDOM(5, 2, "ok,0,4"),
          BEST_TO_RANDOM "\"relation\": \"<=\"");
    /* Without the limit a row of depth 4 has the partner of depth 2. */
    judge(0,
          "UNDECIDED;leaves / partner's;<= 1;;1;1;;\"line 2 has no partner: the nearest; line 3; has limit=2 and "
          "not 4; ",
          BEST(1, 4, "ok,0,7") SIX, BEST_TO_RANDOM "\"relation\": \"<=\", \"each\": true");
    judge(6, "FAIL;leaves / partner's;<= 1;;1;1;0;line 2 has 7 against 2: ", BEST(1, 4, "ok,0,7") SIX,
          "\"metric\": \"leaves\", \"where\": { \"order\": \"best\", \"limit\": 4 }, \"against\": { \"order\": "
          "\"random\", \"limit\": 2 }, \"pair\": [\"seed\"], \"relation\": \"<=\", \"each\": true");
    judge(0,
          "UNDECIDED;leaves / partner's;<= 1;;6;6;;\"line 2 has no partner: no row is as \"\"against\"\" says\"\n",
          THREES, BEST_TO_RANDOM "\"relation\": \"<=\", \"each\": true");
    judge(0,
          "UNDECIDED;leaves / partner's;<= 1;;1;1;;\"line 2 has more than one partner: they differ in fail "
          "(\"\"soft\"\" and \"\"hard\"\" in lines 3 and 4); which ",
          BEST(1, 2, "ok,0,7") RANDOM(1, 2, "ok,0,2") "uniform,2,1,alphabeta,hard,random,depth,2,ok,0,2\n",
          BEST_TO_RANDOM "\"pair\": [\"seed\", \"limit\"], \"relation\": \"<=\", \"each\": true");
}

/* Reading the config with this claim must end so, and say that. */
static void foresee(int status, const char *said, const char *claim)
{
    char text[2000];
    snprintf(text, sizeof text,
             "{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<=\", \"value\": 1, %s }", claim);
    write_claims(text);
    expect(status, said, "plymeter plan --csv x.json");
}

/* Cells say who will have no partner, or several, so that nothing runs. */
static void test_partners_are_foreseen(void **state)
{
    (void)state;
    foresee(
        3,
        "x.json:5:145: the row seed=1 algorithm=alphabeta fail=soft order=random limit=2 has no partner: the "
        "nearest has order=none and not random; write \"order\": \"none\" into \"against\" if that is meant, or "
        "leave such rows out by \"where\", or add the cells that are missing\n",
        "\"each\": true, \"where\": { \"algorithm\": \"alphabeta\" }, \"against\": { \"algorithm\": \"minimax\" }");
    foresee(0, ",minimax,",
            "\"each\": true, \"where\": { \"algorithm\": \"alphabeta\" }, \"against\": { \"algorithm\": "
            "\"minimax\", \"order\": \"none\" }");
    foresee(3,
            "the row seed=1 algorithm=alphabeta fail=soft order=random limit=2 has no partner: the nearest has "
            "order=none and not random; leave \"order\" out of \"pair\", or leave such rows out by \"where\", or ",
            "\"where\": { \"algorithm\": \"alphabeta\" }, \"against\": { \"algorithm\": \"minimax\" },"
            " \"pair\": [\"seed\", \"limit\", \"order\"]");
    foresee(
        3,
        "the row seed=1 algorithm=alphabeta fail=soft order=best limit=2 has more than one partner: they "
        "differ in limit (\"2\" and \"4\"), which \"pair\" or \"against\" is to name: \"limit\" in \"pair\", or "
        "\"limit\": 2 in \"against\"\n",
        "\"where\": { \"order\": \"best\" }, \"against\": { \"order\": \"random\" }, \"pair\": [\"seed\"]");
    foresee(3,
            "the row seed=1 algorithm=minimax order=none limit=2 has more than one partner: they differ in "
            "order (\"random\" and \"best\"), limit (\"2\" and \"4\"), which \"pair\" or \"against\" is to name: "
            "\"limit\" "
            "in \"pair\"",
            "\"where\": { \"algorithm\": \"minimax\" }, \"against\": { \"algorithm\": \"alphabeta\" }, \"pair\": "
            "[\"seed\"]");
    foresee(3,
            "they differ in order (\"random\" and \"best\"), which \"against\" is to name: \"order\": "
            "\"random\" in",
            "\"where\": { \"algorithm\": \"minimax\" }, \"against\": { \"algorithm\": \"alphabeta\" }, \"pair\": "
            "[\"seed\", \"limit\"]");
}

/* What is no error is a warning: the rows may be of use, and a claim can be mended when they are there. */
static void test_undecided_claims_are_foreseen(void **state)
{
    (void)state;
    foresee(0,
            "x.json:5:15: warning: this claim will stay undecided: rows differ in algorithm (\"minimax\" and "
            "\"alphabeta\"), order (\"random\" and \"best\"), limit (\"2\" and \"4\"): \"where\" or \"pool\" is to "
            "name "
            "that\n",
            "\"confidence\": 0.95");
    foresee(
        0, "warning: this claim will stay undecided: at least 5 seeds are needed for an interval, and here are 4\n",
        "\"where\": { \"order\": \"best\", \"limit\": 2, \"seed\": \"1..4\" }");
    write_claims("{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<=\", \"each\": true, \"where\": { "
                 "\"order\": \"best\" }, \"against\": { \"algorithm\": \"minimax\", \"order\": \"none\" }, "
                 "\"pair\": \"seed\" }");
    expect(
        0,
        "x.json:5:231: warning: partners will differ in limit, too, which neither \"pair\" nor \"against\" names\n",
        "sed -i 's/\"claims\"/\"exclude\": [ { \"algorithm\": \"minimax\", \"limit\": 2 } ],&/' x.json;"
        " plymeter plan --csv x.json");
}

/* To name the algorithm drops what was said of the old one's parameters, and partners need not agree there. */
static void test_partners_of_another_algorithm(void **state)
{
    (void)state;
    judge(0, "PASS;leaves / partner's;< 1;;1;1;1;\n",
          BEST(1, 2, "ok,0,3") BEST(1, 4, "ok,0,9") MINIMAX(1, 2, "ok,0,4"),
          "\"metric\": \"leaves\", \"where\": { \"fail\": \"soft\", \"order\": \"best\", \"limit\": 2 },"
          " \"against\": { \"algorithm\": \"minimax\", \"order\": \"none\" }, \"relation\": \"<\", \"each\": true");
    judge(0, "PASS;leaves / partner's;== 3;;1;1;1;\n", BEST(1, 2, "ok,0,3") BEST(1, 4, "ok,0,9"),
          "\"metric\": \"leaves\", \"where\": { \"limit\": 4 }, \"against\": { \"limit\": 2 },"
          " \"relation\": \"==\", \"value\": 3");
}

/* To name a search drops what was said of the old one, and its parts may be others. */
static void test_partners_of_another_name(void **state)
{
    (void)state;
    write_text("n.json", "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 2, \"seed\": \"1..2\" } ],\n"
                         "  \"searches\": [ { \"name\": \"plain\", \"algorithm\": \"minimax\" },\n"
                         "    { \"name\": \"best\", \"algorithm\": \"alphabeta\", \"order\": \"best\" } ],\n"
                         "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 2 } ],\n"
                         "  \"claims\": [ { \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\","
                         " \"each\": true, \"where\": { \"name\": \"best\", \"order\": \"best\" },"
                         " \"against\": { \"name\": \"plain\" } } ] }");
    write_text("n.csv", "game,branching,seed,algorithm,name,order,cutoff,limit,status,leaves\n"
                        "uniform,2,1,minimax,plain,none,depth,2,ok,4\n"
                        "uniform,2,1,alphabeta,best,best,depth,2,ok,3\n"
                        "uniform,2,2,minimax,plain,none,depth,2,ok,4\n"
                        "uniform,2,2,alphabeta,best,best,depth,2,ok,3\n");
    expect(0, "PASS  c  leaves / partner's < 1 in 2 of 2 rows\n", "plymeter claims n.csv n.json");
}

static void test_large_values(void **state)
{
    (void)state;
    const char equal[] = "\"metric\": \"value\", \"where\": { \"order\": \"best\" },"
                         " \"against\": { \"order\": \"random\" }, \"relation\": \"==\"";
    judge(6, "FAIL;value / partner's;== 1;;1;1;0;line 2 has",
          BEST(1, 2, "ok,9007199254740993,3") RANDOM(1, 2, "ok,9007199254740992,3"), equal);
    judge(0, "PASS;value / partner's;== 1;;1;1;1;\n",
          BEST(1, 2, "ok,9007199254740993,3") RANDOM(1, 2, "ok,9007199254740993,3"), equal);
    judge(0, "UNDECIDED;value;>= 1;;1;1;;line 2 has a number beyond 2^53\n", BEST(1, 2, "ok,9007199254740993,3"),
          "\"metric\": \"value\", \"relation\": \">=\", \"value\": 1, \"each\": true");
}

/* What a derived column is missing, and what would mend that; of trees whose branching is not known. */
static void judge_derived(const char *metric, const char *note, const char *rows)
{
    char claim[1000], text[5000];
    int ended;
    assert_true(snprintf(text, sizeof text, "game,seed,algorithm,order,cutoff,limit,status,leaves\n%s", rows) <
                (int)sizeof text);
    write_text("x.csv", text);
    snprintf(claim, sizeof claim,
             "{ \"claim\": \"c\", \"metric\": \"%s\", \"relation\": \">\", \"value\": 1, \"each\": true, "
             "\"where\": { \"order\": \"random\", \"limit\": 4 } }",
             metric);
    write_claims(claim);
    const char *output = shell(&ended, "plymeter claims x.csv x.json");
    if (ended != 0 || !strstr(output, note))
        fail_msg("%s ended with %d, not with \"%s\", and said\n%s", metric, ended, note, output);
}

static void test_what_derived_columns_need(void **state)
{
    (void)state;
#define ROW "uniform,1,alphabeta,random,depth,4,ok,9\n"
    judge_derived("gain",
                  "line 2 has no gain: it needs minimax's leaves in the same position: add { \"algorithm\": "
                  "\"minimax\" } to \"searches\"",
                  ROW "uniform,2,minimax,none,depth,4,ok,16\n");
    judge_derived("gain",
                  "line 2 has no gain: it has 9 leaves, and minimax in the same position no more than 8, at limit "
                  "3: give minimax a larger limit",
                  ROW "uniform,1,minimax,none,depth,2,ok,4\nuniform,1,minimax,none,depth,3,ok,8\n");
    judge_derived("gain", "line 2 has no gain: minimax in the same position, in line 3, ended by budget",
                  ROW "uniform,1,minimax,none,depth,4,budget,5\n");
    judge_derived("gain", "line 2 has no gain: gain is of cutoff depth only",
                  "uniform,1,alphabeta,random,conspiracy,4,ok,9\n");
    judge_derived("gain", "line 2 has no gain: it has only one leaf", "uniform,1,alphabeta,random,depth,4,ok,1\n");
    judge_derived("over_minimal", "line 2 has no over_minimal: the minimal tree is known only where \"branching\"",
                  ROW);
    judge_derived("over_best",
                  "line 2 has no over_best: it needs the leaves of perfect order in the same position, under "
                  "the same cutoff and limit: add { \"algorithm\": \"alphabeta\", \"order\": \"best\" }",
                  ROW "uniform,1,alphabeta,best,depth,2,ok,3\n");
    judge_derived("over_graph",
                  "line 2 has no over_graph: it needs a minimal graph in the same position, under the same", ROW);
    judge_derived("over_best", "in line 3, ended by timeout", ROW "uniform,1,alphabeta,best,depth,4,timeout,\n");
}

static void test_nothing_to_judge_by(void **state)
{
    (void)state;
    const char few[] = "\"metric\": \"leaves\", \"relation\": \"<\", \"value\": 9";
    judge(0, "UNDECIDED;leaves;< 9;;0;0;;\"no row is as \"\"where\"\" says: ", "", few);
    judge(0, "UNDECIDED;leaves;< 9;;2;2;;\"at least 5 seeds are needed for an interval; and here are ",
          RANDOM(1, 2, "ok,0,2") RANDOM(2, 2, "ok,0,2"), few);
    judge(0, "UNDECIDED;leaves;< 9;;4;2;;\"at least 5 seeds are needed for an interval; and here are ",
          RANDOM(1, 2, "ok,0,2") RANDOM(2, 2, "ok,0,2") RANDOM(1, 4, "ok,0,2") RANDOM(2, 4, "ok,0,2"),
          "\"confidence\": 0.75, \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 9, \"pool\": \"limit\"");
    judge(0, "UNDECIDED;leaves;< 9;;7;0;;\"line 8 ended by timeout: raise \"\"seconds\"\" in ",
          SIX RANDOM(6, 4, "timeout,,"), few);
    judge(0, "UNDECIDED;leaves;< 9;;7;0;;\"line 8 ended by budget: raise \"\"nodes\"\" in ",
          SIX RANDOM(6, 4, "budget,,4"), few);
    judge(0, "UNDECIDED;leaves;< 9;;7;6;;line 8 has no leaves: its cell is empty\n", SIX RANDOM(6, 4, "ok,0,"),
          few);
    judge(0, "UNDECIDED;interior;< 9;;6;6;;\"there is no column \"\"interior\"\" of numbers: these are ", SIX,
          "\"metric\": \"interior\", \"relation\": \"<\", \"value\": 9");
    /* A partner that did not end well. */
    judge(0, "UNDECIDED;leaves / partner's;< 1;;6;6;;\"line 13 ended by memory: raise \"\"memory_mb\"\" in ",
          THREES RANDOM(1, 2, "ok,0,4") RANDOM(2, 2, "ok,0,4") RANDOM(3, 2, "ok,0,4") RANDOM(4, 2, "ok,0,4")
              RANDOM(5, 2, "ok,0,4") RANDOM(6, 2, "memory,,"),
          BEST_TO_RANDOM "\"relation\": \"<\", \"each\": true");
    /* Rows that are not selected may end as they like. */
    judge(0, "PASS;leaves;< 9;4.5;6;6;;\n", SIX RANDOM(6, 4, "timeout,,"),
          "\"metric\": \"leaves\", \"where\": { \"limit\": 2 }, \"relation\": \"<\", \"value\": 9");
}

/* What is drawn is called what it is, before the run and after. */
static void test_positions(void **state)
{
    (void)state;
    write_text(
        "p.json",
        "{ \"games\": [ { \"game\": \"tictactoe\", \"opening\": 2, \"seed\": \"1..4\" } ],\n"
        "  \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"
        "  \"cutoffs\": [ { \"limit\": 2 } ],\n"
        "  \"claims\": [ { \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 99 } ] }");
    expect(0,
           "warning: this claim will stay undecided: at least 5 positions are needed for an interval, and here are "
           "4\n",
           "plymeter run -o p.csv p.json");
    expect(0, "UNDECIDED  c  at least 5 positions are needed", "plymeter claims p.csv p.json");
    expect(0, "; n = 20 of 19 positions\n", "sed -i 's/1..4/1..20/' p.json; plymeter run -o p.csv p.json");
    expect(0, "\n\nMeans over 19 positions, with 95 % intervals", "plymeter claims --format md p.csv p.json");
}

/* What was drawn are seeds unless the claim says otherwise. */
#define BOTH_DEPTHS "\"metric\": \"leaves\", \"where\": { \"limit\": [2, 4] }, \"relation\": \"<\", \"value\": 20"

static void test_units(void **state)
{
    (void)state;
    const char rows[] = RANDOM(1, 2, "ok,0,2") RANDOM(2, 2, "ok,0,3") RANDOM(3, 2, "ok,0,4") RANDOM(1, 4, "ok,0,5")
        RANDOM(2, 4, "ok,0,6") RANDOM(3, 4, "ok,0,7");
    judge(0, "UNDECIDED;leaves;< 20;;6;3;;\"at least 5 seeds are needed for an interval; and here are ", rows,
          BOTH_DEPTHS);
    judge(0, "PASS;leaves;< 20;4.5;6;6;;\n", rows, BOTH_DEPTHS ", \"unit\": [\"seed\", \"limit\"]");
    judge(0, "UNDECIDED;leaves;< 20;;6;2;;\"at least 5 units are needed for an interval; and here are 2\"\n", rows,
          BOTH_DEPTHS ", \"unit\": \"limit\"");
}

static void test_expected_failures(void **state)
{
    (void)state;
    judge(0, "FAIL;leaves;< 3;3;", THREES,
          "\"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"expect\": \"FAIL\"");
    judge(6, "PASS;leaves;<= 3;3;", THREES,
          "\"metric\": \"leaves\", \"relation\": \"<=\", \"value\": 3, \"expect\": \"FAIL\"");
    judge(0, "UNDECIDED;leaves;>= 4.5;4.5;", SIX,
          "\"metric\": \"leaves\", \"relation\": \">=\", \"value\": 4.5, \"expect\": \"FAIL\"");
}

static void test_lines(void **state)
{
    (void)state;
    write_text("x.csv", HEADER THREES);
    write_claims("{ \"claim\": \"three\", \"metric\": \"leaves\", \"relation\": \"==\", \"value\": 3 },\n"
                 "{ \"claim\": \"fewer\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"expect\": "
                 "\"FAIL\" },\n"
                 "{ \"claim\": \"\xc3\xa4lter\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3,"
                 " \"where\": { \"limit\": 4 } }");
    expect(0,
           "PASS          three  leaves == 3 in 6 of 6 rows\n"
           "FAIL (known)  fewer  leaves = 3 (3 .. 3 at 95 %), wanted < 3; n = 6 of 6 seeds\n"
           "UNDECIDED     \xc3\xa4lter  no row is as \"where\" says: these are results of another config, or "
           "of an older one\n",
           "plymeter claims x.csv x.json");
    expect(0, "FAIL (as expected)  fewer  leaves",
           "sed 's/\"expect\"/\"written\": \"before\", &/' x.json > y.json; plymeter claims x.csv y.json");
    expect(0, "\nthree,PASS,PASS,after,leaves,== 3,", "plymeter claims --csv x.csv y.json");
    expect(0, "\nfewer,FAIL,FAIL,before,leaves,< 3,3,3,3,", "plymeter claims --csv x.csv y.json");
    expect(0, "A failure is known if nothing shows that it was expected before its data were there.",
           "plymeter claims --format md x.csv x.json");
    expect_status(1, "plymeter claims --format md x.csv y.json | grep 'is known'");
    expect(3, "configs/x.json: ", "plymeter claims x.csv");
    expect(0, "PASS ", "mkdir configs && cp x.json configs && plymeter claims x.csv");
    expect(3, "there are no \"claims\"",
           "sed 's/\"claims\"/\"x-claims\"/' x.json > y.json; plymeter claims x.csv y.json");
    expect(3, "missing.csv: ", "plymeter claims missing.csv x.json");
    expect(2, "an argument is missing: it takes FILE.csv [CONFIG|FILE.csv]...", "plymeter claims");
    expect(0, "usage: plymeter claims", "plymeter claims --help");
}

/* --- at the end of a run --- */

static void test_running(void **state)
{
    (void)state;
    const char bound[] = "{ \"claim\": \"minimal\", \"metric\": \"leaves\", \"where\": { \"order\": \"best\" },"
                         " \"relation\": \"==\", \"theory\": \"minimal_leaves\" }";
    char claims[1000];
    write_claims(bound);
    expect(0, "PASS  minimal  leaves / minimal_leaves == 1 in 12 of 12 rows\n", "plymeter run x.json 2> /dev/null");
    /* Claims are no part of what a cell is. */
    snprintf(claims, sizeof claims,
             "%s, { \"claim\": \"wrong\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 1,"
             " \"pool\": [\"algorithm\", \"order\", \"limit\"] }",
             bound);
    write_claims(claims);
    expect(6, "0 of them run now", "plymeter run x.json");
    expect(6, "FAIL  wrong ", "plymeter claims results/x.csv x.json");
    /* What did not end well comes first. */
    expect(1, "UNDECIDED  minimal  line ",
           "sed 's/\"claims\"/\"limits\": { \"nodes\": 8 }, \"claims\"/' x.json > few.json; plymeter run few.json");
    expect(6, "FAIL  wrong ",
           "cp x.json again.json; sed -i 's/\"minimal\"/\"y\"/' again.json; plymeter run again.json x.json");
}

/* --- correlations --- */

static void test_correlations(void **state)
{
    (void)state;
    const char correlated[] = "\"metric\": \"leaves\", \"where\": { \"limit\": 4 }, \"against\": { \"limit\": 2 },"
                              " \"compare\": \"correlation\", \"relation\": \">=\", \"value\": 0.8";
    /* By hand r is 38 / sqrt(17.5 * 88), and its interval reaches 1.96 / sqrt(3) around atanh(r) = 2.064. */
    const char rows[] = SIX RANDOM(1, 4, "ok,0,3") RANDOM(2, 4, "ok,0,7") RANDOM(3, 4, "ok,0,7")
        RANDOM(4, 4, "ok,0,11") RANDOM(5, 4, "ok,0,11") RANDOM(6, 4, "ok,0,15");
    judge(0, "UNDECIDED;correlation of leaves;>= 0.8;0.9683296637;6;6;;", rows, correlated);
    judge(0, "PASS;correlation of leaves;> 0;0.9683296637;6;6;;", rows,
          "\"metric\": \"leaves\", \"where\": { \"limit\": 4 }, \"against\": { \"limit\": 2 },"
          " \"compare\": \"correlation\", \"relation\": \">\"");
    judge(0, "UNDECIDED;correlation of leaves;>= 0.8;;2;2;;\"a correlation takes",
          SIX RANDOM(1, 4, "ok,0,3") RANDOM(2, 4, "ok,0,7"), correlated);
}

/* By ranks, of which equal values share the mean, a value does not count by how far off it lies: 7 / sqrt(9 * 10). */
static void test_ranks(void **state)
{
    (void)state;
    const char ranks[] = "\"metric\": \"leaves\", \"where\": { \"limit\": 4 }, \"against\": { \"limit\": 2 },"
                         " \"compare\": \"ranks\", \"relation\": \">=\", \"value\": 0.99";
    const char rows[] = RANDOM(1, 2, "ok,0,1") RANDOM(2, 2, "ok,0,2") RANDOM(3, 2, "ok,0,3") RANDOM(4, 2, "ok,0,4")
        RANDOM(5, 2, "ok,0,500") RANDOM(1, 4, "ok,0,20") RANDOM(2, 4, "ok,0,40") RANDOM(3, 4, "ok,0,500")
            RANDOM(4, 4, "ok,0,40") RANDOM(5, 4, "ok,0,500");
    judge(6, "FAIL;correlation of leaves by ranks;>= 0.99;0.7378647874;5;5;;", rows, ranks);
}

/* --- two-sided --- */

/* "~" passes where the interval contains the value and reaches less than the margin from it, fails where it excludes the
 * value, however near, and is undecided where it is too wide. */
static void test_about(void **state)
{
    (void)state;
    const char rows[] = RANDOM(1, 4, "ok,0,9") RANDOM(2, 4, "ok,0,11") RANDOM(3, 4, "ok,0,9")
        RANDOM(4, 4, "ok,0,11") RANDOM(5, 4, "ok,0,9") RANDOM(6, 4, "ok,0,11");
    judge(0, "PASS;leaves;~ 10 +- 3;10;6;6;;", rows,
          "\"metric\": \"leaves\", \"relation\": \"~\", \"value\": 10, \"margin\": 3");
    judge(0, "UNDECIDED;leaves;~ 10 +- 0.1;10;6;6;;", rows,
          "\"metric\": \"leaves\", \"relation\": \"~\", \"value\": 10, \"margin\": 0.1");
    judge(6, "FAIL;leaves;~ 13 +- 9;10;6;6;;", rows,
          "\"metric\": \"leaves\", \"relation\": \"~\", \"value\": 13, \"margin\": 9");
    judge(6, "FAIL;leaves;~ 7 +- 9;10;6;6;;", rows,
          "\"metric\": \"leaves\", \"relation\": \"~\", \"value\": 7, \"margin\": 9");
}

/* --- shares --- */

/* A row that has nothing of which it could have a share is left out, not missed. */
static void test_shares(void **state)
{
    (void)state;
    write_text("x.csv", "game,branching,seed,algorithm,fail,order,cutoff,limit,status,value,leaves,cutoffs,cutoffs_"
                        "first,changed,fresh\n" RANDOM(1, 4, "ok,0,2,4,3,1,1") RANDOM(2, 4, "ok,0,2,4,1,1,0")
                            RANDOM(3, 4, "ok,0,2,0,0,0,0") RANDOM(4, 4, "ok,0,2,2,1,1,0")
                                RANDOM(5, 4, "ok,0,2,2,1,0,0") RANDOM(6, 4, "ok,0,2,2,1,,"));
    write_claims(
        "{ \"claim\": \"a\", \"metric\": \"first_cuts\", \"within\": [0.25, 0.75], \"each\": true },\n"
        "{ \"claim\": \"b\", \"metric\": \"fresh_share\", \"relation\": \"<=\", \"value\": 1, \"each\": true },\n"
        "{ \"claim\": \"c\", \"metric\": \"changed\", \"relation\": \"<=\", \"value\": 1, \"each\": true }");
    expect(0, "a  first_cuts in 0.25 .. 0.75 in 5 of 5 rows\n", "plymeter claims x.csv x.json");
    expect(0, "b  fresh_share <= 1 in 3 of 3 rows\n", "plymeter claims x.csv x.json");
    expect(0, "c  line 7 has no changed: its cell is empty\n", "plymeter claims x.csv x.json");
    expect(0, "0.333333", "plymeter summary --csv x.csv --of fresh_share");
    expect(0, "\nfirst_cuts,5,0.5,", "plymeter summary --csv x.csv --of first_cuts");
}

/* --- what was published --- */

#define SOURCED(game, more) "\"source\": { \"cite\": \"Doe 1999\", \"says\": \"three\", \"game\": " game more " }"
#define SAME(what) ", \"same\": [" what "]"
#define ALL "\"threshold\", \"design\", \"depth\""
#define SOURCE(game) SOURCED(game, SAME(ALL))
#define THREE                                                                                                      \
    "{ \"claim\": \"three\", \"metric\": \"leaves\", \"where\": { \"order\": \"best\" }, \"relation\": \"==\", "

static void test_sources(void **state)
{
    (void)state;
    write_text("x.csv", HEADER THREES);
    write_claims(THREE "\"value\": 3, " SOURCE("\"uniform\"") " }");
    expect(0,
           "PASS  three  leaves == 3 in 6 of 6 rows\n"
           "      published: three, in uniform (Doe 1999); measured in uniform: reproduced\n",
           "plymeter claims x.csv x.json");
    write_claims(THREE "\"value\": 4, " SOURCE("[\"chess\", \"uniform\"]") " }");
    expect(6, "published: three, in chess, uniform (Doe 1999); measured in uniform: not reproduced\n",
           "plymeter claims x.csv x.json");
    write_claims(THREE "\"value\": 3, " SOURCE("\"chess\"") " }");
    expect(0, "measured in uniform: transfers\n", "plymeter claims x.csv x.json");
    expect(0, "| PASS: transfers | three | three, in chess (Doe 1999) | uniform | leaves == 3 | 6 of 6 rows |",
           "plymeter claims --format md x.csv x.json");
    expect(0,
           "-->\n\nClaims of what was published: 1. Reproduced: 0; not reproduced: 0. In another game it "
           "transfers: 1; it "
           "does not: 0. With a threshold of ours consistent: 0; inconsistent: 0. Of another design or depth, "
           "PASS: 0; "
           "FAIL: 0. UNDECIDED: 0.\n\n| ",
           "plymeter claims --format md x.csv x.json");
    expect(0, ",transfers,three,Doe 1999,chess,uniform,x.csv\n", "plymeter claims --csv x.csv x.json");
    write_claims(THREE "\"value\": 4, " SOURCE("[\"chess\", \"uniform \"]") " }");
    expect(6, "measured in uniform: does not transfer\n", "plymeter claims x.csv x.json");
    /* Of what nobody knows nothing came. */
    write_text("x.csv", HEADER);
    expect(0, "measured in uniform\n", "plymeter claims x.csv x.json");
}

/* Nothing is reproduced, nor does it transfer, unless the claim says that threshold, design and depth are the source's. */
static void test_differences_from_sources(void **state)
{
    static const struct {
        const char *same, *in_its_game, *elsewhere;
    } cases[] = {
        {"", "other design and depth", "other game, design and depth"},
        {SAME("\"threshold\""), "other design and depth", "other game, design and depth"},
        {SAME("\"design\""), "other depth", "other game and depth"},
        {SAME("\"depth\", \"threshold\""), "other design", "other game and design"},
        {SAME("\"design\", \"depth\""), "consistent with", "other game"},
        {SAME(ALL), "reproduced", "transfers"},
    };
    (void)state;
    write_text("x.csv", HEADER THREES);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (int there = 0; there < 2; there++) {
            char claim[500], said[100];
            snprintf(claim, sizeof claim, THREE "\"value\": 3, " SOURCED("\"%s\"", "%s") " }",
                     there ? "uniform" : "chess", cases[i].same);
            snprintf(said, sizeof said, "measured in uniform: %s\n",
                     there ? cases[i].in_its_game : cases[i].elsewhere);
            write_claims(claim);
            expect(0, said, "plymeter claims x.csv x.json");
        }
    }
    write_claims(THREE "\"value\": 4, " SOURCED("\"uniform\"", SAME("\"design\", \"depth\"")) " }");
    expect(6, "measured in uniform: inconsistent with\n", "plymeter claims x.csv x.json");
}

/* Another variant is another game, and one game of several may be that. */
static void test_games_of_sources(void **state)
{
    (void)state;
    const char config[] =
        "{ \"games\": [ { \"game\": \"shogi\", \"variant\": [\"standard\", \"mini\"] }, { \"game\": \"tictactoe\" "
        "} ],"
        " \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 1 } ], \"claims\": ["
        " { \"claim\": \"a\", \"metric\": \"leaves\", \"relation\": \"==\", \"value\": 30,"
        " \"where\": { \"variant\": \"standard\" }, " SOURCE(
            "\"shogi\"") " },"
                         " { \"claim\": \"b\", \"metric\": \"leaves\", \"relation\": \"==\", \"value\": 14,"
                         " \"where\": { \"variant\": \"mini\" }, " SOURCE(
                             "\"shogi\"") " },"
                                          " { \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \">=\", "
                                          "\"value\": 9, \"each\": true, " SOURCE(
                                              "[\"shogi\", \"shogi variant=mini\"]") " } ] }";
    write_text("x.json", config);
    expect(0, "measured in shogi: reproduced\n", "plymeter run x.json");
    expect(0, "measured in shogi variant=mini: transfers\n", "plymeter claims results/x.csv x.json");
    expect(0, "measured in shogi, shogi variant=mini, tictactoe: transfers\n",
           "plymeter claims results/x.csv x.json");
}

/* Experiments in a folder below configs/ have their results in one of the same name, and are judged together. */
static void test_several_results(void **state)
{
    (void)state;
    const char *claim = THREE "\"theory\": \"minimal_leaves\" }";
    write_claims(claim);
    expect(0, "PASS  three", "mkdir -p configs/shelf && mv x.json configs/shelf/x.json && plymeter run shelf/x");
    write_claims(claim);
    expect(0, "PASS  three", "cp x.json configs/y.json && plymeter run configs/y.json");
    expect(0, "PASS  three",
           "mkdir -p kept/shelf && cp results/shelf/x.csv kept/shelf && plymeter claims kept/shelf/x.csv");
    const char *output = shell(&(int){0}, "plymeter claims results/shelf/x.csv results/y.csv");
    assert_non_null(strstr(output, "shelf/x, "));
    assert_non_null(strstr(output, " s: \nPASS  three"));
    assert_non_null(strstr(output, "\n\ny, "));
    expect(0, "| PASS | three | leaves / minimal\\_leaves == 1 | 12 of 12 rows |\n| y, ",
           "plymeter claims --format md results/shelf/x.csv results/y.csv");
    expect(0, "results/y.csv has 36 rows", "plymeter claims --format md results/shelf/x.csv results/y.csv");
    expect(2, "one CONFIG goes with one FILE.csv", "plymeter claims results/y.csv results/y.csv configs/y.json");
    /* Of a run that was killed nobody knows how long it took. */
    const char record[] =
        "{\"sessions\": [ {\"start\": \"2026-01-01T00:00:00Z\", \"end\": \"2026-01-01T00:00:05Z\"}, "
        "{\"start\": \"2026-01-01T00:01:00Z\"} ]}";
    write_text("results/killed.meta.json", record);
    expect(0, "\nkilled, more than 5 s: ",
           "cp results/y.csv results/killed.csv; cp configs/y.json configs/killed.json; "
           "plymeter claims results/y.csv results/killed.csv");
    write_claims(THREE "\"theory\": \"minimal_leaves\", " SOURCE("\"uniform\"") " }");
    expect(0, "\n\nClaims of what was published: 1. Reproduced: 1 (1 of killed); not reproduced: 0.",
           "cp x.json configs/killed.json; plymeter claims results/y.csv results/killed.csv");
    expect(3, "results/z.csv: ", "cp configs/y.json configs/z.json; plymeter claims results/y.csv results/z.csv");
    expect(3, "shelf/z: No such file", "plymeter run shelf/z");
}

/* --- what is wrong with a claim --- */

static const struct {
    const char *claim, *message;
} wrong[] = {
    {"3", "x.json:5:15: a claim is to be an object"},
    {"{ \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3 }",
     "x.json:5:15: this claim has no sentence, \"claim\""},
    {"{ \"claim\": 3, \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3 }",
     "x.json:5:26: \"claim\" is to be a text"},
    {"{ \"claim\": \"c\", \"metirc\": \"leaves\" }",
     "x.json:5:31: unknown key \"metirc\"; did you mean \"metric\"?"},
    {"{ \"claim\": \"c\", \"relation\": \"<\", \"value\": 3 }", "x.json:5:15: this claim has no \"metric\""},
    {"{ \"claim\": \"c\", \"metric\": \"leafs\", \"relation\": \"<\", \"value\": 3 }",
     "x.json:5:41: \"leafs\" is no column of numbers; did you mean \"leaves\"?"},
    {"{ \"claim\": \"c\", \"metric\": \"move\", \"relation\": \"<\", \"value\": 3 }",
     "\"move\" is no column of numbers"},
    {"{ \"claim\": \"c\", \"metric\": \"regret\", \"relation\": \"<\", \"value\": 3 }",
     "\"regret\" is no column of numbers"},
    {"{ \"claim\": \"c\", \"metric\": \"gain\", \"relation\": \"==\", \"value\": 3 }",
     "\"==\" is of counts, not of \"gain\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\" }", "a claim has a \"relation\" or is \"within\" two numbers"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"=\", \"value\": 3 }",
     "\"relation\" is to be one of ==|<=|>=|<|>|~, not \"=\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"within\": [1, 2] }",
     "a claim has a \"relation\" or is \"within\" two numbers"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"value\": 3, \"within\": [1, 2] }",
     "x.json:5:60: \"value\" goes with \"relation\", not with \"within\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"within\": [1] }", "\"within\" is to be a list of two numbers"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"within\": [2, 1] }", "the first is the larger"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"within\": [1, \"x\"] }", "\"within\" is to be a number"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\" }", "\"relation\" to what?"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"confidence\": 1 }",
     "\"confidence\" is to be a number from 0.5 to 0.9999, not \"1\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"expect\": \"UNDECIDED\" }",
     "\"expect\" is to be one of PASS|FAIL"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"written\": \"then\" }",
     "\"written\" is to be one of after|before"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"each\": 1 }",
     "\"each\" is to be true or false"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"where\": [] }",
     "\"where\" is to be an object that says which cells"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"pair\": [\"seed\"] }",
     "\"pair\" goes with \"against\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"theory\": \"minimal_leavs\" }",
     "theory has no column \"minimal_leavs\"; did you mean \"minimal_leaves\"?"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"theory\": \"minimal_leaves\","
     " \"against\": { \"limit\": 2 } }",
     "a claim is \"against\" other cells or \"theory\", not both"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"where\": { \"limt\": 2 } }",
     "x.json:5:91: unknown key \"limt\"; did you mean \"limit\"?"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"where\": { \"limit\": [2, "
     "3] } }",
     "x.json:5:100: no cell here has the limit \"3\"; they have \"2\", \"4\"\n"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"where\": { \"seed\": "
     "\"6..7\" } }",
     "no cell here has the seed \"7\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"where\": { \"game\": "
     "\"othelo\" } }",
     "there is no game \"othelo\"; did you mean \"othello\"?"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"where\": { \"game\": "
     "\"othello\" } }",
     "no cell here has the game \"othello\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3,"
     " \"where\": { \"algorithm\": \"minimax\", \"fail\": \"soft\" } }",
     "unknown key \"fail\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3,"
     " \"where\": { \"algorithm\": \"minimax\", \"order\": \"best\" } }",
     "no cell here has the order \"best\""},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"where\": { \"window\": "
     "\"open\" } }",
     "there will be no column \"window\": the config does not mention it"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"against\": { \"limit\": 2 }, \"pair\": "
     "[\"sed\"] }",
     "no axis is named \"sed\"; did you mean \"seed\"?"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3, \"unit\": [\"seed\", "
     "\"lmit\"] }",
     "x.json:5:88: no axis is named \"lmit\"; did you mean \"limit\"?"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"against\": { \"limit\": 2 }, \"compare\": \"correlation\", "
     "\"relation\": \"==\" }",
     "a correlation is of all rows"},
    {THREE "\"value\": 3, \"source\": \"Doe\" }",
     "\"source\" is to be an object with \"cite\", \"says\" and \"game\""},
    {THREE "\"value\": 3, \"source\": { \"cite\": \"Doe\", \"says\": \"three\" } }",
     "this source does not say of which \"game\""},
    {THREE "\"value\": 3, \"source\": { \"site\": \"Doe\" } }", "unknown key \"site\"; did you mean \"cite\"?"},
    {THREE "\"value\": 3, \"source\": { \"cite\": 3 } }", "\"cite\" is to be a text"},
    {THREE "\"value\": 3, \"source\": { \"same\": [] } }", "the list of \"same\" is empty"},
    {THREE "\"value\": 3, " SOURCED("\"uniform\"", SAME("\"dept\"")) " }", "did you mean \"depth\"?"},
    {THREE "\"value\": 3, \"margin\": 1 }", "the relation \"~\" takes a \"margin\", and no other does"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"~\", \"value\": 3 }",
     "the relation \"~\" takes a \"margin\", and no other does"},
    {"{ \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"~\", \"value\": 3, \"margin\": 1, \"each\": true "
     "}",
     "the relation \"~\" is of a mean, not of each row"},
    {THREE "\"value\": 3, " SOURCE("[]") " }", "\"game\" is to be the name of a game, or a list of names"},
    {THREE "\"value\": 3, " SOURCE("[3]") " }", "\"game\" is to be the name of a game, or a list of names"},
};

static void test_wrong_claims(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_claims(wrong[i].claim);
        expect(3, wrong[i].message, "plymeter run x.json");
    }
    /* All of them at once, with what else is wrong. */
    write_text("x.json",
               "{ \"games\": [ { \"game\": \"unifrm\" } ], \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"
               "\"claims\": [ { \"claim\": \"c\" }, 7 ] }");
    expect(3, "x.json:1:24: there is no game \"unifrm\"", "plymeter run x.json");
    expect(3, "x.json:2:13: this claim has no \"metric\"", "plymeter run x.json");
    expect(3, "x.json:2:31: a claim is to be an object", "plymeter run x.json");
    write_text("x.json", "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..9\" } ],"
                         " \"searches\": [ { \"algorithm\": \"minimax\" } ],\n\"claims\": [ { \"claim\": \"c\","
                         " \"metric\": \"leaves\", \"relation\": \"==\", \"theory\": \"minimax_leaves\" } ] }");
    expect(3, "whose \"branching\" and \"limit\" the config mentions", "plymeter run x.json");
}

/* --- intervals --- */

static void test_intervals(void **state)
{
    (void)state;
    const double value[] = {1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32};
    const double alike[] = {0.1, 0.1, 0.1, 0.1, 0.1, 0.1};
    const int unit[] = {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5}, apart[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    const struct interval once = bootstrap_mean(value, unit, 6, 0.95);
    const struct interval twice = bootstrap_mean(value, unit, 12, 0.95);
    const struct interval narrow = bootstrap_mean(value, apart, 12, 0.95);
    const struct interval wide = bootstrap_mean(value, apart, 12, 0.99);
    const struct interval point = bootstrap_mean(alike, unit, 6, 0.95);
    assert_true(once.mean == 10.5 && once.low < 10.5 && once.high > 10.5);
    /* To see everything twice is to know no more. */
    assert_true(twice.mean == once.mean && twice.low == once.low && twice.high == once.high);
    assert_true(wide.low < narrow.low && wide.high > narrow.high && narrow.high < once.high);
    assert_true(point.mean == 0.1 && point.low == 0.1 && point.high == 0.1);
    assert_int_equal(bootstrap_least(0.95), 5);
    assert_int_equal(bootstrap_least(0.75), 5);
    assert_int_equal(bootstrap_least(0.99), 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_row),
        cmocka_unit_test(test_means),
        cmocka_unit_test(test_players),
        cmocka_unit_test(test_selections),
        cmocka_unit_test(test_partners),
        cmocka_unit_test(test_partners_are_foreseen),
        cmocka_unit_test(test_undecided_claims_are_foreseen),
        cmocka_unit_test(test_partners_of_another_algorithm),
        cmocka_unit_test(test_partners_of_another_name),
        cmocka_unit_test(test_large_values),
        cmocka_unit_test(test_what_derived_columns_need),
        cmocka_unit_test(test_nothing_to_judge_by),
        cmocka_unit_test(test_positions),
        cmocka_unit_test(test_units),
        cmocka_unit_test(test_expected_failures),
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_running),
        cmocka_unit_test(test_correlations),
        cmocka_unit_test(test_ranks),
        cmocka_unit_test(test_about),
        cmocka_unit_test(test_shares),
        cmocka_unit_test(test_sources),
        cmocka_unit_test(test_differences_from_sources),
        cmocka_unit_test(test_games_of_sources),
        cmocka_unit_test(test_several_results),
        cmocka_unit_test(test_wrong_claims),
        cmocka_unit_test(test_intervals),
    };
    return cmocka_run_group_tests_name("claims", tests, make_folder, remove_folder);
}
