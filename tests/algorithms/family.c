/*
 * Alpha-beta's relatives, shallow, scout, sss and dual: which leaves they visit.
 *
 * Most of it is on a game made for that: a complete tree of given leaf values, which notes each leaf that is
 * evaluated.  A node is its number on its level, from the left.
 */
#include "kit/part.h"
#include "kit/random.h"

enum { MOST_LEAVES = 4096, MOST_VISITS = 2 * MOST_LEAVES };

struct visits {
    int count;
    int leaf[MOST_VISITS]; /* in the order of the visits */
};

typedef struct {
    uint32_t number;
    int32_t sign; /* 1: MAX is to move, -1: MIN */
} State;

typedef uint8_t Move;

typedef struct {
    int branching;
    const Value *leaf; /* MAX's view */
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
    return (State){0, 1};
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    struct visits *visits = rules->visits;
    if (visits->count < MOST_VISITS)
        visits->leaf[visits->count++] = (int)state->number;
    return state->sign * rules->leaf[state->number];
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return (Value)1 << 61;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    return (State){state->number * (uint32_t)rules->branching + move, -state->sign};
}

static const Game game = {.about = "a complete tree that notes the visits of its leaves"};

#include "kit/search.h"
#include "kit/walk.h"
#include "kit/children.h"
#include "algorithms/alphabeta.c"
#include "algorithms/dual.c"
#include "algorithms/scout.c"
#include "algorithms/shallow.c"
#include "algorithms/sss.c"

#include <math.h>

#include "tests/helper.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

typedef Value (*Solve)(Search *search, const State *root);

struct found {
    Value value;
    Move best;
    struct visits visits;
};

/* Memory is little, so that a small tree takes little time, and must be given back. */
static void search_tree(Solve search_it, int b, int d, const Value *leaf, struct found *found)
{
    static const Setting defaults[MAX_PARAMETERS];
    static const int plies[MAX_MOVES + 1] = {[0 ... MAX_MOVES] = 1};
    Rules rules = {.leaf = leaf, .visits = &found->visits};
    Arena arena = {.limit = 4 << 20};
    assert_null(setup(&rules, &(Setting){.integer = b}, 0, &arena));
    const State root = initial(&rules);
    Search search = {.rules = &rules,
                     .root = &root,
                     .algorithm = defaults,
                     .arena = &arena,
                     .limit = d,
                     .most_plies = INT_MAX,
                     .price_by_count = plies,
                     .place_next = place_next,
                     .nodes_left = INT64_MAX,
                     .nodes_allowed = INT64_MAX,
                     .evaluations_allowed = UINT64_MAX};
    prepare_walk(&search);
    found->visits.count = 0;
    if (setjmp(search.stop) != FINISHED)
        fail_msg("the search was left");
    found->value = search_it(&search, &root);
    found->best = search.best;
    assert_true(found->visits.count < MOST_VISITS);
    assert_int_equal(found->visits.count, leaves_scored(&search));
    assert_null(arena.blocks);
    assert_int_equal(arena.used, 0);
}

/* --- worked by hand --------------------------------------------------------------------------------------- */

static void check_sequence(Solve search_it, int b, int d, const Value *leaf, Value value, Move best, int count,
                           const int *sequence)
{
    struct found found;
    search_tree(search_it, b, d, leaf, &found);
    assert_int_equal(found.value, value);
    assert_int_equal(found.best, best);
    assert_int_equal(found.visits.count, count);
    assert_memory_equal(found.visits.leaf, sequence, (size_t)count * sizeof *sequence);
}

#define CHECK_SEQUENCE(search_it, b, d, leaf, value, best, ...)                                                    \
    do {                                                                                                           \
        const int sequence[] = {__VA_ARGS__};                                                                      \
        check_sequence(search_it, b, d, leaf, value, best, sizeof sequence / sizeof *sequence, sequence);          \
    } while (0)

/*
 *                      MAX 1
 *         _______________|_______________
 *      MIN 1          MIN -4          MIN -3
 *    3   5   1      7   3  -4      -3   0   3
 *    0   1   2      3   4   5       6   7   8     the leaves' numbers
 *
 * SSS* looks at the first leaf of each MIN node, and goes on below 7, which becomes 3.  Of the two 3 the left one
 * is first: 5 leaves it 3, 1 makes it 1.  Then the other becomes -4, and 1 is first and solves the root.
 *
 * DUAL* looks at all leaves of MIN 1, then of the others until one is no more than 1.
 */
