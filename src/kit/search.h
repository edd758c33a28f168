/*
 * What a search is made of, once a game is known: the bookkeeping that every algorithm shares.
 *
 * An algorithm file defines
 *
 *     static Value NAME_solve(Search *search, const State *root);    the value for the side to move
 *     static const Algorithm NAME_algorithm = { ..., .solve = (Function)NAME_solve };
 *
 * in terms of the game's own functions (kit/game.h) and of these (kit/walk.h).  A game and all parts are one translation unit:
 * what a part, or a header that parts share, has at file scope begins with the name of its file, as killer_propose.
 *
 *     root_path(search)                                   the path of no moves
 *     at_leaf(search, state, path, alpha, beta, &value)   count a visit; is this a leaf?  Then say what it is worth
 *     expand(search, state, path, alpha, beta, &children)    make ready to ask for the children of an inner position
 *     next_child(search, state, path, &children, i, &best)   is there a child i?  Then children.move[i] leads to it
 *     expand_all(search, state, path, alpha, beta, &children, &best)   both at once: there are children.count of them
 *     step(search, state, path, &children, i)             the path to child i
 *     cut(search, path, move, i)                          tell that this move, child i, made a cutoff
 *     search_again(search, path)                          tell that this position is searched once more
 *
 * and, if it says that it takes a table, of
 *
 *     recall(search, state, path, alpha, beta, &probe)           does the table know enough of this inner position?
 *     refutation(search, state, path, &children, beta, &value)   and of which of its children?
 *     remember(search, state, path, &probe, value, move)         keep what was found
 *
 * There is more to call, if it is wanted:
 *
 *     prefer(search, state, move)       tell that this move is the best so far; at the root it is the answer
 *     make_leaf(search, path, worth)    a position for which at_leaf() said no is a leaf after all, of this worth;
 *                                       become_leaf(search, path), and tell_worth(search, path, worth) once it is known
 *     worth_of(search, state, path, alpha, beta)   what the leaf says that a position is worth
 *     static_value(search, state)       the static evaluation of a game that is not over, and
 *     assess(search, state)             of any, without a visit; both are counted
 *     spent_of(path)                    what its moves cost; remaining_of(search, path) is what is left to spend, and
 *                                       same_remaining() compares that: positions that differ in it are two
 *     spend_less(search, path, less)    the same path, but so much cheaper, so that it is searched deeper
 *     step_passing(search, path, price) the path to a null move (see Path in kit/path.h)
 *     keep(search, path)                a copy of a path that lasts longer, and path_of(search, &kept) a path of it again
 *     larger(a, b), smaller(a, b)       of two values
 *     take_memory(search, bytes)        zeroed; arena_rewind(search->arena, before) gives it back, and
 *                                       longjmp(search->stop, MEMORY_SPENT) ends a search that has no room
 *     hash_of(state), mix(number)       for hash tables of its own (kit/hash.h, kit/random.h)
 *     guess_pass_again(search)          tell that the root is searched once more (algorithms/windows/guess.h)
 *     is_room_to_tell(search)           does anybody draw the tree, and may tell() say more of it (kit/trace.h)?
 *     prepare_walk(search)              to be called when anything of the search was changed
 *
 * and to look at: search->rules; search->root; search->algorithm[], the settings in the order of its parameters, behind
 * which stand those of its table; search->limit, and search->each_side, if each side has an account of its own;
 * search->best, the move that was preferred at the root; search->counts and search->bounds, what was counted so far;
 * search->last_value, what deepening found a step before, if search->deepened.  An algorithm sets search->fail_hard and
 * search->strict for algorithms/windows/alphabeta.h, search->weighs_leaves if it asks how much more than the limit a
 * path has spent, search->knowledge, and search->growth and search->answer.  A copy of the search counts for itself after set_apart(&copy,
 * UINT64_MAX) and prepare_walk(); with set_free() it has no table either, nor anything that the algorithm has said.
 *
 * Conventions: cutoff when alpha >= beta; among equal moves the first visited is kept.
 */
