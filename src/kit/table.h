/*
 * A transposition table: bounds that searches of a position proved, for when it is reached again.
 *
 * The whole position is stored; its hash only says where to look.  An entry answers for the same left to spend, by the
 * side to move and by the other, and the same plies up to the cap; a bound that rests on finished games alone answers for
 * more of each as well.  Nothing else that a price looks at may depend on the path.  So a table never changes a value.
 *
 * Two entries share a bucket.  The first keeps what was searched with more to spend, the second takes the rest, whatever
 * it held.
 */
#ifndef KIT_TABLE_H
#define KIT_TABLE_H

#include "kit/hash.h"

enum { BUCKET = 2 };

typedef struct {
    Value value;
    bool finished; /* does it rest on finished games alone? */
} Bound;

typedef struct {
    State state;
    Bound lower, upper;         /* lower.value <= value <= upper.value */
    int left, elsewhere, plies; /* what the search had */
    Move best;
    bool used;
} Entry;

struct Table {
    uint64_t buckets;
    Entry entry[];
};

/* What a search of a position is entered with, and what the table said. */
typedef struct {
    Value value;
    Value alpha, beta;
    uint64_t unfinished; /* counted before */
} Probe;

/* As many entries as fit into this number, but a power of two; NULL without memory. */
static inline Table *make_table(uint64_t entries, Arena *arena)
{
    uint64_t buckets = 1;
    while (2 * buckets * BUCKET <= entries)
        buckets *= 2;
    Table *table = arena_take(arena, sizeof *table + buckets * BUCKET * sizeof(Entry));
    if (table)
        table->buckets = buckets;
    return table;
}

static inline Entry *bucket_of(const Table *table, const State *state)
{
    return (Entry *)&table->entry[BUCKET * (hash_of(state) & (table->buckets - 1))];
}

static inline bool same_state(const State *a, const State *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* What is left where a path has spent so much, as an entry without bounds. */
static inline Entry entry_for(const Search *search, const State *state, Path path)
{
    return (Entry){
        .state = *state,
        .lower = {-INFINITE, false},
        .upper = {INFINITE, false},
        .left = search->limit - path.spent,
        .elsewhere = search->each_side ? search->limit - path.elsewhere : 0,
        .plies = search->most_plies == INT_MAX ? INT_MAX : search->most_plies - path.plies,
        .used = true,
    };
}

static inline bool same_search(const Entry *a, const Entry *b)
{
    return a->left == b->left && a->elsewhere == b->elsewhere && a->plies == b->plies;
}

static inline bool with_less(const Entry *a, const Entry *b)
{
    return a->left <= b->left && a->elsewhere <= b->elsewhere && a->plies <= b->plies;
}

/* Narrow the bounds of `wanted` by what the table knows. */
static inline void probe_table(Search *search, Path path, Entry *wanted)
{
    const Entry *bucket = bucket_of(search->table, &wanted->state);
    for (int i = 0; i < BUCKET; i++) {
        const Entry *entry = &bucket[i];
        if (!entry->used || !same_state(&entry->state, &wanted->state))
            continue;
        const bool same = same_search(entry, wanted), less = with_less(entry, wanted);
        if (entry->lower.value > wanted->lower.value && (same || (less && entry->lower.finished)))
            wanted->lower = entry->lower;
        if (entry->upper.value < wanted->upper.value && (same || (less && entry->upper.finished)))
            wanted->upper = entry->upper;
    }
    const bool hit = wanted->lower.value > -INFINITE || wanted->upper.value < INFINITE;
    search->probes++;
    search->hits += hit;
    if (search->anatomy) {
        search->anatomy->by_ply.probes[counted_ply(path)]++;
        search->anatomy->by_ply.hits[counted_ply(path)] += hit;
    }
}

/* Does the table know enough of an inner position for this window?  Then the position counts as recalled, and
 * probe->value keeps alphabeta's contract.  The root is never recalled: its best move is wanted. */
static inline bool recall(Search *search, const State *state, Path path, Value alpha, Value beta, Probe *probe)
{
    *probe = (Probe){.alpha = alpha, .beta = beta, .unfinished = unfinished_leaves(search)};
    if (!search->table || state == search->root)
        return false;
    Entry found = entry_for(search, state, path);
    probe_table(search, path, &found);
    const bool high = found.lower.value >= beta, low = found.upper.value <= alpha;
    if (!high && !low && found.lower.value < found.upper.value)
        return false;
    probe->value = high ? found.lower.value : found.upper.value;
    search->interior--;
    search->recalled++;
    if (search->anatomy)
        search->anatomy->by_ply.recalled[counted_ply(path)]++;
    search->recalled_unfinished += !(low || found.lower.finished) || !(high || found.upper.finished);
    return true;
}

/* Keep what the search of a position found, which recall() was asked about before. */
static inline void remember(Search *search, const State *state, Path path, const Probe *probe, Value value,
                            Move best)
{
    if (!search->table)
        return;
    Entry fresh = entry_for(search, state, path), *bucket = bucket_of(search->table, state);
    const bool finished = unfinished_leaves(search) == probe->unfinished;
    const bool first = !bucket[0].used || fresh.left >= bucket[0].left;
    Entry *place = NULL;
    for (int i = 0; i < BUCKET && !place; i++)
        if (bucket[i].used && same_search(&bucket[i], &fresh) && same_state(&bucket[i].state, state)) {
            place = &bucket[i];
            fresh = *place;
        }
    if (!place && first)
        bucket[1] = bucket[0];
    if (!place)
        place = &bucket[!first];
    if (value > probe->alpha)
        fresh.lower = (Bound){value, finished};
    if (value < probe->beta)
        fresh.upper = (Bound){value, finished};
    fresh.best = best;
    *place = fresh;
}

/* Enhanced transposition cutoffs (J. Schaeffer, A. Plaat, "New advances in alpha-beta searching", 1996): the number of a
 * child of which the table knows that it is good for at least beta, and how good; -1 if there is none, or if this is
 * not wanted. */
static inline int refutation(Search *search, const State *state, Path path, const Children *children, Value beta,
                             Value *value)
{
    for (int i = 0; search->table && search->etc && i < children->count; i++) {
        const State child = play(search->rules, state, children->move[i]);
        const Path below = step(search, state, path, children, i);
        Entry found = entry_for(search, &child, below);
        if (found.left <= 0 || found.plies <= 0 || (search->each_side && found.elsewhere <= 0))
            continue;
        probe_table(search, below, &found);
        if (-found.upper.value >= beta) {
            search->recalled_unfinished += !found.upper.finished;
            *value = -found.upper.value;
            return i;
        }
    }
    return -1;
}

/* The move that was best when this position was searched with the most to spend; false if none is known. */
static inline bool best_known(const Search *search, const State *state, Move *best)
{
    const Entry *bucket = search->table ? bucket_of(search->table, state) : NULL;
    const Entry *deepest = NULL;
    for (int i = 0; bucket && i < BUCKET; i++)
        if (bucket[i].used && same_state(&bucket[i].state, state) && (!deepest || bucket[i].left > deepest->left))
            deepest = &bucket[i];
    if (deepest)
        *best = deepest->best;
    return deepest != NULL;
}

#endif
