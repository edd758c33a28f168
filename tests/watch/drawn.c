/* The trees of searches: worked by hand, laws for every algorithm, and how they are written. */
#include <inttypes.h>

#include "tests/shell.h"
#include "tree/picture.h"
#include "tree/watch.h"
#include "tree/searched.h"

enum { ROOM = 1 << 16 };

static struct trace *last_trace;

/* Run a cell in this process, and read its tree. */
static struct outcome read_tree(struct searched *tree, const char *text)
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
    searched_read(tree, false, last_trace, &outcome, &earlier);
    return outcome;
}

/* --- laws ------------------------------------------------------------------------------------------------------ */

/* A cutoff is proved by leaves, too, and nothing is left out without one. */
static void check_cuts(const char *text, const struct searched *tree)
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
static void check_tree(const char *text, const struct searched *tree, const struct outcome *outcome)
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
    struct searched tree;
    snprintf(text, sizeof text, "%s %s %s", game, search, strstr(search, "cutoff=") ? "" : limit);
    const struct outcome outcome = read_tree(&tree, text);
    const struct node *root = &tree.node[0];
    assert_int_equal(outcome.status, OK);
    check_tree(text, &tree, &outcome);
    if (proves && (root->lower != outcome.value || root->upper != outcome.value))
        fail_msg("%s: the value is %" PRId64 ", but %" PRId64 " .. %" PRId64 " is proved", text, outcome.value,
                 root->lower, root->upper);
    assert_true(root->principal || !proves);
    searched_free(&tree);
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

/*
 * The horizon.  MAX may do nothing, worth 0; take a rook with the queen, worth 5 until MIN takes back, then -4; or take a
 * pawn with a knight, worth 1 until MIN takes the knight, -2, and MAX that which took it, 1 again.  One ply deep, static
 * leaves make MAX take the rook.  Quiescence finds -4 there, where MIN need not look at its other capture, and 1 behind the
 * knight.
 */
#define QUIET(value, more) "{\"value\":" #value ",\"children\":[" more "0]}"
#define NOISY(value, more) "{\"noisy\":true,\"value\":" #value ",\"children\":[" more "0]}"
#define HORIZON                                                                                                    \
    "[" QUIET(0, "") "," QUIET(5, NOISY(-4, "") "," NOISY(4, "") ",") "," QUIET(                                   \
        1, NOISY(-2, NOISY(1, "") ",") ",") "]"

static void test_horizon(void **state)
{
    static const char *const leaf[] = {"static", "quiescence", "quiescence most_beyond=1",
                                       "quiescence most_beyond=0"};
    static const struct {
        int64_t value;
        const char *move;
        uint64_t beyond, evaluations;
    } wanted[] = {{5, "1", 0, 3}, {1, "2", 3, 6}, {0, "0", 2, 5}, {5, "1", 0, 3}};
    (void)state;
    for (int i = 0; i < 4; i++) {
        const struct outcome outcome = run_cell("game=tree tree=" HORIZON " limit=1 leaf=%s", leaf[i]);
        assert_int_equal(outcome.value, wanted[i].value);
        assert_string_equal(outcome.move, wanted[i].move);
        assert_int_equal(outcome.counts.leaves, 3);
        assert_int_equal(outcome.counts.interior, 1);
        assert_int_equal(outcome.counts.terminals, 0);
        assert_int_equal(outcome.counts.beyond, wanted[i].beyond);
        assert_int_equal(outcome.counts.evaluations, wanted[i].evaluations);
    }
}

/* Who is in check cannot stand pat, and tries what is not noisy, too: MIN stands at 9, and must go to 2 or -3.  And all
 * algorithms tell of a tree whose leaves prove its value, with what lies beyond them or without. */
