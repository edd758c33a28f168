/*
 * Games that are kept: what run --games writes is what was played, whatever disturbed the run, and show replays it.
 */

#include "tests/processes.h"

enum { KILLS = 20 };

/* A second of games, and a moment's. */
static const char match[] =
    "{ \"measure\": \"match\", \"games\": [ { \"game\": \"othello\", \"size\": 6, \"opening\": [3, 4], \"seed\": "
    "\"1..80\" } ],\n"
    "  \"searches\": [ { \"name\": \"Club player\", \"algorithm\": \"alphabeta\", \"order\": \"eval\" },\n"
    "                { \"name\": \"Student\", \"algorithm\": \"alphabeta\", \"order\": \"random\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 4 } ] }\n";
static const char few[] =
    "{ \"measure\": \"match\", \"games\": [ { \"game\": \"tictactoe\", \"opening\": 1, \"seed\": \"1..6\" } ],\n"
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 9] } ] }\n";
static const char alone[] =
    "{ \"measure\": \"game\", \"games\": [ { \"game\": \"tictactoe\" }, { \"game\": \"kalah\", \"houses\": 3 },\n"
    "    { \"game\": \"tree\", \"tree\": \"[[3, 5], [[7, 1], 4]]\" } ],\n"
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": [\"none\", \"random\"] } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 2 } ] }\n";

static int make_games(void **state)
{
    if (make_folder(state))
        return -1;
    write_file("match.json", match, strlen(match));
    write_file("few.json", few, strlen(few));
    write_file("alone.json", alone, strlen(alone));
    expect(0, "whole.games: 320 games\nwhole.csv: 160 cells, 160 of them run now",
           "plymeter run -j2 --games whole.games -o whole.csv match.json");
    expect(0, "few.games: 12 games", "plymeter run --games few.games few.json");
    expect(0, "alone.games: 6 games", "plymeter run --games alone.games alone.json");
    return 0;
}

/* --- what is written -------------------------------------------------------------------------------------------- */

/* Two lines a row, in the order of the CSV: with its hashes, and with as many moves and such results as it says. */
static void test_lines_are_those_of_the_csv(void **state)
{
    (void)state;
    expect_status(0, "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }\n"
                     "{ print \"hash=\" $at[\"first_game\"]; print \"hash=\" $at[\"second_game\"] }' whole.csv > "
                     "hashes; cut -f5 whole.games | cmp - hashes");
    expect_status(0,
                  "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }\n"
                  "{ print $at[\"opening\"], $at[\"seed\"], $at[\"points\"], $at[\"plies\"] }' whole.csv > rows\n"
                  "awk -F'\\t' 'BEGIN { points[\"result=1-0\"] = 1; points[\"result=1/2-1/2\"] = 0.5 }\n"
                  "NR % 2 { sum = points[$4]; plies = split($6, moves, \" \"); pair = $2 $3; next }\n"
                  "pair != \"first=Studentsecond=Club player\" || $2 $3 != \"first=Club playersecond=Student\" "
                  "{ exit 1 }\n"
                  "{ split($1, start, /[ =]/); printf \"%s %s %.1f %d\\n\", start[8], start[10], sum + 1 - "
                  "points[$4], plies + split($6, moves, \" \") }' whole.games > lines; cmp rows lines");
    expect(
        0,
        "game=tictactoe position=start opening=1 seed=1 moves=none\tfirst=alphabeta eval depth 9\tsecond=alphabeta "
        "eval depth 1\tresult=",
        "head -n 1 few.games");
    expect(0, "game=tree tree='[[3, 5], [[7, 1], 4]]' ", "tail -n 1 alone.games");
    expect(0, "\tresult=1-0\t0 0\n", "sed -n 5p alone.games");
}

static void test_csv_has_no_games(void **state)
{
    (void)state;
    expect_status(1, "grep -e '-[01]' whole.csv results/few.csv results/alone.csv");
    expect_status(0, "awk -F, 'NR == 1 { n = NF } NF != n { exit 1 }' whole.csv");
}

/* --- however it was run ----------------------------------------------------------------------------------------- */

