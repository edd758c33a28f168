/* The best and the worst case of alpha-beta, attained exactly (Knuth & Moore 1975), and the minimal graph. */

#include "kit/random.h"
#include "tests/helper.h"
#include "theory/theory.h"

/* Nobody visits more than must be, and a minimal graph whose positions are reached once each is the minimal tree, however its
 * moves are chosen. */
static void test_perfect_order_attains_the_minimal_tree(void **state)
{
    static const char *const searches[] = {
        "alphabeta order=best", "pvs order=best",           "sss order=best",
        "dual order=best",      "minimal refutation=first", "minimal refutation=cheapest",
    };
    (void)state;
    for (int b = 1; b <= 6; b++)
        for (int d = 0; d <= 5; d++)
            for (int seed = 1; seed <= 5; seed++) {
                const char *const cell = "game=uniform branching=%d seed=%d limit=%d algorithm=%s";
                for (int s = 0; s < 6; s++) {
                    const struct counts counts = run_cell(cell, b, seed, d, searches[s]).counts;
                    assert_int_equal(counts.leaves, (uint64_t)minimal_leaves(b, d));
                    if (s == 0 || s > 3)
                        assert_int_equal(counts.interior, (uint64_t)minimal_interior(b, d));
                }
                assert_int_equal(run_cell(cell, b, seed, d, "shallow order=best").counts.leaves,
                                 (uint64_t)minimal_leaves_shallow(b, d));
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

/* A random tree of uneven depth whose leaves all differ, as MAX sees them. */
struct uneven {
    int children, value; /* of a leaf, or what the children make of it */
    struct uneven *child[4];
};

enum { MOST_NODES = 1 + 4 + 16 + 64 + 256 + 1024 };
static struct uneven node[MOST_NODES];
static int nodes;

static struct uneven *grow(uint64_t seed, int plies, bool max)
{
    struct uneven *root = &node[nodes];
    const uint64_t random = mix(seed + (uint64_t)nodes);
    root->value = nodes++ * 7919 % 10007; /* a prime, and so another for each */
    root->children = plies == 0 ? 0 : plies == 5 ? 4 : (int)(random % 5);
    for (int i = 0; i < root->children; i++) {
        root->child[i] = grow(seed, plies - 1, !max);
        if (i == 0 || (root->child[i]->value > root->value) == max)
            root->value = root->child[i]->value;
    }
    return root;
}

static char *write_uneven(char *out, const struct uneven *root)
{
    if (root->children == 0)
        return out + sprintf(out, "%d", root->value);
    for (int i = 0; i < root->children; i++) {
        *out++ = i ? ',' : '[';
        out = write_uneven(out, root->child[i]);
    }
    *out++ = ']';
    *out = '\0';
    return out;
}

/* The positions of the smallest proof that MAX can have at least, or at most, this value. */
static int smallest_proof(const struct uneven *root, bool max, bool least, int value)
{
    int sum = 0, smallest = MOST_NODES;
    for (int i = 0; i < root->children; i++) {
        const struct uneven *child = root->child[i];
        if (max == least && (least ? child->value < value : child->value > value))
            continue;
        const int size = smallest_proof(child, !max, least, value);
        sum += size;
        smallest = size < smallest ? size : smallest;
    }
    return root->children == 0 ? 1 : 1 + (max == least ? smallest : sum);
}

/* And of both together, which share the principal variation. */
static int smallest_proofs(const struct uneven *root, bool max)
{
    int sum = 1;
    for (int i = 0; i < root->children; i++) {
        const struct uneven *child = root->child[i];
        sum += child->value == root->value ? smallest_proofs(child, !max)
                                           : smallest_proof(child, !max, !max, root->value);
    }
    return sum;
}

static void test_minimal_graph_of_uneven_trees(void **state)
{
    (void)state;
    static char text[20000];
    int smaller = 0;
    for (uint64_t seed = 1; seed <= 50; seed++) {
        nodes = 0;
        const struct uneven *root = grow(seed << 32, 5, true);
        write_uneven(text, root);
        const struct counts first = run_cell("game=tree limit=9 tree=%s algorithm=minimal refutation=first", text)
                                        .counts,
                            cheapest = run_cell("game=tree limit=9 tree=%s algorithm=minimal", text).counts;
        const int smallest = smallest_proofs(root, true);
        assert_int_equal(cheapest.interior + cheapest.leaves, smallest);
        assert_true(first.interior + first.leaves >= (uint64_t)smallest);
        smaller += first.interior + first.leaves > (uint64_t)smallest;
    }
    assert_true(smaller > 0);
}

/* What a leaf is worth may depend on the window that it is asked with; the graph proves what minimax finds, which asks
 * with an open one. */
static void test_minimal_graph_of_leaves_with_windows(void **state)
{
    (void)state;
    const char *const cell = "game=chess opening=10 seed=%d leaf=quiescence delta_margin=0 limit=2 algorithm=%s";
    int others = 0;
    for (int seed = 1; seed <= 12; seed++) {
        const Value value = run_cell(cell, seed, "minimax").value;
        const struct outcome minimal = run_cell(cell, seed, "minimal");
        assert_int_equal(minimal.value, value);
        assert_string_not_equal(minimal.move, "a1a1"); /* no move */
        others += run_cell(cell, seed, "alphabeta").value != value;
    }
    assert_true(others > 0);
}

/* Whatever moves the proof takes, the first best one is told. */
static void test_the_graph_tells_the_first_best_move(void **state)
{
    static const char *const refutations[] = {"first", "cheapest"};
    (void)state;
    for (int seed = 1; seed <= 40; seed++)
        for (int r = 0; r < 2; r++) {
            const char *const cell = "game=uniform branching=4 limit=4 values=3 seed=%d order=eval algorithm=%s";
            const struct outcome first = run_cell(cell, seed, "alphabeta"),
                                 graph = run_cell("game=uniform branching=4 limit=4 values=3 seed=%d order=eval "
                                                  "algorithm=minimal refutation=%s",
                                                  seed, refutations[r]);
            assert_string_equal(graph.move, first.move);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_perfect_order_attains_the_minimal_tree),
        cmocka_unit_test(test_perfect_order_of_ordered_trees),
        cmocka_unit_test(test_equal_leaves_make_the_minimal_tree),
        cmocka_unit_test(test_constructed_trees),
        cmocka_unit_test(test_minimal_graph_of_uneven_trees),
        cmocka_unit_test(test_minimal_graph_of_leaves_with_windows),
        cmocka_unit_test(test_the_graph_tells_the_first_best_move),
    };
    return cmocka_run_group_tests_name("minimal", tests, NULL, NULL);
}