static void test_beyond(void **state)
{
    static const char check[] = "game=tree tree=[{\"check\":true,\"value\":9,\"children\":[2,-3]},1] limit=1";
    (void)state;
    assert_int_equal(run_cell("%s", check).value, 9);
    assert_int_equal(run_cell("%s leaf=quiescence", check).value, 1);
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++) {
        char search[100];
        if (algorithm_at(algorithm)->answers)
            continue;
        snprintf(search, sizeof search, "algorithm=%s leaf=quiescence", part_at(ALGORITHM_PART, algorithm)->name);
        check_laws("game=tree tree=" HORIZON, "limit=1", search);
        check_laws("game=tree tree=[" HORIZON "," HORIZON "]", "limit=2", search);
        check_laws(check, "", search);
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
    struct searched whole, part;
    (void)state;
    const struct outcome outcome = read_tree(&whole, text);
    searched_begin(&part, false);
    for (uint64_t i = 0; i + 3 < last_trace->count; i++)
        searched_take(&part, &last_trace->event[i]);
    assert_int_equal(whole.node[0].upper, outcome.value);
    assert_int_equal(part.node[0].lower, outcome.value);
    assert_true(part.node[0].upper == UNBOUNDED);
    searched_free(&whole);
    searched_free(&part);
}

/* --- worked by hand -------------------------------------------------------------------------------------------- */

/* The node to which the children in these places lead, such as "1.0.0"; "": the root. */
static const struct node *node_at(const struct searched *tree, const char *path)
{
    const struct node *node = &tree->node[0];
    while (*path) {
        const int place = atoi(path);
        int i = node->first_child;
        while (i >= 0 && tree->node[i].place != place)
            i = tree->node[i].next_sibling;
        assert_true(i >= 0);
        node = &tree->node[i];
        path += strcspn(path, ".");
        path += *path == '.';
    }
    return node;
}

static void check_cut(const char *text, const char *path, enum cut cut, int cut_by, int unvisited)
{
    struct searched tree;
    read_tree(&tree, text);
    const struct node *node = node_at(&tree, path);
    if (node->last.cut != cut || node->last.cut_by != cut_by || unvisited_children(&tree, node) != unvisited)
        fail_msg("%s at %s: cut %d by child %d, %d not visited", text, path, node->last.cut, node->last.cut_by,
                 unvisited_children(&tree, node));
    searched_free(&tree);
}

/*
 * In the first tree -3 is below what MIN 1 promised to MAX, its grandparent: the parent's own bound.  In the second, 3 is
 * below the 4 that the root has, three plies above MIN 1.0.0, whose parent knows nothing yet; without deep cutoffs that is
 * not known there.  In the third a null window (1, 2) asks whether MAX 0.1 is worth less than 2, and no node above has 1.
 */
static void test_reasons(void **state)
{
    (void)state;
    check_cut("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] algorithm=alphabeta", "2", SHALLOW_CUT, 0, 2);
    check_cut("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] algorithm=alphabeta", "0", NO_CUT, -1, 0);
    check_cut("game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] algorithm=sss", "", SOLVED_CUT, 0, 0);
    check_cut("game=tree tree=[4,[[[3,9],5],8]] algorithm=alphabeta", "1.0.0", DEEP_CUT, 0, 1);
    check_cut("game=tree tree=[4,[[[3,9],5],8]] algorithm=shallow", "1.0.0", NO_CUT, -1, 0);
    check_cut("game=tree tree=[4,[[[3,9],5],8]] algorithm=minimax", "1.0.0", NO_CUT, -1, 0);
    check_cut("game=tree tree=[[[2],[[0,9],5]]] algorithm=pvs", "0.1.0", WINDOW_CUT, 0, 1);
    check_cut("game=tree tree=[[[2],[[0,9],5]]] algorithm=alphabeta", "0.1.0", NO_CUT, -1, 0);
}

static void check_window(const struct searched *tree, const char *path, int64_t alpha, int64_t beta)
{
    const struct visit *visit = &tree->visit[node_at(tree, path)->last_visit];
    assert_true(visit->alpha == alpha && visit->beta == beta);
}

/* MAX has 1 from its first child; within MIN 1 the bound 7 and then 3 become beta. */
static void test_windows(void **state)
{
    struct searched tree;
    (void)state;
    read_tree(&tree, "game=tree tree=[[3,5,1],[7,3,-4],[-3,0,3]] algorithm=alphabeta");
    check_window(&tree, "", -UNBOUNDED, UNBOUNDED);
    check_window(&tree, "0.1", -UNBOUNDED, 3);
    check_window(&tree, "1", 1, UNBOUNDED);
    check_window(&tree, "1.1", 1, 7);
    check_window(&tree, "1.2", 1, 3);
    check_window(&tree, "2.0", 1, UNBOUNDED);
    assert_true(node_at(&tree, "0.2")->principal && !node_at(&tree, "0.0")->principal);
    assert_int_equal(node_at(&tree, "2")->upper, -3);
    assert_true(node_at(&tree, "2")->lower == -UNBOUNDED);
    assert_int_equal(node_at(&tree, "1.2")->type, 3);
    searched_free(&tree);
}

