/* Iterative deepening: what it spends, and which step decides. */

#include <math.h>

#include "tests/helper.h"

static const char *const strategies[] = {
    "cutoff=depth limit=1",
    "cutoff=realization limit=1 table=configs/tables/othello.json",
    "cutoff=conspiracy limit=0",
};

/* The budget is spent, and overrun by no more than the evaluations of one position's children. */
static void test_budgets_are_kept(void **state)
{
    (void)state;
    for (int s = 0; s < 3; s++)
        for (int budget = 500; budget <= 50000; budget *= 10) {
            const char *const game = "game=othello opening=12 order=eval";
            struct outcome outcome = run_cell("%s %s deepen=evaluations budget=%d", game, strategies[s], budget);
            assert_int_equal(outcome.status, OK);
            assert_in_range(outcome.counts.evaluations, budget, budget + 33);
            outcome = run_cell("%s %s deepen=nodes budget=%d", game, strategies[s], budget);
            assert_int_equal(outcome.status, OK);
            assert_int_equal(nodes_of(&outcome.counts), budget);
        }
}

/* The value and the move are those of the last complete step, whose limit is told. */
static void test_the_last_complete_step_decides(void **state)
{
    const char *const limit_of[] = {"cutoff=depth", "cutoff=realization table=configs/tables/othello.json",
                                    "cutoff=conspiracy"};
    (void)state;
    for (int s = 0; s < 3; s++)
        for (int seed = 1; seed <= 5; seed++) {
            const struct outcome deepened =
                run_cell("game=othello opening=12 seed=%d order=eval %s deepen=evaluations budget=20000", seed,
                         strategies[s]);
            const struct outcome direct = run_cell("game=othello opening=12 seed=%d order=eval %s limit=%.10g",
                                                   seed, limit_of[s], deepened.reached);
            assert_int_equal(deepened.value, direct.value);
            assert_string_equal(deepened.move, direct.move);
            assert_true(direct.counts.evaluations < 20000);
        }
}

/* All steps are paid for: the sum of the searches at each limit. */
static void test_every_step_is_counted(void **state)
{
    (void)state;
    uint64_t sum = 0;
    for (int limit = 1; limit <= 9; limit++) {
        const struct outcome step = run_cell("game=tictactoe limit=%d", limit);
        sum += nodes_of(&step.counts);
    }
    const struct outcome deepened = run_cell("game=tictactoe limit=1 deepen=nodes budget=100000000");
    assert_int_equal(nodes_of(&deepened.counts), sum); /* and it ends when there is nothing more to see */
    assert_true(deepened.reached == 9);
    assert_true(isnan(run_cell("game=tictactoe limit=1").reached));
}

/* Deepened up to its limit a search pays for every step, and the last is the one that was asked for. */
static void test_up_to_the_limit(void **state)
{
    (void)state;
    uint64_t sum = 0;
    for (int limit = 1; limit <= 6; limit++) {
        const struct outcome step = run_cell("game=othello opening=12 limit=%d", limit);
        const struct outcome deepened = run_cell("game=othello opening=12 limit=%d deepen=limit", limit);
        sum += nodes_of(&step.counts);
        assert_int_equal(nodes_of(&deepened.counts), sum);
        assert_int_equal(deepened.value, step.value);
        assert_string_equal(deepened.move, step.move);
        assert_true(deepened.reached == limit);
    }
    /* A step of half a bit is left at the end. */
    const char *const half = "game=othello opening=12 cutoff=realization meaning=bits limit=6.5";
    const struct outcome direct = run_cell("%s", half), deepened = run_cell("%s deepen=limit", half);
    assert_int_equal(direct.value, deepened.value);
    assert_true(deepened.reached == 6.5);
    assert_int_equal(run_cell("game=othello limit=9 deepen=limit nodes=1000").status, BUDGET);
    /* A step may have as many bits as one likes, here 3, 3 and the half that is left. */
    uint64_t evaluations = 0;
    for (int i = 0; i < 3; i++)
        evaluations +=
            run_cell("game=othello opening=12 cutoff=realization meaning=bits limit=%g", i < 2 ? 3 * i + 3 : 6.5)
                .counts.evaluations;
    assert_int_equal(run_cell("%s deepen=limit deepen_step=3", half).counts.evaluations, evaluations);
}

