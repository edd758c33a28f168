/* Cutoffs on trees small enough to draw: which positions they stop at, and so what minimax returns and counts. */

#include "tests/helper.h"

static void check(const char *tree, const char *cutoff, int64_t value, uint64_t interior, uint64_t leaves,
                  uint64_t capped)
{
    const char *const algorithms[] = {"minimax", "negamax"};
    for (int i = 0; i < 2; i++) {
        const struct outcome outcome = run_cell("game=tree tree=%s algorithm=%s %s", tree, algorithms[i], cutoff);
        assert_int_equal(outcome.status, OK);
        assert_int_equal(outcome.value, value);
        assert_int_equal(outcome.counts.interior, interior);
        assert_int_equal(outcome.counts.leaves, leaves);
        assert_int_equal(outcome.counts.capped, capped);
    }
    assert_int_equal(run_cell("game=tree tree=%s algorithm=alphabeta %s", tree, cutoff).value, value);
}

/*
 *                         MAX
 *          0.5 ___________|___________ 0.1
 *             |       0.4 |           |
 *           MIN 3       MIN 4       MIN 9          static values, and probabilities of the moves
 *       0.8 |  | 0.2  0.5 | 0.5   0.9 | 0.1
 *           5  1        2   6       0   7
 */
#define PROBABLE                                                                                                   \
    "[{\"p\":0.5,\"value\":3,\"children\":[{\"p\":0.8,\"value\":5},{\"p\":0.2,\"value\":1}]},"                     \
    "{\"p\":0.4,\"value\":4,\"children\":[2,6]},"                                                                  \
    "{\"p\":0.1,\"value\":9,\"children\":[{\"p\":0.9,\"value\":0},{\"p\":0.1,\"value\":7}]}]"

static void test_realization(void **state)
{
    (void)state;
    check(PROBABLE, "cutoff=realization limit=1", 0, 0, 1, 0);
    check(PROBABLE, "cutoff=realization limit=0.5", 9, 1, 3, 0);  /* 0.5 is no more than 0.5: 3, 4, 9 */
    check(PROBABLE, "cutoff=realization limit=0.45", 9, 2, 4, 0); /* 5, 1, 4, 9 */
    check(PROBABLE, "cutoff=realization limit=0.1", 9, 3, 5, 0);  /* 5, 1, 2, 6, 9 */
    check(PROBABLE, "cutoff=realization limit=0.05", 2, 4, 6, 0); /* all: 1, 2, 0 */
    check(PROBABLE, "cutoff=realization limit=1 meaning=bits", 9, 1, 3, 0);
    check(PROBABLE, "cutoff=realization limit=0.05 most_plies=1", 9, 1, 3, 3);
}

/* A move without alternatives costs nothing, however long the path: the cap ends it. */
static void test_forced_moves(void **state)
{
    (void)state;
    check("[[[[[[7]]]]]]", "cutoff=realization limit=0.9", 7, 6, 1, 0);
    check("[[[[[[7]]]]]]", "cutoff=realization limit=0.9 most_plies=4", 0, 4, 1, 1);
    check("[[[[[[7]]]]]]", "cutoff=conspiracy limit=0 most_plies=4", 0, 4, 1, 1);
}

/*
 *                            MAX
 *               _____________|_____________
 *             MIN 5                      MIN 3              5 looks better to MAX: the right move costs 1
 *          _____|_____                _____|_____
 *        MAX 4     MAX 6            MAX 2     MAX 2         4 looks better to MIN: 6 costs 1; equal ones nothing,
 *        1   8     7   9            9   9     0   0         or, ranked, 1 for the second
 */
#define CONSPIRING                                                                                                 \
    "[{\"value\":5,\"children\":[{\"value\":4,\"children\":[1,8]},{\"value\":6,\"children\":[7,9]}]},"             \
    "{\"value\":3,\"children\":[{\"value\":2,\"children\":[9,9]},{\"value\":2,\"children\":[0,0]}]}]"

static void test_conspiracy(void **state)
{
    (void)state;
    check(CONSPIRING, "cutoff=conspiracy limit=0", 6, 3, 4, 0);             /* 1, 8, 6, 3 */
    check(CONSPIRING, "cutoff=conspiracy limit=1", 8, 7, 8, 0);             /* all */
    check(CONSPIRING, "cutoff=conspiracy limit=1 ties=ranked", 8, 6, 7, 0); /* but the second MAX 2 costs 1 + 1 */
    check(CONSPIRING, "cutoff=conspiracy limit=1 ties=ranked counters=two", 8, 7, 8, 0); /* 1 each is not above 1 */
    check(CONSPIRING, "cutoff=conspiracy limit=0 counters=two", 6, 3, 4, 0);
    check(CONSPIRING, "cutoff=conspiracy limit=0 margin=1", 6, 3, 4, 0); /* all are better by 2 */
    check(CONSPIRING, "cutoff=conspiracy limit=0 margin=2", 8, 7, 8, 0);
    check(CONSPIRING, "cutoff=conspiracy limit=1 most_plies=1", 5, 1, 2, 2);
}

/* Ranking the children means evaluating them: once each, whoever asks. */
static void test_evaluations_are_counted(void **state)
{
    (void)state;
    const char *const tree = "[{\"value\":5,\"children\":[1,8]},{\"value\":3,\"children\":[9,9]}]";
    assert_int_equal(run_cell("game=tree tree=%s cutoff=conspiracy limit=9 most_plies=1", tree).counts.evaluations,
                     4);
    assert_int_equal(
        run_cell("game=tree tree=%s cutoff=conspiracy limit=9 most_plies=1 order=eval", tree).counts.evaluations,
        4);
    assert_int_equal(run_cell("game=tree tree=%s limit=1 order=eval", tree).counts.evaluations, 4);
    assert_int_equal(run_cell("game=tree tree=%s limit=1", tree).counts.evaluations, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_realization),
        cmocka_unit_test(test_forced_moves),
        cmocka_unit_test(test_conspiracy),
        cmocka_unit_test(test_evaluations_are_counted),
    };
    return cmocka_run_group_tests_name("cutoffs", tests, NULL, NULL);
}
