/* What was drawn are positions: seeds whose openings led to one are resampled as one unit. */

#include "tests/shell.h"

#define HEADER "game,opening,seed,algorithm,player,rival,status,points,wins,draws,losses,first_game,second_game"
#define WON ",2,2,0,0,00000000000000aa,00000000000000ab"
#define LOST ",0,0,0,2,00000000000000ba,00000000000000bb"
#define EVEN ",1,0,2,0,00000000000000ca,00000000000000cb"
#define PAIR(opening, seed, points, start) "kalah," opening "," seed ",alphabeta,a,b,ok" points start "\n"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* Ten seeds led to five positions.  By seed the score 1/2 has the error sqrt(10/9 * 8/4) / 10, and by position, where twice
 * two points are above the mean or below it, sqrt(5/4 * 4) / 10. */
static void test_a_position_counts_once(void **state)
{
    (void)state;
#define TWICE(one, other, points, start) PAIR("4", one, points, start) PAIR("4", other, points, start)
#define TEN(start)                                                                                                 \
    TWICE("1", "2", WON, start("1"))                                                                               \
    TWICE("3", "7", LOST, start("2"))                                                                              \
    TWICE("4", "8", WON, start("3"))                                                                               \
    TWICE("5", "9", LOST, start("4"))                                                                              \
    TWICE("6", "10", EVEN, start("5"))
#define SAID(start) ",000000000000000" start
#define UNSAID(start) ""
    write_text("m.csv", HEADER ",start\n" TEN(SAID));
    write_text("old.csv", HEADER "\n" TEN(UNSAID));
    expect(0, "\n10,8,4,8,0.5,0.223607,0,", "plymeter elo m.csv --csv");
    expect(0, "pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct\n",
           "plymeter elo m.csv --csv");
    expect_status(0,
                  "plymeter elo m.csv --csv | grep -q ',5,10$'"); /* each twice, and five are pairs of two games */
    expect(0, "\n10,8,4,8,0.5,0.149071,0,", "plymeter elo old.csv --csv");
    expect_status(0, "plymeter elo old.csv --csv | grep -q ',,6$'"); /* from whatever position */
    expect(0, "\n10,8,4,8,0.5,0.149071,0,", "plymeter elo m.csv --csv --unit seed");
    expect(0, "\npoints,10,1,0.4472135955,", "plymeter summary m.csv --csv --of points");
    expect_status(0, "plymeter summary m.csv --csv --of points | grep -q ',5$'");
    expect(0, "\npoints,10,1,0.298142397,", "plymeter summary old.csv --csv --of points");
    expect_status(0, "plymeter summary old.csv --csv --of points | grep -q ',10$'");
    /* without an opening seeds are one unit where both of their games are the same */
    expect_status(0, "sed 's/^kalah,4,/kalah,0,/' old.csv > none.csv; plymeter summary none.csv --csv --of points "
                     "| grep -q ',3$'");
    expect_status(0, "plymeter elo none.csv --csv | grep -q ',,6$'");
    /* and the interval is as much wider as the error, or more, since it is of fewer units */
    expect_status(0, "width() { plymeter summary $1 --csv --of points | awk -F, 'NR == 2 { print $11 - $10 }'; }; "
                     "awk \"BEGIN { exit !($(width m.csv) > 1.4 * $(width old.csv)) }\"");
}

static void test_claims_are_about_positions(void **state)
{
    (void)state;
    write_text("m.csv", HEADER ",start\n" TEN(SAID));
    write_text(
        "c.json",
        "{ \"measure\": \"match\", \"games\": [ { \"game\": \"kalah\", \"opening\": 4, \"seed\": \"1..10\" } ],\n"
        "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"name\": \"a\" },\n"
        "    { \"algorithm\": \"alphabeta\", \"name\": \"b\" } ],\n"
        "  \"claims\": [ { \"claim\": \"c\", \"metric\": \"points\", \"relation\": \">\", \"value\": -1 } ] }\n");
    expect(0, "; n = 10 of 5 positions\n", "plymeter claims m.csv c.json");
    expect(0, "at least 5 positions are needed for an interval, and here are 4\n",
           "sed -i '/^kalah,4,6,/d; /^kalah,4,10,/d' m.csv; plymeter claims m.csv c.json");
}

/* After fewer moves more seeds meet, which does not make one of what they are after more; but asked about together, whatever
 * shares a seed or a position is one unit, and so are all that such connect. */
