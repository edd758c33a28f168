/*
 * A transposition table: bounds that were proved for positions, to be used when these are reached again.
 *
 * The whole position is stored; its hash only says where to look.  An entry answers only if the same is left to spend,
 * by the side to move and by the other, and the same number of plies up to most_plies; a bound that rests on finished
 * games alone also answers if more is left.  Nothing else that a price looks at may depend on the path.  So a table
 * never changes a value, unless values depend on the windows of searches (algorithms/rps.c).
 *
 * Two entries share a bucket.  The first keeps the position that was searched with more to spend, and the second is
 * always overwritten by the others.  A byte for each entry, stored apart, shows of most positions that they are not in
 * the table, without reading the bucket itself, which is fetched in the meantime; of these bytes more fit the
 * processor's caches.
 *
 * With keep=all leaves are kept as well, as exact values where they say that theirs is (kit/search.h).
 */
#ifndef KIT_TABLE_H
#define KIT_TABLE_H

#include <sys/mman.h>

#include "kit/hash.h"

enum { BUCKET = 2, PAGE = 4096 };

typedef struct {
    Value value;
    bool finished; /* does it rest on finished games alone? */
} Bound;

/* What was left to spend when a position was searched. */
typedef struct {
    int left, elsewhere, plies;
} Remaining;

typedef struct {
    State state;
    Value lower, upper; /* lower <= value <= upper */
    Remaining remaining;
    bool lower_finished, upper_finished; /* as in Bound */
    bool leaf;                           /* a leaf has no best move */
    Move best;
} Entry;

/* Where the table keeps a position, and what it is marked with. */
typedef struct {
    Entry *entry;
    uint8_t *tag;
    uint8_t own;
} Bucket;

struct Table {
    uint64_t buckets; /* a power of two */
    uint8_t *tag;     /* of each entry: 0 if it is empty, otherwise from its position's hash */
    Entry *entry;
};

/* What the search of a position began with, and what the table knew of it. */
typedef struct {
    Value value;
    Value alpha, beta;
    uint64_t unfinished; /* unfinished leaves when it began */
    uint64_t hash;
} Probe;

/* Zeroed memory from the beginning of a page on; in large pages, if the system has them, because accesses jump all over
 * the table. */
static inline void *take_pages(Arena *arena, size_t bytes)
{
    char *memory = arena_take(arena, bytes + PAGE);
    if (!memory)
        return NULL;
    memory += PAGE - (uintptr_t)memory % PAGE;
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return memory;
}

/* A table of the largest power of two of entries that is not above this number; NULL without memory. */
static inline Table *make_table(uint64_t entries, Arena *arena)
{
    Table *table = arena_take(arena, sizeof *table);
    if (!table)
        return NULL;
    for (table->buckets = 1; 2 * table->buckets * BUCKET <= entries;)
        table->buckets *= 2;
    table->tag = take_pages(arena, table->buckets * BUCKET);
    table->entry = take_pages(arena, table->buckets * BUCKET * sizeof(Entry));
    return table->tag && table->entry ? table : NULL;
}

static inline Bucket bucket_of(const Table *table, uint64_t hash)
{
    const uint64_t first = BUCKET * (hash & (table->buckets - 1));
    return (Bucket){&table->entry[first], &table->tag[first], (uint8_t)(128 | hash >> 57)};
}

/* Begin to fetch what the table may know of a position that is about to be visited. */
static inline void fetch(Search *search, const State *state)
{
    search->hashed = state;
    search->hash = hash_of(state);
    const Bucket bucket = bucket_of(search->table, search->hash);
    __builtin_prefetch(bucket.tag);
    __builtin_prefetch(bucket.entry, 1);
}

/* False of most positions that are not in the table. */
static inline bool may_be_known(const Bucket *bucket)
{
    bool may = false;
    for (int i = 0; i < BUCKET; i++)
        may |= bucket->tag[i] == bucket->own;
    return may;
}

