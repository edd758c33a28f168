/* Moves that are searched again: trees worked by hand, most of them below a forced move. */
#include "tests/helper.h"

struct worked {
    const char *settings;
    int64_t value; /* for MAX */
    uint64_t interior, leaves;
};

static void check_all(const char *cell, const struct worked *worked, int count)
{
    for (int i = 0; i < count; i++) {
        const struct outcome outcome = run_cell("game=tree %s %s", cell, worked[i].settings);
        assert_int_equal(outcome.status, OK);
        const int64_t value = strstr(cell, "root=min") ? -outcome.value : outcome.value;
        if (value != worked[i].value || outcome.counts.interior != worked[i].interior ||
            outcome.counts.leaves != worked[i].leaves)
            fail_msg("%s: %lld, %llu, %llu", worked[i].settings, (long long)value,
                     (unsigned long long)outcome.counts.interior, (unsigned long long)outcome.counts.leaves);
    }
}

#define CHECK_ALL(cell, ...)                                                                                       \
    do {                                                                                                           \
        const struct worked worked[] = {__VA_ARGS__};                                                              \
        check_all(cell, worked, sizeof worked / sizeof *worked);                                                   \
    } while (0)

#define BITS(limit) " cutoff=realization meaning=bits limit=" #limit " "
#define NULL_FIRST "pruning=research research_window=null "
#define OPEN_FIRST "pruning=research research_window=open "

/*
 *                              MAX
 *       1 bit __________________|__________________
 *            |     3 bits |     3 bits |     3 bits |     the other moves cost 1 bit
 *            4          MIN 6        MIN 5        MIN 0
 *                       9   2        7   8        8   9
 *
 * At 3 bits the three MIN nodes are leaves, and 6 looks best.  Searched again it is 2; 5, which then raises 4, is 7.
 * The best move of all, the last, never raises anything: no remedy finds it.
 */
#define HORIZON                                                                                                    \
    "[{\"p\":0.5,\"value\":4},{\"p\":0.125,\"value\":6,\"children\":[9,2]},"                                       \
    "{\"p\":0.125,\"value\":5,\"children\":[7,8]},{\"p\":0.125,\"value\":0,\"children\":[8,9]}]"

static void test_horizon(void **state)
{
    (void)state;
    CHECK_ALL("root=min tree=[" HORIZON "]" BITS(3), {"pruning=none", 6, 2, 4}, /* 4; 6; 5; 0 */
              {NULL_FIRST, 7, 4, 8}, {OPEN_FIRST, 7, 4, 8},                     /* 4; 6, 9 2; 5, 7 8; 0 */
              {OPEN_FIRST "research_price=2.999", 7, 4, 8},                     /* a ply is a bit */
              {OPEN_FIRST "research_price=3", 6, 2, 4},                         /* no dearer than that */
              {OPEN_FIRST "research_cheap=1", 7, 4, 8},                       /* the first one is cheap as it is */
              {NULL_FIRST "research_cheap=3", 7, 4, 6},                       /* 4; 9 2; 7 8; 0 */
              {OPEN_FIRST "research_cheap=4 research_between=yes", 8, 5, 7}); /* 4; 9 2; 7 8; 8 9 */
}

/* At the root only the published search searches again.  In a window that no move reaches it has a move, too. */
static void test_root(void **state)
{
    (void)state;
    CHECK_ALL("tree=" HORIZON BITS(3), {NULL_FIRST, 6, 1, 4}, {NULL_FIRST "research_cheap=9", 6, 1, 4},
              {OPEN_FIRST, 7, 3, 8}, {OPEN_FIRST "research_cheap=9", 8, 4, 7});
    const struct outcome outcome =
        run_cell("game=tree tree=" HORIZON BITS(3) OPEN_FIRST "algorithm=mtdf first=+infinity");
    assert_true(outcome.status == OK && *outcome.move);
}

/* Where moves are searched in the open window, the first child raises nothing, so that a dear one keeps its price. */
static void test_first_child(void **state)
{
    (void)state;
    CHECK_ALL("root=min tree=[[{\"p\":0.125,\"value\":6,\"children\":[9,2]},4]]" BITS(3),
              {OPEN_FIRST, 6, 2, 2},                                            /* 6; 4 */
              {NULL_FIRST, 4, 3, 3}, {OPEN_FIRST "research_cheap=1", 4, 3, 3}); /* 9 2; 4 */
}

