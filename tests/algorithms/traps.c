/* Search traps, held to minimax's values of every move; those of worked.txt are worked by hand. */
#include "tests/helper.h"

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
        cmocka_unit_test(test_solved),
    };
    return cmocka_run_group_tests_name("traps", tests, NULL, NULL);
}
