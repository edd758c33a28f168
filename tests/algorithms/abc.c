/* ABC search: between the bounds that can be proved at all; trees that are small enough to draw are in worked.txt. */
#include "games/uniform.c"
#include "kit/search.h"
#include "kit/walk.h"
#include "kit/unit/begin.h"
#include "tests/helper.h"

/* --- the bounds that can be proved ------------------------------------------------------------------------ */

enum { NEEDED, DELTA }; /* settings */

/* The largest lower bound that the side to move can prove, or the smallest upper bound that the other can, whatever
 * the window: without a thought for effort, and apart from the algorithm. */
static Value best_proof(Search *search, const State *position, Path path, int64_t own, int64_t other, bool lower)
{
    Value value;
    if (at_leaf(search, position, path, -INFINITE, INFINITE, &value))
        return value;
    Children children;
    value = -INFINITE;
    expand_all(search, position, path, -INFINITE, INFINITE, &children, &value);
    const bool enough = (lower ? own : other) >= search->algorithm[NEEDED].integer;
    const Value here = evaluate(search->rules, position);
    value = -INFINITE;
    for (int i = 0; i < children.count; i++) {
        const State child = play(search->rules, position, children.move[i]);
        int64_t passed = own;
        for (int j = 0; j < children.count; j++) {
            const State sibling = play(search->rules, position, children.move[j]);
            passed += j != i && evaluate(search->rules, &sibling) <=
                                    evaluate(search->rules, &child) + search->algorithm[DELTA].integer;
        }
        value = larger(
            value, -best_proof(search, &child, step(search, position, path, &children, i), other, passed, !lower));
    }
    return !enough ? value : lower ? larger(value, here) : smaller(value, here);
}

static Value proof_of(const struct cell *cell, bool lower)
{
    const struct task task = cell_task(cell);
    struct reached at = {.arena.limit = SIZE_MAX};
    Search search;
    assert_null(begin(&task, &at, &search));
    search.orders = 0;
    prepare_walk(&search);
    allow_nodes(&search, UINT64_MAX);
    const Value value = best_proof(&search, &at.state, root_path(&search), 0, 0, lower);
    arena_free(&at.arena);
    return value;
}

static struct outcome run(const struct cell *cell)
{
    struct outcome outcome;
    const struct task task = cell_task(cell);
    cell_search(cell)->run(&task, &outcome);
    assert_int_equal(outcome.status, OK);
    return outcome;
}

/* How many of the trees have a value that minimax has not, and a proof that leaves no choice. */
struct tally {
    int differ, certain;
};

/* Both bounds of the value are proved, and ABC opens no position that minimax does not. */
static void check_bounds(const char *settings, uint64_t seed, struct tally *tally)
{
    char text[200];
    snprintf(text, sizeof text, "game=uniform branching=3 values=9 seed=%d %s", (int)seed, settings);
    struct cell cell = cell_of(text);
    const Value least = proof_of(&cell, false), most = proof_of(&cell, true);
    const struct outcome found = run(&cell), again = run(&cell);
    assert_memory_equal(&found.counts, &again.counts, sizeof found.counts);
    assert_true(least <= found.value && found.value <= most);

    cell_choose(&cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "minimax"));
    const struct outcome minimax = run(&cell);
    assert_true(least <= minimax.value && minimax.value <= most);
    assert_true(found.counts.leaves <= minimax.counts.leaves);
    assert_true(found.counts.interior <= minimax.counts.interior);
    tally->differ += found.value != minimax.value;
    tally->certain += least == most;
}

static void test_value_is_proved(void **state)
{
    (void)state;
    const char *const settings[] = {
        "algorithm=abc limit=5 alternatives=3",
        "algorithm=abc limit=5 alternatives=4",
        "algorithm=abc limit=6 alternatives=6 delta=2",
        "algorithm=abc limit=5 alternatives=3 order=eval",
        "algorithm=abc limit=5 alternatives=3 order=random",
        "algorithm=abc cutoff=conspiracy limit=1 most_plies=5 alternatives=2",
    };
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        struct tally tally = {0, 0};
        for (uint64_t seed = 1; seed <= 100; seed++)
            check_bounds(settings[i], seed, &tally);
        assert_in_range(tally.differ, 5, 95); /* else nothing was tested */
        assert_in_range(tally.certain, 1, 99);
    }
}

/* More alternatives than any path can pass over leave alpha-beta. */
static void test_endless_alternatives_are_alphabeta(void **state)
{
    (void)state;
    const char *const tree = "game=uniform branching=4 values=9 limit=5";
    for (int seed = 1; seed <= 20; seed++) {
        const struct outcome abc = run_cell("%s seed=%d algorithm=abc alternatives=1000000", tree, seed);
        const struct outcome alphabeta = run_cell("%s seed=%d algorithm=alphabeta", tree, seed);
        assert_int_equal(abc.value, alphabeta.value);
        assert_string_equal(abc.move, alphabeta.move);
        assert_int_equal(abc.counts.leaves, alphabeta.counts.leaves);
        assert_int_equal(abc.counts.interior, alphabeta.counts.interior);
        assert_int_equal(abc.counts.cutoffs_first, alphabeta.counts.cutoffs_first);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_value_is_proved),
        cmocka_unit_test(test_endless_alternatives_are_alphabeta),
    };
    return cmocka_run_group_tests_name("abc", tests, NULL, NULL);
}
