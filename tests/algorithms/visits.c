/* Alpha-beta's relatives, shallow, scout, pvs, sss, dual and mtdf: which leaves they visit, in which order, and how often. */
#include "tests/algorithms/complete.h"
#include "tests/trees.h"
#include "theory/expectation.h"
#include "theory/family.h"

/* --- worked by hand --------------------------------------------------------------------------------------- */

/*
 *                      MAX 1
 *         _______________|_______________
 *      MIN 1          MIN -4          MIN -3
 *    3   5   1      7   3  -4      -3   0   3
 *    0   1   2      3   4   5       6   7   8     the leaves' numbers
 *
 * SSS* looks at the first leaf of each MIN node, and goes on below 7, which becomes 3.  Of the two 3 the left one
 * is first: 5 leaves it 3, 1 makes it 1.  Then the other becomes -4, and 1 is first and solves the root.
 *
 * DUAL* looks at all leaves of MIN 1, then of the others until one is no more than 1.
 *
 * SCOUT visits 1 again, since it is better than 3 for MIN.
 */
static const struct tree ternary = {3, 2, {3, 5, 1, 7, 3, -4, -3, 0, 3}};

/*
 *                      MAX 12
 *             _____________|_____________
 *          MIN 5                      MIN 12
 *        ____|____                  _____|_____
 *     MAX 5     MAX 9            MAX 12      MAX 23
 *     3   5     2   9            12   5      23  23
 *     0   1     2   3            4    5      6   7      the leaves' numbers
 *
 * SSS*: each MIN node's first MAX node, 3 5 and 12 5.  12 solves MAX 12; below its sibling 23 is no less, and
 * solves it, its parent and the root.
 *
 * DUAL*: each MAX node's first leaf below the first MIN node, 3 and 2, and the second one where the least is: 9
 * below 2, 5 below 3.  5 is first and solves MIN 5; now from 5 on the same below MIN 12: 12, 23, and 5 below 12.
 */
static const struct tree binary = {2, 3, {3, 5, 2, 9, 12, 5, 23, 23}};

/* For MIN 3 is better than 5, for MAX the second move than the first, there 7 than 9; and in the other no test passes. */
static const struct tree rising = {2, 2, {5, 3, 9, 7}}, falling = {2, 2, {3, 5, 2, 9}};

/* A root that is a leaf. */
static const struct tree leaf = {2, 0, {-7}};

static void test_by_hand(void **state)
{
    static const struct {
        Solve search_it;
        const struct tree *tree;
        Value value;
        Move best;
        int count, sequence[SEQUENCE];
    } worked[] = {
        {sss_solve, &ternary, 1, 0, 7, {0, 3, 6, 4, 1, 2, 5}},
        {dual_solve, &ternary, 1, 0, 7, {0, 1, 2, 3, 4, 5, 6}},
        {shallow_solve, &ternary, 1, 0, 7, {0, 1, 2, 3, 4, 5, 6}},
        {scout_solve, &ternary, 1, 0, 8, {0, 1, 2, 2, 3, 4, 5, 6}},
        {sss_solve, &binary, 12, 1, 5, {0, 1, 4, 5, 6}},
        {dual_solve, &binary, 12, 1, 7, {0, 2, 3, 1, 4, 6, 5}},
        {shallow_solve, &binary, 12, 1, 7, {0, 1, 2, 3, 4, 5, 6}},
        {scout_solve, &rising, 7, 1, 8, {0, 1, 1, 2, 3, 2, 3, 3}},
        {scout_solve, &falling, 3, 0, 3, {0, 1, 2}},
        {shallow_solve, &leaf, -7, 0, 1, {0}},
        {scout_solve, &leaf, -7, 0, 1, {0}},
        {sss_solve, &leaf, -7, 0, 1, {0}},
        {dual_solve, &leaf, -7, 0, 1, {0}},
    };
    static struct found found;
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof *worked; i++) {
        search_tree((struct manner){.search_it = worked[i].search_it}, worked[i].tree, &found);
        assert_int_equal(found.value, worked[i].value);
        assert_int_equal(found.best, worked[i].best);
        assert_int_equal(found.visits.all, worked[i].count);
        assert_memory_equal(found.visits.sequence, worked[i].sequence, (size_t)worked[i].count * sizeof(int));
    }
}

/* --- tree by tree ------------------------------------------------------------------------------------------- */

static const struct {
    int b, d;
} sizes[] = {{2, 1}, {2, 5}, {2, 8}, {2, 11}, {3, 4}, {3, 7}, {4, 6}, {5, 3}, {7, 4}, {8, 4}, {16, 3}};

