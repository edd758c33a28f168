/* Random trees are the same for ever: splitmix64's published outputs, and values that must never change. */

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

static void test_trees(void **state)
{
    const struct {
        const char *cell;
        int64_t value;
        uint64_t leaves;
    } frozen[] = {
        {"game=uniform branching=5 seed=1 limit=0", -315771378665105027, 1},
        {"game=uniform branching=5 seed=1 limit=6", -1250834567272793044, 2536},
        {"game=uniform branching=5 seed=18446744073709551615 limit=6", -1075193300576073504, 2257},
        {"game=uniform branching=5 seed=1 values=7 limit=6", -4, 1071},
        {"game=incremental branching=5 seed=1 limit=6", -1200932074, 1375},
        {"game=ordered branching=5 seed=1 noise=0.5 limit=6", -1848803328, 446},
        {"game=dependent branching=5 seed=1 limit=6", 496625900268554688, 309},
        {"game=uniform branching=5 seed=1 limit=6 order=random", -1250834567272793044, 2600},
        {"game=uniform branching=5 seed=1 limit=6 opening=3", -1263566751107469791, 3208},
        {"game=tictactoe opening=3 seed=5 limit=9 order=random", 0, 118},
    };
    (void)state;
    for (size_t i = 0; i < sizeof frozen / sizeof *frozen; i++) {
        const struct outcome outcome = run_cell("%s", frozen[i].cell);
        assert_int_equal(outcome.value, frozen[i].value);
        assert_int_equal(outcome.counts.leaves, frozen[i].leaves);
    }
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
        cmocka_unit_test(test_trees),
        cmocka_unit_test(test_openings),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