static void test_three_by_three(void **state)
{
    (void)state;
    static const Value leaf[] = {3, 5, 1, 7, 3, -4, -3, 0, 3};
    CHECK_SEQUENCE(sss_solve, 3, 2, leaf, 1, 0, 0, 3, 6, 4, 1, 2, 5);
    CHECK_SEQUENCE(dual_solve, 3, 2, leaf, 1, 0, 0, 1, 2, 3, 4, 5, 6);
    CHECK_SEQUENCE(shallow_solve, 3, 2, leaf, 1, 0, 0, 1, 2, 3, 4, 5, 6);
    CHECK_SEQUENCE(scout_solve, 3, 2, leaf, 1, 0, 0, 1, 2, 2, 3, 4, 5, 6); /* 1 is better than 3 for MIN: again */
}

/*
 *                      MAX 12
 *             _____________|_____________
 *          MIN 5                      MIN 12
 *        ____|____                  _____|_____
 *     MAX 5     MAX 9            MAX 12      MAX 23
 *     3   5     2   9            12   5      23  23
 *     0   1     2   3            4    5      6   7      the leaves' numbers
 *
 * SSS*: each MIN node's first MAX node, 3 5 and 12 5.  12 solves MAX 12; below its sibling 23 is no less, and
 * solves it, its parent and the root.
 *
 * DUAL*: each MAX node's first leaf below the first MIN node, 3 and 2, and the second one where the least is: 9
 * below 2, 5 below 3.  5 is first and solves MIN 5; now from 5 on the same below MIN 12: 12, 23, and 5 below 12.
 */
static void test_binary(void **state)
{
    (void)state;
    static const Value leaf[] = {3, 5, 2, 9, 12, 5, 23, 23};
    CHECK_SEQUENCE(sss_solve, 2, 3, leaf, 12, 1, 0, 1, 4, 5, 6);
    CHECK_SEQUENCE(dual_solve, 2, 3, leaf, 12, 1, 0, 2, 3, 1, 4, 6, 5);
    CHECK_SEQUENCE(shallow_solve, 2, 3, leaf, 12, 1, 0, 1, 2, 3, 4, 5, 6);
}

/* MAX{MIN{5,3}, MIN{9,7}}: for MIN 3 is better than 5, for MAX the second move than the first, there 7 than 9.
 * MAX{MIN{3,5}, MIN{2,9}}: no test passes. */
static void test_scout_searches_again(void **state)
{
    (void)state;
    static const Value rising[] = {5, 3, 9, 7}, falling[] = {3, 5, 2, 9};
    CHECK_SEQUENCE(scout_solve, 2, 2, rising, 7, 1, 0, 1, 1, 2, 3, 2, 3, 3);
    CHECK_SEQUENCE(scout_solve, 2, 2, falling, 3, 0, 0, 1, 2);
}

/* A root that is a leaf. */
static void test_leaf(void **state)
{
    (void)state;
    static const Value leaf[] = {-7};
    CHECK_SEQUENCE(shallow_solve, 2, 0, leaf, -7, 0, 0);
    CHECK_SEQUENCE(scout_solve, 2, 0, leaf, -7, 0, 0);
    CHECK_SEQUENCE(sss_solve, 2, 0, leaf, -7, 0, 0);
    CHECK_SEQUENCE(dual_solve, 2, 0, leaf, -7, 0, 0);
}

/* --- tree by tree ----------------------------------------------------------------------------------------- */

static const struct {
    int b, d;
} trees[] = {{2, 1}, {2, 5}, {2, 8}, {2, 11}, {3, 4}, {3, 7}, {4, 6}, {5, 3}, {7, 4}, {8, 4}, {16, 3}};

enum { TREES = sizeof trees / sizeof *trees };

static void random_leaves(uint64_t seed, int b, int d, Value *leaf)
{
    const int count = (int)minimax_leaves(b, d);
    assert_true(count <= MOST_LEAVES);
    for (int i = 0; i < count; i++)
        leaf[i] = (Value)(descend(seed, (uint64_t)i) >> 2) - ((Value)1 << 61);
}

/* Is no leaf visited that the other does not visit, and none twice? */
static bool is_subset(const struct visits *visits, const struct visits *others)
{
    bool allowed[MOST_LEAVES] = {false};
    for (int i = 0; i < others->count; i++)
        allowed[others->leaf[i]] = true;
    for (int i = 0; i < visits->count; i++) {
        if (!allowed[visits->leaf[i]])
            return false;
        allowed[visits->leaf[i]] = false;
    }
    return true;
}

/* With distinct values SSS* and DUAL* visit only leaves that alpha-beta visits, and this only those that it would
 * visit without deep cutoffs. */