enum { SIZES = sizeof sizes / sizeof *sizes, SEEDS = 200 };

/* Independent, and as good as distinct. */
static const struct tree *random_tree(uint64_t seed, int b, int d)
{
    static struct tree tree;
    tree.b = b;
    tree.d = d;
    for (int i = 0; i < (int)minimax_leaves(b, d); i++)
        tree.leaf[i] = (Value)(descend(seed, (uint64_t)i) >> 2) - ((Value)1 << 61);
    return &tree;
}

/* Sums of edges between -100 and 100: what an inner node seems to be worth is a fair guess. */
static const struct tree *incremental_tree(uint64_t seed, int b, int d)
{
    static struct tree tree;
    tree.b = b;
    tree.d = d;
    for (int i = 0; i < (int)minimax_leaves(b, d); i++) {
        tree.leaf[i] = 0;
        for (int number = i, level = d; level > 0; level--, number /= b)
            tree.leaf[i] += (Value)below(descend(descend(seed, (uint64_t)level), (uint64_t)number), 201) - 100;
    }
    return &tree;
}

/* With distinct values alpha-beta visits only leaves that it would visit without deep cutoffs, and SSS*, DUAL* and principal
 * variation search only those that alpha-beta visits; this one some of them again, and at two plies none, where what a null
 * window finds better is exact. */
static void test_visited_sets(void **state)
{
    static const struct {
        Solve search_it;
        int within; /* what another one visits */
        bool again;
    } searches[] = {
        {shallow_solve, 0, false}, {solve_alphabeta, 0, false}, {sss_solve, 1, false},
        {dual_solve, 1, false},    {solve_pvs, 1, true},
    };
    enum { SEARCHES = sizeof searches / sizeof *searches };
    static struct found found[SEARCHES];
    int fewer[SEARCHES] = {0}, again = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < SIZES; i++)
            for (int s = 0; s < SEARCHES; s++) {
                const struct found *other = &found[searches[s].within];
                const struct visits *visits = &found[s].visits;
                search_tree((struct manner){.search_it = searches[s].search_it},
                            random_tree(seed, sizes[i].b, sizes[i].d), &found[s]);
                assert_int_equal(found[s].value, other->value);
                assert_int_equal(found[s].best, other->best);
                for (int v = 0; v < visits->count; v++)
                    assert_true(other->visits.seen[visits->leaf[v]]);
                assert_true(visits->all == visits->count || (searches[s].again && sizes[i].d > 2));
                fewer[s] += visits->count < other->visits.count;
                again += visits->all > visits->count;
            }
    for (int s = 1; s < SEARCHES; s++)
        assert_true(fewer[s] > 0);
    assert_true(again > 0);
}

static void assert_same_visits(const struct found *a, const struct found *b)
{
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->best, b->best);
    assert_int_equal(a->visits.count, b->visits.count);
    assert_memory_equal(a->visits.leaf, b->visits.leaf, (size_t)b->visits.count * sizeof *b->visits.leaf);
}

/* However prices are set, the same is searched; and a price costs something of those children only that are visited, or
 * if the least price tells that they are at the horizon, of those only that are not. */
static void test_prices_are_asked_of_few(void **state)
{
    static struct found found[AT_LEAST + 1];
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < SIZES; i++) {
            const struct tree *tree = random_tree(seed, sizes[i].b, sizes[i].d);
            for (int p = OF_ALL; p <= AT_LEAST; p++) {
                search_tree((struct manner){.search_it = solve_alphabeta, .pricing = (enum pricing)p}, tree,
                            &found[p]);
                assert_same_visits(&found[p], &found[OF_ALL]);
            }
            assert_int_equal(found[OF_ONE].asked, found[OF_ONE].nodes - 1);
            assert_int_equal(found[BY_COUNT].asked, 0);
            assert_int_equal(found[AT_LEAST].asked, found[AT_LEAST].interior - 1);
        }
}

/* --- mtdf ----------------------------------------------------------------------------------------------------- */

enum { LARGE = BUCKET * LEVELS * MOST_LEAVES, SMALL = BUCKET * LEVELS * 16 }; /* entries */

/* With a table that forgets nothing it visits SSS*'s leaves, or DUAL*'s, in their order, and none twice; without leaves in
 * the table the same ones, some of them again. */
