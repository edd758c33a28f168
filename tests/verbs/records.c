/*
 * Games as others write them: tables are learned from lines of moves as from playing the same games, what was played is
 * printed so that it can be read back, and whatever is wrong with a record is said with its place.
 */

#include "tests/processes.h"

static const char config[] = "{ \"games\": [ { \"game\": \"chess\", \"opening\": 3, \"seed\": \"1..6\" } ],\n"
                             "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"random\" } ],\n"
                             "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 2 } ] }\n";

/* The same games, which learn plays by itself. */
static const char as_played[] = "sed 's/{ \"games/{ \"measure\": \"game\", \"games/; "
                                "s/1..6/9223372036854775809..9223372036854775814/' chess.json > "
                                "same.json";

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

static int make_records(void **state)
{
    if (make_folder(state))
        return -1;
    write_text("chess.json", config);
    write_text("shogi.json",
               "{ \"games\": [ { \"game\": \"shogi\" } ], \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }\n");
    write_text("mini.json", "{ \"games\": [ { \"game\": \"shogi\", \"variant\": \"mini\" } ], \"searches\": [ { "
                            "\"algorithm\": \"alphabeta\" } ] }\n");
    write_text(
        "tictactoe.json",
        "{ \"games\": [ { \"game\": \"tictactoe\" } ], \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }\n");
    expect_status(0, as_played);
    expect(0, "same.games: 6 games", "plymeter run --games same.games -o same.csv same.json");
    return 0;
}

/* --- what is printed can be read back --------------------------------------------------------------------------- */

/* Also, a table of 3 moves fewer a game is another one, so that --skip is needed. */
static void test_the_same_games_make_the_same_table(void **state)
{
    (void)state;
    expect_status(0, "plymeter learn chess.json | tail -n +3 > played.json && test $(wc -l < played.json) -gt 50");
    expect_status(0, "plymeter show --lines same.games > same.txt && test $(wc -l < same.txt) = 6");
    expect_status(0, "plymeter learn --records same.txt --skip 3 chess.json | tail -n +3 | cmp - played.json");
    expect_status(1, "plymeter learn --records same.txt chess.json | tail -n +3 | cmp -s - played.json");
    expect_status(0, "gzip -c same.txt > same.txt.gz && plymeter learn --records same.txt.gz --skip 3 chess.json | "
                     "tail -n +3 | cmp - played.json");
    expect_status(0, "cat same.txt | plymeter learn --records /dev/stdin --skip 3 chess.json | tail -n +3 | cmp - "
                     "played.json");
    expect_status(0, "head -c 40 same.txt.gz > torn.txt.gz");
    expect(3, "torn.txt.gz: it is cut short\n", "plymeter learn --records torn.txt.gz chess.json");
    expect_status(0, "plymeter show --pgn same.games > same.pgn && grep -q '^1\\. ' same.pgn");
    expect_status(0, "plymeter learn --records same.pgn --skip 3 chess.json | tail -n +3 | cmp - played.json");
    expect_status(
        0, "head -n 2 same.txt > a.txt; tail -n 4 same.txt > b.txt; plymeter learn --skip 3 --records a.txt,b.txt "
           "chess.json > two.json && grep -q '\"learned_from\": \"a.txt, b.txt\"' two.json && tail -n +3 "
           "two.json | cmp - played.json");
}