#ifndef KIT_SEARCH_H
#define KIT_SEARCH_H

#include <setjmp.h>

#include "kit/counts.h"
#include "kit/worth.h"

static const Value INFINITE = INT64_MAX;

/* What few searches need, so that others do not pay for it. */
#define RARELY(condition) __builtin_expect(condition, false)
#define OUT_OF_LINE __attribute__((noinline, unused))
#define ALWAYS_INLINE inline __attribute__((always_inline))
#define SELDOM __attribute__((noinline, unused, cold))

/* Why a search was left before its end. */
enum { FINISHED, NODES_SPENT, BUDGET_SPENT, MEMORY_SPENT };

/* What few searches want to know at a ply of the path that is visited: of the position above the one at this ply. */
typedef struct {
    uint64_t key;             /* a hash of the seed and of the moves' numbers */
    int type;                 /* 1, 2 or 3 (kit/anatomy.h) */
    const Children *siblings; /* among them the position at this ply; NULL: key and type are its own already */
    int elsewhere;            /* its own: spent by the side not to move, if each side has an account, */
    int taken_on; /* and the square on which the move that led here took something, from 1 on, if that is told */
} Way;

typedef Value Solver(Search *search, const State *root);

/* What moves cost, if not their plies: what a cutoff's prepare sets (kit/walk.h), and nothing afterwards. */
typedef struct {
    const int *by_count;
    int (*one)(const Search *search, const State *state, Path path, Move move, int number, int count);
    void (*all)(Search *search, const State *state, Path path, Children *children);
    int (*placed)(const Search *search, const State *state, Path path, const Children *children, int i, int price);
    const void *table; /* what the cutoff knows beyond its settings; its own file says what it is */
} Prices;

/* What may still be spent.  A plain search looks at nodes alone. */
typedef struct {
    int64_t nodes_left, nodes; /* from now on, and from the beginning */
    uint64_t evaluations;
    bool (*out_of_time)(void); /* NULL: nobody looks */
} Allowance;

/* A share of what prunings claim is searched after all (kit/pruning.h), by `within`.  While that is under way, one position is
 * searched without the pruning that is asked about. */
typedef struct {
    double share;
    Value (*within)(Search *search, const State *state, Value alpha, Value beta, Path path);
    bool under_way;
    const State *spared;
    int spared_from;
} Recheck;

/* What need not be asked at every node: prepare_walk() finds it, whenever anything of the search was changed.  Never in a plain
 * search. */
typedef struct {
    bool simple;         /* do moves cost plies, and is nothing asked of a leaf but its static value? */
    bool priced;         /* may they cost anything else? */
    bool as_listed;      /* are children visited as the game lists them, and is nothing else asked of them? */
    bool foretells;      /* may the order behind those that propose tell its first move before it looks at all? */
    bool numbered;       /* does anything ask for the numbers of moves? */
    bool notes_cutoffs;  /* does anything remember cutoffs? */
    bool told;           /* does more belong to what is left to spend than the limit and the path? */
    bool fetches_others; /* is the table fetched for several children at once? */
    int64_t horizon;     /* a path of this length has spent the limit */
    int proposing;       /* so many of the first orders propose moves before any is listed */
    /* If not simple: so many plies from the root, more is asked of a position than whether it has spent the limit. */
    int watched_from;
    /* What a step costs by the number of children, if nothing else does; and what it costs at least, if a child that has
     * spent the limit with that need not be priced. */
    const int *counted, *least_by_count;
    /* The only order behind those that propose, if it arranges. */
    void (*order_once)(Search *search, const State *state, Path path, Children *children);
} Plan;

/* What holds where the search is now, and is put back as it was by whoever changes it. */
typedef struct {
    Standing *standing;  /* of the position that prunings are asked about */
    int peeking;         /* so many of their own searches are under way */
    int passed_to;       /* plies from the root to the position that the last null move led to; 0: none was made */
    bool verifying;      /* is a null move's promise looked at, so that there is to be no other? */
    const State *hashed; /* the inner position visited last, if there is a table, and its hash */
    uint64_t hash;
} Moment;

