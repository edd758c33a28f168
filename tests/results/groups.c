/* Which rows may share a mean, a rating or a verdict: what is not asked for is refused, and what is left out is said. */

#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* The command must end so, print exactly this, and nothing else on either stream. */
static void expect_exactly(int expected, const char *text, const char *command)
{
    int status;
    const char *output = shell(&status, "%s", command);
    if (status != expected || strcmp(output, text) != 0)
        fail_msg("%s\nended with %d, not %d with \"%s\", and said\n%s", command, status, expected, text, output);
}

/* --- summary ------------------------------------------------------------------------------------------------ */

#define SEARCHES "game,branching,seed,opening,algorithm,fail,order,cutoff,limit,status,leaves\n"

/* Minimax and alpha-beta in order none, alpha-beta in random order, on two trees and to two depths. */
static const char rows[] = SEARCHES "uniform,4,1,,minimax,,none,depth,2,ok,16\n"
                                    "uniform,4,2,,minimax,,none,depth,2,ok,16\n"
                                    "uniform,4,1,,minimax,,none,depth,4,ok,256\n"
                                    "uniform,4,1,,alphabeta,soft,none,depth,2,ok,8\n"
                                    "uniform,4,2,,alphabeta,soft,none,depth,2,ok,10\n"
                                    "uniform,4,1,,alphabeta,soft,random,depth,2,ok,9\n"
                                    "kalah,,1,3,alphabeta,soft,random,depth,2,ok,7\n"
                                    "kalah,,1,5,alphabeta,soft,random,depth,2,ok,5\n";

static void test_a_mean_is_over_what_was_sampled_and_over_no_axis_that_is_not_named(void **state)
{
    (void)state;
    write_text("x.csv", rows);
    /* The pooling that the program once showed as an example. */
    expect_exactly(
        2,
        "x.csv: means of gain would mix different algorithm: \"minimax\" in line 2, \"alphabeta\" in line 5\n"
        "x.csv: name what differs in --by, or allow it with --pool algorithm\n",
        "plymeter summary x.csv --by game,order,limit --of gain");
    expect(2, "--pool game,algorithm,order,limit\n", "plymeter summary x.csv");
    expect(2, "means of leaves would mix different limit: \"2\" in line 2, \"4\" in line 4\n",
           "plymeter summary x.csv --by game,algorithm,order");
    expect(0, "kalah,leaves,2,6,", "plymeter summary x.csv --by game --where game=kalah");
    write_text("moves.csv", "game,moves,position,algorithm,status,leaves\nkalah,1,,minimax,ok,4\n"
                            "kalah,2,,minimax,ok,6\nkalah,,x,minimax,ok,8\nkalah,3,,alphabeta,ok,8\n");
    expect(0, "leaves,3,6,", "plymeter summary moves.csv --where algorithm=minimax");
    expect(2, "--pool algorithm\n", "plymeter summary moves.csv");
    expect(2, "no column \"algoritm\"; did you mean \"algorithm\"?", "plymeter summary x.csv --pool algoritm");
}

static void test_an_axis_is_named_by_pool_by_or_where(void **state)
{
    (void)state;
    write_text("x.csv", rows);
    expect(0, "uniform,none,2,leaves,4,12.5,",
           "plymeter summary x.csv --by game,order,limit --pool algorithm 2>&1");
    expect(0, "none,minimax,2,leaves,2,16,",
           "plymeter summary x.csv --by order,algorithm,limit --where game=uniform");
    expect(0, "\nleaves,5,11.8,",
           "plymeter summary x.csv --where game=uniform --where limit=2 --where algorithm=minimax\\|alphabeta "
           "--where 'order=none|random'");
}

/* A parameter that only one algorithm has, a branching that only one game has: to pool these is to pool those. */
static void test_what_a_named_axis_settles_needs_no_name(void **state)
{
    (void)state;
    write_text("x.csv", rows);
    expect(0, "\nleaves,7,10.14285714,", "plymeter summary x.csv --where limit=2 --pool game,algorithm,order");
    expect(0, "\nminimax,", "plymeter summary x.csv --where limit=2 --pool game,order --by algorithm");
}

/* Only rows that have a number enter a mean. */
static void test_rows_without_a_number_mix_nothing(void **state)
{
    (void)state;
    write_text("x.csv", "algorithm,status,leaves,regret\nminimax,ok,4,\nalphabeta,ok,3,2\n");
    expect(0, "regret,1,2,", "plymeter summary x.csv --of regret");
    expect(2, "--pool algorithm", "plymeter summary x.csv --of regret,leaves");
}

