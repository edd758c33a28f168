/*
 * SSS*, DUAL* and SCOUT: their expectations against numbers known exactly, against each other, and against
 * plain versions of the searches in this file, run on every ranking of a tree's leaves.
 */
#include <limits.h>

#include "tests/trees.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

enum { MOST_NODES = 64 };

struct means {
    double sss, dual, scout;
};

/* --- SSS* by its list of open states (Stockman 1979) --- */

/* The nodes are numbered breadth first. */
struct space {
    int b, d, first_leaf;
    bool dual; /* MAX and MIN interchanged */
    const int *leaf;
    enum { CLOSED_NODE, LIVE, SOLVED } status[MOST_NODES];
    int merit[MOST_NODES];
    double leaves;
};

static bool is_max(const struct space *space, int node)
{
    bool max = !space->dual;
    for (; node > 0; node = (node - 1) / space->b)
        max = !max;
    return max;
}

static void open_state(struct space *space, int node, int status, int merit)
{
    space->status[node] = status;
    space->merit[node] = merit;
}

static void close_below(struct space *space, int node)
{
    space->status[node] = CLOSED_NODE;
    for (int i = 1; node < space->first_leaf && i <= space->b; i++)
        close_below(space, node * space->b + i);
}

/* Of the largest merit, and the leftmost of these. */
static int next_open(const struct space *space, int node)
{
    if (space->status[node] != CLOSED_NODE)
        return node;
    int best = -1;
    for (int i = 1; node < space->first_leaf && i <= space->b; i++) {
        const int child = next_open(space, node * space->b + i);
        if (child >= 0 && (best < 0 || space->merit[child] > space->merit[best]))
            best = child;
    }
    return best;
}

static void expand_live(struct space *space, int node)
{
    const int merit = space->merit[node];
    space->status[node] = CLOSED_NODE;
    if (node >= space->first_leaf) {
        const int value = space->leaf[node - space->first_leaf] * (space->dual ? -1 : 1);
        space->leaves++;
        open_state(space, node, SOLVED, value < merit ? value : merit);
    } else {
        for (int i = 1; i <= (is_max(space, node) ? space->b : 1); i++)
            open_state(space, node * space->b + i, LIVE, merit);
    }
}

static void pass_up(struct space *space, int node)
{
    const int merit = space->merit[node], parent = (node - 1) / space->b;
    space->status[node] = CLOSED_NODE;
    if (is_max(space, parent)) {
        close_below(space, parent);
        open_state(space, parent, SOLVED, merit);
    } else if (node < (parent + 1) * space->b) {
        open_state(space, node + 1, LIVE, merit);
    } else {
        open_state(space, parent, SOLVED, merit);
    }
}

static double run_sss(const int *leaf, int b, int d, bool dual)
{
    struct space space = {.b = b, .d = d, .dual = dual, .leaf = leaf};
    for (int level = 0; level < d; level++)
        space.first_leaf += (int)lround(pow(b, level));
    open_state(&space, 0, LIVE, INT_MAX);
    while (space.status[0] != SOLVED) {
        const int node = next_open(&space, 0);
        if (space.status[node] == LIVE)
            expand_live(&space, node);
        else
            pass_up(&space, node);
    }
    return space.leaves;
}

/* --- SCOUT (Pearl 1980), MAX and MIN alike in negamax form --- */

struct scout {
    int b, d;
    const int *leaf;
    double leaves;
};

static int score(struct scout *scout, int level, int index)
{
    scout->leaves++;
    return level % 2 ? -scout->leaf[index] : scout->leaf[index];
}

/* Is the node better for its own side than v, or if not `strictly`, as good? */
static bool test(struct scout *scout, int level, int index, int v, bool strictly)
{
    if (level == scout->d) {
        const int value = score(scout, level, index);
        return strictly ? value > v : value >= v;
    }
    for (int i = 0; i < scout->b; i++)
        if (!test(scout, level + 1, index * scout->b + i, -v, !strictly))
            return true;
    return false;
}

static int evaluate(struct scout *scout, int level, int index)
{
    if (level == scout->d)
        return score(scout, level, index);
    int best = -evaluate(scout, level + 1, index * scout->b);
    for (int i = 1; i < scout->b; i++)
        if (!test(scout, level + 1, index * scout->b + i, -best, false))
            best = -evaluate(scout, level + 1, index * scout->b + i);
    return best;
}

static double run_scout(const int *leaf, int b, int d)
{
    struct scout scout = {.b = b, .d = d, .leaf = leaf};
    evaluate(&scout, 0, 0);
    return scout.leaves;
}

static struct means over_rankings(int b, int d)
{
    int leaf[MOST_NODES];
    const int count = (int)lround(pow(b, d));
    struct means sum = {0};
    double trees = 0;
    for (int i = 0; i < count; i++)
        leaf[i] = i;
    do {
        trees++;
        sum.sss += run_sss(leaf, b, d, false);
        sum.dual += run_sss(leaf, b, d, true);
        sum.scout += run_scout(leaf, b, d);
    } while (next_ranking(leaf, count));
    return (struct means){sum.sss / trees, sum.dual / trees, sum.scout / trees};
}

static void searches_meet_all_rankings(void **state)
{
    (void)state;
    const int shapes[][2] = {{1, 0}, {4, 0}, {1, 5}, {2, 1}, {3, 1}, {7, 1}, {2, 2}, {2, 3}, {3, 2}};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const int b = shapes[i][0], d = shapes[i][1];
        const struct means means = over_rankings(b, d);
        assert_close(sss_leaves(b, d), means.sss, CLOSED);
        assert_close(dual_leaves(b, d), means.dual, CLOSED);
        assert_close(scout_leaves(b, d), means.scout, CLOSED);
    }
}

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
        cmocka_unit_test(searches_meet_all_rankings),
        cmocka_unit_test(searches_meet_exact_values),
        cmocka_unit_test(low_trees_are_simple),
        cmocka_unit_test(best_first_lies_between_minimal_and_alphabeta),
        cmocka_unit_test(scout_gains_on_alphabeta_in_wide_trees),
        cmocka_unit_test(all_grow_by_pearls_branching),
        cmocka_unit_test(ends_of_the_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