struct Search {
    /* What is asked, from begin() on (kit/unit/begin.h). */
    const char *game; /* its name */
    const Rules *rules;
    const State *root;
    const Setting *algorithm, *order, *leaf, *cutoff; /* settings, in the order of the part's parameters */
    const Setting *pruning;                           /* those of the pruning that is asked */
    uint64_t seed;
    Solver *solve;                                                                          /* the algorithm */
    Worth (*worth)(Search *search, const State *state, Path path, Value alpha, Value beta); /* NULL: static_value */
    /* Orders, from the first on; each has one of these two, or both. */
    int orders;
    void (*arrange[MOST_ORDERS])(Search *search, const State *state, Path path, Children *children);
    int (*propose[MOST_ORDERS])(Search *search, const State *state, Path path, Move list[MOST_PROPOSED]);
    bool remembers, keyed; /* do they, or others, look at what was cut off, and at the keys of paths? */
    int prunings;
    Pruner pruner[MOST_PRUNINGS];
    bool passes;      /* may they make null moves? */
    bool tells_takes; /* do they, or the cutoff, ask where the last move took something? */
    Recheck recheck;
    int ply_price; /* what a ply costs where prices are no plies: deepening's step */

    /* What the cutoff sets, and deepening raises. */
    int limit;      /* a position whose path has spent as much is a leaf */
    bool least;     /* is no limit set by the cutoff, but the least that searches anything (kit/unit/begin.h)? */
    int most_plies; /* so is one that is so far from the root: prices may be 0 */
    bool each_side; /* prices add up for each side alone, and either may reach the limit */
    Prices price;

    /* What the algorithm says before its first step.  Does it return nothing outside its window?  Does it cut where alpha > beta
     * only, not where they are equal?  Does it ask how much more than the limit a path has spent, or lower that?  Then it calls
     * prepare_walk(). */
    bool fail_hard, strict, weighs_leaves;
    const void *knowledge; /* what its .prepare read (part.h) */
    /* If its tree grows (part.h): that, and what its value and move are so far, for when a budget is spent. */
    void *growth;
    Value (*answer)(Search *search);
    bool anytime; /* is that asked for? */

    /* How it is walked. */
    Plan plan;
    /* How children get their places (kit/children.h). */
    bool (*place_next)(Search *search, const State *state, Path path, Children *children, int i);
    /* What prunings make of a position and of its moves (kit/pruning.h); NULL: there are none. */
    void (*look)(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children);
    Value (*sift)(Search *search, const State *state, Path path, Children *children, Value best);
    bool etc;         /* are the children looked up before they are searched? */
    bool keep_leaves; /* are leaves kept in the table as well?  Never in a plain search */

    /* The memory that it has. */
    Arena *arena;           /* where solve() takes memory; it gives back what the next call does not use */
    Way *way;               /* to every ply, from the root on; NULL: nothing asks.  Never in a plain search */
    Table *table;           /* NULL: none */
    Heuristics *heuristics; /* what orders remember, NULL if none does */
    Anatomy *anatomy;       /* NULL: nobody looks; never in a plain search */

    Moment now;

    /* What the run has counted and found. */
    Allowance allowed;
    struct counts counts;              /* without the leaves, which follow: counts_of() */
    uint64_t bounds;                   /* leaves whose value may be no more than a bound */
    uint64_t recalled_unfinished;      /* values from the table that rest on more than finished games */
    uint64_t leaves_at[PLIES_COUNTED]; /* by ply; but for a plain search */
    Move best;                         /* at the root */
    bool deepened;                     /* was a step of deepening completed?  Then its value at the root is */
    Value last_value;
    jmp_buf stop;
};