/*
 *             MAX
 *      1 bit __|__ 3 bits
 *           |     |
 *           4    MIN
 *                 |  0 bits
 *                MAX
 *         1 bit __|__ 1 bit
 *             MIN 7  MIN 5        the moves below cost 1 bit each
 *             1   2  9   6
 *
 * At 3 bits the lower MIN nodes are leaves.  In the null window 7 suffices; the open one asks for 5 as well.
 */
static void test_windows(void **state)
{
    (void)state;
    CHECK_ALL(
        "root=min tree=[[{\"p\":0.5,\"value\":4},{\"p\":0.125,\"children\":[[{\"value\":7,\"children\":[1,2]},"
        "{\"value\":5,\"children\":[9,6]}]]}]]" BITS(4),
        {NULL_FIRST, 6, 8, 5}, {OPEN_FIRST, 6, 8, 6}, /* 4; 7, or 7 5; 1; 9 6 */
        {OPEN_FIRST "research_cheap=2", 6, 6, 4});    /* 4; 1; 9 6 */
}

/*
 *                 MAX
 *      ____________|____________
 *     | 1 bit each              | 7 bits
 *     0 0 0 0 0               MIN 6
 *                     3 bits ___|___ 1 bit
 *                        MAX 7     MAX 5
 *                        8   9     -1 -2
 *
 * With a forced move above, 7 bits are 1.75 times 2 bits a move.  The price between is (7 + 2) / 2 = 4.5 bits: of the lower
 * MAX nodes, at 7.5 and 5.5, only the second is searched on, which refutes the sixth move.  At 2 bits both would be.
 */
static void test_between(void **state)
{
    (void)state;
    CHECK_ALL(
        "tree=[[{\"p\":0.5,\"value\":0},0,0,0,0,{\"p\":0.0078125,\"value\":6,\"children\":["
        "{\"p\":0.125,\"value\":7,\"children\":[8,9]},{\"p\":0.5,\"value\":5,\"children\":[-1,-2]}]}]]" BITS(7),
        {NULL_FIRST "research_price=2", 0, 5, 10},                         /* 0 0 0 0 0; 6, 8 9 -1 -2 */
        {NULL_FIRST "research_price=2 research_between=yes", 0, 4, 9},     /* 0 0 0 0 0; 6, 7 -1 -2 */
        {OPEN_FIRST "research_price=2 research_between=yes", 0, 4, 9},     /* the same, the second time */
        {NULL_FIRST "research_price=2.5 research_between=yes", 0, 5, 10}); /* 1.4 times */
}

/*
 *                   MAX
 *       _____________|_____________
 *     MIN 9        MIN 8         MIN 7      cost 0, 1 and 2: so many siblings look better
 *     1   1        1   1         2   9
 *
 * Each side pays for its own moves, or both together: searched again at 1, MIN 7 is no leaf.
 */
static void test_conspiracy(void **state)
{
    (void)state;
    CHECK_ALL("root=min tree=[[{\"value\":9,\"children\":[1,1]},{\"value\":8,\"children\":[1,1]},"
              "{\"value\":7,\"children\":[2,9]}]] cutoff=conspiracy limit=1",
              {"counters=one", 7, 4, 4},                                             /* 1 1; 1; 7 */
              {"counters=two", 7, 4, 4}, {"counters=one pruning=research", 2, 5, 6}, /* 1 1; 1; 7, 2 9 */
              {"counters=two pruning=research", 2, 5, 6});
}

/* Where every path ends at a finished position prices do not matter, and the value is minimax's. */
static void test_to_the_end(void **state)
{
    static const char *const settings[] = {NULL_FIRST, OPEN_FIRST,
                                           NULL_FIRST "research_cheap=2 research_between=yes",
                                           OPEN_FIRST "research_cheap=2 research_between=yes"};
    uint64_t leaves = 0, plain = 0;
    (void)state;
    for (int seed = 1; seed <= 30; seed++)
        for (size_t s = 0; s < sizeof settings / sizeof *settings; s++) {
            const char *const format = "game=othello size=4 opening=6 seed=%d " BITS(1000) "%s";
            const struct outcome whole = run_cell(format, seed, "pruning=none"),
                                 again = run_cell(format, seed, settings[s]);
            assert_int_equal(again.value, whole.value);
            leaves += again.counts.leaves;
            plain += whole.counts.leaves;
        }
    assert_true(leaves > plain);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_horizon),    cmocka_unit_test(test_root),    cmocka_unit_test(test_first_child),
        cmocka_unit_test(test_windows),    cmocka_unit_test(test_between), cmocka_unit_test(test_conspiracy),
        cmocka_unit_test(test_to_the_end),
    };
    return cmocka_run_group_tests_name("research", tests, NULL, NULL);
}
