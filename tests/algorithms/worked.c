/* Trees worked by hand, and games counted by others: exact values, moves and counters. */

#include "tests/helper.h"

struct worked {
    const char *search;
    int64_t value;
    const char *move;
    uint64_t interior, leaves;
};

static void check(const char *position, const struct worked *worked)
{
    const struct outcome outcome = run_cell("%s %s", position, worked->search);
    assert_int_equal(outcome.status, OK);
    assert_int_equal(outcome.value, worked->value);
    if (worked->move)
        assert_string_equal(outcome.move, worked->move);
    assert_int_equal(outcome.counts.interior, worked->interior);
    assert_int_equal(outcome.counts.leaves, worked->leaves);
}

static void check_all(const char *position, const struct worked *worked, int count)
{
    for (int i = 0; i < count; i++)
        check(position, &worked[i]);
}

#define CHECK_ALL(position, ...)                                                                                   \
    do {                                                                                                           \
        const struct worked worked[] = {__VA_ARGS__};                                                              \
        check_all(position, worked, sizeof worked / sizeof *worked);                                               \
    } while (0)

/* Each search has a line of its own. */
/* clang-format off */

/*
 *                      MAX 1
 *         _______________|_______________
 *      MIN 1          MIN -4          MIN -3
 *    3   5   1      7   3  -4      -3   0   3
 */
static void test_three_by_three(void **state)
{
    (void)state;
    CHECK_ALL("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]]",
              {"algorithm=minimax", 1, "0", 4, 9},
              {"algorithm=negamax", 1, "0", 4, 9},
              {"algorithm=alphabeta", 1, "0", 4, 7},             /* -3 cuts its two siblings */
              {"algorithm=alphabeta fail=hard", 1, "0", 4, 7},
              {"algorithm=alphabeta order=best", 1, "0", 4, 5},  /* 3 + 3 - 1, the minimal tree */
              {"algorithm=alphabeta order=worst", 1, "0", 4, 9}, /* -4, -3, 1: each child beats all before */
              {"algorithm=minimax limit=0", 0, "", 0, 1},
              {"algorithm=minimax limit=1", 0, "0", 1, 3});
}

/* In the same tree alpha-beta generates 4 x 3 moves and cuts twice: at MIN -4 by the third child, at MIN -3 by the
 * first.  Stopped one ply earlier it scores MIN's static values; ordering by evaluation looks at three children of the
 * root before that. */
static void test_counters(void **state)
{
    (void)state;
    struct counts counts = run_cell("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]]").counts;
    assert_int_equal(counts.terminals, 7);
    assert_int_equal(counts.evaluations, 0);
    assert_int_equal(counts.generated, 12);
    assert_int_equal(counts.cutoffs, 2);
    assert_int_equal(counts.cutoffs_first, 1);
    counts = run_cell("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] limit=1").counts;
    assert_int_equal(counts.terminals, 0);
    assert_int_equal(counts.evaluations, 3);
    counts = run_cell("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] limit=1 order=eval").counts;
    assert_int_equal(counts.evaluations, 6);
    counts = run_cell("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] limit=1 order=best").counts;
    assert_int_equal(counts.evaluations, 3);
}

/*
 * What a killer cuts is not listed: three moves each of the root and of the first two MIN, the second of which its
 * second move cuts; that is the killer, and cuts the third at once.  With the evaluation behind it the least leaves
 * cut, and of the third MIN none is evaluated for the order.  Three plies deep, where every leaf has one move, the
 * table knows from two plies what cuts the second MIN and the third, and above the leaves 6 and 7 cut as well.
 *
 *                      MAX 5
 *         _______________|_______________
 *      MIN 5           MIN 4           MIN 3
 *    5   6   7       9   4   2       8   3   1      and below each the same value once more
 */
#define LEAF(value) "{\"value\":" #value ",\"children\":[{\"value\":" #value ",\"children\":[0]}]}"
#define ON_DEMAND                                                                                                  \
    "game=tree tree=[[" LEAF(5) "," LEAF(6) "," LEAF(7) "],[" LEAF(9) "," LEAF(4) "," LEAF(2) "]," \
    "[" LEAF(8) "," LEAF(3) "," LEAF(1) "]] "

static void check_counts(const char *search, uint64_t leaves, uint64_t evaluations, uint64_t generated,
                         uint64_t cutoffs, uint64_t cutoffs_first)
{
    const struct outcome outcome = run_cell(ON_DEMAND "%s", search);
    assert_int_equal(outcome.value, 5);
    assert_string_equal(outcome.move, "0");
    assert_int_equal(outcome.counts.leaves, leaves);
    assert_int_equal(outcome.counts.evaluations, evaluations);
    assert_int_equal(outcome.counts.generated, generated);
    assert_int_equal(outcome.counts.cutoffs, cutoffs);
    assert_int_equal(outcome.counts.cutoffs_first, cutoffs_first);
}

static void test_on_demand(void **state)
{
    (void)state;
    check_counts("limit=2", 7, 7, 12, 2, 0);
    check_counts("limit=2 order=killer", 3 + 2 + 1, 6, 3 + 3 + 3, 2, 1);
    check_counts("limit=2 order=killer+eval", 3 + 1 + 1, 3 + (3 + 3) + (3 + 1) + 1, 3 + 3 + 3, 2, 2);
    check_counts("limit=2 order=eval+killer", 3 + 1 + 1, 3 + (3 + 3) + (3 + 1) + (3 + 1), 3 + 3 + 3 + 3, 2, 2);
    check_counts("limit=3 deepen=limit order=table entries=1000", 3 + 7 + 5, 3 + 7 + 5,
                 3 + (3 + 3 + 3 + 3) + (3 + (3 + 3) + 1 + 1), 2 + (2 + 2), 2 + 2);
}

