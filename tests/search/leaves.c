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

/* The windows so far, such as "5..9", or with no number where there is no bound. */
static char seen[200];
static uint64_t count_seen;

static Worth note_window(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    char below[30] = "", above[30] = "";
    const size_t length = strlen(seen);
    (void)path;
    if (alpha > -INFINITE)
        snprintf(below, sizeof below, "%lld", (long long)alpha);
    if (beta < INFINITE)
        snprintf(above, sizeof above, "%lld", (long long)beta);
    snprintf(seen + length, sizeof seen - length, "%s%s..%s", length ? " " : "", below, above);
    count_seen++;
    return (Worth){static_value(search, state), true};
}

static const struct worked {
    const char *algorithm;
    uint64_t others; /* evaluations that are not those of leaves */
    const char *windows;
} all[] = {
    {"minimax", 0, ".. .. .. .. .. .. .. .. .."},
    {"negamax", 0, ".. .. .. .. .. .. .. .. .."},
    {"alphabeta", 0, ".. ..5 ..5 5.. 5..9 5.. 5..8"},
    {"shallow", 0, ".. ..5 ..5 .. ..9 .. ..8"},
    {"scout", 0, ".. 4..5 4..5 5..6 5..6 5..6 5..6"},
    {"pvs", 0, ".. 4..5 4..5 5..6 5..6 5..6 5..6"},
    {"alphabeta pruning=research", 0, ".. ..5 ..5 5.. 5..9 5.. 5..8"},
    {"abc alternatives=99", 3 + 9, ".. ..5 ..5 5.. 5..9 5.. 5..8"},
    /* The first leaf of each MIN; then, at the merit of the best so far, its siblings. */
    {"sss", 0, ".. .. .. ..9 ..8 ..5 ..5"},
    /* All of the first MIN, whose least is the merit from then on. */
    {"dual", 0, ".. .. .. 5.. 5.. 5.. 5.."},
    /* At 0, the root's evaluation, it fails high by the first MIN, at 6 low. */
    {"mtdf", 1, "-1..0 -1..0 -1..0 5..6 5..6 5..6 5..6 5..6"},
    /* Within -3..3 it fails high by the first MIN, and searches again from 5 - 1 on. */
    {"aspiration guess=zero width=3", 0, "-3..3 -3..3 -3..3 4.. 4..5 4..5 5.. 5..9 5.. 5..8"},
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
    seen[0] = '\0';
    count_seen = 0;
    search_of(cell.part[GAME_PART], cell.part[ALGORITHM_PART], FULL_WALK)->run(&task, &outcome);
    assert_int_equal(outcome.value, 5);
    assert_string_equal(outcome.move, "0");
    assert_string_equal(seen, worked->windows);
    assert_int_equal(outcome.counts.leaves, count_seen);
    assert_int_equal(outcome.counts.evaluations, count_seen + worked->others);
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
