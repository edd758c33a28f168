/*
 * Searches by windows, pvs, aspiration and mtdf: which leaves they visit, and how often.
 *
 * Most of it is on a game made for that: a complete tree of given leaf values, which notes each leaf that is evaluated.
 */
#include "kit/part.h"
#include "kit/random.h"

enum { MOST_LEAVES = 4096, LEVELS = 16 };

/* The leaves in the order of their first visits, by their numbers from the left. */
struct visits {
    int count, again;
    int leaf[MOST_LEAVES];
    bool seen[MOST_LEAVES];
};

/* A node is its number on its level, from the left. */
typedef struct {
    uint32_t level, number;
} State;

typedef uint8_t Move;

typedef struct {
    int branching;
    uint32_t depth;
    const Value *leaf; /* MAX's view, who moves at the root */
    struct visits *visits;
} Rules;

enum { MAX_MOVES = 16 };

#include "kit/game.h"
#include "kit/regular.h"

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    rules->branching = (int)settings[0].integer;
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0, 0};
}

static void record_visit(struct visits *visits, uint32_t leaf)
{
    visits->again += visits->seen[leaf];
    if (!visits->seen[leaf])
        visits->leaf[visits->count++] = (int)leaf;
    visits->seen[leaf] = true;
}

/* An inner node seems to be worth nothing. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    if (state->level < rules->depth)
        return 0;
    record_visit(rules->visits, state->number);
    return state->level % 2 ? -rules->leaf[state->number] : rules->leaf[state->number];
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return (Value)1 << 61;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    return (State){state->level + 1, state->number * (uint32_t)rules->branching + move};
}

static const Game game = {.about = "a complete tree that notes the visits of its leaves"};

/* Instead of kit/hash.h: every node has a bucket of its own, so that a large table forgets nothing. */
#define KIT_HASH_H

#include <string.h>

static inline uint64_t hash_of(const State *state)
{
    return (uint64_t)state->number * LEVELS + state->level;
}

#include "kit/search.h"
#include "kit/walk.h"
#include "kit/children.h"
#include "algorithms/best_first/gamma.h"
#include "algorithms/mtdf.c"
#include "algorithms/windows/pvs.h"

#include <math.h>

#include "tests/helper.h"
#include "theory/theory.h"

typedef Value (*Solve)(Search *search, const State *root);

static Value solve_alphabeta(Search *search, const State *root)
{
    return alphabeta(search, root, -INFINITE, INFINITE, root_path(search));
}

static Value solve_pvs(Search *search, const State *root)
{
    return pvs(search, root, -INFINITE, INFINITE, root_path(search));
}

struct found {
    Value value;
    Move best;
    struct visits visits;
    int calls; /* the root was expanded so often */
    int asked; /* and so many children were asked for their price alone */
    int nodes, interior;
};

static int expansions_of_root, prices_asked;

static void price_plies(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    expansions_of_root += state == search->root;
    for (int i = 0; i < children->count; i++)
        children->price[i] = 1;
}

static int price_ply(const Search *search, const State *state, Path path, Move move, int number, int count)
{
    (void)search;
    (void)state;
    (void)path;
    assert_true(0 <= number && number < count && move == (Move)number);
    prices_asked++;
    return 1;
}

static const int plies_by_count[MAX_MOVES + 1] = {[0 ... MAX_MOVES] = 1};

struct tree {
    int b, d;
    Value leaf[MOST_LEAVES];
};

/* How it is told that a move costs a ply. */
enum pricing { OF_ALL, OF_ONE, BY_COUNT, AT_LEAST };

/* What a search is told: settings, entries of a table that keeps leaves or not, and what deepening found before. */
struct manner {
    Solve search_it;
    int first; /* mtdf's */
    uint64_t table;
    bool keep_leaves;
    const Value *last;
    enum pricing pricing;
};

static Value run_search(Solve search_it, Search *search, const State *root)
{
    if (setjmp(search->stop) != FINISHED)
        fail_msg("the search was left");
    return search_it(search, root);
}

