/* plymeter label: an engine says what every move of some positions is worth. */

#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* Of a board where c2 and c3 are empty it says 1 after c2, and -2 after c3.  It dies at its fourth question where there is a
 * file "die". */
static const char engine[] = "#!/bin/sh\n"
                             "read -r hello && echo '{\"name\":\"Sh 1\"}'\n"
                             "n=0\n"
                             "while read -r line; do\n"
                             "  n=$((n + 1))\n"
                             "  if [ -e die ] && [ $n -gt 3 ]; then exit 3; fi\n"
                             "  case $line in *'\"c2\"'*) echo '{\"move\":\"c3\",\"score\":1,\"nodes\":5}' ;;\n"
                             "  *) echo '{\"move\":\"c2\",\"score\":-2,\"nodes\":7}' ;; esac\n"
                             "done\n";

#define ONE "xox/xo./ox.:o c2=-1 c3=2\n"
#define WON "oxx/xo./xo.:o c2=-1 c3=10000\n"
#define TWO "xxo/ox./xo.:o c2=-1 c3=2\n"
#define LABEL "plymeter label game=tictactoe --engines engines.json --engine sh --nodes 100 "

static int make_engine(void **state)
{
    if (make_folder(state))
        return -1;
    write_text("engine.sh", engine);
    write_text("engines.json", "{ \"sh\": { \"command\": \"sh engine.sh\", \"protocol\": \"lines\" },\n"
                               "  \"cat\": { \"command\": \"cat\", \"protocol\": \"lines\" } }\n");
    write_text("p.txt", "# three positions\nxox/xo./ox.:o\noxx/xo./xo.:o\n\nxxo/ox./xo.:o\n");
    return 0;
}

static void test_each_move_has_a_score(void **state)
{
    (void)state;
    expect(0, "\n" ONE WON TWO, LABEL "p.txt");
    expect_status(0, LABEL "p.txt > whole.labels");
    expect(0, "# plymeter labels: 1\n# game: tictactoe\n# engine: Sh 1\n# program: ", "head -4 whole.labels");
    expect(0,
           "# protocol: lines\n# options: none\n# nodes: 100\n"
           "# command: plymeter label game=tictactoe --engine sh --nodes 100 p.txt\n" ONE,
           "sed -n '5,9p' whole.labels");
    expect_status(0, LABEL "-j 3 p.txt | diff - whole.labels");
    expect_status(0, LABEL "--first 2 p.txt | tail -n +9 > some; head -10 whole.labels | tail -n +9 | diff - some");
    expect_status(0, LABEL "-o again.labels p.txt && diff again.labels whole.labels");
    expect_status(0, "test \"$(ls again.*)\" = again.labels");
}

static void test_an_interrupted_run_goes_on(void **state)
{
    (void)state;
    expect_status(0, LABEL "-o whole.labels p.txt");
    expect(1, "it ended with status 3", "touch die; " LABEL "-o x.labels p.txt");
    expect_status(0, "test ! -e x.labels && head -10 whole.labels | diff - x.labels.part");
    expect_status(0, "rm die; " LABEL "-o x.labels p.txt && diff x.labels whole.labels && test ! -e x.labels.part");
    /* wherever it was cut */
    expect_status(0, "for n in 0 1 30 200 $(($(wc -c < whole.labels) - 1)) $(wc -c < whole.labels); do "
                     "head -c $n whole.labels > x.labels.part && rm -f x.labels && " LABEL "-o x.labels p.txt && "
                     "diff x.labels whole.labels || exit 1; done");
    expect(3, "x.labels.part: it has other positions than were asked for; move it",
           "sed 's/^oxx/xox/' whole.labels > x.labels.part; " LABEL "-o x.labels p.txt");
    expect(3, "x.labels.part: it was begun with another engine, or for other positions; move it",
           "sed 's/Sh 1/Sh 2/' whole.labels > x.labels.part; " LABEL "-o x.labels p.txt");
    expect(2, "mine.labels: plymeter did not write this", "echo mine > mine.labels; " LABEL "-o mine.labels p.txt");
}

/* The signal comes while the engine is asked of the second position, where it waits for a file to be removed. */
static void test_a_signal_stops_it(void **state)
{
    (void)state;
    write_text("slow.sh", "#!/bin/sh\n"
                          "read -r hello && echo '{\"name\":\"Slow\"}'\n"
                          "while read -r line; do\n"
                          "  case $line in *oxx/*) while [ -e wait ]; do touch asked; sleep 0.1; done ;; esac\n"
                          "  case $line in *'\"c2\"'*) move=c3 ;; *) move=c2 ;; esac\n"
                          "  echo '{\"move\":\"'$move'\",\"score\":1}'\n"
                          "done\n");
    write_text("slow.json", "{ \"slow\": { \"command\": \"sh slow.sh\", \"protocol\": \"lines\" } }\n");
#define SLOW "\"$PLYMETER\" label game=tictactoe --engines slow.json --engine slow --nodes 1 -o slow.labels p.txt"
    expect(4, "slow.labels.part: stopped; the same command goes on",
           "touch wait; " SLOW " & until [ -e asked ]; do sleep 0.1; done; kill -s TERM $!; wait $!");
    expect_status(0, "test $(wc -l < slow.labels.part) = 9");
    expect_status(0, "rm wait; " SLOW " && test $(wc -l < slow.labels) = 11");
}