/*
 * PLAIN.  In the game's own order, to a fixed depth, with static values as leaves and no pruning, a search is timed beside those
 * that other people wrote by hand.  So it is one of its own, whose address the compiler knows: is_plain(search) is true where it
 * sees that address, and then what such a search does not ask is not even compiled.  An algorithm that sets .plain is compiled
 * once more for it:
 *
 *     static Value NAME_full(Search *search, ...) { return NAME_inner(search, ...); }
 *     static Value NAME_plain(Search *search, ...) { return NAME_inner(&plain_search, ...); }
 *
 * where NAME_inner is ALWAYS_INLINE, and goes on by (is_plain(search) ? NAME_plain : NAME_full)(search, ...).
 */
static Search plain_search;

static ALWAYS_INLINE bool is_plain(const Search *search)
{
    const bool plain = search == &plain_search;
    return __builtin_constant_p(plain) && plain;
}

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

/* Before a search: how many it may visit, from now on. */
static inline void allow_nodes(Search *search, uint64_t nodes)
{
    search->allowed.nodes_left = search->allowed.nodes = nodes < INT64_MAX ? (int64_t)nodes : INT64_MAX;
}

/* A copy counts for itself, and its work is no part of the search's; prepare_walk() is to follow. */
static inline void set_apart(Search *copy, uint64_t nodes)
{
    allow_nodes(copy, nodes);
    copy->allowed.evaluations = UINT64_MAX;
    copy->allowed.out_of_time = NULL;
    copy->counts = (struct counts){0};
    copy->anatomy = NULL;
}

/* Nor has it a table, or any position for its root, nor what the algorithm has said. */
static inline void set_free(Search *copy, uint64_t nodes)
{
    set_apart(copy, nodes);
    copy->table = NULL;
    copy->etc = copy->keep_leaves = false;
    copy->fail_hard = copy->strict = false;
    copy->root = NULL;
}

static ALWAYS_INLINE void count_visit(Search *search)
{
    if (RARELY(--search->allowed.nodes_left < 0))
        longjmp(search->stop, NODES_SPENT);
}

/* The static evaluation of a position that is not finished, for whoever asks: leaves, orders, prices, algorithms. */
static inline Value static_value(Search *search, const State *state)
{
    search->counts.evaluations++;
    return evaluate(search->rules, state);
}

typedef enum { INTERIOR, HORIZON, TERMINAL } Visited;

/* Count the visit of a position whose path has spent the limit, or not; a finished game is looked for first. */
static inline Visited visit(Search *search, const State *state, bool spent)
{
    count_visit(search);
    if (finished(search->rules, state)) {
        search->counts.terminals++;
        return TERMINAL;
    }
    if (spent)
        return HORIZON;
    search->counts.interior++;
    return INTERIOR;
}

/* And what a leaf is worth by its score or its static value. */
typedef struct {
    Visited visited;
    Value value;
} Seen;

static inline FLAT Seen see(Search *search, const State *state, bool spent)
{
    const Visited visited = visit(search, state, spent);
    if (visited == INTERIOR)
        return (Seen){visited, 0};
    return (Seen){visited, visited == TERMINAL ? score(search->rules, state) : static_value(search, state)};
}

/* What was counted so far. */
static inline uint64_t nodes_visited(const Search *search)
{
    return (uint64_t)(search->allowed.nodes - search->allowed.nodes_left);
}

static inline uint64_t leaves_scored(const Search *search)
{
    return nodes_visited(search) - search->counts.interior - search->counts.recalled - search->counts.beyond;
}

static inline struct counts counts_of(const Search *search)
{
    struct counts counts = search->counts;
    counts.leaves = leaves_scored(search);
    return counts;
}

/* Leaves whose value is not that of a finished game, here or below what the table knew.  One at the horizon never is,
 * whatever was seen beyond it. */
static inline uint64_t unfinished_leaves(const Search *search)
{
    return leaves_scored(search) - search->counts.terminals + search->recalled_unfinished;
}

/* The static value of a position that is not visited, for ordering and pricing: an honest cost. */
static inline FLAT Value assess(Search *search, const State *state)
{
    return finished(search->rules, state) ? score(search->rules, state) : static_value(search, state);
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