/* --- rows that were cut short ---------------------------------------------------------------------------------- */

static const char cut[] = "game,seed,algorithm,cutoff,limit,status,leaves\n"
                          "kalah,1,alphabeta,depth,8,ok,50\n"
                          "kalah,2,alphabeta,depth,8,budget,1000\n"
                          "kalah,3,alphabeta,depth,8,timeout,\n"
                          "kalah,4,alphabeta,depth,8,crash:SIGSEGV,\n"
                          "kalah,5,alphabeta,depth,8,budget,1000\n"
                          "kalah,1,alphabeta,depth,9,memory,\n";

static void test_rows_cut_short_are_left_out_and_said(void **state)
{
    int status;
    (void)state;
    write_text("cut.csv", cut);
    const char *output = shell(&status, "plymeter summary cut.csv --by limit");
    assert_int_equal(status, 0);
    assert_non_null(strstr(output, "8,leaves,1,50,"));
    assert_non_null(strstr(output, "9,leaves,0,,")); /* its group stays */
    assert_non_null(
        strstr(output, "cut.csv: left out: 2 of 6 rows, which ended by budget (the first in line 3)\n"));
    assert_non_null(
        strstr(output, "cut.csv: left out: 1 of 6 rows, which ended by timeout (the first in line 4)\n"));
    assert_non_null(
        strstr(output, "cut.csv: left out: 1 of 6 rows, which ended by memory (the first in line 7)\n"));
    assert_non_null(strstr(output, "cut.csv: left out: 1 of 6 rows, which ended by crash (the first in line 5)\n"));
}

static void test_rows_cut_short_count_if_asked_for(void **state)
{
    (void)state;
    write_text("cut.csv", cut);
    expect(0, "\nleaves,3,683.3333333,", "plymeter summary cut.csv --where limit=8 --status ok,budget");
    expect(0, "left out: 1 of 5 rows, which ended by crash",
           "plymeter summary cut.csv --where limit=8 --status ok");
    expect(0, "status,of,n,", "plymeter summary cut.csv --where limit=8 --by status");
    expect(0, "\nbudget,leaves,2,1000,", "plymeter summary cut.csv --where limit=8 --by status");
    expect(0, "\nleaves,2,1000,", "plymeter summary cut.csv --where status=budget");
    expect(2, "not \"buget\"; did you mean \"budget\"?", "plymeter summary cut.csv --status ok,buget");
    expect(0, "\nleaves,3,683.3333333,", "plymeter summary cut.csv --where limit=8 --status ok --status budget");
}

static void test_rows_whose_reference_was_cut_short_are_said(void **state)
{
    (void)state;
    write_text("cut.csv", "game,seed,algorithm,order,cutoff,limit,status,leaves\n"
                          "kalah,1,minimax,none,depth,2,ok,100\n"
                          "kalah,2,minimax,none,depth,2,budget,100\n"
                          "kalah,1,alphabeta,random,depth,2,ok,20\n"
                          "kalah,2,alphabeta,random,depth,2,ok,20\n"
                          "kalah,1,alphabeta,best,depth,2,budget,10\n"
                          "kalah,2,alphabeta,best,depth,2,ok,10\n");
    expect(0,
           "cut.csv: left out: 1 of 2 rows, which have no gain (the first in line 5: minimax in the same "
           "position, in line 3, ended by budget)\n",
           "plymeter summary cut.csv --where order=random --of gain");
    expect(0,
           "cut.csv: left out: 1 of 2 rows, which have no over_best (the first in line 4: alphabeta with order "
           "best in the same position, in line 6, ended by budget)\n",
           "plymeter summary cut.csv --where order=random --of gain --of over_best");
    expect(2, "cut.csv: no row has game=kala", "plymeter summary cut.csv --where game=kala");
    expect(0, "\nover_best,1,2,,", "plymeter summary cut.csv --where order=random --of gain --of over_best");
}

/* --- how trees grow --- */

