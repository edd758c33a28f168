/*
 * What a search is made of, once a game is known: the bookkeeping that every algorithm shares.
 *
 * An algorithm file defines
 *
 *     static Value NAME_solve(Search *search, const State *root);    the value for the side to move
 *     static const Algorithm NAME_algorithm = { ..., .solve = (Function)NAME_solve };
 *
 * where NAME is its own; whatever else it defines begins with that, too (NAMES).  It does so in terms of the game's own
 * functions (kit/game.h) and of these (kit/walk.h):
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
 *     make_leaf(search, path, worth)    a position for which at_leaf() said no is a leaf after all, of this worth
 *     static_value(search, state)       the static evaluation of a game that is not over, and
 *     assess(search, state)             of any, without a visit; both are counted
 *     spent_of(path)                    what its moves cost; remaining_of(search, path) is what is left to spend, and
 *                                       same_remaining() compares that: positions that differ in it are two
 *     spend_less(search, path, less)    the same path, but so much cheaper, so that it is searched deeper
 *     step_passing(search, path, price) the path to a null move (see PLIES)
 *     take_memory(search, bytes)        zeroed; arena_rewind(search->arena, before) gives it back, and
 *                                       longjmp(search->stop, MEMORY_SPENT) ends a search that has no room
 *     hash_of(state), mix(number)       for hash tables of its own (kit/hash.h, kit/random.h)
 *     guess_pass_again(search)          tell that the root is searched once more (algorithms/windows/guess.h)
 *     prepare_walk(search)              to be called when anything of the search was changed
 *
 * and to look at: search->rules; search->root; search->algorithm[], the settings in the order of its parameters, behind
 * which stand those of its table; search->limit, and search->each_side, if each side has an account of its own;
 * search->best, the move that was preferred at the root; search->counts and search->bounds, what was counted so far;
 * search->last_value, what deepening found a step before, if search->deepened.  An algorithm sets search->fail_hard and
 * search->strict for algorithms/windows/alphabeta.h, and search->weighs_leaves if it asks how much more than the limit a
 * path has spent.  A copy of the search counts for itself: with allow_nodes(&copy, UINT64_MAX), search->evaluations_allowed
 * and search->anatomy set to UINT64_MAX and NULL, and prepare_walk(), its work is no part of the search's.
 *
 * Children come in visiting order and are asked for in turn: 0, 1, 2 and so on.  What nobody asks for need not be
 * listed, priced or sorted.  The path to a child is good until step() leads from the same children to another; keep()
 * makes a copy that lasts longer, and path_of() a path of it again.
 *
 * Along a path its moves' prices add up; where they reach the limit (or, of prices that may be 0, after most_plies
 * moves) the position is at the horizon.  That is every cutoff: they differ in what a move costs
 * (algorithms/cutoffs/).
 *
 * PLIES.  Every step() is a ply, whatever the move costs.  Orders remember cutoffs by it: killers are those of the same
 * ply, and history is that of the side whose turn it is, who moves at every other one.
 *
 *   - Players alternate, so that a pass that is forced is a move, which a game lists alone.  By game.plies it may cost
 *     nothing, but it is a ply.
 *   - A pass of a side that has moves is a null move, and no move of the game; none declares where it is allowed.  Of a
 *     game that has game.swap, that is the position after it, and where there is game.in_check and it says yes, there is
 *     none.  It is a ply, too: step_passing() leads there, to be called before expand(), so that what is remembered below
 *     is the other side's.
 *
 * ANATOMY AND DRAWING.  Types of nodes, counts by ply and drawn trees are made of what these functions tell; an algorithm
 * does nothing for them but call what fits: at_leaf() tells of a visit and its window, step() (or keep(), of what is visited
 * later) of the place among siblings, make_leaf() of a leaf, cut() of a cutoff, without which nothing says why children were
 * not visited, search_again() of a second search, recall() and refutation() of what the table answered.  What lies below a
 * null move is counted, and not drawn.
 *
 * LEAVES.  A position is a leaf if the game is over, which is looked for first, or if it is at the horizon.  A
 * finished game is worth its score.  At the horizon a position is worth its static evaluation, or what search->worth
 * finds by a search of its own.  So that this one can cut, too, an algorithm hands at_leaf() its window, alpha < beta,
 * for the side to move at the leaf.  Let v be what the leaf is worth, and r the value that at_leaf() says:
 *
 *     r <= alpha   then v <= r
 *     r >= beta    then v >= r
 *     otherwise    v == r
 *
 * This is the contract that alphabeta keeps for inner positions.  It asks of those who evaluate leaves:
 *
 *   - v is within bound(rules), and depends on the position alone, unless the leaf says that it depends on the window
 *     (part.h): then there is no v, and what is promised instead the leaf says, too.
 *   - A value is called exact only if v == r whatever the window was.  Scores and static evaluations always are.
 *   - Evaluations are counted where they are made: by static_value(), or by assess(), which also knows finished games.
 *   - Every position beyond the horizon is told of by visit_beyond(), before it is looked at.  It is counted as beyond and
 *     spends nodes and budgets, but is no leaf, and if the game is over there, no terminal.
 *   - A bound should be as close as it can be had: mtdf goes where it points, and bounds that never leave the window
 *     would lead it from one value to the next.
 *
 * and of those who use them:
 *
 *   - An algorithm without a window, as minimax and scout where it evaluates, hands an open one, -INFINITE and
 *     INFINITE, in which every value is exact.
 *   - pvs takes what a null window found at a leaf for exact, and the table with keep=all stores it as exact, only
 *     where the leaf says so; search->bounds counts the leaves that do not.
 *   - SSS* goes on with the smaller of a state's merit h and the leaf's value for MAX.  So it asks for no more than
 *     whether that is below h: its window is -INFINITE and h where MAX is to move, and -h and INFINITE where MIN is. A
 *     value beyond it leaves the merit at h, which is right.  DUAL* is the same with the players exchanged.
 *   - A leaf at the horizon never counts as finished, whatever was seen beyond: not for the table, which lets values
 *     that rest on finished games answer at any depth, not for deepening, and not for a reference that is called
 *     exact.
 *   - The orders best and worst go by what the search's own leaves are worth; all else that is ordered, priced or
 *     guessed by goes by the static value.
 *
 * PRUNINGS.  A part may answer an inner position before its moves are listed, leave a move out before it is made, or
 * make it dearer or cheaper.  So an algorithm hands expand() its window, alpha < beta, and next_child() in `best` the largest value
 * that it has found here, all for the side to move.  Where a child is asked for that no pruning has looked at, the window
 * in which it matters is larger(alpha, best)..beta; that is what a pruning sees, beside the position, the path to it
 * (spent_of() and search->limit say what is left, and spent_elsewhere() what the other side has spent, if each has an account
 * of its own), and the move.  It never sees the algorithm.
 *
 *     answer(search, state, path, alpha, beta, &worth)        what is the position worth?  false: search it
 *     weigh(search, state, path, alpha, beta, &children, i)   is child i left out?  What is it worth at most, then; and if
 *                                                             it is not, by how much is it dearer, or cheaper?
 *
 * Both may search a position themselves, in any window and with what any path leaves to spend, by peek()
 * (algorithms/windows/peek.h).
 *
 * It asks of those who prune:
 *
 *   - An answer keeps the contract of a leaf, and is called exact only if it is exact in every window.
 *   - A move that is left out is worth no more than `most`, which is no more than the alpha that was seen.  It should be
 *     as small as it can be shown: it becomes a bound of the position's value, which mtdf and SSS* go by.
 *   - A pruning that does not promise that, or changes what moves cost, says on what its values depend (part.h).
 *   - step(search, state, path, children, i) is the path to the child that is weighed, at its own price.  Whatever is
 *     searched by peek() is counted and spends as everything else, and its positions are pruned like others:
 *     search->peeking tells how many peeks are under way.
 *   - Nothing is kept in `children`, of which only move[i] is to be looked at.
 *
 * and of those who hand it a window:
 *
 *   - A node whose moves are all left out has no move that is best.  So at the root nothing is asked, since a search owes
 *     its caller a move, and the value that it is worth; but of those that promise to leave one (.at_root) what they weigh.
 *   - best begins as -INFINITE.  When next_child() says that there is no other child, it has raised best to what those
 *     left out may be worth, or what the position was answered to be, which then has no child at all.  A move that was
 *     left out stays so for the position's visit, since windows only become narrower.
 *   - An algorithm without a window hands an open one.  So does one to which values do not say what is wanted, as traps,
 *     and keeps best at -INFINITE while it asks.
 *   - A position that is answered counts as a leaf, and in search->bounds if its answer is a bound; so does a move that
 *     is left out, for the value above it may be a bound, then.
 *
 * A pruning finds its own settings in search->pruning, what was found out about the position in search->standing, and the price of a
 * ply in search->ply_price; algorithms/prunings/look.h
 * has what most of them ask, such as the position's static value, which all share.  One that makes null moves sets
 * search->passed_to, and search->verifying while it looks for another's fault: positions that were reached by such ways are
 * different ones for the table.  A bound that rests on anything pruned never counts as finished.
 *
 * Several prunings are asked from left to right.  The first answer, and the first that leaves a move out, decides; what a
 * move costs is seen by each as those before it left it.  A pruning that wants to know whether a dearer move suffices peeks at it with more
 * spent, and leaves it out if so: then the rule by which it is searched again stands in one place.
 *
 * NAMES.  A game and all parts are one translation unit (kit/unit/unit.c).  So what a part, or a header that parts share, has
 * at file scope begins with the name of its file: killer_propose; MinimalNode and MINIMAL_FIRST in minimal.c.  A game's are plain.
 *
 * PLAIN.  In the game's own order, to a fixed depth, with static values as leaves and no pruning, a search is timed beside
 * those that other people wrote by hand.  So it is a search of its own, plain_search, whose address the compiler knows:
 * is_plain(search) is true where it sees that address, and false elsewhere, and then what such a search does not ask is not
 * even compiled.  An algorithm that sets .plain is compiled once more for it:
 *
 *     static Value NAME_full(Search *search, ...) { return NAME_inner(search, ...); }
 *     static Value NAME_plain(Search *search, ...) { return NAME_inner(&plain_search, ...); }
 *
 * where NAME_inner is ALWAYS_INLINE, and goes on by (is_plain(search) ? NAME_plain : NAME_full)(search, ...).
 *
 * Conventions: cutoff when alpha >= beta; among equal moves the first visited is kept.
 */
