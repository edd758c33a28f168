/* A game made for tests of searches: a complete tree of given leaf values, which notes each leaf that is evaluated; and searches of
 * it. */
#ifndef TESTS_ALGORITHMS_COMPLETE_H
#define TESTS_ALGORITHMS_COMPLETE_H

#include "kit/part.h"
#include "kit/random.h"

enum { MOST_LEAVES = 4096, LEVELS = 16, SEQUENCE = 20 };

/* The leaves in the order of their first visits, by their numbers from the left; and the first visits of all. */
struct visits {
    int count, all;
    int leaf[MOST_LEAVES], sequence[SEQUENCE];
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
    if (!visits->seen[leaf])
        visits->leaf[visits->count++] = (int)leaf;
    if (visits->all < SEQUENCE)
        visits->sequence[visits->all] = (int)leaf;
    visits->seen[leaf] = true;
    visits->all++;
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
#include "algorithms/dual.c"
#include "algorithms/mtdf.c"
#include "algorithms/scout.c"
#include "algorithms/shallow.c"
#include "algorithms/sss.c"
#include "algorithms/windows/pvs.h"

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

/* Memory of a search without a table is little, so that a small tree takes little time, and must be given back. */
static void search_tree(struct manner manner, const struct tree *tree, struct found *found)
{
    const Setting settings[MAX_PARAMETERS] = {[MTDF_FIRST] = {.choice = manner.first}};
    Rules rules = {.depth = (uint32_t)tree->d, .leaf = tree->leaf, .visits = &found->visits};
    Arena arena = {.limit = manner.table ? SIZE_MAX : 4 << 20};
    assert_null(setup(&rules, &(Setting){.integer = tree->b}, 0, &arena));
    const State root = initial(&rules);
    Search search = {.rules = &rules,
                     .root = &root,
                     .algorithm = settings,
                     .arena = &arena,
                     .limit = tree->d,
                     .most_plies = INT_MAX,
                     .price.all = manner.pricing == OF_ALL ? price_plies : NULL,
                     .price.one = manner.pricing == OF_ONE || manner.pricing == AT_LEAST ? price_ply : NULL,
                     .price.by_count = manner.pricing >= BY_COUNT ? plies_by_count : NULL,
                     .place_next = place_next,
                     .keep_leaves = manner.keep_leaves,
                     .deepened = manner.last != NULL,
                     .last_value = manner.last ? *manner.last : 0,
                     .allowed = {.nodes_left = INT64_MAX, .nodes = INT64_MAX, .evaluations = UINT64_MAX}};
    const Layout layout = layout_of(&search, tree->d, 0, false);
    search.table = manner.table ? make_table(&layout, manner.table, &arena) : NULL;
    prepare_walk(&search);
    memset(found->visits.seen, 0, (size_t)minimax_leaves(tree->b, tree->d));
    found->visits.count = found->visits.all = 0;
    expansions_of_root = prices_asked = 0;
    found->value = run_search(manner.search_it, &search, &root);
    found->best = search.best;
    found->calls = expansions_of_root;
    found->asked = prices_asked;
    found->nodes = (int)nodes_visited(&search);
    found->interior = (int)search.counts.interior;
    assert_true(-bound(&rules) <= found->value && found->value <= bound(&rules));
    assert_int_equal(found->visits.all, leaves_scored(&search));
    assert_true(manner.table || (!arena.blocks && arena.used == 0));
    arena_free(&arena);
}

#endif
