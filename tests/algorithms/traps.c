/* Search traps: worked by hand in tic-tac-toe, and held to minimax's values of every move. */
#include "tests/helper.h"

static int64_t trap(const char *game, int limit)
{
    const struct outcome outcome = run_cell("%s algorithm=traps limit=%d", game, limit);
    assert_int_equal(outcome.status, OK);
    return outcome.value;
}

/* The first limit at which the position holds a trap, 0 if none does. */
static int first_trap(const char *game)
{
    int limit = 0;
    while (limit <= 9 && trap(game, limit) == 0)
        limit++;
    return limit <= 9 ? limit : 0;
}

static void test_by_hand(void **state)
{
    (void)state;
    /* Against a corner everything but the middle loses: x threatens, o must answer, x threatens twice, o answers once,
     * x wins, five plies after the trap. */
    assert_int_equal(first_trap("game=tictactoe position=x../.../...:o"), 6);
    assert_string_equal(run_cell("game=tictactoe position=x../.../...:o algorithm=traps limit=6").move, "b2");
    /* All first moves draw. */
    assert_int_equal(first_trap("game=tictactoe"), 0);
    /* x threatens two in a row: whoever does not close it has lost. */
    assert_int_equal(first_trap("game=tictactoe position=xx./.o./...:o"), 2);
    /* x threatens twice: every move loses, and none is a trap. */
    assert_int_equal(first_trap("game=tictactoe position=xx./xo./..o:o"), 0);
    /* To let a win pass is no trap, unless the other side threatens as well. */
    assert_int_equal(trap("game=tictactoe position=xx./o../..o:x", 2), 0);
    assert_int_equal(trap("game=tictactoe position=xx./oo./...:x", 2), 1);
}

/* A move loses at once, and a drawn game is not lost. */
static void test_trees(void **state)
{
    (void)state;
    assert_int_equal(trap("game=tree tree=[-1,0]", 1), 1);
    assert_int_equal(trap("game=tree tree=[1,0]", 1), 0);
    assert_int_equal(trap("game=tree tree=[-1,-2]", 1), 0);
    assert_int_equal(trap("game=tree tree=[[-1,5],[0,5]]", 1), 0);
    assert_int_equal(trap("game=tree tree=[[-1,5],[0,5]]", 2), 1);
    assert_int_equal(trap("game=tree tree=[[0,5],[0,5]]", 2), 0);
    /* The second move lets MIN win three plies after it: whatever MAX does then. */
    assert_int_equal(trap("game=tree tree=[3,[[[-1,2],[4,-3]],7]]", 3), 0);
    assert_int_equal(trap("game=tree tree=[3,[[[-1,2],[4,-3]],7]]", 4), 1);
    assert_int_equal(trap("game=tree tree=[3,[[[-1,2],[4,3]],7]]", 4), 0);
}

/* To the end of the game: some move is worth less than 0, and the best is not. */
static void test_solved(void **state)
{
    (void)state;
    int found = 0;
    for (int seed = 1; seed <= 60; seed++)
        for (int opening = 1; opening <= 5; opening++) {
            const char *const cell = "game=tictactoe opening=%d seed=%d limit=9 %s";
            bool lost = false;
            struct outcome moved;
            for (int move = 0; move < 9 - opening; move++) {
                moved = run_cell("game=tictactoe opening=%d seed=%d limit=9 moves=%d", opening, seed, move);
                lost |= moved.value > 0;
            }
            const bool holds = lost && run_cell(cell, opening, seed, "").value >= 0;
            assert_int_equal(run_cell(cell, opening, seed, "algorithm=traps order=eval").value, holds);
            found += holds;
        }
    assert_true(found > 20 && found < 280);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_trees),
        cmocka_unit_test(test_solved),
    };
    return cmocka_run_group_tests_name("traps", tests, NULL, NULL);
}