static void search_tree(struct manner manner, const struct tree *tree, struct found *found)
{
    const Setting settings[MAX_PARAMETERS] = {[MTDF_FIRST] = {.choice = manner.first}};
    Rules rules = {.depth = (uint32_t)tree->d, .leaf = tree->leaf, .visits = &found->visits};
    Arena arena = {.limit = SIZE_MAX};
    assert_null(setup(&rules, &(Setting){.integer = tree->b}, 0, &arena));
    const State root = initial(&rules);
    Search search = {.rules = &rules,
                     .root = &root,
                     .algorithm = settings,
                     .arena = &arena,
                     .limit = tree->d,
                     .most_plies = INT_MAX,
                     .price_all = manner.pricing == OF_ALL ? price_plies : NULL,
                     .price_one = manner.pricing == OF_ONE || manner.pricing == AT_LEAST ? price_ply : NULL,
                     .price_by_count = manner.pricing >= BY_COUNT ? plies_by_count : NULL,
                     .place_next = place_next,
                     .keep_leaves = manner.keep_leaves,
                     .deepened = manner.last != NULL,
                     .last_value = manner.last ? *manner.last : 0,
                     .nodes_left = INT64_MAX,
                     .nodes_allowed = INT64_MAX,
                     .evaluations_allowed = UINT64_MAX};
    const Layout layout = layout_of(&search, tree->d, 0, false);
    search.table = manner.table ? make_table(&layout, manner.table, &arena) : NULL;
    prepare_walk(&search);
    *found = (struct found){.value = 0};
    expansions_of_root = prices_asked = 0;
    found->value = run_search(manner.search_it, &search, &root);
    found->best = search.best;
    found->calls = expansions_of_root;
    found->asked = prices_asked;
    found->nodes = (int)nodes_visited(&search);
    found->interior = (int)search.counts.interior;
    assert_true(-bound(&rules) <= found->value && found->value <= bound(&rules));
    assert_int_equal(found->visits.count + found->visits.again, leaves_scored(&search));
    arena_free(&arena);
}

/* --- trees -------------------------------------------------------------------------------------------------- */

static const struct {
    int b, d;
} sizes[] = {{2, 1}, {2, 5}, {2, 8}, {2, 11}, {3, 4}, {3, 7}, {4, 6}, {5, 3}, {7, 4}, {8, 4}, {16, 3}};

enum { SIZES = sizeof sizes / sizeof *sizes, SEEDS = 200 };

/* Independent, and as good as distinct. */
static const struct tree *random_tree(uint64_t seed, int b, int d)
{
    static struct tree tree;
    tree.b = b;
    tree.d = d;
    for (int i = 0; i < (int)minimax_leaves(b, d); i++)
        tree.leaf[i] = (Value)(descend(seed, (uint64_t)i) >> 2) - ((Value)1 << 61);
    return &tree;
}

/* Sums of edges between -100 and 100: what an inner node seems to be worth is a fair guess. */
static const struct tree *incremental_tree(uint64_t seed, int b, int d)
{
    static struct tree tree;
    tree.b = b;
    tree.d = d;
    for (int i = 0; i < (int)minimax_leaves(b, d); i++) {
        tree.leaf[i] = 0;
        for (int number = i, level = d; level > 0; level--, number /= b)
            tree.leaf[i] += (Value)below(descend(descend(seed, (uint64_t)level), (uint64_t)number), 201) - 100;
    }
    return &tree;
}

static bool is_subset(const struct visits *visits, const struct visits *others)
{
    for (int i = 0; i < visits->count; i++)
        if (!others->seen[visits->leaf[i]])
            return false;
    return true;
}

static void assert_same_visits(const struct found *a, const struct found *b)
{
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->best, b->best);
    assert_int_equal(a->visits.count, b->visits.count);
    assert_memory_equal(a->visits.leaf, b->visits.leaf, (size_t)b->visits.count * sizeof *b->visits.leaf);
}

/* --- pvs ---------------------------------------------------------------------------------------------------- */

static void test_pvs_visits_no_other_leaves(void **state)
{
    (void)state;
    static struct found pvs_found, alphabeta_found;
    int fewer = 0, again = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < SIZES; i++) {
            const struct tree *tree = random_tree(seed, sizes[i].b, sizes[i].d);
            search_tree((struct manner){.search_it = solve_alphabeta}, tree, &alphabeta_found);
            search_tree((struct manner){.search_it = solve_pvs}, tree, &pvs_found);
            assert_int_equal(pvs_found.value, alphabeta_found.value);
            assert_int_equal(pvs_found.best, alphabeta_found.best);
            assert_true(is_subset(&pvs_found.visits, &alphabeta_found.visits));
            assert_int_equal(alphabeta_found.visits.again, 0);
            fewer += pvs_found.visits.count < alphabeta_found.visits.count;
            again += pvs_found.visits.again > 0;
        }
    assert_true(fewer > 0 && again > 0);
}

