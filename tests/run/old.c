/* What version 0.3.0 wrote, in tests/old/, is read for ever, or refused in words (results/README.md, "Formats"). */
#include "tests/shell.h"

static int begin(void **state)
{
    return make_folder(state) || system("cp \"$PROJECT\"/tests/old/* .");
}

static void test_config(void **state)
{
    (void)state;
    expect(0, "\ntictactoe      2\n", "plymeter plan match.json");
    expect(3, "keys.json:4:3: the key \"anatomy\" is gone: it is \"measure\": \"anatomy\"",
           "plymeter plan keys.json");
    expect(3, "keys.json:5:3: the key \"repeat\" is gone: it goes into \"limits\"\n", "plymeter plan keys.json");
}

static void test_csv(void **state)
{
    (void)state;
    expect(0, "2,0,4,0,0.5,", "plymeter elo match.csv");
    expect(0, "alphabeta,leaves,2,44,", "plymeter summary --csv match.csv --by algorithm --of leaves");
    expect(0, "PASS  ordered moves win no more games  points == 1 in 2 of 2 rows",
           "plymeter claims match.csv match.json");
}

/* Rows of other sources run again, and count the same; rows that are asked for are those that were kept.  A column was added
 * since, the last. */
static void test_journal(void **state)
{
    (void)state;
    expect_status(0, "mkdir again kept && cp match.j* again && cp match.j* kept");
    expect(0, "the rows of 2 cells; they run again", "cd again && plymeter run -o match.csv match.json");
    expect_status(
        0, "cd again && sed 's/,[^,]*$//' match.csv > was && counted was > 1 && counted ../match.csv | cmp 1 -");
    expect(0, "2 cells, 0 of them run now",
           "cd kept && plymeter run --reuse -o match.csv --games match.games match.json");
    expect_status(0, "sed 's/,[^,]*$//' kept/match.csv | cmp - match.csv && cmp kept/match.games match.games");
}

static void test_record(void **state)
{
    (void)state;
    expect(0, "counts: the same in 2 rows", "plymeter compare match.csv match.csv");
    expect(0, "bad for timing: virtual", "plymeter compare match.csv match.csv");
}

static void test_table(void **state)
{
    (void)state;
    expect(0, "tictactoe.json,ok,2,b2,409,507,",
           "plymeter cell game=tictactoe cutoff=realization table=tictactoe.json limit=0.01");
    expect_status(0, "plymeter learn tictactoe.learn.json | grep -v learned_from > 1 &&"
                     " grep -v learned_from tictactoe.json | cmp 1 -");
}

static void test_games(void **state)
{
    (void)state;
    expect_status(0, "plymeter show --lines match.games | cmp - records.txt");
    expect(0, "\"games\": 4, \"positions\": 32,", "plymeter learn --records records.txt tictactoe.learn.json");
}

static void test_labels(void **state)
{
    (void)state;
    expect(3, "decision.json:5:18: the key \"labels\" is gone: it is \"file\"", "plymeter plan decision.json");
    expect(3,
           "labels: these are labels as version 0.3.0 wrote them: awk -f configs/positions/labels.awk makes a CSV",
           "sed 's,tests/old/,,; s/\"labels\"/\"file\"/' decision.json > filed.json; plymeter plan filed.json");
    expect_status(
        0, "awk -f \"$PROJECT\"/configs/positions/labels.awk tictactoe.labels > tictactoe.csv &&"
           " sed -i s/tictactoe.labels/tictactoe.csv/ filed.json && plymeter run filed.json -o decision.csv");
    expect(0, "tictactoe 1 3 tictactoe 2 3 tictactoe 1 0 tictactoe 2 0",
           "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }"
           " { printf \"%s %s %s \", $1, $at[\"limit\"], $at[\"regret\"] }' decision.csv");
}

/* The engine answers what was asked in these words, and nothing else. */
static void test_lines(void **state)
{
    static const char engine[] = "while read -r mark line <&3; do case $mark in\n"
                                 "'>') read -r asked && test \"$asked\" = \"$line\" || exit;;\n"
                                 "'<') printf '%s\\n' \"$line\";;\n"
                                 "esac; done 3< lines.txt\n";
    static const char engines[] =
        "{ \"old\": { \"command\": \"sh engine.sh\", \"protocol\": \"lines\", \"options\": { "
        "\"Hash\": 1 } } }\n";
    (void)state;
    write_file("engine.sh", engine, sizeof engine - 1);
    write_file("engines.json", engines, sizeof engines - 1);
    expect(0, ",Sh 1,Hash=1,",
           "plymeter cell --engines engines.json game=tictactoe position=xox/xo./ox.:o algorithm=engine engine=old "
           "limit=2");
    expect(1, ",crashed,",
           "plymeter cell --engines engines.json game=tictactoe position=xox/xo./ox.:o algorithm=engine engine=old "
           "limit=3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_config), cmocka_unit_test(test_csv),   cmocka_unit_test(test_journal),
        cmocka_unit_test(test_record), cmocka_unit_test(test_table), cmocka_unit_test(test_games),
        cmocka_unit_test(test_labels), cmocka_unit_test(test_lines),
    };
    return cmocka_run_group_tests_name("old", tests, begin, remove_folder);
}
