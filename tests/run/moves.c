/* "measure": "moves": what every move of a position is worth, by a search or an engine. */
#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* Of a board where c2 and c3 are empty it says 1 after c2, and -2 after c3.  It dies at its second question where there is a
 * file "die", and has no score to say where there is a file "mute". */
static const char engine[] = "#!/bin/sh\n"
                             "read -r hello && echo '{\"name\":\"Sh 1\"}'\n"
                             "n=0\n"
                             "while read -r line; do\n"
                             "  n=$((n + 1))\n"
                             "  if [ -e die ] && [ $n -gt 1 ]; then exit 3; fi\n"
                             "  if [ -e mute ]; then echo '{\"move\":\"c3\"}'; continue; fi\n"
                             "  case $line in *'\"c2\"'*) echo '{\"move\":\"c3\",\"score\":1,\"nodes\":5}' ;;\n"
                             "  *) echo '{\"move\":\"c2\",\"score\":-20000,\"nodes\":7}' ;; esac\n"
                             "done\n";

#define ENGINE "\"algorithm\": \"engine\", \"engine\": \"sh\""
#define RUN "plymeter run --engines engines.json "

static int make_engine(void **state)
{
    if (make_folder(state))
        return -1;
    write_text("engine.sh", engine);
    write_text("engines.json", "{ \"sh\": { \"command\": \"sh engine.sh\", \"protocol\": \"lines\" } }\n");
    write_text("p.txt", "# four positions\nxox/xo./ox.:o\noxx/xo./xo.:o\n\nxxo/ox./xo.:o\nxxx/oo./...:o\n");
    write_text("m.json", "{ \"measure\": \"moves\",\n"
                         "  \"games\": [ { \"game\": \"tictactoe\", \"position\": { \"file\": \"p.txt\" } } ],\n"
                         "  \"searches\": [ { " ENGINE " } ],\n"
                         "  \"cutoffs\": [ { \"deepen\": \"nodes\", \"budget\": 100 } ] }\n");
    return 0;
}

/* The first position's first move leads on; c3 of the second ends the game, and the last one has none. */
static void test_an_engine_is_asked_of_every_move(void **state)
{
    (void)state;
    expect_status(0, RUN "m.json -o m.csv");
    expect(0,
           "xox/xo./ox.:o,,c3,12,Sh 1,,c2=-1 c3=10000\noxx/xo./xo.:o,,c3,5,Sh 1,,c2=-1 c3=10000\n"
           "xxo/ox./xo.:o,,c3,12,Sh 1,,c2=-1 c3=10000\nxxx/oo./...:o,,,,,,\n",
           "awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }"
           " { print $2, $at[\"value\"], $at[\"move\"], $at[\"engine_nodes\"], $at[\"title\"], $at[\"solved\"], "
           "$NF }' m.csv");
    expect_status(0, "tail -n +2 m.csv | grep -vc ,ok, | grep -x 0");
    expect_status(0, RUN "-j3 m.json -o j.csv && counted m.csv > 1 && counted j.csv | cmp 1 -");
}

static void test_an_engine_that_fails_costs_its_row(void **state)
{
    (void)state;
    expect(1, "x.csv: 4 cells, 4 of them run now; 2 ended by crash", "touch die; " RUN "m.json -o x.csv");
    expect(0, "xox/xo./ox.:o,crash:engine,crashed,\nxxo/ox./xo.:o,crash:engine,crashed,\n",
           "awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }"
           " /crash/ { print $2, $at[\"status\"], $at[\"trouble\"], $NF }' x.csv");
    expect(3, "x.csv:2: this row ended by crash:engine",
           "echo '{ \"measure\": \"decision\", \"games\": [ { \"game\": \"tictactoe\", \"position\": "
           "\"xox/xo./ox.:o\" } ],"
           " \"searches\": [ { \"algorithm\": \"pvs\" } ], \"reference\": { \"file\": \"x.csv\" } }' > d.json;"
           " plymeter plan d.json");
    expect(0, "x.csv: 4 cells, 2 of them run now", "rm die; " RUN "--retry crash m.json -o x.csv");
    expect_status(0, "counted m.csv > 1 && counted x.csv | cmp 1 -");
    expect(1, "3 ended by error", "touch mute; " RUN "m.json -o y.csv; status=$?; rm mute; exit $status");
    expect(0, ",nonsense,", "grep ,error, y.csv");
}