/* What each step says of those before it is what searches of their limits choose. */
static void test_what_changes(void **state)
{
    (void)state;
    int same = 0, back = 0, fresh = 0;
    for (int seed = 1; seed <= 12; seed++) {
        char chosen[7][16];
        for (int limit = 1; limit <= 6; limit++) {
            const char *const cell = "game=othello opening=12 seed=%d order=eval limit=%d%s";
            const struct outcome direct = run_cell(cell, seed, limit, ""),
                                 deepened = run_cell(cell, seed, limit, " deepen=limit");
            bool known = false;
            strcpy(chosen[limit], direct.move);
            for (int before = 1; before < limit; before++)
                known |= strcmp(chosen[before], chosen[limit]) == 0;
            const bool changed = limit > 1 && strcmp(chosen[limit - 1], chosen[limit]) != 0;
            assert_int_equal(deepened.changed, limit == 1 ? NOT_SAID : changed);
            assert_int_equal(deepened.fresh, limit == 1 ? NOT_SAID : !known);
            assert_int_equal(deepened.counts.passes, limit);
            assert_int_equal(direct.changed, NOT_SAID);
            assert_int_equal(direct.counts.passes, 1);
            same += !changed;
            back += changed && known;
            fresh += limit > 1 && !known;
        }
    }
    assert_true(same > 0 && back > 0 && fresh > 0);
}

/* Where even the first step does not fit there is no value, but a move. */
static void test_no_step_fits(void **state)
{
    (void)state;
    const struct outcome outcome = run_cell("game=othello limit=4 deepen=evaluations budget=10");
    assert_int_equal(outcome.status, UNFINISHED);
    assert_true(isnan(outcome.reached));
    assert_int_equal(outcome.number, 0);
    assert_string_equal(outcome.move, "d3");
    assert_in_range(outcome.counts.evaluations, 10, 11);
}

/* Without a limit the first step searches the root's moves, and no more: so it is that of the least limit that does. */
static void test_the_least_limit(void **state)
{
    static const struct {
        const char *cutoff;
        double first; /* limit */
    } cases[] = {{"cutoff=depth", 1},
                 {"cutoff=schedule", 1},
                 {"cutoff=conspiracy", 0},
                 {"cutoff=realization", 1.0 / 20},
                 {"cutoff=realization meaning=bits", 4.322265625}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct outcome outcome = run_cell("game=chess %s deepen=nodes budget=30", cases[i].cutoff);
        assert_int_equal(outcome.status, OK);
        assert_true(fabs(outcome.reached - cases[i].first) < 1e-4);
    }
    /* What finds the price of the cheapest move is not counted. */
    const struct outcome step = run_cell("game=chess cutoff=conspiracy limit=0"),
                         deepened = run_cell("game=chess cutoff=conspiracy deepen=nodes budget=%d",
                                             (int)nodes_of(&step.counts));
    assert_int_equal(deepened.status, OK);
    assert_int_equal(deepened.counts.evaluations, step.counts.evaluations);
    assert_int_equal(run_cell("game=chess deepen=nodes budget=10").status, UNFINISHED);
    assert_int_equal(run_cell("game=chess deepen=nodes budget=1000 limit=4").status, UNFINISHED);
    assert_int_equal(run_cell("game=chess deepen=limit").reached, 4); /* the default, as ever */
}

static void test_time(void **state)
{
    (void)state;
    const struct outcome outcome = run_cell("game=othello order=eval limit=1 deepen=ms budget=50");
    assert_int_equal(outcome.status, OK);
    assert_in_range(outcome.ns, 50000000, 2000000000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_budgets_are_kept),      cmocka_unit_test(test_the_last_complete_step_decides),
        cmocka_unit_test(test_every_step_is_counted), cmocka_unit_test(test_up_to_the_limit),
        cmocka_unit_test(test_what_changes),          cmocka_unit_test(test_no_step_fits),
        cmocka_unit_test(test_the_least_limit),       cmocka_unit_test(test_time),
    };
    return cmocka_run_group_tests_name("deepen", tests, NULL, NULL);
}