static void test_branching_is_that_of_two_plies(void **state)
{
    (void)state;
    write_text("grow.csv", "game,seed,algorithm,table,cutoff,limit,status,interior,leaves\n"
                           "kalah,1,alphabeta,one,depth,2,ok,3,7\n"
                           "kalah,1,alphabeta,one,depth,3,ok,11,9\n"
                           "kalah,1,alphabeta,one,depth,4,ok,50,40\n"
                           "kalah,1,alphabeta,one,depth,5,budget,50,40\n"
                           "kalah,1,alphabeta,two,depth,2,ok,1,1\n"
                           "kalah,1,alphabeta,two,depth,4,ok,2,6\n");
    expect(0, "one,effective_branching,1,3,",
           "plymeter summary grow.csv --of effective_branching --where limit=4 --by table");
    expect(0, "two,effective_branching,1,2,",
           "plymeter summary grow.csv --of effective_branching --where limit=4 --by table");
    expect(0,
           "grow.csv: left out: 1 of 1 rows, which have no effective_branching (the first in line 3: it needs the "
           "same search with limit 1, ended ok)\n",
           "plymeter summary grow.csv --of effective_branching --where limit=3");
    write_text("grow.csv", "game,seed,algorithm,cutoff,limit,status,interior,leaves\n"
                           "kalah,1,alphabeta,depth,2,ok,3,7\n"
                           "kalah,1,alphabeta,depth,2,ok,3,8\n"
                           "kalah,1,alphabeta,depth,4,ok,50,40\n");
    expect(3, "grow.csv:3: of the same cell as line 2, but leaves is \"8\" here and \"7\" there",
           "plymeter summary grow.csv --of effective_branching --where limit=4");
}

/* --- what gain and over_best compare with ---------------------------------------------------------------------- */

/* The steps of a search that deepens add up to more leaves than minimax needs. */
static void test_gain_compares_with_minimax_that_is_not_deepened(void **state)
{
    (void)state;
    write_text("x.csv", "game,seed,algorithm,cutoff,limit,deepen,status,leaves\n"
                        "kalah,1,minimax,depth,1,none,ok,4\n"
                        "kalah,1,minimax,depth,2,none,ok,16\n"
                        "kalah,1,minimax,depth,2,limit,ok,20\n"
                        "kalah,1,alphabeta,depth,3,none,ok,18\n"
                        "kalah,1,alphabeta,depth,4,none,ok,16\n");
    expect(0, "4,gain,1,2,", "plymeter summary x.csv --of gain --where algorithm=alphabeta --by limit");
    expect(0, "3,gain,0,,", "plymeter summary x.csv --of gain --where algorithm=alphabeta --by limit");
}

static void test_two_references_that_differ_are_an_error(void **state)
{
    (void)state;
    write_text("x.csv", "game,seed,algorithm,most_plies,cutoff,limit,status,leaves\n"
                        "kalah,1,minimax,8,depth,2,ok,16\n"
                        "kalah,1,minimax,9,depth,2,ok,20\n"
                        "kalah,1,alphabeta,9,depth,2,ok,16\n");
    expect(3,
           "x.csv:3: minimax on one position and to one depth has 20 leaves here and 16 in line 2: they differ in "
           "most_plies\n",
           "plymeter summary x.csv --of gain --where algorithm=alphabeta");
    write_text("x.csv", "game,seed,algorithm,most_plies,cutoff,limit,status,leaves,ns\n"
                        "kalah,1,minimax,8,depth,2,ok,16,500\n"
                        "kalah,1,minimax,9,depth,2,ok,16,900\n"
                        "kalah,1,alphabeta,9,depth,2,ok,16,700\n");
    expect(3, "has 900 ns here and 500 in line 2: they differ in most_plies\n",
           "plymeter summary x.csv --of time_gain --where algorithm=alphabeta");
    write_text("x.csv", "game,seed,algorithm,entries,order,cutoff,limit,status,leaves\n"
                        "kalah,1,alphabeta,0,best,depth,4,ok,16\n"
                        "kalah,1,alphabeta,99,best,depth,4,ok,10\n"
                        "kalah,1,pvs,,eval,depth,4,ok,32\n");
    expect(3, "x.csv:3: alphabeta in perfect order has 10 leaves here and 16 in line 2: they differ in entries\n",
           "plymeter summary x.csv --of over_best --where algorithm=pvs");
}