static void test_visited_sets(void **state)
{
    (void)state;
    static Value leaf[MOST_LEAVES];
    static struct found alpha_beta, best_first, without;
    int fewer = 0;
    for (uint64_t seed = 1; seed <= 200; seed++)
        for (int i = 0; i < TREES; i++) {
            const int b = trees[i].b, d = trees[i].d;
            random_leaves(seed, b, d, leaf);
            search_tree(alphabeta_solve, b, d, leaf, &alpha_beta);
            search_tree(shallow_solve, b, d, leaf, &without);
            assert_true(is_subset(&alpha_beta.visits, &without.visits));
            for (int dual = 0; dual <= 1; dual++) {
                search_tree(dual ? dual_solve : sss_solve, b, d, leaf, &best_first);
                assert_int_equal(best_first.value, alpha_beta.value);
                assert_int_equal(best_first.best, alpha_beta.best);
                assert_true(is_subset(&best_first.visits, &alpha_beta.visits));
                fewer += best_first.visits.count < alpha_beta.visits.count;
            }
        }
    assert_true(fewer > 0);
}

/* In perfect order nobody visits more than must be. */
static void test_perfect_order(void **state)
{
    (void)state;
    for (int b = 1; b <= 5; b++)
        for (int d = 0; d <= 5; d++)
            for (int seed = 1; seed <= 5; seed++) {
                const char *const cell = "game=uniform branching=%d seed=%d limit=%d order=best algorithm=%s";
                assert_int_equal(run_cell(cell, b, seed, d, "sss").counts.leaves, (uint64_t)minimal_leaves(b, d));
                assert_int_equal(run_cell(cell, b, seed, d, "dual").counts.leaves, (uint64_t)minimal_leaves(b, d));
                assert_int_equal(run_cell(cell, b, seed, d, "shallow").counts.leaves,
                                 (uint64_t)minimal_leaves_shallow(b, d));
            }
}

/* --- the first best move, where values tie and paths differ in length --------------------------------------- */

static const char *const family[] = {"shallow", "scout", "sss", "dual"};
enum { FAMILY = sizeof family / sizeof *family };

static void check_first_best(const char *cell)
{
    const struct outcome minimax = run_cell("%s algorithm=minimax", cell);
    for (int i = 0; i < FAMILY; i++) {
        const struct outcome outcome = run_cell("%s algorithm=%s", cell, family[i]);
        assert_int_equal(outcome.status, OK);
        assert_int_equal(outcome.value, minimax.value);
        assert_string_equal(outcome.move, minimax.move);
    }
}

static void test_first_best_move(void **state)
{
    (void)state;
    const char *const positions[] = {
        "game=uniform branching=4 values=3 limit=4",
        "game=uniform branching=3 values=3 cutoff=conspiracy limit=2 most_plies=5",
        "game=tictactoe opening=3 limit=9 order=random",
        "game=othello size=4 opening=8 limit=60 order=random",
        "game=othello size=6 opening=20 cutoff=conspiracy counters=two limit=1 most_plies=8",
        "game=othello opening=30 cutoff=realization limit=0.02 table=configs/tables/othello.json",
    };
    for (int seed = 1; seed <= 30; seed++)
        for (int i = 0; i < 6; i++) {
            char cell[200];
            snprintf(cell, sizeof cell, "%s seed=%d", positions[i], seed);
            check_first_best(cell);
        }
}

/* --- exact means ------------------------------------------------------------------------------------------ */

/* The mean over all orders in which the values of the leaves can stand. */
static const struct {
    Solve search_it;
    int b, d;
    uint64_t leaves, of; /* a fraction */
} fractions[] = {
    {shallow_solve, 2, 2, 11, 3}, {shallow_solve, 2, 3, 719, 105}, {shallow_solve, 3, 2, 521, 70},
    {scout_solve, 2, 2, 65, 12},  {sss_solve, 2, 2, 10, 3},        {sss_solve, 2, 3, 668, 105},
    {sss_solve, 3, 2, 879, 140},  {dual_solve, 2, 3, 219, 35},
};

enum { FRACTIONS = sizeof fractions / sizeof *fractions, MOST_RANKS = 9 };

static void swap(Value *a, Value *b)
{
    const Value value = *a;
    *a = *b;
    *b = value;
}

/* Sum up the leaves visited over all orders in which the ranks from `placed` on can stand; returns how many there
 * are. */
static uint64_t visit_all_orders(int i, Value *rank, int placed, int count, uint64_t *leaves)
{
    if (placed == count) {
        struct found found;
        search_tree(fractions[i].search_it, fractions[i].b, fractions[i].d, rank, &found);
        *leaves += (uint64_t)found.visits.count;
        return 1;
    }
    uint64_t orders = 0;
    for (int next = placed; next < count; next++) {
        swap(&rank[placed], &rank[next]);
        orders += visit_all_orders(i, rank, placed + 1, count, leaves);
        swap(&rank[placed], &rank[next]);
    }
    return orders;
}

