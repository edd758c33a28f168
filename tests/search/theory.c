/*
 * Theory against itself (formulas evaluated in other ways) and against searches: a plain alpha-beta of this file, run on every
 * tree of a kind.  Numbers that are known are in theory_known.t.
 */
#include <limits.h>

#include "tests/trees.h"
#include "theory/quadrature.h"
#include "theory/expectation.h"
#include "theory/theory.h"

/* --- searches: alpha-beta (Knuth & Moore's F2), on a tree given by its leaves --- */

enum { MOST_LEAVES = 4096, MOST_DEPTH = 12 };

struct search {
    int b, d;
    int leaf[MOST_LEAVES];     /* for MAX, from left to right */
    double leaves, nodes;      /* visited so far */
    double on[MOST_DEPTH + 1]; /* nodes, by level */
};

static int leaf_count(const struct search *search)
{
    return (int)lround(pow(search->b, search->d));
}

static int alphabeta(struct search *search, int level, int index, int alpha, int beta)
{
    search->nodes++;
    search->on[level]++;
    if (level == search->d) {
        search->leaves++;
        return level % 2 ? -search->leaf[index] : search->leaf[index];
    }
    int best = alpha;
    for (int i = 0; i < search->b && best < beta; i++) {
        const int value = -alphabeta(search, level + 1, index * search->b + i, -beta, -best);
        if (value > best)
            best = value;
    }
    return best;
}

static int run(struct search *search)
{
    return alphabeta(search, 0, 0, -INT_MAX, INT_MAX);
}

/* --- every tree of a kind --- */

struct means {
    double leaves, nodes, value;
    double on[MOST_DEPTH + 1];
};

/* Over all assignments of so many values to the leaves; 0: over all rankings of the leaves, from 0. */
static struct means over_iid_trees(int b, int d, int values)
{
    struct search search = {.b = b, .d = d};
    const int count = leaf_count(&search);
    for (int i = 0; i < count && values == 0; i++)
        search.leaf[i] = i;
    double trees = 0, value = 0;
    do {
        trees++;
        value += run(&search);
    } while (values ? next_digits(search.leaf, count, values) : next_ranking(search.leaf, count));
    struct means means = {search.leaves / trees, search.nodes / trees, value / trees, {0}};
    for (int level = 0; level <= d; level++)
        means.on[level] = search.on[level] / trees;
    return means;
}

/* Over all rankings of the leaves, and over all numbers of leaves below alpha and above beta; the rest are
 * between them. */
static double over_windows(int b, int d, double alpha, double beta)
{
    struct search search = {.b = b, .d = d};
    const int count = leaf_count(&search);
    double mean = 0;
    for (int below = 0; below <= count; below++)
        for (int above = 0; above + below <= count; above++) {
            const int inside = count - below - above;
            const double ways = tgamma(count + 1) / tgamma(below + 1) / tgamma(inside + 1) / tgamma(above + 1);
            const double chance = ways * pow(alpha, below) * pow(beta - alpha, inside) * pow(1 - beta, above);
            if (chance == 0)
                continue;
            double trees = 0;
            search.leaves = 0;
            for (int i = 0; i < count; i++)
                search.leaf[i] = 2 * i;
            do {
                trees++;
                alphabeta(&search, 0, 0, 2 * below - 1, 2 * (below + inside) - (inside > 0));
            } while (next_ranking(search.leaf, count));
            mean += chance * search.leaves / trees;
        }
    return mean;
}

/* Totally dependent trees of branching 2: each inner node's bit, breadth first, says which child is the
 * better. */
static double over_dependent_trees(int d)
{
    struct search search = {.b = 2, .d = d};
    const int count = leaf_count(&search);
    int bit[MOST_LEAVES] = {0};
    double trees = 0;
    do {
        for (int leaf = 0; leaf < count; leaf++) {
            search.leaf[leaf] = 0;
            for (int node = leaf + count, place = 1; node > 1; node /= 2, place *= 2)
                search.leaf[leaf] += (node % 2 ^ bit[node / 2 - 1]) * place;
        }
        run(&search);
        trees++;
    } while (next_digits(bit, count - 1, 2));
    return search.leaves / trees;
}