/* What the table answers needs no children, and of what it knows of a child, ETC makes cuts. */
static void test_table(void **state)
{
    struct searched tree;
    int answered = 0, cut = 0;
    (void)state;
    read_tree(&tree, "game=tictactoe position=xo./.../...:x limit=7 algorithm=alphabeta entries=10000 etc=yes");
    for (int i = 0; i < tree.nodes; i++) {
        answered += tree.node[i].state == ANSWERED;
        cut += tree.node[i].last.cut == TABLE_CUT;
    }
    assert_true(answered > 0 && cut > 0);
    searched_free(&tree);
}

/* With deepening the last step is drawn, and nothing that a step before found. */
static void test_last_step(void **state)
{
    struct searched once, deepened;
    (void)state;
    read_tree(&once, "game=uniform branching=3 limit=4 algorithm=alphabeta");
    read_tree(&deepened, "game=uniform branching=3 limit=4 algorithm=alphabeta deepen=limit");
    assert_int_equal(once.visits, deepened.visits);
    assert_int_equal(once.leaves, deepened.leaves);
    searched_free(&once);
    searched_free(&deepened);
}

/* --- prunings, worked by hand ---------------------------------------------------------------------------------- */

static void check_bounds(const struct node *node, int64_t lower, int64_t upper)
{
    assert_true(node->lower == lower && node->upper == upper);
}

/* Of each move `beam` looks at two replies, and so does not see that the first is worth 1 and the second -4.  MIN 2 stands at 0,
 * more than a point below the 4 that MAX has then: so `reverse` answers that it is worth 1 at most. */
#define PRUNED_TREE "[[3,5,1],{\"value\":5,\"children\":[7,4,-4]},[-3,0,3]]"
#define PRUNED_BY(names) " limit=2 algorithm=alphabeta pruning=" names " beam_width=2 beam_loud=no"

static void test_pruned(void **state)
{
    struct searched tree;
    (void)state;
    assert_int_equal(read_tree(&tree, "game=tree tree=" PRUNED_TREE PRUNED_BY("reverse+beam")).value, 4);
    const struct node *first = node_at(&tree, "0"), *last = node_at(&tree, "2"), *left_out = node_at(&tree, "0.2");
    check_bounds(first, 3, 3);
    assert_int_equal(left_out_children(&tree, first, 1), 1);
    assert_int_equal(left_out_children(&tree, first, 0), 0);
    assert_int_equal(unvisited_children(&tree, first), 0);
    assert_int_equal(first->last.cut, NO_CUT);
    assert_true(left_out->left_out && left_out->visits == 0);
    check_bounds(left_out, 3, UNBOUNDED);
    assert_true(last->state == LEAF && last->leaf == PRUNED && last->pruned_by == 0);
    check_bounds(last, -UNBOUNDED, 1);
    searched_free(&tree);
}

/* MTD(f) asks first whether MAX gets 0.  MIN 0 stands at 3, and has a move worth 5 to MAX already: so `futility` leaves the
 * others out, as worth 2 at least.  When it is asked whether MAX gets 3, the next is searched, and worth -1, which contradicts
 * that; so the last need not be. */
static void test_left_out_and_searched(void **state)
{
    struct searched tree;
    int left_out = 0;
    (void)state;
    read_tree(&tree, "game=tree tree=[{\"value\":3,\"children\":[{\"value\":5,\"children\":[0]},"
                     "{\"value\":-1,\"children\":[0]},{\"value\":-2,\"children\":[0]}]}] limit=2 algorithm=mtdf "
                     "first=zero pruning=futility");
    for (uint64_t i = 0; i < last_trace->count; i++)
        left_out += last_trace->event[i].kind == LEFT_OUT_EVENT;
    assert_int_equal(left_out, 2);
    const struct node *node = node_at(&tree, "0.1");
    assert_true(node->number == 1 && node->visits == 1 && !node->left_out && node->pruned_by < 0);
    assert_int_equal(left_out_children(&tree, node_at(&tree, "0"), 0), 1);
    check_bounds(node, -1, -1);
    check_bounds(node_at(&tree, "0"), -1, -1);
    searched_free(&tree);
}