/* At any moment; the last one does the rest. */
static void test_killed(void **state)
{
    (void)state;
    for (int i = 0; i < KILLS; i++) {
        const pid_t pid = launch("run -j2 --games killed.games -o killed.csv match.json");
        rest(0.01 + 0.03 * (i % 8));
        kill(pid, SIGKILL);
        ending_of(pid);
    }
    expect(0, "killed.games: 320 games", "plymeter run -j2 --games killed.games -o killed.csv match.json");
    expect_status(0, "cmp killed.games whole.games");
    /* One may also have been killed while it wrote them. */
    expect_status(0, "head -c 5000 whole.games > killed.games.new; : > killed.games");
    expect(0, "160 cells, 0 of them run now", "plymeter run --games killed.games -o killed.csv match.json");
    expect_status(0, "cmp killed.games whole.games && test ! -e killed.games.new");
}

static void test_asked_for_later(void **state)
{
    (void)state;
    expect_status(0, "plymeter run -o later.csv match.json && test ! -e later.games");
    expect(0, "later.csv: 160 cells, 0 of them run now",
           "plymeter run --games later.games -o later.csv match.json");
    expect_status(0, "cmp later.games whole.games");
    expect(0, "160 of them run now", "plymeter run --force --games later.games -o later.csv match.json");
    expect_status(0, "cmp later.games whole.games");
}

static void test_shards(void **state)
{
    (void)state;
    expect_status(0, "for i in 1 2 3; do plymeter run --shard $i/3 -o parts.csv match.json || exit; done");
    expect(0, "parts.games: 320 games",
           "plymeter run --games parts.games -o parts.csv match.json parts.shard-*.journal");
    expect_status(0, "cmp parts.games whole.games");
}

/* A game that is not over then has no line, as its row has no counts. */
static void test_games_that_failed(void **state)
{
    (void)state;
    expect_status(0, "sed 's/^{/{ \"limits\": { \"nodes\": 8 },/' few.json > tired.json");
    expect(1, "tired.games: 0 games; 6 rows did not end ok and have none",
           "plymeter run --games tired.games tired.json");
}

/* --- replaying -------------------------------------------------------------------------------------------------- */

static void test_show(void **state)
{
    (void)state;
    expect_status(0, "for i in $(seq 1 20 320); do plymeter show whole.games:$i > out || exit; done");
    expect_status(0, "for i in $(seq 12); do plymeter show few.games:$i > out || exit; done");
    expect_status(0, "for i in $(seq 6); do plymeter show alone.games:$i > out || exit; done");
    write_file("one.games",
               "game=tictactoe position=start opening=0 seed=1 moves=none\tfirst=You\tsecond=Me\tresult=1-0\ta1 b1 "
               "a2 b2 a3\n",
               103);
    expect(0,
           "x is You\no is Me\n   a b c\n 1 x o .\n 2 x o .\n 3 x . .\n\nposition=xo./xo./x..:o\n"
           "over: You (x) wins, +10\n1-0 in 5 moves; You (x) moved first:\n    1  a1 b1 a2 b2 a3\n",
           "plymeter show --ascii one.games:1");
    expect(0,
           "x is You\no is Me\nafter 3 of 5 moves; b2 comes next\n   a b c\n 1 x o .\n 2 x . .\n 3 . . .\n\n"
           "position=xo./x../...:o\nMe (o) to move\n6 moves: c1 b2 c2 a3 b3 c3\nevaluation",
           "plymeter show --ascii one.games:1 ply=3");
    expect(0, "position=.../.../...:x\nYou (x) to move", "plymeter show --ascii one.games:1 ply=0");
    expect(0, "\u25cf is You\n", "plymeter show one.games:1");
    /* After an odd opening the other begins. */
    expect(0, "Student (o) to move", "plymeter show --ascii whole.games:1 ply=0");
}