/* --- the shape of the tree --- */

/* Type 1 has a first child of type 1 and others of type 2; type 2 one child, of type 3; type 3 has type 2. */
static void minimal_tree_is_made_of_three_types(void **state)
{
    (void)state;
    for (int b = 1; b <= 40; b += 3) {
        double type1 = 1, type2 = 0, type3 = 0, interior = 0;
        for (int d = 0; d <= 12; d++) {
            assert_close(minimal_leaves(b, d), type1 + type2 + type3, EXACT);
            assert_true(minimal_nodes(b, d, 1) == type1);
            assert_true(minimal_nodes(b, d, 2) == type2);
            assert_true(minimal_nodes(b, d, 3) == type3);
            if (d > 0)
                assert_close(minimal_interior(b, d), interior, EXACT);
            interior += type1 + type2 + type3;
            const double cuts = type2;
            type2 = (b - 1) * type1 + b * type3;
            type3 = cuts;
        }
    }
}

/* --- iid trees, continuous values --- */

static void alphabeta_meets_all_rankings(void **state)
{
    (void)state;
    const int shapes[][2] = {{2, 1}, {2, 2}, {2, 3}, {3, 1}, {3, 2}, {7, 1}, {1, 5}};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const int b = shapes[i][0], d = shapes[i][1];
        const struct means means = over_iid_trees(b, d, 0);
        assert_close(alphabeta_leaves(b, d, 0), means.leaves, EXACT);
        assert_close(alphabeta_nodes(b, d, 0), means.nodes, EXACT);
        for (int level = 0; level <= d; level++)
            assert_close(alphabeta_nodes_on(b, d, level, 0), means.on[level], EXACT);
        /* of n uniform values the one of rank r from 0 is (r + 1) / (n + 1) on average */
        assert_close(root_value(b, d), (means.value + 1) / (pow(b, d) + 1), EXACT);
    }
}

static void levels_add_up(void **state)
{
    (void)state;
    for (int b = 1; b <= 1000; b = b * 3 + 1)
        for (int d = 0; d <= 16; d += 4)
            for (int values = 0; values <= 9; values += 3) {
                double nodes = 0;
                for (int level = 0; level <= d; level++)
                    nodes += alphabeta_nodes_on(b, d, level, values);
                assert_close(nodes, alphabeta_nodes(b, d, values), EXACT);
                assert_close(alphabeta_nodes_on(b, d, d, values), alphabeta_leaves(b, d, values), EXACT);
            }
}

static void windows_meet_all_rankings(void **state)
{
    (void)state;
    const int shapes[][2] = {{2, 0}, {2, 1}, {2, 2}, {4, 1}, {2, 3}, {1, 3}};
    const double windows[][2] = {{0, 1}, {0.25, 0.75}, {0.5, 0.5}, {0.1, 0.2}, {0, 0.6}, {0.7, 1}, {0, 0}, {1, 1}};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        for (size_t j = 0; j < sizeof windows / sizeof *windows; j++) {
            const int b = shapes[i][0], d = shapes[i][1];
            const double alpha = windows[j][0], beta = windows[j][1];
            assert_close(alphabeta_leaves_inside(b, d, alpha, beta), over_windows(b, d, alpha, beta), CLOSED);
        }
}

/* A window that holds every value is none, and a null window at the fixed point makes every node visit S(xi) = R*
 * children; it is known to 1e-16, and what it is off by grows by b/R* a level. */