static inline bool is_at(const Bucket *bucket, int i, const State *state)
{
    return bucket->tag[i] == bucket->own && memcmp(&bucket->entry[i].state, state, sizeof *state) == 0;
}

/* What is left to spend at the end of a path; the walk defines it, because it knows what a path is. */
static inline Remaining remaining_of(const Search *search, Path path);

static inline bool same_remaining(const Remaining *a, const Remaining *b)
{
    return a->left == b->left && a->elsewhere == b->elsewhere && a->plies == b->plies;
}

static inline bool no_more(const Remaining *a, const Remaining *b)
{
    return a->left <= b->left && a->elsewhere <= b->elsewhere && a->plies <= b->plies;
}

/* Narrow the bounds to what the table knows of a position. */
static inline void probe_table(Search *search, const Bucket *bucket, const State *state, Path path, Bound *lower,
                               Bound *upper)
{
    const Remaining remaining = remaining_of(search, path);
    *lower = (Bound){-INFINITE, false};
    *upper = (Bound){INFINITE, false};
    for (int i = 0; i < BUCKET; i++) {
        if (!is_at(bucket, i, state))
            continue;
        const Entry *entry = &bucket->entry[i];
        const bool same = same_remaining(&entry->remaining, &remaining),
                   less = no_more(&entry->remaining, &remaining);
        if (entry->lower > lower->value && (same || (less && entry->lower_finished)))
            *lower = (Bound){entry->lower, entry->lower_finished};
        if (entry->upper < upper->value && (same || (less && entry->upper_finished)))
            *upper = (Bound){entry->upper, entry->upper_finished};
    }
    count_probe(search, path, lower->value > -INFINITE || upper->value < INFINITE);
}

/* Does the table know enough of a position for this window?  The value keeps alphabeta's contract.  The root is never
 * recalled: its best move is wanted. */
static inline bool recall_value(Search *search, const Bucket *bucket, const State *state, Path path, Value alpha,
                                Value beta, Value *value)
{
    Bound lower, upper;
    if (state == search->root)
        return false;
    probe_table(search, bucket, state, path, &lower, &upper);
    const bool high = lower.value >= beta, low = upper.value <= alpha;
    if (!high && !low && lower.value < upper.value)
        return false;
    *value = high ? lower.value : upper.value;
    search->recalled_unfinished += !(low || lower.finished) || !(high || upper.finished);
    return true;
}

static OUT_OF_LINE bool recall_from_table(Search *search, const State *state, Path path, Probe *probe)
{
    const Bucket bucket = bucket_of(search->table, probe->hash);
    if (!recall_value(search, &bucket, state, path, probe->alpha, probe->beta, &probe->value))
        return false;
    search->counts.interior--;
    count_recall(search, path, probe->value);
    return true;
}

/* An inner position of which the table knows enough counts as recalled. */
static inline bool recall(Search *search, const State *state, Path path, Value alpha, Value beta, Probe *probe)
{
    if (!search->table)
        return false;
    probe->alpha = alpha;
    probe->beta = beta;
    probe->unfinished = unfinished_leaves(search);
    probe->hash = search->hash;
    const Bucket bucket = bucket_of(search->table, search->hash);
    if (may_be_known(&bucket))
        return recall_from_table(search, state, path, probe);
    if (state != search->root)
        count_probe(search, path, false);
    return false;
}

/* The entry in which a position is kept that was searched with so much left; what it already says of it stays. */
static inline Entry *entry_for(const Bucket *bucket, const State *state, Remaining remaining)
{
    uint8_t *tag = bucket->tag;
    Entry *entry = bucket->entry;
    for (int i = 0; i < BUCKET; i++)
        if (is_at(bucket, i, state) && same_remaining(&entry[i].remaining, &remaining))
            return &entry[i];
    const bool first = !tag[0] || remaining.left >= entry[0].remaining.left;
    if (first && tag[0]) {
        tag[1] = tag[0];
        entry[1] = entry[0];
    }
    tag[!first] = bucket->own;
    entry[!first] = (Entry){.state = *state, .lower = -INFINITE, .upper = INFINITE, .remaining = remaining};
    return &entry[!first];
}

