/* The trees of searches: laws for every algorithm, and for how they are laid out. */
#include <inttypes.h>

#include "tests/helper.h"
#include "tree/picture.h"
#include "tree/cell_tree.h"
#include "tree/search_tree.h"

enum { ROOM = 1 << 16 };

static struct trace *last_trace;

/* Run a cell in this process, and read its tree. */
static struct outcome read_tree(struct search_tree *tree, const char *text)
{
    static char copy[10000];
    struct outcome outcome;
    uint64_t earlier;
    snprintf(copy, sizeof copy, "%s", text);
    struct cell cell = cell_of(copy);
    cell.measure = MEASURE_ANATOMY;
    struct task task = cell_task(&cell);
    if (!last_trace)
        last_trace = malloc(sizeof *last_trace + ROOM * sizeof *last_trace->event);
    assert_non_null(last_trace);
    *last_trace = (struct trace){.room = ROOM};
    task.trace = last_trace;
    cell_search(&cell)->run(&task, &outcome);
    assert_false(last_trace->full);
    passes_fold(last_trace);
    search_tree_read(tree, false, last_trace, &outcome, &earlier);
    return outcome;
}

/* --- laws ------------------------------------------------------------------------------------------------------ */

/* A cutoff is proved by leaves, too, and nothing is left out without one. */
static void check_cuts(const char *text, const struct search_tree *tree)
{
    for (int i = 0; i < tree->nodes; i++) {
        const struct node *node = &tree->node[i];
        const bool cut = node->last.cut != NO_CUT && node->last.cut != SOLVED_CUT && node->state == INNER;
        const struct visit *last = cut ? &tree->visit[node->last.visit] : NULL;
        if (cut && (is_max(tree, node) ? node->lower < last->beta : node->upper > last->alpha))
            fail_msg("%s: the cutoff at node %d is not proved", text, i);
        if (!cut && !tree->best_first && node->state == INNER && unvisited_children(tree, node) > 0)
            fail_msg("%s: node %d has unvisited children, but no cutoff", text, i);
    }
}

/* Every visit that was counted is in the tree, or below a null move, and no node is worth more than it is. */
static void check_tree(const char *text, const struct search_tree *tree, const struct outcome *outcome)
{
    int visits = 0;
    for (int i = 0; i < tree->nodes; i++) {
        const struct node *node = &tree->node[i];
        visits += node->visits;
        if (node->lower > node->upper || (i > 0 && node->parent < 0))
            fail_msg("%s: node %d below %d is worth %" PRId64 " .. %" PRId64, text, i, node->parent, node->lower,
                     node->upper);
    }
    const uint64_t counted = nodes_of(&outcome->counts) + outcome->counts.recalled, leaves = outcome->counts.leaves;
    if ((uint64_t)(visits + tree->passed) != counted || visits != tree->visits ||
        (tree->passed == 0 && (uint64_t)tree->leaves != leaves))
        fail_msg("%s: %d visits of %" PRIu64 ", %d leaves of %" PRIu64, text, visits, counted, tree->leaves,
                 leaves);
    check_cuts(text, tree);
}

/* And the leaves that were visited prove the value.  They need not if prunings let a search contradict itself. */
static void check_search(const char *game, const char *limit, const char *search, bool proves)
{
    char text[1000];
    struct search_tree tree;
    snprintf(text, sizeof text, "%s %s %s", game, search, strstr(search, "cutoff=") ? "" : limit);
    const struct outcome outcome = read_tree(&tree, text);
    const struct node *root = &tree.node[0];
    assert_int_equal(outcome.status, OK);
    check_tree(text, &tree, &outcome);
    if (proves && (root->lower != outcome.value || root->upper != outcome.value))
        fail_msg("%s: the value is %" PRId64 ", but %" PRId64 " .. %" PRId64 " is proved", text, outcome.value,
                 root->lower, root->upper);
    assert_true(root->principal || !proves);
}

static void check_laws(const char *game, const char *limit, const char *search)
{
    check_search(game, limit, search, true);
}

static void test_laws(void **state)
{
    static const char *const games[][2] = {
        {"game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]]", ""},
        {"game=tree tree=[[[3,5],[2,9]],[[12,5],[23,23]]]", "limit=3"},
        {"game=uniform branching=3 values=6", "limit=4"},
        {"game=uniform branching=2 seed=4", "limit=6"},
        {"game=tictactoe position=x.o/.x./...:o", "limit=9"},
        {"game=connect4 opening=6", "limit=4"},
        {"game=othello size=4 opening=3", "limit=4"},
        {"game=kalah opening=3", "limit=3"},
    };
#define SELECTIVE " cutoff=realization table=even limit=0.02"
    static const char *const searches[] = {
        "algorithm=minimax",
        "algorithm=negamax",
        "algorithm=alphabeta",
        "algorithm=alphabeta fail=hard window=bounds",
        "algorithm=alphabeta entries=1000 etc=yes order=table+eval",
        "algorithm=alphabeta order=eval cutoff=conspiracy limit=1",
        "algorithm=alphabeta order=best",
        "algorithm=shallow",
        "algorithm=scout",
        "algorithm=scout order=killer+history",
        "algorithm=sss",
        "algorithm=sss order=worst",
        "algorithm=dual",
        "algorithm=pvs",
        "algorithm=pvs entries=1000 keep=all etc=yes",
        "algorithm=aspiration width=1",
        "algorithm=aspiration inner=pvs guess=zero",
        "algorithm=mtdf",
        "algorithm=mtdf step=2 entries=1000 keep=all",
        "algorithm=alphabeta" SELECTIVE,
        "algorithm=alphabeta pruning=research research_window=open" SELECTIVE,
        "algorithm=alphabeta pruning=research research_cheap=5 research_between=yes" SELECTIVE,
        "algorithm=abc alternatives=3",
    };
    (void)state;
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (size_t s = 0; s < sizeof searches / sizeof *searches; s++)
            check_laws(games[g][0], games[g][1], searches[s]);
}

