/* Alpha-beta that cuts only where alpha > beta: the same value and move, and more leaves where values tie. */
#include "tests/helper.h"

/*
 *          MAX 3
 *      ______|______
 *    MIN 3       MIN 3
 *   3     5     3     9       The second 3 refutes its MIN node, unless what ties does not.
 */
static void test_by_hand(void **state)
{
    (void)state;
    struct outcome outcome = run_cell("game=tree tree=[[3,5],[3,9]] algorithm=alphabeta");
    assert_int_equal(outcome.counts.leaves, 3);
    outcome = run_cell("game=tree tree=[[3,5],[3,9]] algorithm=alphabeta relation=strict");
    assert_int_equal(outcome.counts.leaves, 4);
    assert_int_equal(outcome.value, 3);
    assert_string_equal(outcome.move, "0");
    outcome = run_cell("game=tree tree=[[3,5],[2,9]] algorithm=alphabeta relation=strict");
    assert_int_equal(outcome.counts.leaves, 3);
}

/* If all leaves are equal, one visits the minimal tree and the other all of it (Knuth and Moore 1975). */
static void test_all_equal(void **state)
{
    (void)state;
    for (int branching = 2, leaves = 16; branching <= 5;
         branching++, leaves = branching * branching * branching * branching) {
        struct outcome outcome = run_cell("game=uniform values=1 branching=%d limit=4", branching);
        assert_int_equal(outcome.counts.leaves, 2 * branching * branching - 1);
        outcome =
            run_cell("game=uniform values=1 branching=%d limit=4 algorithm=alphabeta relation=strict", branching);
        assert_int_equal(outcome.counts.leaves, leaves);
    }
}

static void test_trees(void **state)
{
    static const char *const ways[] = {"",
                                       " fail=hard",
                                       " window=bounds",
                                       " order=table entries=1000 etc=yes",
                                       " order=eval deepen=limit entries=1000",
                                       " order=random+killer"};
    (void)state;
    uint64_t more = 0;
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++)
        for (int values = 2; values <= 16; values *= 2)
            for (int seed = 1; seed <= 20; seed++) {
                const char *const cell =
                    "game=uniform values=%d branching=3 seed=%d limit=5 algorithm=alphabeta%s%s";
                const struct outcome weak = run_cell(cell, values, seed, ways[way], "");
                const struct outcome strict = run_cell(cell, values, seed, ways[way], " relation=strict");
                assert_int_equal(weak.value, strict.value);
                if (!strstr(ways[way], "entries"))
                    assert_string_equal(weak.move, strict.move);
                more += strict.counts.leaves - weak.counts.leaves;
                assert_true(strstr(ways[way], "deepen") || strict.counts.leaves >= weak.counts.leaves);
            }
    assert_true(more > 0);
}

/* Where no two values are equal, both relations say the same. */
static void test_no_ties(void **state)
{
    (void)state;
    for (int seed = 1; seed <= 50; seed++) {
        const struct outcome weak = run_cell("game=uniform branching=3 seed=%d limit=6", seed);
        const struct outcome strict =
            run_cell("game=uniform branching=3 seed=%d limit=6 algorithm=alphabeta relation=strict", seed);
        assert_int_equal(weak.counts.leaves, strict.counts.leaves);
        assert_int_equal(weak.value, strict.value);
    }
}

/* In games, with leaves that search on in a window of their own. */
static void test_games(void **state)
{
    static const char *const games[] = {"game=tictactoe limit=9", "game=othello opening=20 limit=4 leaf=quiescence",
                                        "game=connect4 opening=8 limit=5",
                                        "game=kalah opening=6 limit=5 leaf=quiescence"};
    (void)state;
    for (size_t game = 0; game < sizeof games / sizeof *games; game++) {
        const struct outcome plain = run_cell("%s algorithm=minimax", games[game]);
        const struct outcome strict = run_cell("%s algorithm=alphabeta relation=strict", games[game]);
        const struct outcome weak = run_cell("%s algorithm=alphabeta", games[game]);
        assert_int_equal(strict.value, plain.value);
        assert_string_equal(strict.move, plain.move);
        assert_true(weak.counts.leaves <= strict.counts.leaves && strict.counts.leaves <= plain.counts.leaves);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand), cmocka_unit_test(test_all_equal), cmocka_unit_test(test_trees),
        cmocka_unit_test(test_no_ties), cmocka_unit_test(test_games),
    };
    return cmocka_run_group_tests_name("strict", tests, NULL, NULL);
}