static inline void set_lower(Entry *entry, Value value, bool finished)
{
    entry->lower = value;
    entry->lower_finished = finished;
}

static inline void set_upper(Entry *entry, Value value, bool finished)
{
    entry->upper = value;
    entry->upper_finished = finished;
}

static OUT_OF_LINE void remember_in_table(Search *search, const State *state, Path path, const Probe *probe,
                                          Value value, Move best)
{
    const Bucket bucket = bucket_of(search->table, probe->hash);
    Entry *entry = entry_for(&bucket, state, remaining_of(search, path));
    const bool finished = unfinished_leaves(search) == probe->unfinished;
    if (value > probe->alpha)
        set_lower(entry, value, finished);
    if (value < probe->beta)
        set_upper(entry, value, finished);
    entry->best = best;
}

/* Store what the search of a position found; recall() was called for it before. */
static inline void remember(Search *search, const State *state, Path path, const Probe *probe, Value value,
                            Move best)
{
    if (search->table)
        remember_in_table(search, state, path, probe, value, best);
}

/* With keep=all, is the value of a position known, whether or not it would be a leaf?  Then it is to count as recalled. */
static inline bool recall_leaf(Search *search, const State *state, Path path, Value alpha, Value beta, Value *value)
{
    const Bucket bucket = bucket_of(search->table, hash_of(state));
    return recall_value(search, &bucket, state, path, alpha, beta, value);
}

static inline void remember_leaf(Search *search, const State *state, Path path, Value alpha, Value beta,
                                 Worth worth, bool finished)
{
    const Bucket bucket = bucket_of(search->table, hash_of(state));
    Entry *entry = entry_for(&bucket, state, remaining_of(search, path));
    if (worth.exact || worth.value > alpha)
        set_lower(entry, worth.value, finished);
    if (worth.exact || worth.value < beta)
        set_upper(entry, worth.value, finished);
    entry->leaf = true;
}

static OUT_OF_LINE int refutation_in_table(Search *search, const State *state, Path path, Children *children,
                                           Value beta, Value *value)
{
    Value none = -INFINITE;
    for (int i = 0; next_child(search, state, path, children, i, &none); i++) {
        Bound lower, upper;
        const State child = play(search->rules, state, children->move[i]);
        const Path below = step(search, state, path, children, i);
        const Remaining remaining = remaining_of(search, below);
        if (remaining.left <= 0 || remaining.plies <= 0 || (search->each_side && remaining.elsewhere <= 0))
            continue;
        const Bucket bucket = bucket_of(search->table, hash_of(&child));
        probe_table(search, &bucket, &child, below, &lower, &upper);
        if (-upper.value >= beta) {
            search->recalled_unfinished += !upper.finished;
            note_refutation(search, below, upper.value);
            *value = -upper.value;
            return i;
        }
    }
    return -1;
}

/* Enhanced transposition cutoffs (J. Schaeffer, A. Plaat, "New advances in alpha-beta searching", 1996): the number
 * of a child that is worth at least beta by what the table knows, and what it is worth; -1 if there is none, or
 * without etc=yes. */
static inline int refutation(Search *search, const State *state, Path path, Children *children, Value beta,
                             Value *value)
{
    return search->etc ? refutation_in_table(search, state, path, children, beta, value) : -1;
}

/* The move that was best when this position was searched with the most to spend; false if none is known. */
static inline bool best_known(const Search *search, const State *state, Move *best)
{
    const Entry *deepest = NULL;
    if (!search->table)
        return false;
    const Bucket bucket = bucket_of(search->table, search->hashed == state ? search->hash : hash_of(state));
    for (int i = 0; i < BUCKET; i++) {
        const Entry *entry = &bucket.entry[i];
        if (is_at(&bucket, i, state) && !entry->leaf &&
            (!deepest || entry->remaining.left > deepest->remaining.left))
            deepest = entry;
    }
    if (deepest)
        *best = deepest->best;
    return deepest != NULL;
}

#endif