/* From above it is the other way round: whether MAX gets 5 depends on the second move, worth 4, and whether it gets 4 does
 * not by what MIN stands at, 5. */
static void test_searched_and_left_out(void **state)
{
    struct searched tree;
    (void)state;
    read_tree(&tree, "game=tree tree=[{\"value\":5,\"children\":[{\"value\":5,\"children\":[0]},"
                     "{\"value\":4,\"children\":[0]}]}] limit=2 algorithm=mtdf first=+infinity pruning=futility");
    const struct node *node = node_at(&tree, "0.1");
    assert_true(node->visits == 1 && node->left_out);
    assert_int_equal(left_out_children(&tree, node_at(&tree, "0"), 0), 0);
    check_bounds(node, 4, 4);
    check_bounds(node_at(&tree, "0"), 4, 4);
    searched_free(&tree);
}

/* ProbCut looks at MIN 1 itself with a ply less left.  In the first tree that is enough for an answer, 5 at most, and what it
 * saw below does not count.  In the second MIN 1 is searched on: its first two moves are worth 9 and 4, which cuts; the
 * third, of which only ProbCut saw something, proves nothing. */
static void test_looks_within_visits(void **state)
{
    static const char search[] = "limit=3 algorithm=alphabeta pruning=probcut probcut_pairs=2:1:1:0:0";
    struct searched answered, searched;
    char text[1000];
    (void)state;
    snprintf(text, sizeof text, "game=tree tree=[[[5]],[{\"value\":3,\"children\":[9]},[7]]] %s", search);
    read_tree(&answered, text);
    assert_true(node_at(&answered, "1")->leaf == PRUNED);
    check_bounds(node_at(&answered, "1"), -UNBOUNDED, 5);
    assert_int_equal(node_at(&answered, "1.0")->state, OUTDATED);
    snprintf(text, sizeof text,
             "game=tree tree=[[[5]],[{\"value\":8,\"children\":[9]},{\"value\":7,\"children\":[4]},"
             "{\"value\":6,\"children\":[6]}]] %s",
             search);
    read_tree(&searched, text);
    const struct node *node = node_at(&searched, "1");
    check_bounds(node, -UNBOUNDED, 4);
    assert_true(node->state == INNER && node->last.cut == SHALLOW_CUT && node->last.cut_by == 1);
    assert_int_equal(node_at(&searched, "1.2")->state, OUTDATED);
    searched_free(&answered);
    searched_free(&searched);
}

/* All visits that were counted are in the tree but for those below null moves, of which one event each is left. */
static void test_null_moves(void **state)
{
    struct searched tree;
    int passes = 0, answered = 0;
    (void)state;
    read_tree(&tree, "game=tictactoe position=x../.o./...:x limit=5 algorithm=alphabeta pruning=null null_plies=1");
    for (uint64_t i = 0; i < last_trace->count; i++)
        passes += is_pass(&last_trace->event[i]);
    for (int i = 0; i < tree.nodes; i++)
        answered += tree.node[i].pruned_by == 0;
    assert_true(answered > 0 && passes >= answered && tree.passed > passes);
    searched_free(&tree);
}

/* --- how it is written ----------------------------------------------------------------------------------------- */

