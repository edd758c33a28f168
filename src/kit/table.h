/*
 * A transposition table: bounds that were proved for positions, to be used when these are reached again.
 *
 * The whole position is stored; its hash only says where to look.  An entry answers only if the same is left to spend,
 * by the side to move and by the other, and the same number of plies up to most_plies; a bound that rests on finished
 * games alone also answers if more is left.  Nothing else that a price looks at may depend on the path.  So a table
 * never changes a value.
 *
 * Two entries share a bucket.  The first keeps the position that was searched with more to spend, and the second is
 * always overwritten by the others.  A byte for each entry, stored apart, shows of most positions that they are not in
 * the table, without reading the bucket itself, which is fetched in the meantime.
 *
 * With keep=all leaves are kept as well, as exact values.
 */
#ifndef KIT_TABLE_H
#define KIT_TABLE_H

#include <sys/mman.h>

#include "kit/hash.h"

enum { BUCKET = 2, PAGE = 4096 };

/* For functions that are not inlined, so that a search without a table pays only for asking whether there is one. */
#define OUT_OF_LINE __attribute__((noinline, unused))

typedef struct {
    Value value;
    bool finished; /* does it rest on finished games alone? */
} Bound;

/* What was left to spend when a position was searched. */
typedef struct {
    int left, elsewhere, plies;
} Remaining;

struct Entry {
    State state;
    Bound lower, upper; /* lower.value <= value <= upper.value */
    Remaining remaining;
    bool leaf; /* a leaf has no best move */
    Move best;
};

struct Table {
    uint64_t buckets;
    uint8_t *tag; /* of each entry: 0 if it is empty, otherwise from its position's hash */
    Entry *entry;
};

/* What the search of a position began with, and what the table knew of it. */
typedef struct {
    Value value;
    Value alpha, beta;
    uint64_t unfinished; /* unfinished leaves when it began */
    Bucket bucket;
} Probe;

/* Memory for the entries, from the beginning of a page on, so that no entry spans more cache lines than it must; in
 * large pages, if the system has them, because accesses jump all over the table. */
static inline Entry *make_entries(uint64_t count, Arena *arena)
{
    const size_t bytes = count * sizeof(Entry);
    char *memory = arena_take(arena, bytes + PAGE);
    if (!memory)
        return NULL;
    memory += PAGE - (uintptr_t)memory % PAGE;
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return (Entry *)memory;
}

/* A table of the largest power of two of entries that is not above this number; NULL without memory. */
static inline Table *make_table(uint64_t entries, Arena *arena)
{
    Table *table = arena_take(arena, sizeof *table);
    if (!table)
        return NULL;
    for (table->buckets = 1; 2 * table->buckets * BUCKET <= entries;)
        table->buckets *= 2;
    table->tag = arena_take(arena, table->buckets * BUCKET);
    table->entry = make_entries(table->buckets * BUCKET, arena);
    return table->tag && table->entry ? table : NULL;
}

static inline Bucket bucket_of(const Table *table, const State *state)
{
    const uint64_t hash = hash_of(state), first = BUCKET * (hash & (table->buckets - 1));
    return (Bucket){&table->entry[first], &table->tag[first], (uint8_t)(128 | hash >> 57)};
}

/* Begin to fetch what the table may know of a position that is about to be visited. */
static inline void fetch(Search *search, const State *state)
{
    search->bucket = bucket_of(search->table, state);
    __builtin_prefetch(search->bucket.tag);
    __builtin_prefetch(search->bucket.entry, 1);
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
        if (entry->lower.value > lower->value && (same || (less && entry->lower.finished)))
            *lower = entry->lower;
        if (entry->upper.value < upper->value && (same || (less && entry->upper.finished)))
            *upper = entry->upper;
    }
    count_probe(search, path, lower->value > -INFINITE || upper->value < INFINITE);
}

static OUT_OF_LINE bool recall_from_table(Search *search, const State *state, Path path, Value alpha, Value beta,
                                          Probe *probe)
{
    Bound lower, upper;
    *probe = (Probe){.alpha = alpha, .beta = beta, .unfinished = unfinished_leaves(search)};
    probe->bucket = search->bucket;
    if (state == search->root)
        return false;
    probe_table(search, &probe->bucket, state, path, &lower, &upper);
    const bool high = lower.value >= beta, low = upper.value <= alpha;
    if (!high && !low && lower.value < upper.value)
        return false;
    probe->value = high ? lower.value : upper.value;
    search->counts.interior--;
    count_recall(search, path);
    search->recalled_unfinished += !(low || lower.finished) || !(high || upper.finished);
    return true;
}