static void test_all_orders(void **state)
{
    (void)state;
    for (int i = 0; i < FRACTIONS; i++) {
        Value rank[MOST_RANKS] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        const int count = (int)minimax_leaves(fractions[i].b, fractions[i].d);
        uint64_t leaves = 0;
        const uint64_t orders = visit_all_orders(i, rank, 0, count, &leaves);
        assert_int_equal(leaves * fractions[i].of, orders * fractions[i].leaves);
    }
}

/* --- means over random trees, within four standard errors ----------------------------------------------------- */

static void check_mean(const char *name, int b, int d, int seeds, double expected)
{
    double sum = 0, squares = 0;
    for (int seed = 1; seed <= seeds; seed++) {
        const double leaves =
            (double)run_cell("game=uniform branching=%d seed=%d limit=%d algorithm=%s", b, seed, d, name)
                .counts.leaves;
        sum += leaves;
        squares += leaves * leaves;
    }
    const double mean = sum / seeds, variance = (squares - seeds * mean * mean) / (seeds - 1);
    const double errors = (mean - expected) / sqrt(variance / seeds);
    print_message("%-8s %2d^%d: %12.4f expected, %+.2f standard errors\n", name, b, d, expected, errors);
    assert_true(fabs(errors) < 4);
}

/* Expectations that are known as functions. */
static void test_means(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        double (*leaves)(int b, int d);
    } known[] = {
        {"shallow", alphabeta_leaves_shallow}, {"scout", scout_leaves}, {"sss", sss_leaves}, {"dual", dual_leaves}};
    static const struct {
        int b, d;
    } sizes[] = {{2, 4}, {2, 7}, {2, 10}, {3, 4}, {3, 6}, {4, 4}, {5, 4}, {8, 3}, {8, 4}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
            check_mean(known[i].name, sizes[k].b, sizes[k].d, 1000, known[i].leaves(sizes[k].b, sizes[k].d));
}

/* --- memory ----------------------------------------------------------------------------------------------- */

/* Too little memory ends a search, and a deepening too. */
static void test_too_little_memory(void **state)
{
    (void)state;
    const char *const cell = "game=uniform branching=32 limit=5 algorithm=%s memory_mb=%d";
    for (int i = 2; i < FAMILY; i++) {
        assert_int_equal(run_cell(cell, family[i], 1).status, MEMORY);
        assert_int_equal(run_cell(cell, family[i], 64).status, OK);
        assert_int_equal(run_cell("game=uniform branching=32 limit=1 deepen=nodes budget=1000000 algorithm=%s "
                                  "memory_mb=1",
                                  family[i])
                             .status,
                         MEMORY);
    }
}

/* A megabyte holds 32768 nodes of 32 bytes: those of a child of the root, but not those of all, if the root's
 * children come one after another. */
static void test_memory_is_used_again(void **state)
{
    (void)state;
    const struct outcome outcome = run_cell("game=uniform branching=64 limit=3 algorithm=dual memory_mb=1");
    assert_int_equal(outcome.status, OK);
    assert_true(outcome.counts.generated > 32768);
}

/* Step after step, as alpha-beta; nothing is held from step to step, and a step may be left. */
static void test_deepening(void **state)
{
    (void)state;
    for (int i = 0; i < FAMILY; i++)
        for (int seed = 1; seed <= 5; seed++) {
            const char *const game_cell = "game=othello opening=20 seed=%d memory_mb=16";
            char cell[200];
            snprintf(cell, sizeof cell, game_cell, seed);
            const struct outcome deepened =
                run_cell("%s algorithm=%s limit=1 deepen=nodes budget=20000", cell, family[i]);
            const struct outcome direct = run_cell("%s algorithm=alphabeta limit=%.0f", cell, deepened.reached);
            assert_int_equal(deepened.status, OK);
            assert_int_equal(deepened.counts.leaves + deepened.counts.interior, 20000);
            assert_int_equal(deepened.value, direct.value);
            assert_string_equal(deepened.move, direct.move);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_three_by_three),
        cmocka_unit_test(test_binary),
        cmocka_unit_test(test_scout_searches_again),
        cmocka_unit_test(test_leaf),
        cmocka_unit_test(test_visited_sets),
        cmocka_unit_test(test_perfect_order),
        cmocka_unit_test(test_first_best_move),
        cmocka_unit_test(test_all_orders),
        cmocka_unit_test(test_means),
        cmocka_unit_test(test_too_little_memory),
        cmocka_unit_test(test_memory_is_used_again),
        cmocka_unit_test(test_deepening),
    };
    return cmocka_run_group_tests_name("family", tests, NULL, NULL);
}