static void test_text(void **state)
{
    (void)state;
    expect_status(0, "plymeter draw game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=alphabeta > drawn && "
                     "cat > wanted <<'end' && cmp drawn wanted\n"
                     "node                value  visits  window       type  note\n"
                     "MAX                 1           1  (-inf, inf)     1  principal\n"
                     "  MIN 0             1           2  (-inf, inf)     1  principal\n"
                     "    MAX 0           3           3  (-inf, inf)     1  game over\n"
                     "    MAX 1           5           4  (-inf, 3)       2  game over\n"
                     "    MAX 2           1           5  (-inf, 3)       2  principal, game over\n"
                     "  MIN 1             -4          6  (1, inf)        2  \n"
                     "    MAX 0           7           7  (1, inf)        3  game over\n"
                     "    MAX 1           3           8  (1, 7)          3  game over\n"
                     "    MAX 2           -4          9  (1, 3)          3  game over\n"
                     "  MIN 2             <=-3       10  (1, inf)        2  \n"
                     "    MAX 0           -3         11  (1, inf)        3  game over\n"
                     "    ... 2 children                                    alpha cut\n"
                     "end\n");
    expect_status(0, "plymeter draw game=tree 'tree=[4,[[[3,9],5],8]]' algorithm=alphabeta > drawn && "
                     "cat > wanted <<'end' && cmp drawn wanted\n"
                     "node                 value  visits  window       type  note\n"
                     "MAX                  5           1  (-inf, inf)     1  principal\n"
                     "  MIN 0              4           2  (-inf, inf)     1  game over\n"
                     "  MIN 1              5           3  (4, inf)        2  principal\n"
                     "    MAX 0            5           4  (4, inf)        3  principal\n"
                     "      MIN 0          <=3         5  (4, inf)        2  \n"
                     "        MAX 0        3           6  (4, inf)        3  game over\n"
                     "        ... 1 child                                    deep alpha cut\n"
                     "      MIN 1          5           7  (4, inf)        2  principal, game over\n"
                     "    MAX 1            8           8  (4, 5)          3  game over\n"
                     "end\n");
    expect(0, "... 3 nodes                                    folded, 3 leaves",
           "plymeter draw game=tree algorithm=alphabeta --fold 1");
    expect_status(0, "plymeter draw game=tree 'tree=" HORIZON "' limit=1 leaf=quiescence > drawn && "
                     "cat > wanted <<'end' && cmp drawn wanted\n"
                     "node         value  visits  window       type  note\n"
                     "MAX          1           1  (-inf, inf)     1  principal\n"
                     "  MIN 0      0           2  (-inf, inf)     1  limit spent\n"
                     "  MIN 1      <=-4        3  (0, inf)        2  limit spent, stands pat at 5\n"
                     "    MAX 0    -4          4  (0, 5)             beyond the horizon\n"
                     "  MIN 2      1           5  (0, inf)        2  principal, limit spent, stands pat at 1\n"
                     "    MAX 0    >=1         6  (0, 1)             beyond the horizon, stands pat at -2\n"
                     "      MIN 0  1           7  (0, 1)             beyond the horizon\n"
                     "end\n");
}

/* A move that a reduced search finds good is visited again, and one that it does not is left out. */
static void test_text_of_prunings(void **state)
{
    (void)state;
    expect_status(0, "plymeter draw game=tree 'tree=" PRUNED_TREE "'" PRUNED_BY(
                         "reverse+beam") " > drawn && "
                                         "cat > wanted <<'end' && cmp drawn wanted\n"
                                         "node             value  visits  window       type  note\n"
                                         "MAX              4           1  (-inf, inf)     1  principal\n"
                                         "  MIN 0          3           2  (-inf, inf)     1  \n"
                                         "    MAX 0        3           3  (-inf, inf)     1  game over\n"
                                         "    MAX 1        5           4  (-inf, 3)       2  game over\n"
                                         "    ... 1 child                                    left out by beam\n"
                                         "  MIN 1          4           5  (3, inf)        2  principal\n"
                                         "    MAX 0        7           6  (3, inf)        3  game over\n"
                                         "    MAX 1        4           7  (3, 7)          3  principal, game over\n"
                                         "    ... 1 child                                    left out by beam\n"
                                         "  MIN 2          <=1         8  (4, inf)        2  pruned by reverse\n"
                                         "end\n");
    expect_status(0,
                  "plymeter draw game=tree 'tree=[[{\"value\":4,\"children\":[4]},{\"value\":3,\"children\":[6]},"
                  "{\"value\":9,\"children\":[1]}]]' algorithm=alphabeta cutoff=late limit=3 late_from=1 "
                  "late_left=1 pruning=research > drawn && cat > wanted <<'end' && cmp drawn wanted\n"
                  "node         value  visits  window            type  note\n"
                  "MAX              4  1       (-inf, inf)          1  principal\n"
                  "  MIN 0          4  2       (-inf, inf)          1  principal\n"
                  "    MAX 0        4  3       (-inf, inf)          1  principal\n"
                  "      MIN 0      4  4       (-inf, inf)          1  principal, game over\n"
                  "    MAX 1        6  5, 6    (3, 4) (-inf, 4)     2  \n"
                  "      MIN 0      6  7       (-inf, 4)            3  game over\n"
                  "    MAX 2        9  8       (3, 4)               2  limit spent, left out by research\n"
                  "end\n");
}

