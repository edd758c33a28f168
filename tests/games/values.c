/* Evaluations agree with a strong engine's values of middle games, as far as they did, and quiescence search agrees more;
 * and a test that asks for more fails. */
#include "tests/shell.h"

static void test_values(void **state)
{
    (void)state;
    expect(0, "evaluation                 500", SCRIPT("games/values.sh") "\"$PLYMETER\" chess 0.75");
    expect(0, "evaluation                 500", SCRIPT("games/values.sh") "\"$PLYMETER\" shogi 0.60");
    expect(0, "evaluation                 500", SCRIPT("games/values.sh") "\"$PLYMETER\" minishogi 0.80");
}

static void test_least(void **state)
{
    (void)state;
    expect(1, "chess: the evaluation correlates by 0.", SCRIPT("games/values.sh") "\"$PLYMETER\" chess 0.99");
    expect(2, "there are no values of \"checkers\"", SCRIPT("games/values.sh") "\"$PLYMETER\" checkers");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_least),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