static void test_one_position_of_each_game(void **state)
{
    (void)state;
    write_text("games.txt", "a1 b1 c1 b2 a2 a3 b3 c2 c3 1/2-1/2\nc1 b1 a1 b2 a2 a3 b3 c2 c3 1/2-1/2\n"
                            "a1 b1 b2 c1 a3 b3 a2 1-0\n");
    expect(0, "\n" ONE, LABEL "--ply 7..7 games.txt");
    expect_status(0, "test $(" LABEL "--ply 7..7 games.txt | wc -l) = 9");
    expect_status(0, "test $(" LABEL "--ply 7..20 --seed 5 games.txt | grep -c '^[xo]') = 2");
    expect(3, "games.txt:1:7: ",
           "sed 's/c1/b1/' games.txt > bad.txt; " LABEL "--ply 7..7 bad.txt 2>&1 | "
           "sed 's/^bad/games/'; " LABEL "--ply 7..7 bad.txt 2> /dev/null");
    expect(3, "games.txt: it has no such positions", LABEL "--ply 12..20 games.txt");
}

static void test_files_are_checked(void **state)
{
    (void)state;
    expect_status(0, "rm -f x.*; " LABEL "-o x.labels p.txt");
#define ASK "plymeter label --engines engines.json --engine sh --check "
    expect(0, "x.labels: 3 positions, and a score of every legal move\n", "plymeter label --check x.labels");
    expect(0, "x.labels: 2 of 3 positions were asked again, 0 differences\n", ASK "x.labels --first 2");
    expect(5, "y.labels:10:1: the engine now says something else:\n" WON,
           "sed 's/=10000/=9/' x.labels > y.labels; " ASK "y.labels");
    expect(0, "1 of 3 positions were asked again, 0 differences\n", ASK "y.labels --first 1");
    expect(5, "y.labels: \"engine\" is \"Sh 0\" there, and \"Sh 1\" now",
           "sed 's/Sh 1/Sh 0/' x.labels > y.labels; " ASK "y.labels");
    expect(3, "y.labels:10:1: the legal move c3 has no score",
           "sed 's/ c3=10000//' x.labels > y.labels; plymeter label --check y.labels");
    expect(3, "y.labels:9:1: \"b1\" is no legal move there",
           "sed '9s/c3/b1/' x.labels > y.labels; plymeter label --check y.labels");
    expect(3, "y.labels:1:1: the header is to say \"# nodes: ...\"",
           "sed /nodes:/d x.labels > y.labels; plymeter label --check y.labels");
    expect(3, "y.labels:9:1: ", "sed 's/^xox/xxx/' x.labels > y.labels; plymeter label --check y.labels");
}

static void test_judges_are_compared(void **state)
{
    (void)state;
    expect_status(0, "rm -f x.*; " LABEL "-o x.labels p.txt");
    expect(0, "positions,moves,same_best,mean_difference,median_difference,regret\n3,6,1,0,0,0\n",
           "plymeter label --compare x.labels x.labels");
    /* of oxx c2 is the best there, and scores beyond 1000 count as that: 0, 0, 1000 and 1001 */
    expect(0, "\n2,4,0.5,500.25,500,500\n",
           "sed '/^xxo/d; /^oxx/s/ c2.*/ c2=1010 c3=0/' x.labels > y.labels; "
           "plymeter label --compare x.labels y.labels");
    expect(0, "\n2,4,0.5,5.25,5,5\n", "plymeter label --compare x.labels y.labels --cap 10");
    expect(3, "z.labels:9: its moves are not those of x.labels:9",
           "sed '9s/ c2=-1//' x.labels > z.labels; plymeter label --compare x.labels z.labels");
    expect(3, "has no position of x.labels",
           "sed '9,$d' x.labels > z.labels; plymeter label --compare x.labels z.labels");
}

static void test_what_is_wrong_is_said(void **state)
{
    (void)state;
    expect(2, "say which game", "plymeter label p.txt");
    expect(2, "which engine is asked", "plymeter label game=tictactoe --engines engines.json p.txt");
    expect(2, "has no engine \"shh\"; did you mean \"sh\"?",
           "plymeter label game=tictactoe --engines engines.json --engine shh --nodes 1 p.txt");
    expect(2, "--ply is to be a range", LABEL "--ply 9..3 p.txt");
    expect(1,
           "plymeter: cat: ", "plymeter label game=tictactoe --engines engines.json --engine cat --nodes 1 p.txt");
    expect(2, "\"opening\" is not for labels, whose positions are those of the file",
           "plymeter label game=tictactoe opening=2 --engines engines.json --engine sh --nodes 1 p.txt");
    expect(3, "no.txt: No such file or directory", LABEL "no.txt");
    expect(3, "bad.txt:2:1: ", "printf 'xox/xo./ox.:o\\nxyz\\n' > bad.txt; " LABEL "bad.txt");
    expect(3, "bad.txt:1:1: the game is over there", "echo xxx/oo./...:o > bad.txt; " LABEL "bad.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_move_has_a_score), cmocka_unit_test(test_an_interrupted_run_goes_on),
        cmocka_unit_test(test_a_signal_stops_it),     cmocka_unit_test(test_one_position_of_each_game),
        cmocka_unit_test(test_files_are_checked),     cmocka_unit_test(test_judges_are_compared),
        cmocka_unit_test(test_what_is_wrong_is_said),
    };
    return cmocka_run_group_tests(tests, make_engine, remove_folder);
}