/* Another table of categories makes another cutoff. */
static void test_over_best_compares_under_the_same_cutoff(void **state)
{
    (void)state;
    write_text("x.csv", "game,seed,algorithm,order,cutoff,limit,table,status,leaves\n"
                        "kalah,1,alphabeta,best,realization,4,one,ok,16\n"
                        "kalah,1,alphabeta,best,realization,4,two,ok,10\n"
                        "kalah,1,alphabeta,eval,realization,4,one,ok,32\n"
                        "kalah,1,alphabeta,eval,realization,4,two,ok,30\n");
    expect(0, "one,over_best,1,2,", "plymeter summary x.csv --of over_best --where order=eval --by table");
    expect(0, "two,over_best,1,3,", "plymeter summary x.csv --of over_best --where order=eval --by table");
    write_text("x.csv", "game,seed,algorithm,order,leaf,cutoff,limit,status,leaves\n"
                        "othello,1,alphabeta,best,static,depth,3,ok,8\n"
                        "othello,1,alphabeta,eval,static,depth,3,ok,16\n"
                        "othello,1,alphabeta,best,quiescence,depth,3,ok,5\n"
                        "othello,1,alphabeta,eval,quiescence,depth,3,ok,15\n");
    expect(0, "quiescence,over_best,1,3,", "plymeter summary x.csv --of over_best --where order=eval --by leaf");
}

/* Of two upper bounds of the minimal graph the smaller is compared with. */
static void test_over_graph_takes_the_smallest(void **state)
{
    (void)state;
    write_text("x.csv", "game,seed,algorithm,refutation,order,cutoff,limit,status,leaves\n"
                        "kalah,1,minimal,first,eval,depth,4,ok,20\n"
                        "kalah,1,minimal,cheapest,eval,depth,4,ok,10\n"
                        "kalah,1,minimal,cheapest,eval,depth,5,ok,1\n"
                        "kalah,2,minimal,cheapest,eval,depth,4,ok,2\n"
                        "kalah,1,alphabeta,,none,depth,4,ok,40\n");
    expect(0, "over_graph,1,4,", "plymeter summary x.csv --of over_graph --where algorithm=alphabeta");
    expect(0, "over_graph,1,2,", "plymeter summary x.csv --of over_graph --where refutation=first");
}

/* --- claims -------------------------------------------------------------------------------------------------- */

#define CLAIM(rest)                                                                                                \
    "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 2, \"seed\": \"1..8\" } ],\n"                          \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": [\"random\", \"best\"] } ],\n"                   \
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [2, 4] } ],\n"                                           \
    "  \"claims\": [ { \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \">\", \"value\": 1" rest " } ] }"

static void test_a_claim_names_what_its_mean_is_over(void **state)
{
    (void)state;
    write_text("c.json", CLAIM(""));
    expect(3,
           "UNDECIDED  c  rows differ in order (lines 2 and 4), limit (lines 2 and 3): \"where\" or \"pool\" is to "
           "name",
           "plymeter run -o c.csv c.json 2>/dev/null");
    write_text("c.json", CLAIM(", \"pool\": \"limit\", \"where\": { \"order\": \"best\" }"));
    expect(0, "PASS  c  ", "plymeter claims c.csv c.json");
    write_text("c.json", CLAIM(", \"pool\": \"order\""));
    expect(3, "UNDECIDED  c  rows differ in limit (lines 2 and 3)", "plymeter claims c.csv c.json");
    /* Row by row nothing is averaged. */
    write_text("c.json", CLAIM(", \"each\": true"));
    expect(0, "PASS  c  leaves > 1 in 32 of 32 rows", "plymeter claims c.csv c.json");
    write_text("c.json", CLAIM(", \"pool\": \"oder\""));
    expect(3, "no axis is named \"oder\"; did you mean \"order\"?", "plymeter claims c.csv c.json");
    write_text("c.json", CLAIM(", \"each\": true, \"pool\": \"order\""));
    expect(3, "\"pool\" goes with a claim about a mean", "plymeter claims c.csv c.json");
}

/* Partners are averaged as much as the rows are. */
static void test_a_claim_names_what_its_partners_differ_in(void **state)
{
    (void)state;
    write_text("c.json", CLAIM(", \"where\": { \"order\": \"random\" }, \"against\": { \"order\": "
                               "\"best\" }, \"pair\": \"seed\""));
    expect(0, "",
           "sed -i 's/\"claims\"/\"exclude\": [ { \"order\": \"random\", \"limit\": 2 },"
           " { \"order\": \"best\", \"seed\": 1, \"limit\": 4 },"
           " { \"order\": \"best\", \"seed\": \"2..8\", \"limit\": 2 } ],\\n &/' c.json");
    write_text("p.csv", "game,branching,seed,algorithm,order,cutoff,limit,status,leaves\n"
                        "uniform,2,1,alphabeta,random,depth,4,ok,9\nuniform,2,2,alphabeta,random,depth,4,ok,9\n"
                        "uniform,2,1,alphabeta,best,depth,2,ok,3\nuniform,2,2,alphabeta,best,depth,4,ok,7\n");
    expect(3, "UNDECIDED  c  rows differ in limit (lines 4 and 5)", "plymeter claims p.csv c.json");
}