/* What tests/watch/draw.t explains: captures beyond the horizon. */
#define QUIET(value, more) "{\"value\":" #value ",\"children\":[" more "0]}"
#define NOISY(value, more) "{\"noisy\":true,\"value\":" #value ",\"children\":[" more "0]}"
#define HORIZON                                                                                                    \
    "[" QUIET(0, "") "," QUIET(5, NOISY(-4, "") "," NOISY(4, "") ",") "," QUIET(                                   \
        1, NOISY(-2, NOISY(1, "") ",") ",") "]"

/* All algorithms tell of a tree whose leaves prove its value, with what lies beyond them or without. */
static void test_beyond(void **state)
{
    (void)state;
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++) {
        char search[100];
        if (algorithm_at(algorithm)->answers)
            continue;
        snprintf(search, sizeof search, "algorithm=%s leaf=quiescence", part_at(ALGORITHM_PART, algorithm)->name);
        check_laws("game=tree tree=" HORIZON, "limit=1", search);
        check_laws("game=tree tree=[" HORIZON "," HORIZON "]", "limit=2", search);
        check_laws("game=tree tree=[{\"check\":true,\"value\":9,\"children\":[2,-3]},1]", "limit=1", search);
    }
}

/* Prunings keep them: what they say counts as the search took it.  Who searches a position in one window after the other may
 * find what contradicts it, though. */
static void test_laws_of_prunings(void **state)
{
    static const char *const games[][2] = {
        {"game=tictactoe opening=2", "limit=4"},
        {"game=othello size=4 opening=3", "limit=4"},
        {"game=kalah opening=3", "limit=3"},
    };
    static const char *const algorithms[] = {"minimax", "alphabeta", "alphabeta entries=1000", "sss",
                                             "pvs",     "mtdf",      "mtdf entries=1000",      "scout"};
    enum { CONSISTENT = 3 };
    static const char *const prunings[] = {
        "null null_plies=1 null_verify=2",
        "probcut probcut_pairs=3:1:1:0:1,2:1:1:0:0 probcut_threshold=0.5",
        "beam beam_width=2",
        "reverse+razor reverse_margin=0 razor_margin=0",
        "research cutoff=late limit=4 late_from=1 late_left=1",
        "null+probcut+futility+late null_plies=1 late_moves=1 probcut_pairs=2:1:1:0:1",
    };
    (void)state;
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (size_t a = 0; a < sizeof algorithms / sizeof *algorithms; a++)
            for (size_t p = 0; p < sizeof prunings / sizeof *prunings; p++) {
                char search[200];
                snprintf(search, sizeof search, "algorithm=%s pruning=%s", algorithms[a], prunings[p]);
                check_search(games[g][0], games[g][1], search, a < CONSISTENT);
            }
}

/* The laws can fail: without the last leaf the value is not proved. */
static void test_laws_can_fail(void **state)
{
    static const char text[] = "game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] algorithm=alphabeta";
    struct search_tree whole, part;
    (void)state;
    const struct outcome outcome = read_tree(&whole, text);
    search_tree_begin(&part, false);
    for (uint64_t i = 0; i + 3 < last_trace->count; i++)
        search_tree_take(&part, &last_trace->event[i]);
    assert_int_equal(whole.node[0].upper, outcome.value);
    assert_int_equal(part.node[0].lower, outcome.value);
    assert_true(part.node[0].upper == UNBOUNDED);
}

/* --- layout ---------------------------------------------------------------------------------------------------- */

/* A tree whose shape the number decides. */
static void grow_tree(struct layout *layout, int parent, uint32_t *number, int levels)
{
    *number = *number * 1664525 + 1013904223;
    const int children = levels > 0 ? (int)(*number >> 24) % 4 : 0;
    const int box = layout_add(layout, parent, 5 + (*number >> 16) % 30, 10);
    for (int i = 0; i < children; i++)
        grow_tree(layout, box, number, levels - 1);
}

/* Nothing on a level is closer than was asked for, or stands in another order, and parents stand in the middle. */
static void check_layout(const struct layout *layout, double beside)
{
    for (int i = 0; i < layout->boxes; i++) {
        const struct box *box = &layout->box[i];
        double first = 0, last = 0;
        for (int j = box->first_child; j >= 0; j = layout->box[j].next_sibling) {
            first = j == box->first_child ? layout->box[j].x : first;
            last = layout->box[j].x;
        }
        assert_true(box->first_child < 0 ||
                    (first + last - 2 * box->x < 1e-6 && first + last - 2 * box->x > -1e-6));
        assert_true(box->x - box->width / 2 > -1e-6 && box->x + box->width / 2 < layout->width + 1e-6);
        for (int j = i + 1; j < layout->boxes; j++) /* numbered from left to right on each level */
            if (layout->box[j].level == box->level)
                assert_true(layout->box[j].x - box->x >= (layout->box[j].width + box->width) / 2 + beside - 1e-6);
    }
}

static void test_layout(void **state)
{
    (void)state;
    for (uint32_t seed = 1; seed <= 200; seed++) {
        struct layout layout = {0};
        uint32_t number = seed;
        grow_tree(&layout, -1, &number, 5);
        layout_arrange(&layout, 4, 20);
        check_layout(&layout, 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_laws),
        cmocka_unit_test(test_beyond),
        cmocka_unit_test(test_laws_of_prunings),
        cmocka_unit_test(test_laws_can_fail),
        cmocka_unit_test(test_layout),
    };
    return cmocka_run_group_tests_name("drawn", tests, NULL, NULL);
}
