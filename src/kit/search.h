/*
 * What a search is made of, once a game is known: the bookkeeping that every algorithm shares.
 *
 * An algorithm file defines
 *
 *     static inline Value solve(Search *search, const State *root);    the value for the side to move
 *     static const Algorithm algorithm = { ... };
 *
 * in terms of the game's own functions (kit/game.h) and of six more, which come in two versions: walk_plain.h
 * for the game's own order cut off at a depth, walk_full.h for every other order and cutoff:
 *
 *     root_path(search)                          the path of length nothing
 *     at_leaf(search, state, path, &value)       count a visit; at a leaf, score it
 *     expand(search, state, path, &children)     list the children in visiting order
 *     step(search, state, path, &children, i)    the path to child i
 *     cut(search, path, move, i)                 tell that this move, child i, made a cutoff
 *     search_again(search, path)                 tell that this position, searched before, is searched once more
 *
 * and, if it says that it takes a table, of
 *
 *     recall(search, state, path, alpha, beta, &probe)           does the table know enough of this inner position?
 *     refutation(search, state, path, &children, beta, &value)   and of which of its children?
 *     remember(search, state, path, &probe, value, move)         keep what was found
 *
 * Along a path its moves' prices add up; where they reach the limit, the position is a leaf.  That is every
 * cutoff: they differ in what a move costs (algorithms/cutoffs/).
 *
 * Conventions: cutoff when alpha >= beta; among equal moves the first visited is kept.
 */
#ifndef KIT_SEARCH_H
#define KIT_SEARCH_H

#include <setjmp.h>

#include "kit/counts.h"

static const Value INFINITE = INT64_MAX;

/* Why a search was left before its end. */
enum { FINISHED, NODES_SPENT, BUDGET_SPENT, MEMORY_SPENT };

typedef struct Search Search;
typedef struct Path Path;
typedef struct Children Children;
typedef struct Anatomy Anatomy; /* kit/anatomy.h */
typedef struct Table Table;     /* kit/table.h */
typedef struct Entry Entry;
typedef struct Heuristics Heuristics; /* kit/heuristics.h */
typedef struct Prices Prices;         /* what a cutoff knows beyond its settings; its own file says what it is */

/* Where the table keeps a position, and what it is marked with. */
typedef struct {
    Entry *entry;
    uint8_t *tag;
    uint8_t own;
} Bucket;

typedef Value Solver(Search *search, const State *root);

struct Search {
    const char *game; /* its name */
    const Rules *rules;
    const State *root;
    const Setting *algorithm, *order, *cutoff; /* settings, in the order of the part's parameters */
    uint64_t seed;
    uint64_t key;         /* of the root's path */
    Arena *arena;         /* where solve() takes memory; it gives back what the next call does not use */
    int limit;            /* a position whose path has spent as much is a leaf */
    int most_plies;       /* so is one that is so far from the root: prices may be 0 */
    bool each_side;       /* prices add up for each side alone, and either may reach the limit */
    const Prices *prices; /* the cutoff's */
    Solver *solve;        /* the algorithm */
    void (*price)(Search *search, const State *state, Path path, Children *children);
    void (*arrange[MOST_ORDERS])(Search *search, const State *state, Path path, Children *children);
    int orders;             /* so many of them, applied from the last to the first */
    Table *table;           /* NULL: none */
    Heuristics *heuristics; /* what orders remember, NULL if none does */
    Bucket bucket;          /* in the table, of the inner position visited last */
    bool etc;               /* are the children looked up before they are searched? */
    bool keep_leaves;       /* are leaves kept in the table as well?  Full walk only */
    bool fail_hard;         /* is what alphabeta returns never outside its window? */
    bool deepened;          /* was a step of deepening completed?  Then its value at the root is */
    Value last_value;
    Anatomy *anatomy; /* NULL: nobody looks; full walk only */

    uint64_t nodes_left, nodes_allowed; /* that may still be visited; from the beginning */
    uint64_t evaluations_allowed;       /* looked at by the full walk only */
    bool (*out_of_time)(void);          /* NULL: nobody looks; likewise */
    struct counts counts;               /* without the leaves and their evaluations, which follow: counts_of() */
    uint64_t recalled_unfinished;       /* values from the table that rest on more than finished games */
    uint64_t leaves_at[PLIES_COUNTED];  /* by ply; the full walk only */
    Move best;                          /* at the root */
    jmp_buf stop;
};

/* What a move costs in plies. */
static inline int plies_of(const Search *search, const State *state, Move move)
{
    return game.plies ? game.plies(search->rules, state, move) : 1;
}

/* Zeroed memory for a search that keeps what it saw: take few and large pieces. */
static inline void *take_memory(Search *search, size_t bytes)
{
    void *memory = arena_take(search->arena, bytes);
    if (!memory)
        longjmp(search->stop, MEMORY_SPENT);
    return memory;
}

static inline void count_visit(Search *search)
{
    if (search->nodes_left-- == 0)
        longjmp(search->stop, NODES_SPENT);
}

/* Count the visit of a position whose path has spent this much.  True at a leaf, whose value is then set:
 * a finished game is looked for first. */
static inline bool visit(Search *search, const State *state, int spent, Value *value)
{
    count_visit(search);
    if (finished(search->rules, state)) {
        search->counts.terminals++;
        *value = score(search->rules, state);
        return true;
    }
    if (spent >= search->limit) {
        *value = evaluate(search->rules, state);
        return true;
    }
    search->counts.interior++;
    return false;
}

/* What was counted so far. */
static inline uint64_t nodes_visited(const Search *search)
{
    return search->nodes_allowed - search->nodes_left;
}

static inline uint64_t leaves_scored(const Search *search)
{
    return nodes_visited(search) - search->counts.interior - search->counts.recalled;
}

static inline uint64_t evaluations_made(const Search *search)
{
    return search->counts.evaluations + leaves_scored(search) - search->counts.terminals;
}

static inline struct counts counts_of(const Search *search)
{
    struct counts counts = search->counts;
    counts.leaves = leaves_scored(search);
    counts.evaluations = evaluations_made(search);
    return counts;
}

/* Leaves whose value is not that of a finished game, here or below what the table knew. */
static inline uint64_t unfinished_leaves(const Search *search)
{
    return leaves_scored(search) - search->counts.terminals + search->recalled_unfinished;
}

/* The static value of a position that is not visited, for ordering and pricing: an honest cost. */
static inline Value assess(Search *search, const State *state)
{
    if (finished(search->rules, state))
        return score(search->rules, state);
    search->counts.evaluations++;
    return evaluate(search->rules, state);
}

/* Tell that a move is the best so far: at the root it is remembered. */
static inline void prefer(Search *search, const State *state, Move move)
{
    if (state == search->root)
        search->best = move;
}

static inline Value larger(Value a, Value b)
{
    return a > b ? a : b;
}

static inline Value smaller(Value a, Value b)
{
    return a < b ? a : b;
}

#endif