static void test_steps(void **state)
{
    (void)state;
    expect(0,
           "   11  visit  MAX 2.0  window (1, inf)\n"
           "       leaf   MAX 2.0: MAX 2.0 is -3, MIN 2 is <=-3, MAX is 1\n"
           "       cut    MIN 2: alpha cut, 2 children not visited\n",
           "plymeter draw game=tree algorithm=alphabeta --step");
    expect(0,
           "    3  visit  MIN 1  window (0, inf)\n"
           "       pat    MIN 1 stands pat at 5\n"
           "    4  look   MAX 1.0  window (0, 5)\n"
           "       pat    MAX 1.0 stands pat at -4\n"
           "       worth  MAX 1.0: MAX 1.0 is -4\n"
           "       leaf   MIN 1: MIN 1 is <=-4\n",
           "plymeter draw game=tree 'tree=" HORIZON "' limit=1 leaf=quiescence --step");
}

static void test_steps_of_prunings(void **state)
{
    (void)state;
    expect(0,
           "       prune  MAX 1.2 left out by beam: MAX 1.2 is >=4, MIN 1 is 4, MAX is >=4\n"
           "    8  visit  MIN 2  window (4, inf)\n"
           "       prune  MIN 2 answered by reverse: MIN 2 is <=1, MAX is 4\n",
           "plymeter draw game=tree 'tree=" PRUNED_TREE "'" PRUNED_BY("none+reverse+beam") " --step");
    expect(0,
           "   36  visit  MIN a2  window (2, inf)\n"
           "       pass   MIN a2 tries a null move, below which 1 visit is not drawn\n"
           "       prune  MIN a2 answered by null: MIN a2 is <=2\n",
           "plymeter draw game=tictactoe position=x../.o./...:x limit=3 algorithm=alphabeta pruning=null "
           "null_plies=1 --step");
}

/* On a terminal one event after the other: two, three more, back, and no more. */
static void test_steps_asked(void **state)
{
    (void)state;
    if (system("command -v script > /dev/null") != 0) {
        puts("not tested: there is no script, so that no terminal can be had");
        skip();
    }
    expect_status(0, "printf '\\n3\\nb\\nq\\n' | script -qec '\"$PLYMETER\" draw game=tree algorithm=alphabeta "
                     "--step' /dev/null "
                     "> typescript && test $(grep -c 'Enter: next' typescript) = 4 && "
                     "test $(grep -c 'visit  MAX 0.1' typescript) = 1 && ! grep -q 'MAX 0.2' typescript");
}

