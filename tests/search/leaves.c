/*
 * Which window each algorithm hands to a leaf, on a tree worked by hand.  MAX is to move at the root and at the leaves.
 *
 *                      MAX 5
 *         _______________|_______________
 *      MIN 5           MIN 4           MIN 3
 *    5   6   7       9   4   2       8   3   1
 */
#include "games/tree.c"
#include "kit/search.h"
#include "kit/walk.h"
#include "kit/unit/begin.h"
#include "tests/helper.h"

/* A leaf is not the end of the game: what is at the horizon, two plies deep, is asked what it is worth. */
#define LEAF(value) "{\"value\":" #value ",\"children\":[0]}"
#define THREE_BY_THREE                                                                                             \
    "[[" LEAF(5) "," LEAF(6) "," LEAF(7) "],[" LEAF(9) "," LEAF(4) "," LEAF(2) "],[" LEAF(8) "," LEAF(3) "," LEAF( \
        1) "]]"

struct window {
    Value alpha, beta;
};

enum { MOST_WINDOWS = 10 };
static struct window seen[MOST_WINDOWS];
static int count_seen;

static Worth note_window(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    (void)path;
    assert_true(count_seen < MOST_WINDOWS);
    seen[count_seen++] = (struct window){alpha, beta};
    return (Worth){static_value(search, state), true};
}

#define OPEN                                                                                                       \
    {                                                                                                              \
        -INT64_MAX, INT64_MAX                                                                                      \
    }
#define UP_TO(beta)                                                                                                \
    {                                                                                                              \
        -INT64_MAX, beta                                                                                           \
    }
#define FROM(alpha)                                                                                                \
    {                                                                                                              \
        alpha, INT64_MAX                                                                                           \
    }

static const struct worked {
    const char *algorithm;
    uint64_t others; /* evaluations that are not those of leaves */
    int count;
    struct window window[MOST_WINDOWS];
} all[] = {
    {"minimax", 0, 9, {OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN}},
    {"negamax", 0, 9, {OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN}},
    {"alphabeta", 0, 7, {OPEN, UP_TO(5), UP_TO(5), FROM(5), {5, 9}, FROM(5), {5, 8}}},
    {"shallow", 0, 7, {OPEN, UP_TO(5), UP_TO(5), OPEN, UP_TO(9), OPEN, UP_TO(8)}},
    {"scout", 0, 7, {OPEN, {4, 5}, {4, 5}, {5, 6}, {5, 6}, {5, 6}, {5, 6}}},
    {"pvs", 0, 7, {OPEN, {4, 5}, {4, 5}, {5, 6}, {5, 6}, {5, 6}, {5, 6}}},
    {"alphabeta pruning=research", 0, 7, {OPEN, UP_TO(5), UP_TO(5), FROM(5), {5, 9}, FROM(5), {5, 8}}},
    {"abc alternatives=99", 3 + 9, 7, {OPEN, UP_TO(5), UP_TO(5), FROM(5), {5, 9}, FROM(5), {5, 8}}},
    /* The first leaf of each MIN; then, at the merit of the best so far, its siblings. */
    {"sss", 0, 7, {OPEN, OPEN, OPEN, UP_TO(9), UP_TO(8), UP_TO(5), UP_TO(5)}},
    /* All of the first MIN, whose least is the merit from then on. */
    {"dual", 0, 7, {OPEN, OPEN, OPEN, FROM(5), FROM(5), FROM(5), FROM(5)}},
    /* At 0, the root's evaluation, it fails high by the first MIN, at 6 low. */
    {"mtdf", 1, 8, {{-1, 0}, {-1, 0}, {-1, 0}, {5, 6}, {5, 6}, {5, 6}, {5, 6}, {5, 6}}},
    /* Within -3..3 it fails high by the first MIN, and searches again from 5 - 1 on. */
    {"aspiration guess=zero width=3",
     0,
     10,
     {{-3, 3}, {-3, 3}, {-3, 3}, FROM(4), {4, 5}, {4, 5}, FROM(5), {5, 9}, FROM(5), {5, 8}}},
};

static void take_notes(Search *search)
{
    search->worth = note_window;
}

static void check_windows(const struct worked *worked)
{
    char text[1000];
    struct outcome outcome;
    snprintf(text, sizeof text, "game=tree tree=" THREE_BY_THREE " limit=2 algorithm=%s", worked->algorithm);
    const struct cell cell = cell_of(text);
    struct task task = cell_task(&cell);
    task.adjust = (Function)take_notes;
    count_seen = 0;
    search_of(cell.part[GAME_PART], cell.part[ALGORITHM_PART], FULL_WALK)->run(&task, &outcome);
    assert_int_equal(outcome.value, 5);
    assert_string_equal(outcome.move, "0");
    bool same = count_seen == worked->count;
    for (int i = 0; i < worked->count; i++)
        same &= seen[i].alpha == worked->window[i].alpha && seen[i].beta == worked->window[i].beta;
    for (int i = 0; i < count_seen && !same; i++)
        print_error("%s: %lld .. %lld\n", worked->algorithm, (long long)seen[i].alpha, (long long)seen[i].beta);
    assert_true(same);
    assert_int_equal(outcome.counts.leaves, worked->count);
    assert_int_equal(outcome.counts.evaluations, (uint64_t)worked->count + worked->others);
    assert_int_equal(outcome.counts.terminals, 0);
}

static void test_windows(void **state)
{
    (void)state;
    for (int i = 0; i < (int)(sizeof all / sizeof *all); i++)
        check_windows(&all[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_windows)};
    return cmocka_run_group_tests_name("leaves", tests, NULL, NULL);
}