/* At two plies what a null window finds better is exact: nothing is searched again. */
static void test_pvs_near_the_horizon(void **state)
{
    (void)state;
    static struct found found;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int d = 1; d <= 3; d++) {
            search_tree((struct manner){.search_it = solve_pvs}, random_tree(seed, 8, d), &found);
            if (d < 3)
                assert_int_equal(found.visits.again, 0);
        }
    assert_true(found.visits.again > 0);
}

/* In perfect order no null window finds anything better, and the tree is the least that there is. */
static void test_pvs_in_perfect_order(void **state)
{
    (void)state;
    for (int b = 1; b <= 5; b++)
        for (int d = 0; d <= 5; d++)
            for (int seed = 1; seed <= 5; seed++)
                assert_int_equal(
                    run_cell("game=uniform branching=%d seed=%d limit=%d order=best algorithm=pvs", b, seed, d)
                        .counts.leaves,
                    (uint64_t)minimal_leaves(b, d));
}

/* --- prices ------------------------------------------------------------------------------------------------- */

/* However prices are set, the same is searched; and a price costs something of those children only that are visited, or
 * if the least price tells that they are at the horizon, of those only that are not. */
static void test_prices_are_asked_of_few(void **state)
{
    (void)state;
    static struct found found[AT_LEAST + 1];
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < SIZES; i++) {
            const struct tree *tree = random_tree(seed, sizes[i].b, sizes[i].d);
            for (int p = OF_ALL; p <= AT_LEAST; p++) {
                search_tree((struct manner){.search_it = solve_alphabeta, .pricing = (enum pricing)p}, tree,
                            &found[p]);
                assert_same_visits(&found[p], &found[OF_ALL]);
            }
            assert_int_equal(found[OF_ONE].asked, found[OF_ONE].nodes - 1);
            assert_int_equal(found[BY_COUNT].asked, 0);
            assert_int_equal(found[AT_LEAST].asked, found[AT_LEAST].interior - 1);
        }
}

/* --- mtdf ----------------------------------------------------------------------------------------------------- */

enum { LARGE = BUCKET * LEVELS * MOST_LEAVES }; /* entries */

static Value solve_sss(Search *search, const State *root)
{
    return gamma_solve(search, root, 0);
}

static Value solve_dual(Search *search, const State *root)
{
    return -gamma_solve(search, root, 1);
}

static const struct {
    Solve search_it;
    int first;
} best_first[] = {{solve_sss, MTDF_ABOVE_ALL}, {solve_dual, MTDF_BELOW_ALL}};

/* With a table that forgets nothing it visits SSS*'s leaves, or DUAL*'s, in their order, and none twice; without leaves in
 * the table the same ones, some of them again. */
static void test_mtdf_is_best_first(void **state)
{
    (void)state;
    static struct found kept, inner_kept, expected;
    int again = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < 2 * SIZES; i++) {
            const struct tree *tree = random_tree(seed, sizes[i / 2].b, sizes[i / 2].d);
            search_tree((struct manner){.search_it = best_first[i % 2].search_it}, tree, &expected);
            search_tree((struct manner){mtdf_solve, best_first[i % 2].first, LARGE, true, NULL, OF_ALL}, tree,
                        &kept);
            search_tree((struct manner){mtdf_solve, best_first[i % 2].first, LARGE, false, NULL, OF_ALL}, tree,
                        &inner_kept);
            assert_int_equal(kept.visits.again, 0);
            assert_same_visits(&kept, &expected);
            assert_same_visits(&inner_kept, &expected);
            again += inner_kept.visits.again > 0;
        }
    assert_true(again > 0);
}

/* The mean over all orders in which the values of the leaves can stand. */
static const struct {
    int first;
    int b, d;
    uint64_t leaves, of; /* a fraction */
} fractions[] = {{MTDF_ABOVE_ALL, 2, 2, 10, 3},
                 {MTDF_ABOVE_ALL, 2, 3, 668, 105},
                 {MTDF_ABOVE_ALL, 3, 2, 879, 140},
                 {MTDF_BELOW_ALL, 2, 3, 219, 35}};

