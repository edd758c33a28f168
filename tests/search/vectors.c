/* Random numbers are the same for ever: splitmix64's published outputs; and openings do not end the game. */

#include "kit/random.h"
#include "tests/helper.h"

/* The first outputs of splitmix64 for the seed 1234567, as its authors' reference code and others print them. */
static void test_splitmix64(void **state)
{
    const uint64_t published[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                  4593380528125082431u, 16408922859458223821u};
    (void)state;
    for (uint64_t i = 0; i < 5; i++)
        assert_int_equal(descend(1234567, i), published[i]);
}

/* An opening that ends the game is drawn again: most random games of tic-tac-toe end by the eighth move. */
static void test_openings(void **state)
{
    (void)state;
    for (int seed = 1; seed <= 100; seed++) {
        const struct outcome outcome = run_cell("game=tictactoe opening=8 seed=%d limit=9", seed);
        assert_int_equal(outcome.counts.interior, 1);
        assert_int_equal(outcome.counts.leaves, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_splitmix64),
        cmocka_unit_test(test_openings),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