static void windows_meet_known_ends(void **state)
{
    (void)state;
    for (int b = 2; b <= 1000; b = b * 3 + 1)
        for (int d = 0; d <= 16; d++) {
            assert_close(alphabeta_leaves_inside(b, d, 0, 1), alphabeta_leaves(b, d, 0), EXACT);
            const double R = pearl_branching(b), fixed = d % 2 ? R / (1 + R) : 1 / (1 + R);
            if (d <= 6)
                assert_close(alphabeta_leaves_inside(b, d, fixed, fixed), pow(R, d), EXACT);
            assert_close(alphabeta_leaves_inside(b, d, 0, 0), pow(b, d / 2), CLOSED * b);
            assert_close(alphabeta_leaves_inside(b, d, 1, 1), pow(b, d - d / 2), CLOSED * b);
        }
}

/* The root's value tends to 1 - xi or xi, whichever the last mover makes of it. */
static void root_value_tends_to_the_fixed_point(void **state)
{
    (void)state;
    for (int b = 2; b <= 1000; b = b * 3 + 1) {
        const double R = pearl_branching(b);
        assert_close(root_value(b, 80), 1 / (1 + R), 1e-6);
        assert_close(root_value(b, 81), R / (1 + R), 1e-6);
    }
}

/* --- iid trees, discrete values --- */

static void alphabeta_meets_all_assignments(void **state)
{
    (void)state;
    const int kinds[][3] = {{2, 1, 3}, {2, 2, 2}, {2, 2, 3}, {2, 2, 7}, {2, 3, 2}, {2, 3, 3}, {2, 3, 4},
                            {3, 2, 2}, {3, 2, 3}, {3, 2, 4}, {2, 4, 2}, {4, 2, 2}, {1, 3, 4}, {5, 0, 6}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const int b = kinds[i][0], d = kinds[i][1], values = kinds[i][2];
        const struct means means = over_iid_trees(b, d, values);
        assert_close(alphabeta_leaves(b, d, values), means.leaves, EXACT);
        assert_close(alphabeta_nodes(b, d, values), means.nodes, EXACT);
        for (int level = 0; level <= d; level++)
            assert_close(alphabeta_nodes_on(b, d, level, values), means.on[level], EXACT);
    }
}

static void equal_leaves_give_the_minimal_tree(void **state)
{
    (void)state;
    for (int b = 1; b <= 1000; b = b * 2 + 1)
        for (int d = 0; d <= 16; d++) {
            assert_close(alphabeta_leaves(b, d, 1), minimal_leaves(b, d), EXACT);
            assert_close(alphabeta_nodes(b, d, 1), minimal_interior(b, d) + minimal_leaves(b, d), EXACT);
        }
}

static double geometric_sum(double p, int b)
{
    double sum = 0;
    for (int i = 0; i < b; i++)
        sum = sum * p + 1;
    return sum;
}

/* The sum as theory writes it: over every value, F and 1 - F from their definitions. */
static double plain_sum(int b, int d, int values)
{
    double sum = pow(b, d / 2), G_before = 1;
    for (int i = 1; i <= values; i++) {
        double F = (double)i / values, G = 1, H = 1;
        for (int k = d; k > 0; k--) {
            if (k % 2)
                G *= geometric_sum(F, b);
            else
                H *= geometric_sum(1 - F, b);
            F = k % 2 ? pow(F, b) : 1 - pow(1 - F, b);
        }
        sum += H * (G - G_before);
        G_before = G;
    }
    return sum;
}

static void many_values_are_summed_by_few(void **state)
{
    (void)state;
    const int kinds[][3] = {{2, 3, 64},  {2, 3, 65},   {2, 16, 1000}, {3, 5, 777},
                            {4, 8, 129}, {4, 8, 4096}, {10, 6, 3000}, {20, 3, 20000}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const int b = kinds[i][0], d = kinds[i][1], values = kinds[i][2];
        assert_close(alphabeta_leaves(b, d, values), plain_sum(b, d, values), EXACT);
    }
}

