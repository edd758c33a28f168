/*
 * A transposition table: bounds that searches of a position proved, for when it is reached again.
 *
 * The whole position is stored; its hash only says where to look.  An entry answers for the same left to spend, by the
 * side to move and by the other, and the same plies up to the cap; a bound that rests on finished games alone answers for
 * more of each as well.  Nothing else that a price looks at may depend on the path.  So a table never changes a value.
 *
 * Two entries share a bucket.  The first keeps what was searched with more to spend, the second takes the rest, whatever
 * it held.  A byte for each entry, kept apart, tells most positions that are not there without a look at the bucket
 * itself, which is fetched meanwhile.
 *
 * With keep=all leaves are kept as well, as exact values.
 */
#ifndef KIT_TABLE_H
#define KIT_TABLE_H

#include <sys/mman.h>

#include "kit/hash.h"

enum { BUCKET = 2, PAGE = 4096 };

/* So that a search without a table pays for no more than the question whether there is one. */
#define OUT_OF_LINE __attribute__((noinline, unused))

typedef struct {
    Value value;
    bool finished; /* does it rest on finished games alone? */
} Bound;

/* What the search of a position had left. */
typedef struct {
    int left, elsewhere, plies;
} Rest;

struct Entry {
    State state;
    Bound lower, upper; /* lower.value <= value <= upper.value */
    Rest rest;
    bool leaf; /* then there is no best move */
    Move best;
};

struct Table {
    uint64_t buckets;
    uint8_t *tag; /* of each entry: 0 if it is empty, otherwise from its position's hash */
    Entry *entry;
};

/* What a search of a position is entered with, and what the table said. */
typedef struct {
    Value value;
    Value alpha, beta;
    uint64_t unfinished; /* counted before */
    Place place;
} Probe;

/* Memory for the entries, at the beginning of a page, so that none spans more cache lines than it must; of larger pages,
 * if there are such, for the entries are visited all over. */
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

/* As many entries as fit into this number, but a power of two; NULL without memory. */
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

static inline Place bucket_of(const Table *table, const State *state)
{
    const uint64_t hash = hash_of(state), first = BUCKET * (hash & (table->buckets - 1));
    return (Place){&table->entry[first], &table->tag[first], (uint8_t)(128 | hash >> 57)};
}

/* Begin to fetch what the table may know of a position that is about to be visited. */
static inline void fetch(Search *search, const State *state)
{
    search->place = bucket_of(search->table, state);
    __builtin_prefetch(search->place.tag);
    __builtin_prefetch(search->place.entry, 1);
}

static inline bool is_at(const Place *place, int i, const State *state)
{
    return place->tag[i] == place->own && memcmp(&place->entry[i].state, state, sizeof *state) == 0;
}

/* What is left at the end of a path: the walk says it, for it knows what a path is. */
static inline Rest rest_of(const Search *search, Path path);

static inline bool same_rest(const Rest *a, const Rest *b)
{
    return a->left == b->left && a->elsewhere == b->elsewhere && a->plies == b->plies;
}

static inline bool no_more(const Rest *a, const Rest *b)
{
    return a->left <= b->left && a->elsewhere <= b->elsewhere && a->plies <= b->plies;
}

/* Narrow the bounds, by what the table knows of a position. */
static inline void probe_table(Search *search, const Place *place, const State *state, Path path, Bound *lower,
                               Bound *upper)
{
    const Rest rest = rest_of(search, path);
    *lower = (Bound){-INFINITE, false};
    *upper = (Bound){INFINITE, false};
    for (int i = 0; i < BUCKET; i++) {
        if (!is_at(place, i, state))
            continue;
        const Entry *entry = &place->entry[i];
        const bool same = same_rest(&entry->rest, &rest), less = no_more(&entry->rest, &rest);
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
    probe->place = search->place;
    if (state == search->root)
        return false;
    probe_table(search, &probe->place, state, path, &lower, &upper);
    const bool high = lower.value >= beta, low = upper.value <= alpha;
    if (!high && !low && lower.value < upper.value)
        return false;
    probe->value = high ? lower.value : upper.value;
    search->interior--;
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

/* Where a position is kept that was searched so; what is known of it already stays. */
static inline Entry *entry_for(const Place *place, const State *state, Rest rest)
{
    Entry *entry = place->entry;
    for (int i = 0; i < BUCKET; i++)
        if (is_at(place, i, state) && same_rest(&entry[i].rest, &rest))
            return &entry[i];
    const bool first = !place->tag[0] || rest.left >= entry[0].rest.left;
    if (first && place->tag[0]) {
        place->tag[1] = place->tag[0];
        entry[1] = entry[0];
    }
    place->tag[!first] = place->own;
    entry[!first] = (Entry){.state = *state, .lower = {-INFINITE, false}, .upper = {INFINITE, false}, .rest = rest};
    return &entry[!first];
}

static OUT_OF_LINE void remember_in_table(Search *search, const State *state, Path path, const Probe *probe,
                                          Value value, Move best)
{
    Entry *entry = entry_for(&probe->place, state, rest_of(search, path));
    const bool finished = unfinished_leaves(search) == probe->unfinished;
    if (value > probe->alpha)
        entry->lower = (Bound){value, finished};
    if (value < probe->beta)
        entry->upper = (Bound){value, finished};
    entry->best = best;
}

/* Keep what the search of a position found, which recall() was asked about before. */
static inline void remember(Search *search, const State *state, Path path, const Probe *probe, Value value,
                            Move best)
{
    if (search->table)
        remember_in_table(search, state, path, probe, value, best);
}

/* Where leaves are kept, a position whose value is known is not asked whether it is one: it counts as recalled. */
static inline bool recall_value(Search *search, const State *state, Path path, Value *value)
{
    Bound lower, upper;
    const Place place = bucket_of(search->table, state);
    probe_table(search, &place, state, path, &lower, &upper);
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
    const Place place = bucket_of(search->table, state);
    Entry *entry = entry_for(&place, state, rest_of(search, path));
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
        const Rest rest = rest_of(search, below);
        if (rest.left <= 0 || rest.plies <= 0 || (search->each_side && rest.elsewhere <= 0))
            continue;
        const Place place = bucket_of(search->table, &child);
        probe_table(search, &place, &child, below, &lower, &upper);
        if (-upper.value >= beta) {
            search->recalled_unfinished += !upper.finished;
            *value = -upper.value;
            return i;
        }
    }
    return -1;
}

/* Enhanced transposition cutoffs (J. Schaeffer, A. Plaat, "New advances in alpha-beta searching", 1996): the number of a
 * child of which the table knows that it is good for at least beta, and how good; -1 if there is none, or if this is
 * not wanted. */
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
    const Place place = bucket_of(search->table, state);
    for (int i = 0; i < BUCKET; i++)
        if (is_at(&place, i, state) && !place.entry[i].leaf &&
            (!deepest || place.entry[i].rest.left > deepest->rest.left))
            deepest = &place.entry[i];
    if (deepest)
        *best = deepest->best;
    return deepest != NULL;
}

#endif
