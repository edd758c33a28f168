/*
 * What prunings may do, and that the laws for them would see where one does otherwise: on random trees, whose values all
 * differ.
 */
#include "games/uniform.c"
#include "kit/search.h"
#include "kit/walk.h"
#include "kit/unit/begin.h"
#include "tests/helper.h"
#include "tests/search/prunings.h"

static const char *const searches[] = {
    "alphabeta", "alphabeta relation=strict entries=64 etc=yes", "alphabeta fail=hard", "minimax",
    "pvs",       "pvs order=eval entries=64 keep=all",
};
enum { SEARCHES_TRIED = sizeof searches / sizeof *searches, SEEDS = 100 };

static struct cell tree_cell(const char *algorithm, int seed)
{
    char text[200];
    snprintf(text, sizeof text, "game=uniform branching=4 seed=%d limit=5 algorithm=%s", seed, algorithm);
    return cell_of(text);
}

/* How many searches find another value or another move than minimax, with these prunings. */
static int count_wrong(void)
{
    int wrong = 0;
    for (int i = 0; i < SEARCHES_TRIED * SEEDS; i++) {
        struct outcome pruned, whole;
        const int seed = 1 + i / SEARCHES_TRIED;
        const struct cell cell = tree_cell(searches[i % SEARCHES_TRIED], seed), plain = tree_cell("minimax", seed);
        struct task task = cell_task(&cell);
        const struct task unpruned = cell_task(&plain);
        task.adjust = (Function)law_prune;
        search_of(cell.part[GAME_PART], cell.part[ALGORITHM_PART], FULL_WALK)->run(&task, &pruned);
        cell_search(&plain)->run(&unpruned, &whole);
        wrong += pruned.value != whole.value || strcmp(pruned.move, whole.move) != 0;
    }
    return wrong;
}

/* How many searches are others where every move is twice as dear. */
static int count_unlike(void)
{
    int unlike = 0;
    for (int i = 0; i < SEARCHES_TRIED; i++) {
        const struct cell cell = tree_cell(searches[i], 1);
        unlike += !law_twice_as_dear_is_alike(&cell);
    }
    return unlike;
}

static void test_exact_prunings(void **state)
{
    (void)state;
    law_fault = LAW_NO_FAULT;
    law_left_out = law_answered = 0;
    assert_int_equal(count_wrong(), 0);
    assert_int_equal(count_unlike(), 0);
    assert_true(law_left_out > 0 && law_answered > 0);
}

/* In every algorithm that asks what positions are worth, the window reaches the moves, unless its tree grows, in open windows. */
static void test_windows_reach_moves(void **state)
{
    (void)state;
    law_fault = LAW_NO_FAULT;
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++) {
        const struct cell cell = tree_cell(part_at(ALGORITHM_PART, algorithm)->name, 1);
        const struct search *search = search_of(cell.part[GAME_PART], algorithm, FULL_WALK);
        struct task task = cell_task(&cell);
        struct outcome outcome;
        task.adjust = (Function)law_prune;
        law_left_out = 0;
        search->run(&task, &outcome);
        const bool windowless = search->algorithm->answers || search->algorithm->grows;
        if ((law_left_out > 0) == windowless)
            print_error("in %s %llu moves were left out\n", part_at(ALGORITHM_PART, algorithm)->name,
                        (unsigned long long)law_left_out);
        assert_true((law_left_out > 0) != windowless);
    }
}

static void test_planted_faults(void **state)
{
    (void)state;
    for (law_fault = LAW_NO_FAULT + 1; law_fault < LAW_FAULTS; law_fault++) {
        const int caught = count_wrong() + count_unlike();
        if (caught == 0)
            print_error("fault %d is not seen\n", (int)law_fault);
        assert_true(caught > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_exact_prunings),
                                       cmocka_unit_test(test_windows_reach_moves),
                                       cmocka_unit_test(test_planted_faults)};
    return cmocka_run_group_tests_name("prunings", tests, NULL, NULL);
}