/* The difference is in proportion to the chance that two leaves have the same value: 1/n. */
static void many_values_approach_continuous_ones(void **state)
{
    (void)state;
    for (int b = 2; b <= 38; b += 9)
        for (int d = 2; d <= 6; d++) {
            const double leaves = alphabeta_leaves(b, d, 0);
            const double far = leaves - alphabeta_leaves(b, d, 1000000);
            const double near = leaves - alphabeta_leaves(b, d, 2000000);
            assert_true(near > 0);
            assert_close(far / near, 2, 0.01);
            assert_close(alphabeta_leaves(b, d, (int64_t)1 << 40), leaves, EXACT);
        }
}

/* --- without deep cutoffs --- */

static void deep_cutoffs_begin_at_depth_4(void **state)
{
    (void)state;
    for (int b = 2; b <= 1000; b = b * 2 + 1) {
        for (int d = 2; d <= 3; d++)
            assert_close(alphabeta_leaves_shallow(b, d), alphabeta_leaves(b, d, 0), EXACT);
        for (int d = 4; d <= 12; d++) {
            assert_true(minimal_leaves_shallow(b, d) > minimal_leaves(b, d));
            assert_true(alphabeta_leaves_shallow(b, d) > alphabeta_leaves(b, d, 0) * (1 + EXACT));
            assert_true(alphabeta_leaves_shallow(b, d) > minimal_leaves_shallow(b, d));
            assert_true(alphabeta_leaves_shallow(b, d) < minimax_leaves(b, d));
        }
    }
}

/* --- totally dependent trees --- */

static void dependent_trees_meet_all_orders(void **state)
{
    (void)state;
    for (int d = 0; d <= 4; d++)
        assert_close(dependent_leaves(2, d), over_dependent_trees(d), EXACT);
}

/* The formula as theory writes it. */
static void dependent_trees_follow_the_formula(void **state)
{
    (void)state;
    double H = 1;
    for (int b = 2; b <= 40; b++) {
        H += 1.0 / b;
        for (int d = 0; d <= 10; d++) {
            const double powers = pow(b, (d + 1) / 2) + H * pow(b, d / 2) - pow(H, d + 1) - pow(H, d);
            assert_close(dependent_leaves(b, d), (b - H) / (b - H * H) * powers + pow(H, d), EXACT);
        }
    }
}

/* --- growth --- */

static void pearl_branching_is_the_fixed_point(void **state)
{
    (void)state;
    for (int b = 1; b <= 1000; b++) {
        const double xi = pearl_branching(b) / (1 + pearl_branching(b));
        assert_close(pow(xi, b), 1 / (1 + pearl_branching(b)), 1e-11);
    }
}

static void alphabeta_grows_by_pearls_branching(void **state)
{
    (void)state;
    for (int b = 2; b <= 1000; b = b * 3 + 1) {
        const double growth = sqrt(alphabeta_leaves(b, 60, 0) / alphabeta_leaves(b, 58, 0));
        assert_close(growth, pearl_branching(b), 1e-3);
    }
}

static void depth_gain_has_ends(void **state)
{
    (void)state;
    assert_close(depth_gain(7, 5, minimax_leaves(7, 5)), 1, EXACT);
    assert_true(isnan(depth_gain(1, 5, 1)));
    assert_true(isnan(depth_gain(1, 5, 3)));
    assert_true(isnan(depth_gain(4, 0, 1)));
    assert_true(isnan(depth_gain(8, 1000, minimal_leaves(8, 1000))));
    assert_true(isnan(depth_gain(4, 5, 0)));
}

/* --- the ends of the range --- */

