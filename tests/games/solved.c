/* Published mates, found with a table; values of games that are solved are in worked.txt. */

#include "config/experiment.h"
#include "tests/helper.h"

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
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_mates)};
    return cmocka_run_group_tests_name("solved", tests, NULL, NULL);
}