static void swap_values(Value *a, Value *b)
{
    const Value value = *a;
    *a = *b;
    *b = value;
}

/* Sum up the leaves visited over all orders in which the values from `placed` on can stand; returns how many there are. */
static uint64_t visit_all_orders(int first, struct tree *tree, int placed, int count, uint64_t *leaves)
{
    if (placed == count) {
        static struct found found;
        search_tree((struct manner){mtdf_solve, first, BUCKET * LEVELS * 16, true, NULL, OF_ALL}, tree, &found);
        *leaves += (uint64_t)found.visits.count;
        assert_int_equal(found.visits.again, 0);
        return 1;
    }
    uint64_t orders = 0;
    for (int next = placed; next < count; next++) {
        swap_values(&tree->leaf[placed], &tree->leaf[next]);
        orders += visit_all_orders(first, tree, placed + 1, count, leaves);
        swap_values(&tree->leaf[placed], &tree->leaf[next]);
    }
    return orders;
}

static void test_mtdf_means(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        static struct tree tree;
        const int count = (int)minimax_leaves(fractions[i].b, fractions[i].d);
        uint64_t leaves = 0;
        tree.b = fractions[i].b;
        tree.d = fractions[i].d;
        for (int leaf = 0; leaf < count; leaf++)
            tree.leaf[leaf] = leaf;
        const uint64_t orders = visit_all_orders(fractions[i].first, &tree, 0, count, &leaves);
        assert_int_equal(leaves * fractions[i].of, orders * fractions[i].leaves);
    }
}

/* From the value itself it takes two searches to prove that it is neither less nor more; from a fair guess fewer than from
 * none. */
static void test_mtdf_calls(void **state)
{
    (void)state;
    static struct found found, guessed, above, below_all;
    int from_guess = 0, from_above = 0, from_below = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        for (int i = 0; i < SIZES; i++) {
            const struct tree *tree = incremental_tree(seed, sizes[i].b, sizes[i].d);
            search_tree((struct manner){mtdf_solve, GUESS_EVALUATION, LARGE, true, NULL, OF_ALL}, tree, &guessed);
            search_tree((struct manner){mtdf_solve, MTDF_ABOVE_ALL, LARGE, true, NULL, OF_ALL}, tree, &above);
            search_tree((struct manner){mtdf_solve, MTDF_BELOW_ALL, LARGE, true, NULL, OF_ALL}, tree, &below_all);
            search_tree((struct manner){mtdf_solve, GUESS_LAST_STEP, LARGE, true, &guessed.value, OF_ALL}, tree,
                        &found);
            assert_int_equal(found.calls, 2);
            assert_int_equal(found.value, guessed.value);
            from_guess += guessed.calls;
            from_above += above.calls;
            from_below += below_all.calls;
        }
    assert_true(from_guess < from_above && from_guess < from_below);
    print_message("mtdf: %.2f searches from a guess, %.2f from +infinity, %.2f from -infinity\n",
                  from_guess / (double)(SEEDS * SIZES), from_above / (double)(SEEDS * SIZES),
                  from_below / (double)(SEEDS * SIZES));
}

/* Nothing is ever remembered, and still it ends with minimax's value. */
static void test_mtdf_without_table(void **state)
{
    (void)state;
    static struct found found, alphabeta_found;
    for (uint64_t seed = 1; seed <= 20; seed++)
        for (int i = 0; i < SIZES; i++)
            for (int first = GUESS_LAST_STEP; first <= MTDF_BELOW_ALL; first++) {
                const struct tree *tree = random_tree(seed, sizes[i].b, sizes[i].d);
                search_tree((struct manner){.search_it = solve_alphabeta}, tree, &alphabeta_found);
                search_tree((struct manner){mtdf_solve, first, 0, false, NULL, OF_ALL}, tree, &found);
                assert_int_equal(found.value, alphabeta_found.value);
                assert_int_equal(found.best, alphabeta_found.best);
            }
}