/* Games of every kind of start: by lines and by PGN they are the same. */
static void test_every_start_is_printed(void **state)
{
    (void)state;
    write_text(
        "starts.json",
        "{ \"measure\": \"match\",\n"
        "  \"games\": [ { \"game\": \"chess\", \"position\": \"8/P3k3/8/8/8/8/8/K7 b - - 0 1\" },\n"
        "    { \"game\": \"chess\", \"opening\": 3, \"moves\": \"0.1\" }, { \"game\": \"shogi\", \"variant\": "
        "\"mini\", "
        "\"opening\": 5 },\n"
        "    { \"game\": \"tictactoe\", \"position\": \"x.o/.x./...:o\" }, { \"game\": \"kalah\", \"opening\": 2 } "
        "],\n"
        "  \"searches\": [ { \"name\": \"a \\\"b\\\" \\\\\", \"algorithm\": \"alphabeta\", \"order\": \"eval\" },\n"
        "                { \"name\": \"weak\", \"algorithm\": \"alphabeta\", \"order\": \"random\" } ],\n"
        "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 2 } ] }\n");
    expect(0, "starts.games: 10 games", "plymeter run --games starts.games -o starts.csv starts.json");
    const char *games[] = {"chess", "shogi", "tictactoe", "kalah"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        char text[1000], command[1000];
        snprintf(text, sizeof text,
                 "{ \"games\": [ { \"game\": \"%s\"%s } ], \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }",
                 games[i], i == 1 ? ", \"variant\": \"mini\"" : "");
        write_text("some.json", text);
        snprintf(command, sizeof command,
                 "grep '^game=%s ' starts.games > some.games; for form in pgn lines; do plymeter show --$form "
                 "some.games > "
                 "some.txt && plymeter learn --records some.txt some.json > $form.json || exit; done; cmp pgn.json "
                 "lines.json && grep -q '\"games\": %d,' pgn.json",
                 games[i], i == 0 ? 4 : 2);
        expect_status(0, command);
    }
    expect(0, "[White \"a \\\"b\\\" \\\\\"]\n[Black \"weak\"]\n", "plymeter show --pgn starts.games:1");
    expect(0, "[SetUp \"1\"]\n[FEN \"8/P3k3/8/8/8/8/8/K7 b - - 0 1\"]\n\n1... K",
           "plymeter show --pgn starts.games:1");
    expect(0, "position fen 8/P3k3/8/8/8/8/8/K7 b - - 0 1 moves e7", "plymeter show --lines starts.games:1");
    expect(0, "[Variant \"kalah\"]", "plymeter show --pgn starts.games:9");
    expect(0, "position x.o/.x./...:o moves ", "plymeter show --lines starts.games:7");
    /* After the opening the second player moves first, who has black; the game counts for the one who began it. */
    expect_status(0, "plymeter show --lines starts.games:5 | awk '{ print $NF }' > line; sed -n 5p starts.games | "
                     "awk -F'\\t' '{ print substr($4, 8) }' | sed 's/1-0/x/; s/0-1/1-0/; s/x/0-1/' | cmp - line");
}

static void test_pgn_is_taken_by_others(void **state)
{
    (void)state;
    int status;
    shell(&status, "PATH=$PATH:/usr/games; command -v pgn-extract");
    if (status != 0) {
        puts("not tested: pgn-extract is not installed, so that nobody else has read our PGN");
        return;
    }
    expect_status(
        0, "PATH=$PATH:/usr/games; plymeter show --pgn same.games > same.pgn; plymeter show --lines same.games > "
           "same.txt; pgn-extract -s -Wuci --notags -w9999 same.pgn | grep . | diff -i same.txt -");
    expect_status(
        0, "PATH=$PATH:/usr/games; grep '^game=chess ' starts.games > some.games; plymeter show --pgn some.games > "
           "some.pgn; plymeter show --lines some.games | sed 's/^position.* moves //' > some.txt; "
           "pgn-extract -s -Wuci --notags -w9999 some.pgn | grep . | diff -i some.txt -");
    /* With its tags, and broken into lines, as it comes without options. */
    expect_status(
        0, "PATH=$PATH:/usr/games; plymeter learn chess.json | tail -n +3 > played.json; pgn-extract -s -Wuci "
           "same.pgn > uci; plymeter learn --records uci --skip 3 chess.json | tail -n +3 | cmp - played.json");
}

/* --- every form ------------------------------------------------------------------------------------------------- */

/* Learn from this text: so many games, and so many of their positions have several moves. */
static void expect_learned(const char *name, const char *text, int games, int positions)
{
    char command[200], found[100];
    write_text("some.txt", text);
    snprintf(command, sizeof command, "plymeter learn --records some.txt %s.json", name);
    snprintf(found, sizeof found, "\"games\": %d, \"positions\": %d,", games, positions);
    expect(0, found, command);
}