static void test_mtdf_is_best_first(void **state)
{
    static const struct {
        Solve search_it;
        int first;
    } best_first[] = {{sss_solve, MTDF_ABOVE_ALL}, {dual_solve, MTDF_BELOW_ALL}};
    static struct found kept, inner_kept, expected;
    int again = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < 2 * SIZES; i++) {
            const struct tree *tree = random_tree(seed, sizes[i / 2].b, sizes[i / 2].d);
            search_tree((struct manner){.search_it = best_first[i % 2].search_it}, tree, &expected);
            search_tree((struct manner){mtdf_solve, best_first[i % 2].first, LARGE, true, NULL, OF_ALL}, tree,
                        &kept);
            search_tree((struct manner){mtdf_solve, best_first[i % 2].first, LARGE, false, NULL, OF_ALL}, tree,
                        &inner_kept);
            assert_int_equal(kept.visits.all, kept.visits.count);
            assert_same_visits(&kept, &expected);
            assert_same_visits(&inner_kept, &expected);
            again += inner_kept.visits.all > inner_kept.visits.count;
        }
    assert_true(again > 0);
}

/* From the value itself it takes two searches to prove that it is neither less nor more; from a fair guess fewer than from
 * none. */
static void test_mtdf_calls(void **state)
{
    static struct found found;
    int from_guess = 0, from_above = 0, from_below = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < SIZES; i++) {
            const struct tree *tree = incremental_tree(seed, sizes[i].b, sizes[i].d);
            search_tree((struct manner){mtdf_solve, GUESS_EVALUATION, LARGE, true, NULL, OF_ALL}, tree, &found);
            from_guess += found.calls;
            const Value value = found.value;
            search_tree((struct manner){mtdf_solve, MTDF_ABOVE_ALL, LARGE, true, NULL, OF_ALL}, tree, &found);
            from_above += found.calls;
            search_tree((struct manner){mtdf_solve, MTDF_BELOW_ALL, LARGE, true, NULL, OF_ALL}, tree, &found);
            from_below += found.calls;
            search_tree((struct manner){mtdf_solve, GUESS_LAST_STEP, LARGE, true, &value, OF_ALL}, tree, &found);
            assert_int_equal(found.calls, 2);
            assert_int_equal(found.value, value);
        }
    assert_true(from_guess < from_above && from_guess < from_below);
}

/* --- means ------------------------------------------------------------------------------------------------------ */

static double alphabeta_expected(int b, int d)
{
    return alphabeta_leaves(b, d, 0);
}

/* Over all orders in which the values of the leaves can stand, the mean is that of theory. */
static void check_mean(struct manner manner, double (*mean)(int b, int d), int b, int d)
{
    static struct found found;
    struct tree tree = {.b = b, .d = d};
    int rank[16];
    const int count = (int)minimax_leaves(b, d);
    double leaves = 0, orders = 0;
    for (int i = 0; i < count; i++)
        rank[i] = i;
    do {
        for (int i = 0; i < count; i++)
            tree.leaf[i] = rank[i];
        search_tree(manner, &tree, &found);
        leaves += found.visits.all;
        orders++;
    } while (next_ranking(rank, count));
    assert_close(leaves / orders, mean(b, d), CLOSED);
}

static void test_means(void **state)
{
    static const struct {
        Solve search_it;
        double (*mean)(int b, int d);
        int first;
        uint64_t table;
    } known[] = {
        {solve_alphabeta, alphabeta_expected, 0, 0},
        {shallow_solve, alphabeta_leaves_shallow, 0, 0},
        {scout_solve, scout_leaves, 0, 0},
        {sss_solve, sss_leaves, 0, 0},
        {dual_solve, dual_leaves, 0, 0},
        {mtdf_solve, sss_leaves, MTDF_ABOVE_ALL, SMALL},
        {mtdf_solve, dual_leaves, MTDF_BELOW_ALL, SMALL},
    };
    static const int shapes[][2] = {{1, 0}, {4, 0}, {1, 5}, {2, 1}, {3, 1}, {7, 1}, {2, 2}, {2, 3}, {3, 2}};
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++) {
            const struct manner manner = {.search_it = known[i].search_it,
                                          .first = known[i].first,
                                          .table = known[i].table,
                                          .keep_leaves = known[i].table > 0};
            if (!known[i].table || shapes[s][1] > 0) /* a root that is a leaf has no entry */
                check_mean(manner, known[i].mean, shapes[s][0], shapes[s][1]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_visited_sets),
        cmocka_unit_test(test_prices_are_asked_of_few),
        cmocka_unit_test(test_mtdf_is_best_first),
        cmocka_unit_test(test_mtdf_calls),
        cmocka_unit_test(test_means),
    };
    return cmocka_run_group_tests_name("visits", tests, NULL, NULL);
}