#ifndef KIT_SEARCH_H
#define KIT_SEARCH_H

#include <setjmp.h>

#include "kit/counts.h"

static const Value INFINITE = INT64_MAX;

/* What few searches need, so that others do not pay for it. */
#define RARELY(condition) __builtin_expect(condition, false)
#define OUT_OF_LINE __attribute__((noinline, unused))
#define ALWAYS_INLINE inline __attribute__((always_inline))
#define SELDOM __attribute__((noinline, unused, cold))

/* Why a search was left before its end. */
enum { FINISHED, NODES_SPENT, BUDGET_SPENT, MEMORY_SPENT };

typedef struct Search Search;
typedef struct Path Path;
typedef struct Children Children;
typedef struct Anatomy Anatomy;       /* kit/anatomy.h */
typedef struct Table Table;           /* kit/table.h */
typedef struct Heuristics Heuristics; /* kit/heuristics.h */

/* What few searches want to know at a ply of the path that is visited: of the position above the one at this ply. */
typedef struct {
    uint64_t key;             /* a hash of the seed and of the moves' numbers */
    int type;                 /* 1, 2 or 3 (kit/anatomy.h) */
    const Children *siblings; /* among them the position at this ply; NULL: key and type are its own already */
    int elsewhere;            /* its own: spent by the side not to move, if each side has an account, */
    int taken_on; /* and the square on which the move that led here took something, from 1 on, if that is told */
} Way;