/* Every move is worth what a search says that is begun behind it, and the counts are the sums. */
#define MOVES(search)                                                                                              \
    "cell='game=othello opening=8 seed=3 " search "'; "                                                            \
    "plymeter cell --csv $cell measure=moves > whole.csv && for move in 0 1 2 3 4 5; do plymeter cell --csv "      \
    "$cell "                                                                                                       \
    "moves=$move | sed 's/^\\(othello,8,3\\),[0-9]*,/\\1,/'; done | grep ,ok, > each.csv"
#define SUMS                                                                                                       \
    "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }"                                              \
    " FNR == NR { leaves = $at[\"leaves\"]; value = $at[\"value\"]; n = split($at[\"worth\"], worth, /[ =]/); "    \
    "next }"                                                                                                       \
    " { sum += $at[\"leaves\"]; wrong += worth[2 * ++m] != -$at[\"value\"]; best = m == 1 || -$at[\"value\"] > "   \
    "best ?"                                                                                                       \
    " -$at[\"value\"] : best }"                                                                                    \
    " END { print m, n, wrong, sum == leaves, best == value }' whole.csv each.csv"

static void test_a_move_is_worth_what_is_behind_it(void **state)
{
    static const char *const searches[] = {
        MOVES("algorithm=alphabeta order=eval limit=3"),
        MOVES("algorithm=pvs entries=1000 order=table limit=4"),
        MOVES("algorithm=mtdf entries=1000 deepen=evaluations budget=50"),
    };
    (void)state;
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++) {
        expect_status(0, searches[i]);
        expect(0, "6 12 0 1 1\n", SUMS);
    }
}

static void test_what_answers_another_question_is_refused(void **state)
{
    (void)state;
    expect(3, "traps.json:1:14: \"traps\" answers another question than what a move is worth",
           "sed 's/\"algorithm\".*\"sh\"/\"algorithm\": \"traps\"/; /cutoffs/s/\\[.*/[ { \"limit\": 2 } ] }/' "
           "m.json > traps.json; plymeter plan traps.json");
    expect(2, "plymeter: \"traps\" answers another question than what a move is worth",
           "plymeter cell game=tictactoe algorithm=traps measure=moves");
}

/* A reference of a decision is such a row, whether it is in the same journal or in a CSV. */
static void test_a_file_judges_as_a_search_does(void **state)
{
    static const char games[] =
        "\"games\": [ { \"game\": \"tictactoe\", \"opening\": [3, 5], \"seed\": \"1..9\" },\n"
        "  { \"game\": \"connect4\", \"opening\": 20, \"seed\": \"1..4\" } ]";
    char text[1000];
    (void)state;
    snprintf(text, sizeof text,
             "{ \"measure\": \"decision\", %s, \"searches\": [ { \"algorithm\": \"pvs\" } ],\n"
             "  \"cutoffs\": [ { \"limit\": \"1..2\" } ],\n"
             "  \"reference\": { \"limit\": 4 } }\n",
             games);
    write_text("search.json", text);
    snprintf(
        text, sizeof text,
        "{ \"measure\": \"moves\", %s, \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
        "  \"cutoffs\": [ { \"limit\": 4 } ] }\n",
        games);
    write_text("worth.json", text);
    expect_status(0, "plymeter run worth.json -o worth.csv && plymeter run search.json -o search.csv && "
                     "sed 's/\"limit\": 4/\"file\": \"worth.csv\"/' search.json > file.json && "
                     "plymeter run file.json -o file.csv && counted file.csv > 1 && counted search.csv | cmp 1 -");
    expect_status(0, "grep -q ',exact$' file.csv && grep -q ',deeper$' file.csv && grep -q ',0,deeper$' file.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_engine_is_asked_of_every_move),
        cmocka_unit_test(test_an_engine_that_fails_costs_its_row),
        cmocka_unit_test(test_a_move_is_worth_what_is_behind_it),
        cmocka_unit_test(test_what_answers_another_question_is_refused),
        cmocka_unit_test(test_a_file_judges_as_a_search_does),
    };
    return cmocka_run_group_tests(tests, make_engine, remove_folder);
}
