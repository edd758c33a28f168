/* Games that are solved, searched to their end with a table: published values, for the player who begins; and mates. */

#include "config/experiment.h"
#include "tests/helper.h"

#define SOLVE " algorithm=alphabeta window=bounds entries=1000000 order=table+static cutoff=depth limit=1000"

static const struct {
    const char *game;
    int64_t value;
} solved[] = {
    {"game=tictactoe", 0},
    {"game=upperhand size=2", -((int64_t)1 << 40)}, /* by a ball */
    {"game=upperhand size=3", -((int64_t)1 << 40)},
    {"game=kalah houses=3 seeds=1 capture=standard", 0},
    {"game=kalah houses=3 seeds=2 capture=standard", 4},
    {"game=kalah houses=3 seeds=3 capture=standard", 2},
    {"game=kalah houses=3 seeds=4 capture=standard", 2},
    {"game=isola rows=2 columns=2", -100},
    {"game=isola rows=2 columns=3", -100},
    {"game=isola rows=3 columns=3", 100},
    {"game=mnk columns=3 rows=3 k=3", 0},
    {"game=mnk columns=4 rows=3 k=3", 1000},
    {"game=mnk columns=4 rows=4 k=4", 0},
    {"game=breakthrough rows=4 columns=4", -1000},
    {"game=breakthrough rows=4 columns=6", -1000},
    {"game=breakthrough rows=5 columns=4", -1000},
    {"game=breakthrough rows=6 columns=3", 1000},
    {"game=breakthrough rows=7 columns=2", -1000},
    {"game=breakthrough rows=8 columns=2", 1000},
    {"game=breakthrough rows=3 columns=3 filled=1", 1000},
    {"game=breakthrough rows=5 columns=4 filled=1", 1000},
    {"game=breakthrough rows=5 columns=5 filled=1", 1000},
    {"game=othello size=4", -800},
    {"game=othello size=4 position=..../.ox./.xo./....:o", -800},
};

static void test_solved(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof solved / sizeof *solved; i++) {
        const struct outcome outcome = run_cell("%s" SOLVE, solved[i].game);
        assert_int_equal(outcome.status, OK);
        assert_int_equal(outcome.counts.leaves, outcome.counts.terminals);
        if (outcome.value != solved[i].value)
            fail_msg("%s: %lld, not %lld", solved[i].game, (long long)outcome.value, (long long)solved[i].value);
    }
}

/* A table of two entries, which is always overwritten, proves the same. */
static void test_tiny_tables(void **state)
{
    (void)state;
    for (int entries = 2; entries <= 4096; entries *= 8)
        assert_int_equal(run_cell("game=kalah houses=3 seeds=2 capture=standard limit=1000 entries=%d "
                                  "order=table+static etc=yes",
                                  entries)
                             .value,
                         4);
}

static int64_t win_of(const struct cell *cell)
{
    return strcmp(part_at(GAME_PART, cell->part[GAME_PART])->name, "chess") == 0 ? 30000 : 50000;
}

/* The value of a cell, found with a smaller table. */
static int64_t value_of(struct cell *cell)
{
    struct outcome outcome;
    const int algorithm = cell->part[ALGORITHM_PART];
    cell->setting[ALGORITHM_PART][parameter_find(ALGORITHM_PART, algorithm, "entries")].integer = 100000;
    const struct task task = cell_task(cell);
    cell_search(cell)->run(&task, &outcome);
    assert_int_equal(outcome.status, OK);
    return outcome.value;
}

/* The mates of configs/solved.json, each at two limits, are as long as the larger. */
static void test_mates(void **state)
{
    struct experiment experiment;
    int mates = 0;
    (void)state;
    assert_true(experiment_read(&experiment, "solved"));
    for (int i = 0; i + 1 < experiment.total; i++) {
        struct cell *cell = &experiment.cells[i];
        const int at = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "limit");
        const int64_t limit = cell->setting[CUTOFF_PART][at].integer;
        if (limit == 1000)
            continue;
        assert_int_equal(cell[1].setting[CUTOFF_PART][at].integer, limit + 2);
        if (value_of(cell) >= win_of(cell) || value_of(cell + 1) != win_of(cell))
            fail_msg("the mate in %lld plies of cell %d has another length", (long long)limit + 2, i);
        mates++;
        i++;
    }
    assert_int_equal(mates, 14);
    experiment_free(&experiment);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_solved), cmocka_unit_test(test_tiny_tables),
                                       cmocka_unit_test(test_mates)};
    return cmocka_run_group_tests_name("solved", tests, NULL, NULL);
}