/* What a position at the horizon is worth, by the contract above; exact: whatever the window. */
typedef struct {
    Value value;
    bool exact;
} Worth;

/* What a pruning makes of a move, by the contract above. */
typedef struct {
    bool left_out;
    Value most; /* of a move left out: it is worth no more */
    int dearer; /* what it costs above its price, or below; of a move left out, if it were searched after all */
} Verdict;

/* What prunings found out about the position that they are asked about, once one has asked: its static value, its best
 * move, and whether a side that passes would lose much. */
typedef struct {
    bool known;
    Value value;
    bool judged; /* by an oracle, which says that */
    Move best;   /* is the best move */
    bool passed, threatened;
} Standing;

/* What a pruning does; NULL: nothing. */
typedef struct {
    bool (*answer)(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth);
    Verdict (*weigh)(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children,
                     int i);
    bool at_root;
    const Setting *setting;
} Pruner;

typedef Value Solver(Search *search, const State *root);

struct Search {
    const char *game; /* its name */
    const Rules *rules;
    const State *root;
    const Setting *algorithm, *order, *leaf, *cutoff; /* settings, in the order of the part's parameters */
    const Setting *pruning;                           /* those of the pruning that is asked */
    uint64_t seed;
    Way *way;       /* to every ply, from the root on; NULL: nothing asks.  Never in a plain search */
    Arena *arena;   /* where solve() takes memory; it gives back what the next call does not use */
    int limit;      /* a position whose path has spent as much is a leaf */
    bool least;     /* is no limit set by the cutoff, but the least that searches anything (kit/unit/begin.h)? */
    int most_plies; /* so is one that is so far from the root: prices may be 0 */
    bool each_side; /* prices add up for each side alone, and either may reach the limit */
    const void *prices; /* what the cutoff knows beyond its settings; its own file says what it is */
    Solver *solve;      /* the algorithm */
    /* What moves cost, if not their plies (kit/walk.h). */
    const int *price_by_count;
    int (*price_one)(const Search *search, const State *state, Path path, Move move, int number, int count);
    void (*price_all)(Search *search, const State *state, Path path, Children *children);
    int (*price_placed)(const Search *search, const State *state, Path path, const Children *children, int i,
                        int price);
    /* Does the algorithm ask how much more than the limit a path has spent, or lower that?  It says so before its first
     * step, and calls prepare_walk(). */
    bool weighs_leaves;
    /* How children get their places (kit/children.h). */
    bool (*place_next)(Search *search, const State *state, Path path, Children *children, int i);
    /* Orders, from the first on; each has one of these two, or both. */
    void (*arrange[MOST_ORDERS])(Search *search, const State *state, Path path, Children *children);
    int (*propose[MOST_ORDERS])(Search *search, const State *state, Path path, Move list[MOST_PROPOSED]);
    /* What prunings make of a position and of its moves (kit/pruning.h); NULL: there are none. */
    void (*look)(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children);
    Value (*sift)(Search *search, const State *state, Path path, Children *children, Value best);
    Pruner pruner[MOST_PRUNINGS];
    int prunings;        /* so many of them */
    int peeking;         /* so many of their own searches are under way */
    int ply_price;       /* what a ply costs where prices are no plies: deepening's step */
    Standing *standing;  /* of the position that they are asked about */
    bool passes;         /* may they make null moves? */
    bool tells_takes;    /* do they, or the cutoff, ask where the last move took something? */
    int passed_to;       /* plies from the root to the position that the last null move led to; 0: none was made */
    bool verifying;      /* is a null move's promise looked at, so that there is to be no other? */
    double recheck;      /* the share of what they prune that is searched after all (kit/recheck.h); */
    bool rechecking;     /* is that under way? */
    const State *spared; /* then this position is searched without that pruning */
    int spared_from;
    int orders;    /* so many of them */
    int proposing; /* so many of the first propose moves before any is listed */
    Worth (*worth)(Search *search, const State *state, Path path, Value alpha, Value beta); /* NULL: static_value */
    Table *table;                                                                           /* NULL: none */
    Heuristics *heuristics; /* what orders remember, NULL if none does */
    const State *hashed;    /* the inner position visited last, if there is a table, and its hash */
    uint64_t hash;
    bool etc;         /* are the children looked up before they are searched? */
    bool keep_leaves; /* are leaves kept in the table as well?  Never in a plain search */
    bool fail_hard;   /* is what alphabeta returns never outside its window? */
    bool strict;      /* does it cut where alpha > beta only, not where they are equal? */
    bool deepened;    /* was a step of deepening completed?  Then its value at the root is */
    Value last_value;
    Anatomy *anatomy; /* NULL: nobody looks; never in a plain search */
    /* What prepare_walk() finds; never in a plain search: */
    bool simple;         /* do moves cost plies, and is nothing asked of a leaf but its static value? */
    bool priced;         /* may they cost anything else? */
    bool as_listed;      /* are children visited as the game lists them, and is nothing else asked of them? */
    bool foretells;      /* may the order behind those that propose tell its first move before it looks at all? */
    bool numbered;       /* does anything ask for the numbers of moves? */
    bool notes_cutoffs;  /* does anything remember cutoffs? */
    bool told;           /* does more belong to what is left to spend than the limit and the path? */
    bool fetches_others; /* is the table fetched for several children at once? */
    int64_t horizon;     /* a path of this length has spent the limit */
    /* If not simple: so many plies from the root, more is asked of a position than whether it has spent the limit. */
    int watched_from;
    /* What a step costs by the number of children, if nothing else does; and what it costs at least, if a child that has
     * spent the limit with that need not be priced. */
    const int *counted, *least_by_count;
    /* The only order behind those that propose, if it arranges. */
    void (*order_once)(Search *search, const State *state, Path path, Children *children);

    int64_t nodes_left, nodes_allowed; /* that may still be visited; from the beginning */
    uint64_t evaluations_allowed;      /* a plain search does not look at it */
    bool (*out_of_time)(void);         /* NULL: nobody looks; likewise */
    struct counts counts;              /* without the leaves, which follow: counts_of() */
    uint64_t bounds;                   /* leaves whose value may be no more than a bound */
    uint64_t recalled_unfinished;      /* values from the table that rest on more than finished games */
    uint64_t leaves_at[PLIES_COUNTED]; /* by ply; but for a plain search */
    Move best;                         /* at the root */
    jmp_buf stop;
};

/* See PLAIN above. */
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
    search->nodes_left = search->nodes_allowed = nodes < INT64_MAX ? (int64_t)nodes : INT64_MAX;
}

static ALWAYS_INLINE void count_visit(Search *search)
{
    if (RARELY(--search->nodes_left < 0))
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
    return (uint64_t)(search->nodes_allowed - search->nodes_left);
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