/* --- matches ------------------------------------------------------------------------------------------------- */

#define MATCH "game,seed,algorithm,limit,player,rival,status,points,wins,draws,losses,first_game,second_game\n"

static void test_elo_is_of_one_match(void **state)
{
    (void)state;
    write_text("m.csv", MATCH "kalah,1,alphabeta,4,A,B,ok,2.0,2,0,0,1,2\nkalah,2,alphabeta,4,A,B,ok,1.0,1,0,1,3,4\n"
                              "kalah,1,alphabeta,6,A,B,ok,1.5,1,1,0,5,6\nkalah,1,alphabeta,6,A,C,ok,1.5,1,1,0,7,8\n"
                              "kalah,3,alphabeta,6,A,C,timeout,,,,,,\n");
    expect(2, "m.csv: name what differs in --by, or allow it with --pool limit,rival\n", "plymeter elo m.csv");
    expect(2, "Elo would mix different rival: \"B\" in line 4, \"C\" in line 5\n", "plymeter elo m.csv --by limit");
    expect(0, "4,B,2,3,0,1,0.75,", "plymeter elo m.csv --by limit,rival");
    expect(0, "left out: 1 of 5 rows, which ended by timeout (the first in line 6)",
           "plymeter elo m.csv --by limit,rival");
    expect(0, "\n4,5,2,1,0.75,", "plymeter elo m.csv --pool limit,rival");
}

/* What all groups agree in, and what the columns mean, is said once, and in 60 columns no line is longer. */
static void test_elo_says_things_once(void **state)
{
    int status;
    (void)state;
    write_text("m.csv",
               MATCH "kalah,1,alphabeta,4,A,B,ok,2.0,2,0,0,1,2\nkalah,2,alphabeta,4,A,B,ok,1.0,1,0,1,3,4\n"
                     "kalah,1,alphabeta,6,A,B,ok,1.5,1,1,0,5,6\nkalah,2,alphabeta,6,A,B,ok,1.5,1,1,0,7,8\n");
    expect_status(0, "plymeter elo m.csv --table --by game,limit > told && test $(grep -c kalah told) = 1 && "
                     "test $(grep -c pairs told) = 2 && test $(grep -c 'the first player' told) = 1 && "
                     "grep -q '^game=kalah  pairs=2$' told && grep -q '^limit  wins  draws ' told");
    shell(&status, "command -v script");
    if (status) {
        print_message("not tested on a terminal: script (bsdutils) is not installed\n");
        skip();
    }
    expect_status(0, "sed '1s/$/,unfinished/; 2,$s/$/,7/' m.csv > u.csv && script -qec 'stty cols 60; NO_COLOR=1 "
                     "\"$PLYMETER\" elo u.csv --by player,game,limit' /dev/null | tr -d '\\r' > told && "
                     "! grep -n '.\\{61\\}' told && grep -q '^limit  wins  draws  losses  score  elo' told && "
                     "grep -q '^There is no room for superiority, stderr' told && grep -q 28 told");
}

static void test_points_agree_with_wins(void **state)
{
    static const char *const wrong[] = {"2.0,1,0,1", "1.0,2,0,0", "0.5,0,2,0", "2.0,2,0,1", "1.5,1,0,0"};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[400];
        snprintf(text, sizeof text,
                 MATCH "kalah,1,alphabeta,4,A,B,ok,1.0,1,0,1,1,2\nkalah,2,alphabeta,4,A,B,ok,%s,3,4\n", wrong[i]);
        write_text("m.csv", text);
        expect(3, "m.csv:3: ", "plymeter elo m.csv");
    }
    write_text("m.csv", MATCH "kalah,1,alphabeta,4,A,B,ok,1.0,x,0,1,1,2\n");
    expect(3, "m.csv:2: \"x\" in the column \"wins\" is no number of games of a pair", "plymeter elo m.csv");
    write_text("m.csv", MATCH "kalah,1,alphabeta,4,A,B,ok,0x1,1,0,1,1,2\n");
    expect(3, "m.csv:2: \"0x1\" in the column \"points\" is no pair's points", "plymeter elo m.csv");
}

