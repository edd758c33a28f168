/*
 * What right searches visit of the trees that programs are graded on (src/grade/searches.c) is what algorithms/ visit, leaf by
 * leaf, and the bounds that leaves prove are those that are drawn of them (src/tree/).
 */
#include "grade/searches.h"
#include "tests/helper.h"
#include "tree/cell_tree.h"

/* The twig that a node is. */
static int twig_of(const struct twigs *twigs, const struct search_tree *tree, int node)
{
    if (tree->node[node].parent < 0)
        return 0;
    int twig = twigs_first_child(twigs, twig_of(twigs, tree, tree->node[node].parent));
    for (int i = 0; i < tree->node[node].number; i++)
        twig = twigs_next_sibling(twigs, twig);
    return twig;
}

static void check_tree(const struct twigs *twigs, enum search_kind kind, bool root_is_min, const char *algorithm)
{
    static struct traced_search search;
    struct search_tree tree;
    struct leaf_visits visits;
    uint64_t earlier;
    int seen = 0;
    bool visited[MOST_TREE_NODES] = {false};
    char text[4000], *line = twigs_text(twigs);
    assert_true(snprintf(text, sizeof text, "game=tree tree=%s root=%s limit=1000 algorithm=%s", line,
                         root_is_min ? "min" : "max", algorithm) < (int)sizeof text);
    const struct cell cell = cell_of(text);
    assert_true(trace_cell(&cell, &search));
    search_tree_read(&tree, root_is_min, search.trace, &search.outcome, &earlier);
    search_twigs(twigs, kind, root_is_min, &visits);
    assert_true(visits.value == (root_is_min ? -search.outcome.value : search.outcome.value));
    assert_int_equal(visits.move, search.outcome.number);
    for (int i = 0; i < tree.visits; i++)
        if (tree.visit[i].outcome == LEAF) {
            assert_true(seen < visits.count);
            assert_int_equal(twig_of(twigs, &tree, tree.visit[i].node), visits.leaf[seen]);
            visited[visits.leaf[seen++]] = true;
        }
    assert_int_equal(seen, visits.count);
    const struct proof proof = prove(twigs, 0, !root_is_min, visited);
    assert_true(proof.lower == tree.node[0].lower && proof.upper == tree.node[0].upper);
    assert_true(proof.lower == visits.value);
}

static void visits_what_algorithms_visit(void **state)
{
    static const char *const algorithm[RIGHT_SEARCHES] = {"minimax", "shallow", "alphabeta",
                                                          "alphabeta relation=strict"};
    static struct twigs twigs;
    (void)state;
    for (int number = 0; number < 150; number++)
        for (enum search_kind kind = 0; kind < RIGHT_SEARCHES; kind++) {
            tree_make(number, SMALL_VALUES, &twigs);
            assert_true(twigs_size(&twigs).nodes <= MOST_TREE_NODES);
            check_tree(&twigs, kind, number % 7 == 0, algorithm[kind]);
        }
}

/* Every fault shows on some tree, and no two of them are the same on all; those alone whose values are right are so. */
static void faults_differ(void **state)
{
    static struct twigs twigs;
    static bool differ[SEARCH_KINDS][SEARCH_KINDS];
    (void)state;
    for (int number = 0; number < 500; number++) {
        struct leaf_visits visits[SEARCH_KINDS];
        tree_make(number, SMALL_VALUES, &twigs);
        for (enum search_kind kind = 0; kind < SEARCH_KINDS; kind++)
            search_twigs(&twigs, kind, number % 5 == 4, &visits[kind]);
        for (enum search_kind one = 0; one < SEARCH_KINDS; one++)
            for (enum search_kind other = 0; other < SEARCH_KINDS; other++)
                differ[one][other] |= visits[one].value != visits[other].value;
    }
    for (enum search_kind one = 0; one < SEARCH_KINDS; one++)
        for (enum search_kind other = 0; other < SEARCH_KINDS; other++)
            assert_int_equal(differ[one][other], one != other && (one >= RIGHT_VALUES || other >= RIGHT_VALUES));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(visits_what_algorithms_visit),
                                       cmocka_unit_test(faults_differ)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
