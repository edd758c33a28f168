/*
 * The walk under any order and any cutoff, with a transposition table if one is wanted.  An order file defines
 *
 *     static void arrange(Search *search, const State *state, Path path, Children *children);
 *     static const Order order = { ... };
 *
 * and puts the children in the order in which they are to be visited.  sort_children does that by a key and leaves
 * equal ones as they stand, so that orders can be combined: "table+killer" applies killer first.  A cutoff file
 * defines
 *
 *     static const char *prepare(Search *search, Arena *arena);
 *     static void price(Search *search, const State *state, Path path, Children *children);
 *     static const Cutoff cutoff = { ..., .price = (Function)price };
 *
 * where prepare sets search->limit, and most_plies and prices if need be, from search->cutoff, and returns NULL or a
 * message that says what is wrong with these settings; price sets children->price[], each at least 0.  It is called
 * before the order and sees the game's own order.  Without a price in its declaration, a cutoff charges a move's
 * plies, and then may not set most_plies or each_side: such searches in the game's own order take the plain walk,
 * which has neither.
 */
#ifndef KIT_WALK_FULL_H
#define KIT_WALK_FULL_H

#include <limits.h>

#include "kit/heuristics.h"
#include "kit/random.h"

struct Path {
    int spent, elsewhere; /* elsewhere: by the side that is not to move, if each side has its own sum */
    int plies;
    int type;     /* 1, 2 or 3 (kit/anatomy.h) */
    uint64_t key; /* a hash of the seed and of the moves' numbers */
};

struct Children {
    int count;
    Move move[MAX_MOVES];
    int price[MAX_MOVES];
    uint16_t number[MAX_MOVES]; /* in the game's own order */
    bool assessed;              /* is value[] set, which is indexed by the move's number? */
    Value value[MAX_MOVES];
};

#include "kit/anatomy.h"

static inline Path root_path(const Search *search)
{
    return (Path){.type = 1, .key = search->key};
}

static inline void fetch(Search *search, const State *state);
static inline bool recall_value(Search *search, const State *state, Path path, Value *value);
static inline void remember_leaf(Search *search, const State *state, Path path, Value value, bool finished);

static inline bool at_leaf(Search *search, const State *state, Path path, Value *value)
{
    if (evaluations_made(search) >= search->evaluations_allowed ||
        (search->out_of_time && (search->nodes_left & 255) == 0 && search->out_of_time()))
        longjmp(search->stop, BUDGET_SPENT);
    if (search->keep_leaves && recall_value(search, state, path, value)) {
        if (search->anatomy)
            note_visit(search, path);
        return true;
    }
    const int spent = path.spent > path.elsewhere ? path.spent : path.elsewhere;
    if (spent < search->limit && search->table)
        fetch(search, state);
    const bool capped = path.plies >= search->most_plies;
    const uint64_t terminals = search->counts.terminals;
    const bool leaf = visit(search, state, capped ? INT_MAX : spent, value);
    if (search->anatomy)
        note_visit(search, path);
    if (!leaf)
        return false;
    if (search->anatomy)
        note_leaf(search, path);
    search->leaves_at[counted_ply(path)]++;
    search->counts.capped += capped && spent < search->limit && search->counts.terminals == terminals;
    if (search->keep_leaves)
        remember_leaf(search, state, path, *value, search->counts.terminals > terminals);
    return true;
}

static inline void expand(Search *search, const State *state, Path path, Children *children)
{
    children->count = moves(search->rules, state, children->move);
    children->assessed = false;
    search->counts.generated += (uint64_t)children->count;
    for (int i = 0; i < children->count; i++)
        children->number[i] = (uint16_t)i;
    search->price(search, state, path, children);
    for (int i = search->orders; i-- > 0;)
        search->arrange[i](search, state, path, children);
}

static inline Path step(const Search *search, const State *state, Path path, const Children *children, int i)
{
    (void)search;
    (void)state;
    const int spent = path.spent + children->price[i], plies = path.plies + 1;
    const int type = path.type == 2 ? 3 : path.type == 1 && i == 0 ? 1 : 2;
    const uint64_t key = descend(path.key, children->number[i]);
    return search->each_side ? (Path){path.elsewhere, spent, plies, type, key} : (Path){spent, 0, plies, type, key};
}

static inline void cut(Search *search, Path path, Move move, int i)
{
    search->counts.cutoffs++;
    search->counts.cutoffs_first += i == 0;
    if (search->anatomy)
        note_cutoff_at(search->anatomy, path, i);
    if (search->heuristics)
        note_cutoff(search->heuristics, path.plies, search->limit - path.spent, move);
}

/* A position for which at_leaf() returned false counts as a leaf after all. */
static inline void make_leaf(Search *search, Path path)
{
    search->counts.interior--;
    search->leaves_at[counted_ply(path)]++;
    if (search->anatomy)
        note_leaf(search, path);
}

static inline void search_again(Search *search, Path path)
{
    search->counts.researches++;
    if (search->anatomy)
        search->anatomy->by_ply.researches[counted_ply(path)]++;
}

static inline void count_probe(Search *search, Path path, bool hit)
{
    search->counts.probes++;
    search->counts.hits += hit;
    if (search->anatomy) {
        search->anatomy->by_ply.probes[counted_ply(path)]++;
        search->anatomy->by_ply.hits[counted_ply(path)] += hit;
    }
}

static inline void count_recall(Search *search, Path path)
{
    search->counts.recalled++;
    if (search->anatomy)
        search->anatomy->by_ply.recalled[counted_ply(path)]++;
}

/* Copy what the anatomy counted, and give back its memory. */
static inline void take_anatomy(Search *search, struct by_ply *by_ply)
{
    if (search->anatomy) {
        *by_ply = search->anatomy->by_ply;
        arena_free(&search->anatomy->arena);
    }
}

/* The children's static values, for the player to move at `state`, indexed by the moves' numbers.  They are
 * evaluated once, however often this is called. */
static inline const Value *assess_children(Search *search, const State *state, Children *children)
{
    for (int i = 0; !children->assessed && i < children->count; i++) {
        const State child = play(search->rules, state, children->move[i]);
        children->value[children->number[i]] = -assess(search, &child);
    }
    children->assessed = true;
    return children->value;
}

#include "kit/sort.h"
#include "kit/table.h"

static inline Remaining remaining_of(const Search *search, Path path)
{
    return (Remaining){
        .left = search->limit - path.spent,
        .elsewhere = search->each_side ? search->limit - path.elsewhere : 0,
        .plies = search->most_plies == INT_MAX ? INT_MAX : search->most_plies - path.plies,
    };
}

#endif
