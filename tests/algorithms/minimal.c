/* The best and the worst case of alpha-beta, attained exactly (Knuth & Moore 1975). */

#include "kit/random.h"
#include "tests/helper.h"
#include "theory/theory.h"

static void test_perfect_order_attains_the_minimal_tree(void **state)
{
    (void)state;
    for (int b = 1; b <= 6; b++)
        for (int d = 0; d <= 5; d++)
            for (int seed = 1; seed <= 10; seed++) {
                const struct counts counts =
                    run_cell("game=uniform branching=%d seed=%d order=best limit=%d", b, seed, d).counts;
                assert_int_equal(counts.leaves, (uint64_t)minimal_leaves(b, d));
                assert_int_equal(counts.interior, (uint64_t)minimal_interior(b, d));
            }
}

/* At known true values perfect order costs nothing, and deep trees can be searched. */
static void test_perfect_order_of_ordered_trees(void **state)
{
    (void)state;
    for (int d = 1; d <= 12; d++) {
        const struct counts counts = run_cell("game=ordered branching=4 seed=%d order=best limit=%d", d, d).counts;
        assert_int_equal(counts.leaves, (uint64_t)minimal_leaves(4, d));
    }
    assert_int_equal(run_cell("game=ordered branching=38 order=best limit=4").counts.leaves, 2 * 38 * 38 - 1);
}

static void test_equal_leaves_make_the_minimal_tree(void **state)
{
    (void)state;
    const char *const orders[] = {"none", "random", "worst"};
    for (int b = 1; b <= 5; b++)
        for (int d = 0; d <= 6; d++)
            for (int i = 0; i < 3; i++)
                assert_int_equal(
                    run_cell("game=uniform values=1 branching=%d order=%s limit=%d", b, orders[i], d).counts.leaves,
                    (uint64_t)minimal_leaves(b, d));
}

/* Write the tree below a path of which `level` moves are made: a leaf's value is the base-b number whose digit k
 * belongs to move k (from 1): b-1-i on MAX levels (k odd), i on MIN levels; complemented, b-1 minus that. */
static char *write_tree(char *out, int b, int d, int level, int value, bool complemented)
{
    if (level == d)
        return out + sprintf(out, "%d", value);
    for (int i = 0; i < b; i++) {
        const int digit = (level % 2 == 0) != complemented ? b - 1 - i : i;
        *out++ = i ? ',' : '[';
        out = write_tree(out, b, d, level + 1, value * b + digit, complemented);
    }
    *out++ = ']';
    *out = '\0';
    return out;
}

static void test_constructed_trees(void **state)
{
    (void)state;
    static char text[90000];
    for (int b = 2; b <= 4; b++)
        for (int d = 1; d <= 6; d++) {
            write_tree(text, b, d, 0, 0, false);
            assert_int_equal(run_cell("game=tree limit=10 tree=%s", text).counts.leaves,
                             (uint64_t)minimal_leaves(b, d));
            write_tree(text, b, d, 0, 0, true);
            assert_int_equal(run_cell("game=tree limit=10 tree=%s", text).counts.leaves,
                             (uint64_t)minimax_leaves(b, d));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_perfect_order_attains_the_minimal_tree),
        cmocka_unit_test(test_perfect_order_of_ordered_trees),
        cmocka_unit_test(test_equal_leaves_make_the_minimal_tree),
        cmocka_unit_test(test_constructed_trees),
    };
    return cmocka_run_group_tests_name("minimal", tests, NULL, NULL);
}
