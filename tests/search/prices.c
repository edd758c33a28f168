/* A cutoff with prices of its own is asked for them whatever the order: the walk that takes a move's plies for granted is
 * not for it.  tests/broken/cutoffs/dear.c is one, as close to algorithms/cutoffs/depth.c as may be. */
#include "tests/shell.h"

static int find_program(void **state)
{
    char *path = realpath(BROKEN, NULL);
    if (!path || setenv("BROKEN", path, 1) || make_folder(state) != 0)
        return -1;
    free(path);
    return 0;
}

/* Columns of a cell's row: value, interior, leaves. */
static void find_counts(const char *cutoff, const char *order, char counts[200])
{
    int status;
    const char *output = shell(&status,
                               "\"$BROKEN\"/plymeter cell game=snort algorithm=minimax %s order=%s | tail -1 | "
                               "cut -d, -f 7,9,10",
                               cutoff, order);
    assert_int_equal(status, 0);
    snprintf(counts, 200, "%s", output);
    assert_true(strlen(counts) > 5);
}

/* Two plies at twice the price are one: all orders of minimax count what depth does at half the limit. */
static void test_prices_are_asked_in_every_order(void **state)
{
    static const char *const orders[] = {"none", "random", "eval"};
    char expected[200], counts[200];
    (void)state;
    find_counts("cutoff=depth limit=3", "none", expected);
    for (int i = 0; i < 3; i++) {
        find_counts("cutoff=dear limit=6", orders[i], counts);
        assert_string_equal(counts, expected);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_prices_are_asked_in_every_order)};
    return cmocka_run_group_tests_name("prices", tests, find_program, remove_folder);
}