static void test_what_is_no_such_game(void **state)
{
    (void)state;
    expect(3, "bad.games:1: its move 5, \"a1\", is not legal there",
           "sed 's/a3$/a1/' one.games > bad.games; plymeter show bad.games:1");
    expect(3, "bad.games:1: its moves do not end the game",
           "sed 's/ a3$//' one.games > bad.games; plymeter show bad.games:1");
    expect(3, "bad.games:1: its move 6, \"c1\", is not legal there",
           "sed 's/a3$/a3 c1/' one.games > bad.games; plymeter show bad.games:1");
    expect(3, "bad.games:1: its result is 0-1, but its moves make it 1-0",
           "sed 's/1-0/0-1/' one.games > bad.games; plymeter show bad.games:1");
    /* Two moves of the same player the other way round give the same game in another order. */
    expect(3, "bad.games:1: its moves are not those that were played: their hash is ",
           "sed 's/1-0\\t/1-0\\thash=0123456789abcdef\\t/' one.games > bad.games; plymeter show bad.games:1");
    expect(3, "bad.games:1: expected a game, as plymeter run --games writes it",
           "echo 'game=tictactoe a1 b1' > bad.games; plymeter show bad.games:1");
    expect(3, "unknown key \"opning\"; did you mean",
           "sed 's/opening/opning/' one.games > bad.games; plymeter show bad.games:1");
    expect(3, "expected a game", "sed \"s/start/'start/\" one.games > bad.games; plymeter show bad.games:1");
    expect(3, "its move 1, \"?[31m\", is not legal",
           "printf 'game=tictactoe\\tfirst=x\\tsecond=y\\tresult=1-0\\t\\033[31m' > bad.games; plymeter show "
           "bad.games:1");
    expect(3, "few.games: it has no line 13, but 12 games", "plymeter show few.games:13");
    expect(3, "missing.games: No such file", "plymeter show missing.games:1");
    expect(3, "not a regular file", "mkfifo pipe.games; plymeter show pipe.games:1");
    expect(2, "few.games: which of its games? Say few.games:1", "plymeter show few.games");
    expect(2, "few.games:0: which of its games?", "plymeter show few.games:0");
    expect(2, "one.games:1: it has 5 moves", "plymeter show one.games:1 ply=6");
    expect(2, "takes no other key than ply=", "plymeter show one.games:1 opening=3");
    expect(2, "ply= goes with a game in a file", "plymeter show game=tictactoe ply=3");
}

/* With any byte of the line replaced it is another start or other players, or no such game: every byte of the result,
 * the hash and the moves counts. */
static void test_every_byte_counts(void **state)
{
    static char line[1000];
    (void)state;
    FILE *file = fopen("few.games", "r");
    assert_non_null(file);
    assert_non_null(fgets(line, sizeof line, file));
    fclose(file);
    const size_t size = strlen(line), played = (size_t)(strstr(line, "\tresult=") - line);
    expect_status(0, "plymeter show few.games:1");
    for (size_t i = 0; i + 1 < size; i++) {
        const char kept = line[i];
        int status;
        line[i] = 'z';
        write_file("bytes.games", line, size);
        const char *said = shell(&status, "plymeter show bytes.games:1");
        if (status != 3 && (i >= played || (status != 0 && status != 2)))
            fail_msg("with another byte %zu it ended with %d and said\n%s", i, status, said);
        line[i] = kept;
    }
}

static void test_refused(void **state)
{
    (void)state;
    expect_status(0, "sed 's/\"measure\": \"match\",//' few.json > plain.json");
    expect(2, "plain.json: it plays no games", "plymeter run --games plain.games plain.json");
    expect(2, "few.txt: a file of games has a name that ends in .games", "plymeter run --games few.txt few.json");
    expect(2, "not with --shard but with the journals of all",
           "plymeter run --shard 1/2 --games few.games few.json");
    expect(2, "--games goes with one config", "plymeter run --games few.games few.json match.json");
    expect(2, "plymeter did not write this and would destroy it",
           "echo mine > mine.games; plymeter run --games mine.games few.json");
    expect_status(0, "grep mine mine.games && test ! -e plain.games");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines_are_those_of_the_csv),
        cmocka_unit_test(test_csv_has_no_games),
        cmocka_unit_test(test_killed),
        cmocka_unit_test(test_asked_for_later),
        cmocka_unit_test(test_shards),
        cmocka_unit_test(test_games_that_failed),
        cmocka_unit_test(test_show),
        cmocka_unit_test(test_what_is_no_such_game),
        cmocka_unit_test(test_every_byte_counts),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests_name("games", tests, make_games, remove_folder);
}
