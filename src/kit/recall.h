/* What a transposition table is asked, and told: when an entry answers is said in kit/transposition_table.h. */
#ifndef KIT_RECALL_H
#define KIT_RECALL_H

#include "kit/expand.h"

typedef struct {
    Value value;
    bool finished; /* does it rest on finished games alone? */
} Bound;

/* What the search of a position began with, and what the table knew of it. */
typedef struct {
    Value value;
    Value alpha, beta;
    uint64_t unfinished; /* unfinished leaves when it began */
    uint64_t hash;
} Probe;

static ALWAYS_INLINE void count_probe(Search *search, Path path, bool hit)
{
    search->counts.probes++;
    search->counts.hits += hit;
    if (!is_plain(search) && search->anatomy) {
        search->anatomy->by_ply.probes[counted_ply(path)]++;
        search->anatomy->by_ply.hits[counted_ply(path)] += hit;
    }
}

static inline void count_recall(Search *search, Path path, Value value)
{
    search->counts.recalled++;
    if (RARELY(search->anatomy != NULL))
        note_recall(search, path, value);
}

/* The table refutes the position above this one, whose value is no more than that. */
static inline void note_refutation(Search *search, Path path, Value value)
{
    if (is_traced(search))
        tell(search, path, (struct event){.kind = REFUTED_EVENT, .value = value});
}

/* Narrow the bounds to what the table knows of a position. */
static inline void probe_table(Search *search, const Bucket *bucket, const State *state, Path path, Bound *lower,
                               Bound *upper)
{
    const Layout *layout = &search->table->layout;
    const uint64_t code = code_of(layout, remaining_of(search, path));
    *lower = (Bound){-INFINITE, false};
    *upper = (Bound){INFINITE, false};
    for (int i = 0; i < BUCKET && code != NO_CODE; i++) {
        if (!is_at(search, bucket, i, state))
            continue;
        const uint64_t *entry = bucket->entry + i * layout->words, then = code_in(layout, entry);
        const Entry known = read_known(layout, entry);
        if (RARELY(layout->beside))
            search->counts.collisions += is_of_another(layout, entry, state);
        const bool same = then == code, less = no_more(layout, then, code);
        const bool lower_finished = known.marks & LOWER_FINISHED, upper_finished = known.marks & UPPER_FINISHED;
        if (known.lower > lower->value && (same || (less && lower_finished)))
            *lower = (Bound){known.lower, lower_finished};
        if (known.upper < upper->value && (same || (less && upper_finished)))
            *upper = (Bound){known.upper, upper_finished};
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
    search->recalled_unfinished += high  ? !lower.finished
                                   : low ? !upper.finished
                                         : !(lower.finished && upper.finished);
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
static ALWAYS_INLINE bool recall(Search *search, const State *state, Path path, Value alpha, Value beta,
                                 Probe *probe)
{
    if (!search->table)
        return false;
    probe->alpha = alpha;
    probe->beta = beta;
    probe->unfinished = unfinished_leaves(search);
    probe->hash = search->now.hash;
    if (!is_plain(search) && search->plan.fetches_others)
        fetch_children(search, state, path);
    const Bucket bucket = bucket_of(search->table, search->now.hash);
    if (may_be_known(&bucket))
        return recall_from_table(search, state, path, probe);
    if (state != search->root)
        count_probe(search, path, false);
    return false;
}

/* What is kept of a position that was searched with so much left, and where; what it already says of it stays. */
typedef struct {
    uint64_t *entry;
    uint64_t code;
    Entry known;
} Place;

/* A place for one that has none. */
static inline uint64_t *take_entry(const Layout *layout, const Bucket *bucket, uint64_t code)
{
    uint64_t *first = bucket->entry, *second = first + layout->words;
    const bool empty = !bucket->tag[0];
    if (!empty && left_in(layout, code) < left_in(layout, code_in(layout, first))) {
        bucket->tag[1] = bucket->own;
        return second;
    }
    if (!empty) {
        bucket->tag[1] = bucket->tag[0];
        for (int i = 0; i < layout->words; i++)
            second[i] = first[i];
    }
    bucket->tag[0] = bucket->own;
    return first;
}

/* False if it is not to be kept. */
static ALWAYS_INLINE bool find_place(const Search *search, uint64_t hash, const State *state, Path path,
                                     Place *place)
{
    const Layout *layout = &search->table->layout;
    const Bucket bucket = bucket_of(search->table, hash);
    place->code = code_of(layout, remaining_of(search, path));
    if (place->code == NO_CODE)
        return false;
    for (int i = 0; i < BUCKET; i++) {
        place->entry = bucket.entry + i * layout->words;
        if (is_at(search, &bucket, i, state) && code_in(layout, place->entry) == place->code) {
            place->known = read_known(layout, place->entry);
            return true;
        }
    }
    place->entry = take_entry(layout, &bucket, place->code);
    place->known = nothing_known;
    set_position(layout, place->entry, search->rules, state, hash);
    return true;
}

static inline void set_lower(Entry *known, Value value, bool finished)
{
    known->lower = value;
    known->marks = (known->marks & ~(unsigned)LOWER_FINISHED) | (finished ? LOWER_FINISHED : 0);
}

static inline void set_upper(Entry *known, Value value, bool finished)
{
    known->upper = value;
    known->marks = (known->marks & ~(unsigned)UPPER_FINISHED) | (finished ? UPPER_FINISHED : 0);
}

static OUT_OF_LINE void remember_in_table(Search *search, const State *state, Path path, const Probe *probe,
                                          Value value, Move best)
{
    Place place;
    if (!find_place(search, probe->hash, state, path, &place))
        return;
    const bool finished = unfinished_leaves(search) == probe->unfinished;
    if (value > probe->alpha)
        set_lower(&place.known, value, finished);
    if (value < probe->beta)
        set_upper(&place.known, value, finished);
    place.known.best = best;
    write_entry(&search->table->layout, place.entry, place.code, &place.known);
}

/* Store what the search of a position found; recall() was called for it before. */
static ALWAYS_INLINE void remember(Search *search, const State *state, Path path, const Probe *probe, Value value,
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
    Place place;
    if (!find_place(search, hash_of(state), state, path, &place))
        return;
    if (worth.exact || worth.value > alpha)
        set_lower(&place.known, worth.value, finished);
    if (worth.exact || worth.value < beta)
        set_upper(&place.known, worth.value, finished);
    place.known.marks |= IS_LEAF;
    write_entry(&search->table->layout, place.entry, place.code, &place.known);
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
static ALWAYS_INLINE int refutation(Search *search, const State *state, Path path, Children *children, Value beta,
                                    Value *value)
{
    return search->etc ? refutation_in_table(search, state, path, children, beta, value) : -1;
}

/* The move that was best when this position was searched with the most to spend; false if none is known. */
static inline bool best_known(const Search *search, const State *state, Move *best)
{
    if (!search->table)
        return false;
    const Layout *layout = &search->table->layout;
    const Bucket bucket = bucket_of(search->table, search->now.hashed == state ? search->now.hash : hash_of(state));
    bool known = false;
    uint64_t most = 0;
    for (int i = 0; i < BUCKET; i++) {
        const uint64_t *entry = bucket.entry + i * layout->words;
        if (!is_at(search, &bucket, i, state))
            continue;
        const Entry said = read_known(layout, entry);
        const uint64_t left = left_in(layout, code_in(layout, entry));
        if (!(said.marks & IS_LEAF) && (!known || left > most)) {
            known = true;
            most = left;
            *best = said.best;
        }
    }
    return known;
}

#endif
