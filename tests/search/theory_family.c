/*
 * SSS*, DUAL* and SCOUT: their expectations against each other.  The searches themselves, run
 * on every ranking of a tree's leaves, meet them in tests/algorithms/visits.c.
 */
#include "tests/trees.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

/* On one level everything is evaluated, and SCOUT repeats child i with the probability 1/i, i > 1; on two,
 * DUAL* does what alpha-beta does. */
static void low_trees_are_simple(void **state)
{
    (void)state;
    double repeated = 0;
    for (int b = 1; b <= 1000; b++) {
        repeated += b > 1 ? 1.0 / b : 0;
        if (b % 37 != 1)
            continue;
        assert_close(sss_leaves(b, 1), b, EXACT);
        assert_close(dual_leaves(b, 1), b, EXACT);
        assert_close(scout_leaves(b, 1), b + repeated, EXACT);
        assert_close(dual_leaves(b, 2), alphabeta_leaves(b, 2, 0), EXACT);
    }
}

/* --- what is known of all trees --- */

/* Neither SSS* nor DUAL* evaluates a leaf that alpha-beta does not, and nothing does with fewer than the minimal
 * tree.  In low trees the bounds are attained, to within rounding. */
static void best_first_lies_between_minimal_and_alphabeta(void **state)
{
    (void)state;
    for (int b = 1; b <= 1000; b = b * 2 + 1)
        for (int d = 0; d <= 20; d++) {
            const double least = minimal_leaves(b, d) * (1 - EXACT);
            const double alphabeta = alphabeta_leaves(b, d, 0), most = alphabeta * (1 + EXACT);
            const double sss = sss_leaves(b, d), dual = dual_leaves(b, d);
            assert_true(least <= sss && sss <= most);
            assert_true(least <= dual && dual <= most);
            assert_true(b == 1 || d < 2 || sss < alphabeta * (1 - EXACT));
            assert_true(b == 1 || d < 3 || dual < alphabeta * (1 - EXACT));
        }
}

/* SCOUT proves the root's value as well.  What it repeats is outweighed by its null windows where trees are wide
 * and deep (Pearl 1980). */
static void scout_gains_on_alphabeta_in_wide_trees(void **state)
{
    (void)state;
    for (int b = 2; b <= 40; b = b * 2 + 1)
        for (int d = 2; d <= 10; d++)
            assert_true(scout_leaves(b, d) > minimal_leaves(b, d));
    assert_true(scout_leaves(2, 10) > alphabeta_leaves(2, 10, 0));
    assert_true(scout_leaves(40, 2) > alphabeta_leaves(40, 2, 0));
    assert_true(scout_leaves(40, 10) < alphabeta_leaves(40, 10, 0));
}

/* All grow by R* a level (Pearl 1980, 1984; Roizen & Pearl 1983). */
static void all_grow_by_pearls_branching(void **state)
{
    (void)state;
    for (int b = 2; b <= 200; b = b * 3 + 1) {
        const double R = pearl_branching(b);
        assert_close(sqrt(sss_leaves(b, 60) / sss_leaves(b, 58)), R, 1e-3);
        assert_close(sqrt(dual_leaves(b, 60) / dual_leaves(b, 58)), R, 1e-3);
    }
    for (int b = 2; b <= 8; b += 3)
        assert_close(sqrt(scout_leaves(b, 32) / scout_leaves(b, 30)), pearl_branching(b), 1e-2);
}

static void ends_of_the_range(void **state)
{
    (void)state;
    assert_true(isinf(sss_leaves(2, 5000)));
    assert_true(isinf(dual_leaves(1000, 300)));
    assert_true(isfinite(sss_leaves(1000, 100)) && isfinite(dual_leaves(1000, 100)));
    assert_true(isfinite(scout_leaves(2, SCOUT_DEEPEST)));
    assert_true(isnan(scout_leaves(2, SCOUT_DEEPEST + 1)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(low_trees_are_simple),
        cmocka_unit_test(best_first_lies_between_minimal_and_alphabeta),
        cmocka_unit_test(scout_gains_on_alphabeta_in_wide_trees),
        cmocka_unit_test(all_grow_by_pearls_branching),
        cmocka_unit_test(ends_of_the_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