static void test_what_is_asked_about_connects(void **state)
{
    (void)state;
    write_text("o.csv",
               HEADER ",start\n" PAIR("2", "1", WON, SAID("1")) PAIR("2", "2", LOST, SAID("1"))
                   PAIR("2", "3", WON, SAID("2")) PAIR("4", "2", LOST, SAID("4")) PAIR("4", "1", WON, SAID("3"))
                       PAIR("4", "3", WON, SAID("5")) PAIR("4", "4", WON, SAID("5")));
    expect_status(0, "plymeter summary o.csv --csv --of points --by opening > by; grep -q '^2,.*,2$' by && grep -q "
                     "'^4,.*,3$' by");
    expect_status(0, "plymeter summary o.csv --csv --of points | grep -q ',2$'");
    /* nothing is known of where some led */
    expect_status(
        0, "sed -i 's/0*5$//' o.csv; plymeter summary o.csv --csv --of points --where opening=4 | grep -q ',4$'");
    expect_status(0, "plymeter elo o.csv --csv | grep -q ',,[0-9]*$'");
}

/* What runs write is what show says of the positions; only the cell is asked, and no journal has it. */
static void test_runs_say_where_openings_led(void **state)
{
    (void)state;
    write_text(
        "k.json",
        "{ \"games\": [ { \"game\": \"kalah\", \"opening\": [0, 4], \"seed\": \"200001..200040\" } ],\n"
        "  \"searches\": [ { \"algorithm\": [\"alphabeta\", \"pvs\"] } ], \"cutoffs\": [ { \"limit\": 1 } ] }\n");
    expect_status(0, "plymeter run k.json -o k.csv && head -1 k.csv | grep -q ',start$'");
    expect_status(0,
                  "numbered() { awk '!n[$0] { n[$0] = NR } { print n[$0] }'; }; for s in $(seq 200001 200040); do "
                  "echo $(plymeter show game=kalah opening=4 seed=$s | grep ^position); done | numbered > shown; "
                  "grep ^kalah,4, k.csv | grep ,pvs, | sed 's/.*,//' | numbered | diff shown -");
    expect_status(
        0, "test $(wc -l < shown) = 40 && sort -u shown | wc -l > positions && test $(cat positions) -lt 40");
    expect_status(0, "test $(grep -c ^kalah,0,.*,$ k.csv) = 80");
    expect_status(0, "plymeter summary k.csv --csv --where opening=4 --where algorithm=pvs | "
                     "grep -q \",$(cat positions)$\"");
    expect_status(
        0, "plymeter plan k.json 2>&1 | grep -q \"k.json: 40 openings, $(cat positions) different positions$\"");
    /* the position is the same for all evaluations, which its State may know of */
    write_text("c.json",
               "{ \"games\": [ { \"game\": \"chess\", \"opening\": 3, \"without\": [\"nothing\", \"places\"], "
               "\"seed\": \"1..5\" } ],\n"
               "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 1 } ] }\n");
    expect_status(0, "plymeter run c.json -o c.csv && test $(sed '1d; s/.*,//' c.csv | sort -u | wc -l) = 5");
    expect(0, "c.json: 5 openings, 5 different positions\n", "plymeter plan c.json");
    /* results of an earlier version have the same counts */
    expect(0, "counts: the same in 160 rows",
           "sed 's/,[^,]*$//' k.csv > earlier.csv; plymeter compare --force earlier.csv k.csv");
}

/* In every question: here of twenty seeds, which led to fewer positions. */
static void test_questions_count_positions(void **state)
{
    (void)state;
    write_text("e.json", "{ \"measure\": \"match\", \"handicap\": [0.5, 1, 2],\n"
                         "  \"games\": [ { \"game\": \"tictactoe\", \"seed\": \"1..20\", \"opening\": 1 } ],\n"
                         "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"name\": \"a\" },\n"
                         "    { \"algorithm\": \"alphabeta\", \"name\": \"b\", \"leaf\": \"random\" } ],\n"
                         "  \"cutoffs\": [ { \"deepen\": \"nodes\", \"budget\": [40, 80] } ] }\n");
    expect_status(
        0, "plymeter run e.json -o e.csv && awk -F, 'NR > 1 { print $NF }' e.csv | sort -u | wc -l > positions && "
           "test $(cat positions) -lt 20");
    expect_status(0, "plymeter equivalent e.csv --to rival=a --by budget > said && test $(grep -c \"^[48]0,$(cat "
                     "positions),\" said) = 2");
    expect_status(0, "plymeter compare e.csv --by budget=40,80 --of points --where handicap=1 --difference > said; "
                     "head -1 said | grep -q pairs,units; test $(tail -1 said | awk -F, -v u=$(cat positions) "
                     "'{ for (i = 1; i < NF; i++) if ($i == 20 && $(i + 1) == u) print 1 }') = 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_position_counts_once),       cmocka_unit_test(test_claims_are_about_positions),
        cmocka_unit_test(test_what_is_asked_about_connects), cmocka_unit_test(test_runs_say_where_openings_led),
        cmocka_unit_test(test_questions_count_positions),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
