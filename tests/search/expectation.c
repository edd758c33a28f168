/*
 * Random trees are made of splitmix64's numbers; and means over many of them are within four standard errors of the exact
 * expectations.  The seeds are fixed, so a run either always passes or never.
 */
#include <math.h>

#include "kit/random.h"
#include "tests/helper.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

/* The first outputs of splitmix64 for the seed 1234567, as its authors' reference code and others print them. */
static void test_splitmix64(void **state)
{
    const uint64_t published[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                  4593380528125082431u, 16408922859458223821u};
    (void)state;
    for (uint64_t i = 0; i < 5; i++)
        assert_int_equal(descend(1234567, i), published[i]);
}

struct sample {
    int count;
    double sum, squares;
};

static void add(struct sample *sample, double x)
{
    sample->count++;
    sample->sum += x;
    sample->squares += x * x;
}

/* How many standard errors the mean is away. */
static double distance(const struct sample *sample, double expected)
{
    const double n = sample->count, mean = sample->sum / n;
    const double variance = (sample->squares - n * mean * mean) / (n - 1);
    return fabs(mean - expected) / sqrt(variance / n);
}

struct size {
    int b, d;
};

static const struct size sizes[] = {{2, 4}, {2, 7}, {2, 10}, {3, 3}, {3, 6},  {4, 4},
                                    {5, 3}, {5, 5}, {8, 3},  {8, 4}, {10, 4}, {16, 3}};

enum { SIZES = sizeof sizes / sizeof *sizes, SEEDS = 400 };

/* Of the relatives, which formulas of their own are known for. */
static void test_relatives(void **state)
{
    static const struct {
        const char *name;
        double (*leaves)(int b, int d);
    } known[] = {
        {"shallow", alphabeta_leaves_shallow}, {"scout", scout_leaves}, {"sss", sss_leaves}, {"dual", dual_leaves}};
    (void)state;
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        for (int i = 0; i < SIZES; i++) {
            struct sample leaves = {0};
            for (int seed = 1; seed <= SEEDS; seed++)
                add(&leaves, (double)run_cell("game=uniform branching=%d seed=%d limit=%d algorithm=%s", sizes[i].b,
                                              seed, sizes[i].d, known[k].name)
                                 .counts.leaves);
            assert_true(distance(&leaves, known[k].leaves(sizes[i].b, sizes[i].d)) < 4);
        }
}

static void check_iid(const char *order, int64_t values)
{
    double worst = 0;
    for (int i = 0; i < SIZES; i++) {
        const int b = sizes[i].b, d = sizes[i].d;
        struct sample leaves = {0}, nodes = {0};
        for (int seed = 1; seed <= SEEDS; seed++) {
            const struct counts counts = run_cell("game=uniform branching=%d values=%d seed=%d order=%s limit=%d",
                                                  b, (int)values, seed, order, d)
                                             .counts;
            add(&leaves, (double)counts.leaves);
            add(&nodes, (double)(counts.leaves + counts.interior));
        }
        const double of_leaves = distance(&leaves, alphabeta_leaves(b, d, values));
        const double of_nodes = distance(&nodes, alphabeta_nodes(b, d, values));
        assert_true(of_leaves < 4 && of_nodes < 4);
        worst = fmax(worst, fmax(of_leaves, of_nodes));
    }
    print_message("iid, order %s, %d values: at most %.2f standard errors\n", order, (int)values, worst);
}

static void test_iid_trees(void **state)
{
    (void)state;
    check_iid("none", 0);
    check_iid("random", 0);
}

static void test_discrete_values(void **state)
{
    (void)state;
    check_iid("none", 2);
    check_iid("none", 5);
}

static void test_dependent_trees(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        const int b = sizes[i].b, d = sizes[i].d;
        struct sample leaves = {0};
        for (int seed = 1; seed <= SEEDS; seed++)
            add(&leaves,
                (double)run_cell("game=dependent branching=%d seed=%d limit=%d", b, seed, d).counts.leaves);
        assert_true(distance(&leaves, dependent_leaves(b, d)) < 4);
    }
}

/* No theory is known; one simulation by others (theory of incremental trees), to two per cent. */
static void test_incremental_trees(void **state)
{
    (void)state;
    const struct {
        int b, d;
        double mean;
    } published[] = {{2, 2, 3.616}, {2, 4, 11.561}, {4, 4, 95.35}, {8, 2, 32.85}};
    for (int i = 0; i < 4; i++) {
        struct sample leaves = {0};
        for (int seed = 1; seed <= 2000; seed++)
            add(&leaves, (double)run_cell("game=incremental branching=%d seed=%d limit=%d", published[i].b, seed,
                                          published[i].d)
                             .counts.leaves);
        assert_true(fabs(leaves.sum / leaves.count / published[i].mean - 1) < 0.02);
    }
}

/* How often the best child stands where a strongly ordered tree says: the first move that is best is the root's
 * first child with p1, in the first quarter with p2. */
static void test_ordered_trees(void **state)
{
    (void)state;
    enum { TREES = 4000 };
    int first = 0, quarter = 0;
    for (int seed = 1; seed <= TREES; seed++) {
        const int move = atoi(run_cell("game=ordered branching=12 p1=0.6 p2=0.85 seed=%d limit=1", seed).move);
        first += move == 0;
        quarter += move < 3;
    }
    assert_true(fabs(first - 0.6 * TREES) < 4 * sqrt(0.6 * 0.4 * TREES));
    assert_true(fabs(quarter - 0.85 * TREES) < 4 * sqrt(0.85 * 0.15 * TREES));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_splitmix64),      cmocka_unit_test(test_relatives),
        cmocka_unit_test(test_iid_trees),       cmocka_unit_test(test_discrete_values),
        cmocka_unit_test(test_dependent_trees), cmocka_unit_test(test_incremental_trees),
        cmocka_unit_test(test_ordered_trees),
    };
    return cmocka_run_group_tests_name("expectation", tests, NULL, NULL);
}