static void test_pictures(void **state)
{
    (void)state;
    expect_status(
        0, "plymeter draw game=tree algorithm=alphabeta -o t.svg && plymeter draw game=tree algorithm=alphabeta "
           "--format svg | cmp - t.svg");
    expect_status(0, "test $(grep -c '<ellipse' t.svg) = 4 && test $(grep -c 'class=\"cut\"' t.svg) = 5");
    expect_status(0, "plymeter draw game=uniform branching=2 limit=2 --format svg | grep -q 'limit spent'");
    expect_status(0, "plymeter draw game=tree 'tree=" HORIZON "' limit=1 leaf=quiescence -o h.svg && "
                     "test $(grep -c 'line class=\"beyond\"' h.svg) = 7 && grep -q '>pat 5<' h.svg");
    expect_status(0, "plymeter draw game=tree 'tree=[0,[[1],[1]]]' algorithm=abc alternatives=1 --format svg |"
                     " grep -q 'stopped early'");
    expect_status(0, "plymeter draw game=tree algorithm=alphabeta -o t.svg"); /* its own is replaced, */
    expect(3, "other.svg",
           "echo '<svg mine>' > other.svg; plymeter draw game=tree -o other.svg"); /* others' are not */
    expect(2, "no width", "plymeter draw game=tree --width 3 --format svg");
    expect(2, "does not end in", "plymeter draw game=tree -o tree.gif");
    expect(2, "\"tree.dot\" is not drawn any more: draw -o FILE.svg", "plymeter draw game=tree -o tree.dot");
    expect(0, "folded below ply 3: 85 of 341 nodes are listed; --fold 4 lists all\n",
           "plymeter draw game=uniform branching=4 limit=4 algorithm=minimax");
    expect(
        0, "\n342\n",
        "plymeter draw game=uniform branching=4 limit=4 algorithm=minimax --fold 4 > all && echo && wc -l < all");
    expect(
        0, "\n150\n",
        "plymeter draw game=uniform branching=4 limit=4 algorithm=minimax 2> said > some && echo && wc -l < some");
    expect(1, "the tree is too large: more than 524288 events; limit=5 has fewer\n",
           "plymeter draw game=uniform branching=8 limit=8 algorithm=minimax");
    expect_status(0, "plymeter draw game=uniform branching=8 limit=5 algorithm=minimax");
    expect(0, "folded below ply",
           "plymeter draw game=uniform branching=4 values=9 limit=4 algorithm=minimax --width 3.3in -o u.svg");
    expect(0, "stopped before its end", "plymeter draw game=uniform limit=5 nodes=20");
}

/* A picture is as wide as was asked for at most, or there is none, and it is said which width would do. */
static void test_widths(void **state)
{
    (void)state;
    expect_status(
        0, "drawn=0 refused=0; for width in 1 1.5 2 2.1 2.5 3.3 5 7 14; do for cell in"
           " 'game=uniform branching=30 values=1000000 limit=2' 'game=uniform branching=3 limit=6 order=worst'"
           " 'game=othello opening=6 limit=3' 'game=connect4 opening=4 limit=3 algorithm=minimax --fold 3'"
           " 'game=tictactoe limit=4 --principal' 'game=connect4 limit=3 algorithm=mtdf --no-boards --bare'; do"
           " if plymeter draw $cell --width ${width}in -o fit.svg 2> said; then drawn=$((drawn + 1));"
           " sed -n '1s/.* width=\"\\([0-9.]*\\)pt.*/\\1/p' fit.svg | awk -v page=$width '{ exit !($1 <= 72 * "
           "page) }' || exit 1;"
           " else test $? = 2 && test ! -e fit.svg && refused=$((refused + 1)) || exit 1;"
           " would=$(sed -n 's/.*; --width \\([0-9.]*in\\).* would do/\\1/p' said);"
           " plymeter draw $cell --width $would -o fit.svg 2> said || exit 1; fi; rm fit.svg;"
           " done; done; test $drawn -gt 30 && test $refused -gt 3");
}

/* Siblings that have no room are folded into one, but for the principal one, wherever it stands: what is drawn and what is said to
 * be more are all. */
static void test_folded_siblings(void **state)
{
    (void)state;
    expect(0, "of a node at most 9 moves are drawn, so that it fits into 3.3 in",
           "plymeter draw game=uniform branching=20 values=1000 limit=1 algorithm=minimax --width 3.3in -o s.svg");
    expect_status(0,
                  "for order in best worst random; do"
                  " plymeter draw game=uniform branching=20 values=1000000 limit=1 order=$order --width 3.3in -o "
                  "s.svg 2> said &&"
                  " drawn=$(grep -c '<ellipse' s.svg) && more=$(sed -n 's/.*>\\([0-9]*\\) more<.*/\\1/p' s.svg) &&"
                  " test $((drawn - 1 + more)) = 20 && test $drawn -ge 4 &&"
                  " test $(grep -c '<ellipse class=\"min principal\"' s.svg) = 1 || exit 1; done");
    /* One is not folded alone. */
    expect_status(0, "for branching in 5 6 7 8 9; do"
                     " plymeter draw game=uniform branching=$branching limit=1 --width 2.2in -o s.svg 2> said &&"
                     " ! grep -q '>1 more<' s.svg || exit 1; done");
}

