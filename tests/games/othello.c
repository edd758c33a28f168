/* Othello's noisy moves: corners. */

#include "games/othello.c"
#include "tests/games/inside.h"

static void test_noisy_moves(void **state)
{
    const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.choice = 0}}); /* 4x4 */
    (void)state;
    assert_noisy(rules, "..../.ox./.xo./....:x", "");   /* the start */
    assert_noisy(rules, "..../.ox./.xx./xxx.:o", "d4"); /* from b2, over c3 */
    assert_noisy(rules, "..../xxx./.xo./....:o", "a1"); /* from c3, over b2 */
    assert_noisy(rules, ".xo./xxx./.xo./....:o", "a1"); /* along the edge as well */
}

/* Positions of the smallest board alone have numbers. */
static void test_numbers(void **state)
{
    (void)state;
    for (int size = 0; size < 3; size++)
        assert_int_equal(game.numbered(rules_with((Setting[MAX_PARAMETERS]){{.choice = size}})), size == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_noisy_moves),
        cmocka_unit_test(test_numbers),
    };
    assert_non_null(game.about);
    return cmocka_run_group_tests_name("othello", tests, NULL, NULL);
}
