/* Alpha-beta's relatives as users call them: which move they tell, guesses, memory, and deepening.  visits.c has which leaves they
 * visit. */
#include "tests/helper.h"

/* --- the first best move, where values tie and paths differ in length --------------------------------------- */

static const char *const family[] = {"shallow", "scout", "sss", "dual"};
enum { FAMILY = sizeof family / sizeof *family };

static void check_first_best(const char *cell)
{
    const struct outcome minimax = run_cell("%s algorithm=minimax", cell);
    for (int i = 0; i < FAMILY; i++) {
        const struct outcome outcome = run_cell("%s algorithm=%s", cell, family[i]);
        assert_int_equal(outcome.status, OK);
        assert_int_equal(outcome.value, minimax.value);
        assert_string_equal(outcome.move, minimax.move);
    }
}

static void test_first_best_move(void **state)
{
    (void)state;
    const char *const positions[] = {
        "game=uniform branching=4 values=3 limit=4",
        "game=uniform branching=3 values=3 cutoff=conspiracy limit=2 most_plies=5",
        "game=tictactoe opening=3 limit=9 order=random",
        "game=othello size=4 opening=8 limit=60 order=random",
        "game=othello size=6 opening=20 cutoff=conspiracy counters=two limit=1 most_plies=8",
        "game=othello opening=30 cutoff=realization limit=0.02 table=configs/tables/othello.json",
    };
    for (int seed = 1; seed <= 30; seed++)
        for (int i = 0; i < 6; i++) {
            char cell[200];
            snprintf(cell, sizeof cell, "%s seed=%d", positions[i], seed);
            check_first_best(cell);
        }
}

/* --- guesses ------------------------------------------------------------------------------------------------ */

static void test_mtdf_steps(void **state)
{
    (void)state;
    const char *const first[] = {"evaluation", "zero", "+infinity", "-infinity"};
    for (int seed = 1; seed <= 20; seed++) {
        const char *const cell = "game=othello opening=20 seed=%d limit=4 algorithm=%s";
        const struct outcome expected = run_cell(cell, seed, "alphabeta");
        for (int i = 0; i < 4; i++)
            for (int64_t step = 0; step <= 1000000; step = 10 * step + 1)
                for (int table = 0; table <= 1000; table += 1000)
                    assert_int_equal(run_cell("game=othello opening=20 seed=%d limit=4 algorithm=mtdf first=%s "
                                              "step=%d entries=%d",
                                              seed, first[i], (int)step, table)
                                         .value,
                                     expected.value);
    }
}

/* Deepening's last value is a better guess than 0: it goes deeper with as many nodes. */
static void test_guesses(void **state)
{
    (void)state;
    const char *const algorithms[] = {"mtdf first=", "aspiration guess="};
    for (int i = 0; i < 2; i++) {
        uint64_t last = 0, zero = 0;
        for (int seed = 1; seed <= 20; seed++)
            for (int guess = 0; guess < 2; guess++) {
                const struct outcome outcome =
                    run_cell("game=othello opening=10 seed=%d limit=1 deepen=nodes budget=100000 nodes=100000 "
                             "entries=100000 order=table algorithm=%s%s",
                             seed, algorithms[i], guess ? "zero" : "last");
                *(guess ? &zero : &last) += (uint64_t)outcome.reached;
            }
        print_message("%s %llu plies from the last value, %llu from zero\n", algorithms[i],
                      (unsigned long long)last, (unsigned long long)zero);
        assert_true(last > zero);
    }
}

/* --- memory ----------------------------------------------------------------------------------------------- */

/* Too little memory ends a search, and a deepening too. */
static void test_too_little_memory(void **state)
{
    (void)state;
    const char *const cell = "game=uniform branching=32 limit=5 algorithm=%s memory_mb=%d";
    for (int i = 2; i < FAMILY; i++) {
        assert_int_equal(run_cell(cell, family[i], 1).status, MEMORY);
        assert_int_equal(run_cell(cell, family[i], 64).status, OK);
        assert_int_equal(run_cell("game=uniform branching=32 limit=1 deepen=nodes budget=1000000 algorithm=%s "
                                  "memory_mb=1",
                                  family[i])
                             .status,
                         MEMORY);
    }
}

/* A megabyte holds 32768 nodes of 32 bytes: those of a child of the root, but not those of all, if the root's
 * children come one after another. */
static void test_memory_is_used_again(void **state)
{
    (void)state;
    const struct outcome outcome = run_cell("game=uniform branching=64 limit=3 algorithm=dual memory_mb=1");
    assert_int_equal(outcome.status, OK);
    assert_true(outcome.counts.generated > 32768);
}

/* Step after step, as alpha-beta; nothing is held from step to step, and a step may be left. */
static void test_deepening(void **state)
{
    (void)state;
    for (int i = 0; i < FAMILY; i++)
        for (int seed = 1; seed <= 5; seed++) {
            const char *const game_cell = "game=othello opening=20 seed=%d memory_mb=16";
            char cell[200];
            snprintf(cell, sizeof cell, game_cell, seed);
            const struct outcome deepened =
                run_cell("%s algorithm=%s limit=1 deepen=nodes budget=20000", cell, family[i]);
            const struct outcome direct = run_cell("%s algorithm=alphabeta limit=%.0f", cell, deepened.reached);
            assert_int_equal(deepened.status, OK);
            assert_int_equal(deepened.counts.leaves + deepened.counts.interior, 20000);
            assert_int_equal(deepened.value, direct.value);
            assert_string_equal(deepened.move, direct.move);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_best_move),
        cmocka_unit_test(test_mtdf_steps),
        cmocka_unit_test(test_guesses),
        cmocka_unit_test(test_too_little_memory),
        cmocka_unit_test(test_memory_is_used_again),
        cmocka_unit_test(test_deepening),
    };
    return cmocka_run_group_tests_name("family", tests, NULL, NULL);
}