/* Of several visits each window says whose it is; moves with names stand below their edges. */
static void test_windows_of_visits(void **state)
{
    (void)state;
    expect_status(
        0, "plymeter draw game=uniform branching=2 values=20 seed=3 limit=4 algorithm=mtdf first=zero "
           "entries=1000 -o m.svg && grep -q '>16: (\u221210, \u22129)<' m.svg && grep -q '>(\u22121, 0)<' m.svg");
}

/* Those that are kept are what is drawn today: the trees of the tutorials, and the minimal one. */
static void test_kept_pictures(void **state)
{
    (void)state;
    expect(0, "5 trees",
           "n=0; grep -o '\"\\[\\[.*\\]\"' \"$PROJECT\"/configs/tutorial.json | tr -d '\"' > trees; "
           "while read -r tree; do n=$((n + 1)); plymeter draw game=tree \"tree=$tree\" algorithm=alphabeta "
           "--format svg |"
           " cmp - \"$PROJECT\"/plots/trees/worked${n#1}.svg || exit 1; done < trees; echo $n trees");
    expect_status(
        0, "plymeter draw game=uniform branching=3 values=100 order=best limit=3 algorithm=alphabeta --format svg |"
           " cmp - \"$PROJECT\"/plots/trees/minimal.svg");
    expect_status(0, "plymeter draw game=tree 'tree=" HORIZON "' limit=1 leaf=quiescence --format svg |"
                     " cmp - \"$PROJECT\"/plots/trees/horizon.svg");
    expect_status(0, "plymeter draw game=tree 'tree=" PRUNED_TREE
                     "'" PRUNED_BY("reverse+beam") " --format svg |"
                                                   " cmp - \"$PROJECT\"/plots/trees/pruned.svg");
}

/* As rsvg-convert has them: alike each time, and never in the place of what plymeter did not draw. */
static void test_converted(void **state)
{
    (void)state;
    expect(3, "rsvg-convert is not installed; on Debian it is in the package librsvg2-bin",
           "mkdir nothing; plymeter=$(realpath \"$PLYMETER\"); PATH=nothing \"$plymeter\" draw game=tree -o t.pdf");
    expect_status(0, "! test -e t.pdf && ! test -e t.pdf.new");
    if (system("command -v rsvg-convert > /dev/null") != 0) {
        puts("not tested: there is no rsvg-convert, so that no tree becomes a PDF or a PNG");
        skip();
    }
    expect_status(0, "for ending in pdf png; do"
                     " plymeter draw game=tree algorithm=pvs -o t.$ending &&"
                     " plymeter draw game=tree algorithm=pvs --format $ending | cmp - t.$ending || exit 1; done &&"
                     " head -c 5 t.pdf | grep -q %PDF- && head -c 4 t.png | grep -q PNG");
    expect_status(0, "cp t.pdf first.pdf && plymeter draw game=tree algorithm=pvs -o t.pdf && cmp t.pdf first.pdf");
    expect(3, "t.png: plymeter did not draw this", "echo mine > t.png; plymeter draw game=tree -o t.png");
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
        free(layout.box);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_laws),
        cmocka_unit_test(test_horizon),
        cmocka_unit_test(test_beyond),
        cmocka_unit_test(test_laws_of_prunings),
        cmocka_unit_test(test_laws_can_fail),
        cmocka_unit_test(test_reasons),
        cmocka_unit_test(test_windows),
        cmocka_unit_test(test_table),
        cmocka_unit_test(test_last_step),
        cmocka_unit_test(test_pruned),
        cmocka_unit_test(test_left_out_and_searched),
        cmocka_unit_test(test_searched_and_left_out),
        cmocka_unit_test(test_looks_within_visits),
        cmocka_unit_test(test_null_moves),
        cmocka_unit_test(test_text),
        cmocka_unit_test(test_text_of_prunings),
        cmocka_unit_test(test_steps),
        cmocka_unit_test(test_steps_of_prunings),
        cmocka_unit_test(test_steps_asked),
        cmocka_unit_test(test_pictures),
        cmocka_unit_test(test_widths),
        cmocka_unit_test(test_folded_siblings),
        cmocka_unit_test(test_windows_of_visits),
        cmocka_unit_test(test_kept_pictures),
        cmocka_unit_test(test_converted),
        cmocka_unit_test(test_layout),
    };
    return cmocka_run_group_tests_name("drawn", tests, make_folder, remove_folder);
}
