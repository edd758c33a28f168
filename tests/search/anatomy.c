/* What is counted by ply: its sums are the totals, and in perfect order its types those of the minimal tree. */

#include "tests/helper.h"
#include "theory/theory.h"

static struct outcome anatomy_of(char *text)
{
    struct outcome outcome;
    struct cell cell = cell_of(text);
    cell.measure = MEASURE_ANATOMY;
    const struct task task = cell_task(&cell);
    cell_search(&cell)->run(&task, &outcome);
    assert_true(ended_well(outcome.status));
    return outcome;
}

static uint64_t sum(const uint64_t *list, int count)
{
    uint64_t total = 0;
    for (int i = 0; i < count; i++)
        total += list[i];
    return total;
}

static void check_sums(const struct outcome *outcome)
{
    const struct by_ply *by_ply = &outcome->by_ply;
    const struct counts *counts = &outcome->counts;
    const uint64_t types =
        sum(by_ply->type1, PLIES_COUNTED) + sum(by_ply->type2, PLIES_COUNTED) + sum(by_ply->type3, PLIES_COUNTED);
    assert_int_equal(types, counts->interior + counts->leaves + counts->recalled);
    assert_int_equal(sum(by_ply->leaves, PLIES_COUNTED), counts->leaves);
    assert_int_equal(sum(by_ply->cutoffs, PLIES_COUNTED), counts->cutoffs);
    assert_int_equal(sum(by_ply->cutoffs_by_child, CHILDREN_COUNTED), counts->cutoffs);
    assert_int_equal(sum(by_ply->cutoffs_first, PLIES_COUNTED), counts->cutoffs_first);
    assert_int_equal(by_ply->cutoffs_by_child[0], counts->cutoffs_first);
    assert_int_equal(sum(by_ply->researches, PLIES_COUNTED), counts->researches);
    assert_int_equal(sum(by_ply->probes, PLIES_COUNTED), counts->probes);
    assert_int_equal(sum(by_ply->hits, PLIES_COUNTED), counts->hits);
    assert_int_equal(sum(by_ply->recalled, PLIES_COUNTED), counts->recalled);
    for (int ply = 0; ply < PLIES_COUNTED; ply++)
        assert_true(by_ply->distinct_leaves[ply] <= by_ply->leaves[ply]);
}

/* Every algorithm, with a table and deepened where it can be. */
static void test_sums(void **state)
{
    static const char *const games_of_all_kinds[] = {"game=uniform branching=4", "game=tictactoe opening=1",
                                                     "game=othello size=4 seed=3 opening=2"};
    (void)state;
    for (int a = 0; a < algorithm_count; a++)
        for (int g = 0; g < 3; g++)
            for (int variant = 0; variant < 3; variant++) {
                char text[300];
                const bool tabled = parameter_find(ALGORITHM_PART, a, "entries") >= 0;
                snprintf(text, sizeof text, "%s algorithm=%s limit=5%s%s", games_of_all_kinds[g],
                         part_at(ALGORITHM_PART, a)->name, variant && tabled ? " entries=256 etc=yes" : "",
                         variant == 2 ? " order=history+eval deepen=nodes budget=3000" : "");
                const struct outcome outcome = anatomy_of(text);
                check_sums(&outcome);
            }
}

static void test_minimal_tree(void **state)
{
    (void)state;
    for (int b = 2; b <= 5; b++)
        for (int d = 1; d <= 5; d++) {
            char text[300];
            snprintf(text, sizeof text, "game=uniform branching=%d limit=%d order=best", b, d);
            const struct outcome outcome = anatomy_of(text);
            check_sums(&outcome);
            for (int ply = 0; ply <= d; ply++) {
                assert_int_equal(outcome.by_ply.type1[ply], (uint64_t)minimal_nodes(b, ply, 1));
                assert_int_equal(outcome.by_ply.type2[ply], (uint64_t)minimal_nodes(b, ply, 2));
                assert_int_equal(outcome.by_ply.type3[ply], (uint64_t)minimal_nodes(b, ply, 3));
            }
            assert_int_equal(outcome.counts.cutoffs, outcome.counts.cutoffs_first);
        }
}

/* A leaf evaluated twice is one: alpha-beta evaluates none twice, SCOUT does, and minimax sees every leaf there is. */
static void test_distinct_leaves(void **state)
{
    char once[] = "game=uniform branching=5 limit=5 seed=2",
         twice[] = "game=uniform branching=5 limit=5 seed=2 algorithm=scout";
    char deepened[] = "game=uniform branching=5 limit=5 seed=2 algorithm=minimax deepen=nodes budget=7813";
    (void)state;
    const struct outcome alphabeta = anatomy_of(once), scout = anatomy_of(twice), minimax = anatomy_of(deepened);
    assert_int_equal(sum(alphabeta.by_ply.distinct_leaves, PLIES_COUNTED), alphabeta.counts.leaves);
    assert_int_equal(alphabeta.counts.researches, 0);
    assert_true(sum(scout.by_ply.distinct_leaves, PLIES_COUNTED) < scout.counts.leaves);
    assert_true(scout.counts.researches > 0);
    assert_int_equal(minimax.by_ply.distinct_leaves[5], 3125);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sums),
        cmocka_unit_test(test_minimal_tree),
        cmocka_unit_test(test_distinct_leaves),
    };
    return cmocka_run_group_tests_name("anatomy", tests, NULL, NULL);
}
