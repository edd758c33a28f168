/*
 * A transposition table: bounds that were proved for positions, to be used when these are reached again.
 *
 * The whole position is stored; its hash only says where to look.  An entry answers only if the same is left to spend,
 * by the side to move and by the other, and the same number of plies up to most_plies; a bound that rests on finished
 * games alone also answers if more is left.  Nothing else that a price looks at may depend on the path.  So a table
 * never changes a value, unless values depend on the windows of searches (algorithms/prunings/).
 *
 * Two entries share a bucket.  The first keeps the position that was searched with more to spend, and the second is
 * always overwritten by the others.  A byte for each entry, stored apart, shows of most positions that they are not in
 * the table, without reading the bucket itself, which is fetched in the meantime; of these bytes more fit the
 * processor's caches.
 *
 * With keep=all leaves are kept as well, as exact values where they say that theirs is (kit/worth.h).
 */
#ifndef KIT_TRANSPOSITION_TABLE_H
#define KIT_TRANSPOSITION_TABLE_H

#include <sys/mman.h>

#include "kit/anatomy.h"
#include "kit/entry.h"
#include "kit/hash.h"

enum { BUCKET = 2, PAGE = 4096 };

/* Where the table keeps a position, and what it is marked with. */
typedef struct {
    uint64_t *entry;
    uint8_t *tag;
    uint8_t own;
    uint64_t hash;
} Bucket;

struct Table {
    Layout layout;
    uint64_t buckets; /* a power of two */
    int words;        /* of a bucket */
    uint8_t *tag;     /* of each entry: 0 if it is empty, otherwise from its position's hash */
    uint64_t *entry;
    bool fetched[PLIES_COUNTED]; /* by ply: was what it knows of the children asked for? */
};

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

/* With its tag. */
static inline size_t bytes_of_entry(const Layout *layout)
{
    return (size_t)layout->words * sizeof(uint64_t) + 1;
}

/* A table of the largest power of two of entries that is not above this number; NULL without memory. */
static inline Table *make_table(const Layout *layout, uint64_t entries, Arena *arena)
{
    Table *table = arena_take(arena, sizeof *table);
    if (!table)
        return NULL;
    for (table->buckets = 1; 2 * table->buckets * BUCKET <= entries;)
        table->buckets *= 2;
    table->layout = *layout;
    table->words = BUCKET * table->layout.words;
    table->tag = take_pages(arena, table->buckets * BUCKET);
    const size_t bytes = table->buckets * (uint64_t)table->words * sizeof *table->entry;
    table->entry = arena_borrow(arena, bytes); /* nothing is read of entries without a tag */
    if (!table->entry)
        table->entry = take_pages(arena, bytes);
    return table->tag && table->entry ? table : NULL;
}

static inline Bucket bucket_of(const Table *table, uint64_t hash)
{
    const uint64_t number = hash & (table->buckets - 1);
    return (Bucket){&table->entry[number * (uint64_t)table->words], &table->tag[number * BUCKET],
                    (uint8_t)(128 | hash >> 57), hash};
}

/* Do the processor's caches hold little of it? */
static inline bool is_far(const Table *table)
{
    return table->buckets * (uint64_t)table->words * sizeof *table->entry > (uint64_t)1 << 22;
}

/* Forced inline, because gcc leaves out calls of functions that do nothing but fetch. */
static inline __attribute__((always_inline)) void fetch_bucket(const Table *table, uint64_t hash)
{
    const Bucket bucket = bucket_of(table, hash);
    __builtin_prefetch(bucket.tag);
    __builtin_prefetch(bucket.entry);
}

/* Begin to fetch what the table may know of a position that is about to be visited. */
static inline void fetch(Search *search, const State *state)
{
    search->now.hashed = state;
    search->now.hash = hash_of(state);
    fetch_bucket(search->table, search->now.hash);
}

/* False of most positions that are not in the table. */
static inline bool may_be_known(const Bucket *bucket)
{
    bool may = false;
    for (int i = 0; i < BUCKET; i++)
        may |= bucket->tag[i] == bucket->own;
    return may;
}

/* Is entry i of the bucket this position's? */
static inline bool is_at(const Search *search, const Bucket *bucket, int i, const State *state)
{
    const Layout *layout = &search->table->layout;
    return bucket->tag[i] == bucket->own &&
           is_of(layout, bucket->entry + i * layout->words, search->rules, state, bucket->hash);
}

/* --- fetching it ------------------------------------------------------------------------------------------------ */

/* A probe of a large table waits for memory, as long for one position as for several that are asked for at once.  So where
 * most children are likely to be visited, all are asked for before the first of them is: where the first made no cutoff, and
 * where nobody asked for the position itself.  That is the first child of one that most likely is cut by it: then it is not
 * cut itself, and what it waits for comes in the meantime. */
static inline void fetch_moves(Search *search, const State *state, Path path, const Move *list, int count)
{
    search->table->fetched[counted_ply(path)] = true;
    for (int i = 0; i < count; i++) {
        const State child = play(search->rules, state, list[i]);
        fetch_bucket(search->table, hash_of(&child));
    }
}

/* Are they leaves, of which the table says nothing? */
static inline bool ends_next(const Search *search, Path path)
{
    return path.length + length_of(1, 1) >= search->plan.horizon;
}

static OUT_OF_LINE void fetch_others(Search *search, const State *state, Path path, const Children *children)
{
    if (!ends_next(search, path) && !search->table->fetched[counted_ply(path)])
        fetch_moves(search, state, path, &children->move[1], children->placed - 1);
}

static OUT_OF_LINE void fetch_children(Search *search, const State *state, Path path)
{
    Move list[MAX_MOVES];
    const int ply = counted_ply(path);
    search->table->fetched[ply] = false;
    if (!ends_next(search, path) && (ply == 0 || !search->table->fetched[ply - 1]))
        fetch_moves(search, state, path, list, moves(search->rules, state, list));
}

#endif