/* Does the table know enough of an inner position for this window?  Then the position counts as recalled, and
 * probe->value keeps alphabeta's contract.  The root is never recalled: its best move is wanted. */
static inline bool recall(Search *search, const State *state, Path path, Value alpha, Value beta, Probe *probe)
{
    return search->table && recall_from_table(search, state, path, alpha, beta, probe);
}

/* The entry in which a position is kept that was searched with so much left; what it already says of it stays. */
static inline Entry *entry_for(const Bucket *bucket, const State *state, Remaining remaining)
{
    Entry *entry = bucket->entry;
    for (int i = 0; i < BUCKET; i++)
        if (is_at(bucket, i, state) && same_remaining(&entry[i].remaining, &remaining))
            return &entry[i];
    const bool first = !bucket->tag[0] || remaining.left >= entry[0].remaining.left;
    if (first && bucket->tag[0]) {
        bucket->tag[1] = bucket->tag[0];
        entry[1] = entry[0];
    }
    bucket->tag[!first] = bucket->own;
    entry[!first] =
        (Entry){.state = *state, .lower = {-INFINITE, false}, .upper = {INFINITE, false}, .remaining = remaining};
    return &entry[!first];
}

static OUT_OF_LINE void remember_in_table(Search *search, const State *state, Path path, const Probe *probe,
                                          Value value, Move best)
{
    Entry *entry = entry_for(&probe->bucket, state, remaining_of(search, path));
    const bool finished = unfinished_leaves(search) == probe->unfinished;
    if (value > probe->alpha)
        entry->lower = (Bound){value, finished};
    if (value < probe->beta)
        entry->upper = (Bound){value, finished};
    entry->best = best;
}

/* Store what the search of a position found; recall() was called for it before. */
static inline void remember(Search *search, const State *state, Path path, const Probe *probe, Value value,
                            Move best)
{
    if (search->table)
        remember_in_table(search, state, path, probe, value, best);
}

/* With keep=all, a position whose value is known counts as recalled, whether or not it would be a leaf. */
static inline bool recall_value(Search *search, const State *state, Path path, Value *value)
{
    Bound lower, upper;
    const Bucket bucket = bucket_of(search->table, state);
    probe_table(search, &bucket, state, path, &lower, &upper);
    if (lower.value < upper.value || state == search->root)
        return false;
    count_visit(search);
    count_recall(search, path);
    search->recalled_unfinished += !(lower.finished && upper.finished);
    *value = lower.value;
    return true;
}

static inline void remember_leaf(Search *search, const State *state, Path path, Value value, bool finished)
{
    const Bucket bucket = bucket_of(search->table, state);
    Entry *entry = entry_for(&bucket, state, remaining_of(search, path));
    entry->lower = entry->upper = (Bound){value, finished};
    entry->leaf = true;
}

static OUT_OF_LINE int refutation_in_table(Search *search, const State *state, Path path, const Children *children,
                                           Value beta, Value *value)
{
    for (int i = 0; i < children->count; i++) {
        Bound lower, upper;
        const State child = play(search->rules, state, children->move[i]);
        const Path below = step(search, state, path, children, i);
        const Remaining remaining = remaining_of(search, below);
        if (remaining.left <= 0 || remaining.plies <= 0 || (search->each_side && remaining.elsewhere <= 0))
            continue;
        const Bucket bucket = bucket_of(search->table, &child);
        probe_table(search, &bucket, &child, below, &lower, &upper);
        if (-upper.value >= beta) {
            search->recalled_unfinished += !upper.finished;
            *value = -upper.value;
            return i;
        }
    }
    return -1;
}

/* Enhanced transposition cutoffs (J. Schaeffer, A. Plaat, "New advances in alpha-beta searching", 1996): the number
 * of a child that is worth at least beta by what the table knows, and what it is worth; -1 if there is none, or
 * without etc=yes. */
static inline int refutation(Search *search, const State *state, Path path, const Children *children, Value beta,
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
    const Bucket bucket = bucket_of(search->table, state);
    for (int i = 0; i < BUCKET; i++)
        if (is_at(&bucket, i, state) && !bucket.entry[i].leaf &&
            (!deepest || bucket.entry[i].remaining.left > deepest->remaining.left))
            deepest = &bucket.entry[i];
    if (deepest)
        *best = deepest->best;
    return deepest != NULL;
}

#endif
