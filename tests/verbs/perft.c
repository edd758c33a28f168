/* perft as it is published: sequences of exactly so many plies, and beside them the games that are over earlier. */
#include "tests/shell.h"

/* Games of tic-tac-toe that end with the fifth move and later: 1440, 5328, 47952, 72576, 127872 (255168 in all). */
static void test_games_over_are_apart(void **state)
{
    (void)state;
    expect(0,
           "depth,sequences,finished\n1,9,0\n2,72,0\n3,504,0\n4,3024,0\n5,15120,0\n6,54720,1440\n7,148176,6768\n"
           "8,200448,54720\n9,127872,127296\n10,0,255168\n",
           "plymeter perft game=tictactoe depth=10");
    expect(0, "\n8,5673234,13032\n", "plymeter perft game=connect4 depth=8");
}

/* The moves' counts add up to those of the position, in both columns. */
static void test_divide_adds_up(void **state)
{
    (void)state;
    expect(0, "5673234,13032\n",
           "plymeter perft --divide game=connect4 depth=8 2> /dev/null | "
           "awk -F, 'NR > 1 { s += $2; f += $3 } END { print s \",\" f }'");
}

/* A skipped turn of kalah costs no ply, a pass of othello does: these are the published counts. */
static void test_passes_cost_what_games_say(void **state)
{
    (void)state;
    expect(0, "\n5,4690,0\n6,23233,0\n", "plymeter perft game=kalah capture=standard depth=6");
    expect(0, "\n7,3624,0\n8,9112,4\n", "plymeter perft game=othello size=4 depth=8"); /* 9116 with those over */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_over_are_apart),
        cmocka_unit_test(test_divide_adds_up),
        cmocka_unit_test(test_passes_cost_what_games_say),
    };
    return cmocka_run_group_tests_name("perft", tests, make_folder, remove_folder);
}