static void too_many_leaves_are_infinite(void **state)
{
    (void)state;
    assert_true(isinf(minimax_leaves(2, 5000)));
    assert_true(isinf(minimal_leaves(2, 5000)));
    assert_true(isinf(minimal_interior(2, 5000)));
    assert_true(isinf(minimal_leaves_shallow(2, 5000)));
    assert_true(isinf(dependent_leaves(2, 5000)));
    assert_true(isinf(dependent_leaves(1000, 300)));
    assert_true(isinf(alphabeta_leaves(2, 5000, 0)));
    assert_true(isinf(alphabeta_nodes(2, 5000, 2)));
    assert_true(isinf(alphabeta_leaves(2, 1000000, 0)));
    assert_true(isinf(alphabeta_leaves_shallow(1000, 400)));
    assert_true(isinf(alphabeta_leaves_shallow(1000, 154)));
    assert_true(isinf(alphabeta_leaves(1000, 154, 0))); /* the minimal tree is not */
    assert_true(isfinite(minimal_leaves(1000, 154)));
}

static void largest_trees_are_not(void **state)
{
    (void)state;
    const double least = minimal_leaves(1000, 102), most = minimax_leaves(1000, 102);
    const double deep = alphabeta_leaves(1000, 102, 0), shallow = alphabeta_leaves_shallow(1000, 102);
    assert_true(least < deep && deep < shallow && shallow < most && isfinite(most));
    assert_close(pow(deep / alphabeta_leaves(1000, 100, 0), 0.5), pearl_branching(1000), 1e-6);
}

/* --- quadrature --- */

static void gauss_sums_powers_exactly(void **state)
{
    (void)state;
    const int counts[] = {1, 16, 64, 65, 66, 100, 1000, 12345};
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (int power = 0; power < 2 * GAUSS_ORDER; power++) {
            const int low = 5, high = low + counts[c];
            struct quadrature_node samples[MOST_SAMPLES];
            const int taken = gauss(low, high, samples);
            double sum = 0, expected = 0;
            for (int i = 0; i < taken; i++)
                sum += samples[i].weight * pow(samples[i].position / high, power);
            for (int i = low + 1; i <= high; i++)
                expected += pow((double)i / high, power);
            assert_close(sum, expected, 1e-12);
        }
}

static void running_shares_integrate(void **state)
{
    (void)state;
    double share[GAUSS_ORDER][GAUSS_ORDER];
    struct quadrature_node samples[MOST_SAMPLES];
    const double end = 0x1p60;
    running_shares(share);
    assert_int_equal(gauss(0, end, samples), GAUSS_ORDER);
    for (int i = 0; i < GAUSS_ORDER; i++) {
        double integral = 0;
        for (int j = 0; j < GAUSS_ORDER; j++)
            integral += share[i][j] * samples[j].weight / end * exp(samples[j].position / end);
        assert_close(integral, expm1(samples[i].position / end), 1e-11);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(minimal_tree_is_made_of_three_types),
        cmocka_unit_test(alphabeta_meets_all_rankings),
        cmocka_unit_test(levels_add_up),
        cmocka_unit_test(windows_meet_all_rankings),
        cmocka_unit_test(windows_meet_known_ends),
        cmocka_unit_test(root_value_tends_to_the_fixed_point),
        cmocka_unit_test(alphabeta_meets_all_assignments),
        cmocka_unit_test(equal_leaves_give_the_minimal_tree),
        cmocka_unit_test(many_values_are_summed_by_few),
        cmocka_unit_test(many_values_approach_continuous_ones),
        cmocka_unit_test(deep_cutoffs_begin_at_depth_4),
        cmocka_unit_test(dependent_trees_meet_all_orders),
        cmocka_unit_test(dependent_trees_follow_the_formula),
        cmocka_unit_test(pearl_branching_is_the_fixed_point),
        cmocka_unit_test(alphabeta_grows_by_pearls_branching),
        cmocka_unit_test(depth_gain_has_ends),
        cmocka_unit_test(too_many_leaves_are_infinite),
        cmocka_unit_test(largest_trees_are_not),
        cmocka_unit_test(gauss_sums_powers_exactly),
        cmocka_unit_test(running_shares_integrate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