/* The same tree when MIN begins: MAX's children are 5, 7, 3; MIN takes 3, which is -3 for the one who moves. */
static void test_min_first(void **state)
{
    (void)state;
    CHECK_ALL("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] root=min",
              {"algorithm=minimax", -3, "2", 4, 9},
              {"algorithm=negamax", -3, "2", 4, 9},
              {"algorithm=alphabeta", -3, "2", 4, 7}); /* 7 cuts its two siblings */
}

/*
 *                      MAX 12
 *             _____________|_____________
 *          MIN 5                      MIN 12
 *        ____|____                  _____|_____
 *     MAX 5     MAX 9            MAX 12      MAX 23
 *     3   5     2   9            12   5      23  23
 */
static void test_binary(void **state)
{
    (void)state;
    CHECK_ALL("game=tree tree=[[[3,5],[2,9]],[[12,5],[23,23]]]",
              {"algorithm=minimax", 12, "1", 7, 8},
              {"algorithm=alphabeta", 12, "1", 7, 7}, /* the first 23 cuts the second */
              {"algorithm=alphabeta order=best", 12, "1", 6, 5});
    CHECK_ALL("game=tree tree=[[3,5],[2,9]]",
              {"algorithm=minimax", 3, "0", 3, 4},
              {"algorithm=alphabeta", 3, "0", 3, 3});
    CHECK_ALL("game=tree tree=[[3,5,10],[2,2]]",
              {"algorithm=minimax", 3, "0", 3, 5},
              {"algorithm=alphabeta", 3, "0", 3, 4});
}

/* MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}} is 3 whatever a and b. */
static void test_irrelevant_leaves(void **state)
{
    (void)state;
    for (int a = -20; a <= 20; a += 5)
        for (int b = -20; b <= 20; b += 5) {
            char position[100];
            snprintf(position, sizeof position, "game=tree tree=[[3,5,10],[2,%d,%d],[2,7,3]]", a, b);
            CHECK_ALL(position,
                      {"algorithm=minimax", 3, "0", 4, 9},
                      {"algorithm=alphabeta", 3, "0", 4, 5});
        }
}

/* Deep cutoff: below the right MIN node, MAX node (x, y) is cut by the root's bound 6, not by its parent's. */
static void test_deep_cutoff(void **state)
{
    (void)state;
    CHECK_ALL("game=tree tree=[6,[[[5,7],8],9]]",
              {"algorithm=minimax", 8, "1", 4, 5},
              {"algorithm=alphabeta", 8, "1", 4, 4}); /* 5 <= 6 cuts 7 */
}

/*
 *               A: MAX 5
 *          ________|________
 *       B: MIN 5         C: MIN
 *       ___|___           __|__
 *      5     E: MAX      4     s
 *          ____|____
 *         3    6    t
 *
 * E's 6 is more than B needs, C's 4 less than A has: t and s are never seen, whatever they are.
 */
static void test_beta_and_alpha_cut(void **state)
{
    (void)state;
    for (int t = -10; t <= 10; t += 2)
        for (int s = -10; s <= 10; s += 2) {
            char position[100];
            snprintf(position, sizeof position, "game=tree tree=[[5,[3,6,%d]],[4,%d]]", t, s);
            CHECK_ALL(position,
                      {"algorithm=minimax", 5, "0", 4, 6},
                      {"algorithm=alphabeta", 5, "0", 4, 4});
        }
    CHECK_ALL("game=tree tree=[[5,[3,5,99]],[5,-99]]",
              {"algorithm=minimax", 5, "0", 4, 6},
              {"algorithm=alphabeta", 5, "0", 4, 4}); /* equal is enough */
}

/* Static values of inner nodes, and a search cut off there. */
static void test_static_values(void **state)
{
    (void)state;
    CHECK_ALL("game=tree tree={\"value\":9,\"children\":[{\"value\":4,\"children\":[1,2]},"
              "{\"value\":6,\"p\":0.5,\"children\":[0,7]}]}",
              {"algorithm=minimax limit=0", 9, "", 0, 1},
              {"algorithm=minimax limit=1", 6, "1", 1, 2},
              {"algorithm=minimax limit=2", 1, "0", 3, 4},
              {"algorithm=alphabeta limit=2 order=eval", 1, "0", 3, 4});
}

static void test_tictactoe(void **state)
{
    (void)state;
    CHECK_ALL("game=tictactoe limit=9",
              {"algorithm=minimax", 0, "a1", 549946 - 255168, 255168},
              {"algorithm=negamax", 0, "a1", 549946 - 255168, 255168},
              {"algorithm=alphabeta", 0, "a1", 18297 - 7330, 7330},
              {"algorithm=alphabeta window=bounds", 0, "a1", 16811 - 6740, 6740});
}

/* 4x4: the second player wins by 8. */
static void test_othello(void **state)
{
    (void)state;
    assert_int_equal(run_cell("game=othello size=4 limit=60 order=static").value, -800);
    assert_int_equal(run_cell("game=othello size=4 limit=60 algorithm=negamax opening=4").value,
                     run_cell("game=othello size=4 limit=60 algorithm=alphabeta opening=4").value);
}

/* clang-format on */

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_three_by_three),     cmocka_unit_test(test_counters),
        cmocka_unit_test(test_min_first),          cmocka_unit_test(test_binary),
        cmocka_unit_test(test_irrelevant_leaves),  cmocka_unit_test(test_deep_cutoff),
        cmocka_unit_test(test_beta_and_alpha_cut), cmocka_unit_test(test_static_values),
        cmocka_unit_test(test_tictactoe),          cmocka_unit_test(test_othello),
        cmocka_unit_test(test_on_demand),
    };
    return cmocka_run_group_tests_name("worked", tests, NULL, NULL);
}