static void test_names_of_players_differ(void **state)
{
    (void)state;
    write_text("two.json",
               "{ \"measure\": \"match\", \"pairing\": \"all\", \"games\": [ { \"game\": \"tictactoe\" } ],\n"
               "  \"searches\": [ { \"name\": \"A\", \"algorithm\": \"alphabeta\" } ],\n"
               "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 2] } ] }");
    expect(3, "two.json:1:1: two that play against each other are both named \"A\": each needs a name of its own\n",
           "plymeter plan two.json");
}

/* Players without a name are told apart by what their searches say, however long that is. */
static void test_long_names_stay_apart(void **state)
{
    char folder_name[250], text[4000];
    (void)state;
    memset(folder_name, 'd', sizeof folder_name - 1);
    folder_name[sizeof folder_name - 1] = '\0';
    snprintf(text, sizeof text, "mkdir -p %s/%s && cp \"$PROJECT\"/configs/tables/tictactoe.json %s/%s/t.json",
             folder_name, folder_name, folder_name, folder_name);
    expect_status(0, text);
    snprintf(text, sizeof text,
             "{ \"measure\": \"match\", \"pairing\": \"all\", \"games\": [ { \"game\": \"tictactoe\", \"opening\": "
             "2 } ],\n"
             "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
             "  \"cutoffs\": [ { \"cutoff\": \"realization\", \"limit\": 0.5, \"table\": \"%s/%s/t.json\",\n"
             "    \"most_plies\": [7, 8, 9] } ] }",
             folder_name, folder_name);
    write_text("long.json", text);
    expect_status(0, "plymeter run -o long.csv long.json 2>/dev/null");
    expect(0, "4\n", "plymeter elo long.csv --by player,rival | wc -l"); /* the header and three pairs of players */
}

/* --- what the README shows ------------------------------------------------------------------------------------- */

static void test_the_examples_of_the_readme_name_their_axes(void **state)
{
    /* And what the same without one name would mix. */
    static const char *const commands[][3] = {
        {"summary \"$PROJECT\"/results/reference/doubling.csv --by order --of gain --where limit=8",
         "--where game=othello", "different game"},
        {"summary \"$PROJECT\"/results/reference/doubling.csv --of leaves,terminals --where game=connect4 --where "
         "limit=8",
         "--by order", "different algorithm"},
        {"summary \"$PROJECT\"/results/reference/doubling.csv --by limit --of value --where game=upperhand",
         "--where algorithm=minimax", "different algorithm"},
        {"elo \"$PROJECT\"/results/reference/chance.csv", "--by game,variant,player,rival", "different rival"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        int status;
        const char *output = shell(&status, "plymeter %s %s 2>&1 >/dev/null", commands[i][0], commands[i][1]);
        assert_string_equal(output, "");
        assert_int_equal(status, 0);
        output = shell(&status, "plymeter %s", commands[i][0]);
        assert_non_null(strstr(output, commands[i][2]));
        assert_int_equal(status, 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_mean_is_over_what_was_sampled_and_over_no_axis_that_is_not_named),
        cmocka_unit_test(test_an_axis_is_named_by_pool_by_or_where),
        cmocka_unit_test(test_what_a_named_axis_settles_needs_no_name),
        cmocka_unit_test(test_rows_without_a_number_mix_nothing),
        cmocka_unit_test(test_rows_cut_short_are_left_out_and_said),
        cmocka_unit_test(test_rows_cut_short_count_if_asked_for),
        cmocka_unit_test(test_rows_whose_reference_was_cut_short_are_said),
        cmocka_unit_test(test_gain_compares_with_minimax_that_is_not_deepened),
        cmocka_unit_test(test_two_references_that_differ_are_an_error),
        cmocka_unit_test(test_branching_is_that_of_two_plies),
        cmocka_unit_test(test_over_best_compares_under_the_same_cutoff),
        cmocka_unit_test(test_over_graph_takes_the_smallest),
        cmocka_unit_test(test_a_claim_names_what_its_mean_is_over),
        cmocka_unit_test(test_a_claim_names_what_its_partners_differ_in),
        cmocka_unit_test(test_elo_is_of_one_match),
        cmocka_unit_test(test_elo_says_things_once),
        cmocka_unit_test(test_points_agree_with_wins),
        cmocka_unit_test(test_names_of_players_differ),
        cmocka_unit_test(test_long_names_stay_apart),
        cmocka_unit_test(test_the_examples_of_the_readme_name_their_axes),
    };
    return cmocka_run_group_tests_name("groups", tests, make_folder, remove_folder);
}
