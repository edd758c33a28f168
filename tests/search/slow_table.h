/*
 * A transposition table as algorithms/README.md has it: two entries to a bucket, of which the first keeps what was searched with
 * more to spend.  An entry answers only for as much that is left, or where it rests on finished games alone for more.
 */
#ifndef TESTS_SEARCH_SLOW_TABLE_H
#define TESTS_SEARCH_SLOW_TABLE_H

struct law_bounds {
    Value lower, upper;
    bool lower_finished, upper_finished;
};

struct law_entry {
    bool used, leaf;
    State state;
    uint64_t hash;
    int left, elsewhere, plies; /* to spend: by the side to move, by the other, and up to most_plies */
    bool passed, verifying;
    int taken_on;
    struct law_bounds known;
    Move best;
};

/* What an entry of this node would be. */
static struct law_entry law_entry_of(const struct law_slow *slow, const struct law_node *node)
{
    return (struct law_entry){
        .used = true,
        .state = node->state,
        .hash = hash_of(&node->state),
        .left = slow->limit - node->spent,
        .elsewhere = slow->each_side ? slow->limit - node->elsewhere : 0,
        .plies = slow->most_plies == INT_MAX ? INT_MAX : slow->most_plies - node->plies,
        .passed = (slow->passes || slow->takes) && node->passed, /* which the root counts as */
        .verifying = slow->passes && slow->verifying,
        .taken_on = slow->takes ? node->taken_on : 0,
        .known = {-INFINITE, INFINITE, false, false},
    };
}

static struct law_entry *law_bucket(const struct law_slow *slow, const State *state)
{
    return &slow->table[2 * (hash_of(state) % slow->buckets)];
}

/* With hash_bits the first bits of a hash stand for a position. */
static bool law_is_entry_of(const struct law_slow *slow, const struct law_entry *entry, const State *state)
{
    const int bits = slow->hash_bits;
    return entry->used && (bits ? entry->hash >> (64 - bits) == hash_of(state) >> (64 - bits)
                                : memcmp(&entry->state, state, sizeof *state) == 0);
}

static bool law_same_left(const struct law_entry *a, const struct law_entry *b)
{
    return a->left == b->left && a->elsewhere == b->elsewhere && a->plies == b->plies && a->passed == b->passed &&
           a->verifying == b->verifying && a->taken_on == b->taken_on;
}

static struct law_bounds law_probe(struct law_slow *slow, const struct law_node *node)
{
    const struct law_entry now = law_entry_of(slow, node), *bucket = law_bucket(slow, &node->state);
    struct law_bounds bounds = now.known;
    for (int i = 0; i < 2; i++) {
        const struct law_entry *then = &bucket[i];
        if (!law_is_entry_of(slow, then, &node->state))
            continue;
        slow->counts.collisions += memcmp(&then->state, &node->state, sizeof node->state) != 0;
        const bool same = law_same_left(then, &now),
                   less = then->left <= now.left && then->elsewhere <= now.elsewhere && then->plies <= now.plies;
        if (then->known.lower > bounds.lower && (same || (less && then->known.lower_finished))) {
            bounds.lower = then->known.lower;
            bounds.lower_finished = then->known.lower_finished;
        }
        if (then->known.upper < bounds.upper && (same || (less && then->known.upper_finished))) {
            bounds.upper = then->known.upper;
            bounds.upper_finished = then->known.upper_finished;
        }
    }
    const bool hit = bounds.lower > -INFINITE || bounds.upper < INFINITE;
    slow->counts.probes++;
    slow->counts.hits += hit;
    slow->by_ply.probes[law_counted_ply(node)]++;
    slow->by_ply.hits[law_counted_ply(node)] += hit;
    return bounds;
}

/* The root is never asked for. */
static bool law_recall(struct law_slow *slow, const struct law_node *node, Value alpha, Value beta, Value *value)
{
    if (node->plies == 0)
        return false;
    const struct law_bounds bounds = law_probe(slow, node);
    if (bounds.lower >= beta) {
        *value = bounds.lower;
        slow->unfinished += !bounds.lower_finished;
    } else if (bounds.upper <= alpha) {
        *value = bounds.upper;
        slow->unfinished += !bounds.upper_finished;
    } else if (bounds.lower >= bounds.upper) {
        *value = bounds.upper;
        slow->unfinished += !bounds.lower_finished || !bounds.upper_finished;
    } else {
        return false;
    }
    return true;
}

static void law_count_recalled(struct law_slow *slow, const struct law_node *node, Value value)
{
    slow->counts.recalled++;
    slow->by_ply.recalled[law_counted_ply(node)]++;
    law_tells(slow, node, (struct event){.kind = TABLE_EVENT, .value = value});
}

/* The entry of this node, with what it knows already, or a new one. */
static struct law_entry *law_place(const struct law_slow *slow, const struct law_node *node)
{
    const struct law_entry now = law_entry_of(slow, node);
    struct law_entry *bucket = law_bucket(slow, &node->state);
    for (int i = 0; i < 2; i++)
        if (law_is_entry_of(slow, &bucket[i], &node->state) && law_same_left(&bucket[i], &now))
            return &bucket[i];
    if (bucket[0].used && now.left < bucket[0].left) {
        bucket[1] = now;
        return &bucket[1];
    }
    if (bucket[0].used)
        bucket[1] = bucket[0];
    bucket[0] = now;
    return &bucket[0];
}

/* Where both bounds fit in a word a value beyond the game's is kept as the next one to those, and so a bound that says nothing as
 * none. */
static Value law_kept(const struct law_slow *slow, Value value, Value none)
{
    const Value edge = bound(slow->rules) + 1;
    int bits = 3 + 8 * (int)sizeof(Move);
    for (Value most = 2 * edge; most > 0; most /= 2)
        bits += 2;
    const Value kept = larger(-edge, smaller(edge, value));
    return bits > 64 ? value : kept == (none > 0 ? edge : -edge) ? none : kept;
}

static void law_set_bounds(const struct law_slow *slow, struct law_entry *entry, Value value, bool least, bool most,
                           bool over)
{
    if (least) {
        entry->known.lower = law_kept(slow, value, -INFINITE);
        entry->known.lower_finished = over;
    }
    if (most) {
        entry->known.upper = law_kept(slow, value, INFINITE);
        entry->known.upper_finished = over;
    }
}

static void law_remember(const struct law_slow *slow, const struct law_node *node, Value alpha, Value beta,
                         Value value, bool over, Move best)
{
    struct law_entry *entry = law_place(slow, node);
    law_set_bounds(slow, entry, value, value > alpha, value < beta, over);
    entry->best = best;
}

static void law_remember_leaf(const struct law_slow *slow, const struct law_node *node, Value alpha, Value beta,
                              Worth worth, bool over)
{
    struct law_entry *entry = law_place(slow, node);
    law_set_bounds(slow, entry, worth.value, worth.exact || worth.value > alpha, worth.exact || worth.value < beta,
                   over);
    entry->leaf = true;
}

/* The best move by the search with the most to spend. */
static bool law_best_move(const struct law_slow *slow, const State *state, Move *best)
{
    const struct law_entry *bucket = law_bucket(slow, state), *known = NULL;
    for (int i = 0; i < 2; i++)
        if (law_is_entry_of(slow, &bucket[i], state) && !bucket[i].leaf && (!known || bucket[i].left > known->left))
            known = &bucket[i];
    if (known)
        *best = known->best;
    return known != NULL;
}

#endif