static void test_mtdf_steps(void **state)
{
    (void)state;
    const char *const first[] = {"evaluation", "zero", "+infinity", "-infinity"};
    for (int seed = 1; seed <= 20; seed++) {
        const char *const cell = "game=othello opening=20 seed=%d limit=4 algorithm=%s";
        const struct outcome expected = run_cell(cell, seed, "alphabeta");
        for (int i = 0; i < 4; i++)
            for (int64_t step = 0; step <= 1000000; step = 10 * step + 1)
                for (int table = 0; table <= 1000; table += 1000)
                    assert_int_equal(run_cell("game=othello opening=20 seed=%d limit=4 algorithm=mtdf first=%s "
                                              "step=%d entries=%d",
                                              seed, first[i], (int)step, table)
                                         .value,
                                     expected.value);
    }
}

/* --- aspiration --------------------------------------------------------------------------------------------- */

static const char *const inner[] = {"alphabeta", "pvs"};

/* Where the value lies within the window, it is one search, and that in a narrower window; where it does not, it is found
 * all the same. */
static void test_aspiration(void **state)
{
    (void)state;
    int within = 0, beyond = 0;
    for (int seed = 1; seed <= 200; seed++)
        for (int limit = 0; limit <= 6; limit++)
            for (int i = 0; i < 2; i++) {
                const char *const cell = "game=uniform branching=3 values=5 seed=%d limit=%d algorithm=%s";
                const struct outcome open = run_cell(cell, seed, limit, inner[i]);
                const struct outcome outcome = run_cell(
                    "game=uniform branching=3 values=5 seed=%d limit=%d algorithm=aspiration guess=zero width=1 "
                    "inner=%s",
                    seed, limit, inner[i]);
                assert_int_equal(outcome.value, open.value);
                assert_string_equal(outcome.move, open.move);
                if (open.value == 0 && i == 0)
                    assert_true(outcome.counts.leaves <= open.counts.leaves);
                within += open.value == 0 && i == 0 && outcome.counts.leaves < open.counts.leaves;
                beyond += open.value != 0;
            }
    assert_true(within > 0 && beyond > 0);
}

/* A guess that is worth nothing, among values as large as there are. */
static void test_aspiration_hopeless(void **state)
{
    (void)state;
    for (int seed = 1; seed <= 200; seed++)
        for (int i = 0; i < 2; i++) {
            const char *const cell = "game=uniform seed=%d limit=5 algorithm=%s";
            const struct outcome open = run_cell(cell, seed, inner[i]);
            const struct outcome outcome = run_cell(
                "game=uniform seed=%d limit=5 algorithm=aspiration width=1 inner=%s entries=100", seed, inner[i]);
            assert_int_equal(outcome.value, open.value);
            assert_string_equal(outcome.move, open.move);
        }
}

/* --- passes --------------------------------------------------------------------------------------------------- */

/* --- guesses ------------------------------------------------------------------------------------------------ */

/* Deepening's last value is a better guess than 0: it goes deeper with as many nodes. */
static void test_guesses(void **state)
{
    (void)state;
    const char *const algorithms[] = {"mtdf first=", "aspiration guess="};
    for (int i = 0; i < 2; i++) {
        uint64_t last = 0, zero = 0;
        for (int seed = 1; seed <= 20; seed++)
            for (int guess = 0; guess < 2; guess++) {
                const struct outcome outcome =
                    run_cell("game=othello opening=10 seed=%d limit=1 deepen=nodes budget=100000 nodes=100000 "
                             "entries=100000 order=table algorithm=%s%s",
                             seed, algorithms[i], guess ? "zero" : "last");
                *(guess ? &zero : &last) += (uint64_t)outcome.reached;
            }
        print_message("%s %llu plies from the last value, %llu from zero\n", algorithms[i],
                      (unsigned long long)last, (unsigned long long)zero);
        assert_true(last > zero);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pvs_visits_no_other_leaves),
        cmocka_unit_test(test_pvs_near_the_horizon),
        cmocka_unit_test(test_pvs_in_perfect_order),
        cmocka_unit_test(test_prices_are_asked_of_few),
        cmocka_unit_test(test_mtdf_is_best_first),
        cmocka_unit_test(test_mtdf_means),
        cmocka_unit_test(test_mtdf_calls),
        cmocka_unit_test(test_mtdf_without_table),
        cmocka_unit_test(test_mtdf_steps),
        cmocka_unit_test(test_aspiration),
        cmocka_unit_test(test_aspiration_hopeless),
        cmocka_unit_test(test_guesses),
    };
    return cmocka_run_group_tests_name("windows", tests, NULL, NULL);
}