static void test_forms(void **state)
{
    (void)state;
    expect_learned("chess", "e2e4 e7e5 g1f3 1-0\n", 1, 3);
    expect_learned("chess", "1. e4 e5 2. Nf3 Nc6 3. Bb5 1/2-1/2\n", 1, 5);
    expect_learned("chess", "1.e4 e5 2.Nf3 2...Nc6 3. Bb5 1/2-1/2\n", 1, 5);
    expect_learned("chess", "\n# nothing\ne2e4 # a remark\r\n\te2e4\te7e5 0-1 # two\n", 2, 3);
    expect_learned("chess", "f2f3 e7e5 g2g4 Qh4#\n", 1, 4);
    expect_learned("chess", "position startpos\nposition startpos moves e2e4\nstartpos moves e2e4 e7e5\n", 3, 3);
    expect_learned("chess", "position fen 8/P3k3/8/8/8/8/8/K7 w - - 0 1 moves a7a8Q\n", 1, 1);
    expect_learned("chess",
                   "[Event \"x\"]\n[FEN \"8/P3k3/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q\n1... Kd7\n2. Kb2 0-1\n\n"
                   "[Event \"y\"]\n\ne2e4 1-0\n",
                   2, 4);
    expect_learned("shogi", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n7g7f 3c3d\n", 2, 6);
    expect_learned("shogi",
                   "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 2g2f 8c8d\n", 1, 2);
    expect_learned("mini", "position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 4e4d\n", 1, 1);
    expect_learned("tictactoe", "position x.o/.x./...:o moves c3 a2\na1 b1 a2 b2 a3 1-0\n", 2, 7);
    /* Players need not claim a draw. */
    expect_learned("chess", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6\n", 1, 14);
}

/* --- what is wrong ---------------------------------------------------------------------------------------------- */

static void expect_wrong(const char *text, const char *said)
{
    write_text("some.txt", text);
    expect(3, said, "plymeter learn --records some.txt chess.json");
}

static void test_wrong(void **state)
{
    (void)state;
    expect_wrong("e2e4 e7e5\n\n  e2e4 e7e8 # x\n",
                 "some.txt:3:8: \"e7e8\" is no legal move there; did you mean \"");
    expect_wrong("e2e4 e7e5 Nf4\nd2d5\n", "some.txt:1:11: \"Nf4\" is no legal move there");
    expect_wrong("e2e4 e7e5 Nf4\nd2d5\n", "some.txt:2:1: \"d2d5\" is no legal move there; did you mean \"d2d");
    expect_wrong("e2e4 d7d5 d2d3 c7c5 Nd2 e7e5 Nf3 Nf6 a2a3\nd2d3 d7d5 Nf3 c7c5 Nd2\n",
                 "some.txt:2:20: \"Nd2\" may be N");
    expect_wrong("f2f3 e7e5 g2g4 Qh4 e2e4\n", "some.txt:1:20: \"e2e4\" comes after the end of the game");
    expect_wrong("e2e4 1-0 e7e5\n", "some.txt:1:10: this comes after the result");
    expect_wrong("position fen 8/8 moves e2e4\n", "some.txt:1:1: expected");
    expect_wrong("\xc3\xa9 e2e4\n", "some.txt:1:1: \"\xc3\xa9\" is no legal move");
    expect_wrong("e2e4 \xc3\xa9\xc3\xa9 \xc3\xa9\n", "some.txt:1:6: ");
    expect_wrong("e2e4 \033[31m\n", "some.txt:1:6: \"?[31m\" is no legal move");
    expect_wrong("# nothing\n", "some.txt: it has no games");
    expect(3, "some.txt: this is no text",
           "printf 'e2e4 \\000\\n' > some.txt; plymeter learn --records some.txt chess.json");
    expect(3, "missing.txt: No such file", "plymeter learn --records missing.txt,same.txt chess.json");
    expect(2, "--skip and --partial go with --records", "plymeter learn --partial chess.json");
    /* A table that was there stays, and many games are wrong in few lines. */
    expect_status(
        3, "plymeter learn --records same.txt -o kept.json chess.json && cp kept.json kept; for i in $(seq 50); do "
           "echo e2e5; done > some.txt; plymeter learn --records some.txt -o kept.json chess.json 2> said");
    expect_status(0,
                  "cmp kept.json kept && test $(wc -l < said) = 21 && grep -qx 'and so on in 30 more games' said");
}

static void test_cut_off(void **state)
{
    (void)state;
    expect_wrong("e2e4 e7e5\nd2d4 d7d5 c2c", "some.txt:2:1: this game is cut off: its last line has no end");
    expect(0, "\"games\": 2, \"positions\": 4,", "plymeter learn --partial --records some.txt chess.json");
    expect(0, "some.txt:2:1: this game is cut off: its last line has no end; the 2 moves before are taken",
           "plymeter learn --partial --records some.txt chess.json");
    /* Nobody knows whether it went on as c2c4 or as c2c4q. */
    write_text("some.txt", "d2d4 d7d5 c2c4");
    expect(0, "\"games\": 1, \"positions\": 2,", "plymeter learn --partial --records some.txt chess.json");
    write_text("some.txt", "d2d4 d7d5 c2c4 1-0");
    expect(0, "\"games\": 1, \"positions\": 3,", "plymeter learn --records some.txt chess.json");
    expect_wrong("e2e4 e7e5 *\n", "some.txt:1:1: this game is not over: its result is *");
    expect(0, "\"games\": 1, \"positions\": 2,", "plymeter learn --partial --records some.txt chess.json");
    expect_wrong("[Event \"x\"]\n\n1. e4\ne5\n\n[Event \"y\"]\n\n1. d4 1-0\n",
                 "some.txt:1:1: this game is cut off: it has no result");
    expect(0, "\"games\": 2, \"positions\": 3,", "plymeter learn --partial --records some.txt chess.json");
    expect_wrong("e2e4 e7e5\nd2d4 e2e", "some.txt:2:1: this game is cut off");
    expect(0, "the 1 moves before are taken", "plymeter learn --partial --records some.txt chess.json");
    write_text("some.txt", "e2e4 e7e5\nd2d5 e2e");
    expect(3, "some.txt:2:1: \"d2d5\" is no legal move", "plymeter learn --partial --records some.txt chess.json");
}

static void test_misused(void **state)
{
    (void)state;
    expect(2, "--pgn and --lines go with a file of games", "plymeter show --pgn game=chess");
    expect(2, "by --pgn or by --lines", "plymeter show --pgn --lines same.games");
    expect(2, "ply= goes with a board", "plymeter show --pgn same.games ply=3");
    expect(3, "same.games: it has no line 7, but 6 games", "plymeter show --lines same.games:7");
    expect(3, "bad.games:2: expected a game",
           "head -n 1 same.games > bad.games; echo x >> bad.games; plymeter show --lines bad.games");
    expect(3, "bad.games:1: its result is ",
           "sed 's/result=[^\\t]*/result=1-0/; 1s/1-0/x/' same.games > bad.games; plymeter show --pgn bad.games");
}

/* --- tables ----------------------------------------------------------------------------------------------------- */

/* The categories stay, and are alike where they are pooled. */
static void test_pooled(void **state)
{
    (void)state;
    expect_status(
        0, "plymeter learn --records same.txt -o fine.json chess.json && "
           "plymeter learn --records same.txt --pool 3 -o coarse.json chess.json && "
           "plymeter learn --records same.txt --pool 64 chess.json | sed 's/, --pool 64//' | cmp - fine.json");
    expect(0, "prices 3\n",
           "grep -o '\"price\": [0-9]*' coarse.json | sort -u | wc -l | sed 's/^ */prices /'; "
           "test $(grep -c name coarse.json) = $(grep -c name fine.json)");
    /* A pool has the sums of what was counted. */
    expect_status(0,
                  "plymeter learn --records same.txt --pool 1 -o one.json chess.json; "
                  "counted_of() { grep -o \"\\\"$1\\\": [0-9]*\" $2 | awk \"{ sum += \\$2 } END { print $3 }\"; }; "
                  "for of in available played; do "
                  "test $(counted_of $of fine.json sum) = $(counted_of $of one.json 'sum / NR') || exit 1; done");
    expect(2, "--pool", "plymeter learn --pool 0 --records same.txt chess.json");
}

/* An engine that fails makes no table, nor does a table lose one that was there. */
static void test_an_engine_that_fails(void **state)
{
    (void)state;
    write_text("engines.json", "{ \"broken\": { \"command\": \"true\", \"protocol\": \"uci\" } }");
    write_text("asks.json", "{ \"games\": [ { \"game\": \"chess\", \"seed\": \"1..3\" } ],\n"
                            "  \"searches\": [ { \"algorithm\": \"engine\", \"engine\": \"broken\" } ],\n"
                            "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 1 } ] }");
    expect(1, "asks.json: the game of this cell did not end well: ",
           "plymeter learn --engines engines.json asks.json");
    expect_status(1,
                  "plymeter learn --records same.txt -o kept.json chess.json && cp kept.json kept; plymeter learn "
                  "--engines engines.json -o kept.json asks.json");
    expect_status(0, "cmp kept.json kept");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_same_games_make_the_same_table),
        cmocka_unit_test(test_every_start_is_printed),
        cmocka_unit_test(test_pgn_is_taken_by_others),
        cmocka_unit_test(test_forms),
        cmocka_unit_test(test_wrong),
        cmocka_unit_test(test_cut_off),
        cmocka_unit_test(test_misused),
        cmocka_unit_test(test_an_engine_that_fails),
        cmocka_unit_test(test_pooled),
    };
    return cmocka_run_group_tests_name("records", tests, make_records, remove_folder);
}
