/*
 * SSS*, DUAL* and SCOUT: their expectations against numbers known exactly and against each other.  The searches themselves, run
 * on every ranking of a tree's leaves, meet them in tests/algorithms/visits.c.
 */
#include "tests/trees.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

/* --- numbers known exactly --- */

/* The integrals, of polynomials with fractions for coefficients. */
static void searches_meet_exact_values(void **state)
{
    (void)state;
    assert_close(sss_leaves(2, 2), 10 / 3.0, CLOSED);
    assert_close(sss_leaves(2, 3), 668 / 105.0, CLOSED);
    assert_close(sss_leaves(2, 4), 64564 / 6435.0, CLOSED);
    assert_close(sss_leaves(3, 2), 879 / 140.0, CLOSED);
    assert_close(dual_leaves(2, 2), 11 / 3.0, CLOSED);
    assert_close(dual_leaves(2, 3), 219 / 35.0, CLOSED);
    assert_close(dual_leaves(2, 4), 504451 / 45045.0, CLOSED);
    assert_close(scout_leaves(2, 2), 65 / 12.0, CLOSED);
    assert_close(scout_leaves(3, 2), 14453 / 1260.0, CLOSED);
    assert_close(scout_leaves(4, 2), 13502273 / 720720.0, CLOSED);
    assert_close(scout_leaves(6, 2), 2793391436959 / 77138650050.0, CLOSED);
    assert_close(scout_leaves(2, 3), 8941 / 840.0, CLOSED);
    assert_close(scout_leaves(3, 3), 9618973500911 / 321253732800.0, CLOSED);
    assert_close(scout_leaves(4, 3), 59.18816319692697, CLOSED);
    assert_close(scout_leaves(2, 4), 8059343 / 400400.0, CLOSED);
    assert_close(scout_leaves(3, 4), 74.35770030365886, CLOSED);
    assert_close(scout_leaves(2, 5), 36.682767833595946, CLOSED);
}

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
        cmocka_unit_test(searches_meet_exact_values),
        cmocka_unit_test(low_trees_are_simple),
        cmocka_unit_test(best_first_lies_between_minimal_and_alphabeta),
        cmocka_unit_test(scout_gains_on_alphabeta_in_wide_trees),
        cmocka_unit_test(all_grow_by_pearls_branching),
        cmocka_unit_test(ends_of_the_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
