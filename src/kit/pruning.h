/*
 * How prunings are asked, once for a game, by the contract in kit/worth.h; children are asked for in kit/expand.h.
 *
 * Orders give children their places as ever.  Of those that have one, the moves that are left out move behind those that
 * are to be searched, so that orders still know which moves have a place.
 */
#ifndef KIT_PRUNING_H
#define KIT_PRUNING_H

/* The strict relation's empty window (algorithms/windows/alphabeta.h) is none for a pruning. */
static inline Value open_below(Value alpha, Value beta)
{
    return alpha - (alpha == beta);
}

/* --- how often they are wrong --------------------------------------------------------------------------------- */

/* A share of what is pruned is searched after all, and nobody but these counters learns of it.  Which ones is drawn from the key
 * of the path, and so the same whenever a cell is searched.  The search begins with the same window and as much left to spend (of
 * a move, what the pruning says it would have cost), without the pruning that is asked about at this position, and below it with
 * all; it has a copy of what orders remember, and no table.  It is given up after so many nodes, and counted as unknown. */
enum { MOST_RECHECKED = 1000000 };

/* Is that position searched without this pruning? */
static inline bool is_spared(const Search *search, const State *state, int p)
{
    return RARELY(state == search->recheck.spared) && p == search->recheck.spared_from;
}

static inline void count_pruned(Search *search, Path path, int p)
{
    search->counts.pruned++;
    if (search->anatomy) {
        search->anatomy->by_ply.pruned[counted_ply(path)]++;
        search->anatomy->by_ply.pruned_by[p]++;
    }
}

/* Is what has this key one of those? */
static inline bool is_drawn(const Search *search, uint64_t key)
{
    return !search->recheck.under_way &&
           (double)(descend(key, 0x726563) >> 11) < search->recheck.share * (double)((uint64_t)1 << 53);
}

/* The position's value without pruning p where that is not NULL; false if it takes too long. */
static bool value_after_all(const Search *search, const State *state, Path path, Value alpha, Value beta,
                            const State *spared, int p, Value *value)
{
    static Search other;
    static Heuristics heuristics;
    other = *search;
    set_free(&other, MOST_RECHECKED);
    other.recheck.under_way = true;
    other.recheck.spared = spared;
    other.recheck.spared_from = p;
    if (search->heuristics) {
        heuristics = *search->heuristics;
        other.heuristics = &heuristics;
    }
    prepare_walk(&other);
    if (setjmp(other.stop) != 0)
        return false;
    *value = other.recheck.within(&other, state, alpha, beta, path);
    return true;
}

static void count_rechecked(Search *search, Path path, int p, bool known, Value loss)
{
    search->counts.rechecked++;
    search->counts.unknown_cuts += !known;
    search->counts.wrong_cuts += loss > 0;
    search->counts.wrong_loss += (uint64_t)loss;
    if (search->anatomy) {
        struct by_ply *by_ply = &search->anatomy->by_ply;
        by_ply->rechecked[counted_ply(path)]++;
        by_ply->rechecked_by[p]++;
        by_ply->wrong_cuts[counted_ply(path)] += loss > 0;
        by_ply->wrong_cuts_by[p] += loss > 0;
    }
}

/* By how much what was said of a position is wrong within the window, by its value. */
static inline Value loss_of(Worth said, Value value, Value alpha, Value beta)
{
    const Value seen = smaller(larger(value, alpha), beta), claimed = smaller(larger(said.value, alpha), beta);
    return seen > claimed ? seen - claimed : claimed - seen;
}

static SELDOM void recheck_answer(Search *search, const State *state, Path path, Value alpha, Value beta, int p,
                                  Worth worth)
{
    Value value = worth.value;
    if (!is_drawn(search, way_to(search, path).key))
        return;
    const bool known = value_after_all(search, state, path, alpha, beta, state, p, &value);
    count_rechecked(search, path, p, known, known ? loss_of(worth, value, alpha, beta) : 0);
}

static SELDOM void recheck_move(Search *search, const State *state, Path path, Value alpha, Value beta, int p,
                                Children *children, int i, int dearer)
{
    const State child = play(search->rules, state, children->move[i]);
    Value value = 0;
    if (!is_drawn(search, descend(way_to(search, path).key, children->number[i])))
        return;
    const Path below = step(search, state, spend_less(search, path, -dearer), children, i);
    const Value least = larger(alpha, -bound(search->rules) - 1); /* no value is less */
    const bool known = value_after_all(search, &child, below, -beta, -alpha, NULL, p, &value);
    count_rechecked(search, path, p, known, known ? larger(-value - least, 0) : 0);
}

/* --- asking them ---------------------------------------------------------------------------------------------- */

/* Pruning p, which is to look at its own settings, and at what is known of this position. */
static inline const Pruner *about(Search *search, int p, Children *children)
{
    search->pruning = search->pruner[p].setting;
    search->now.standing = &children->sifted.standing;
    return &search->pruner[p];
}

/* A position that a pruning answers has no children, and counts as a leaf. */
static void ask_prunings(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children)
{
    struct sifted *sifted = &children->sifted;
    Worth worth;
    sifted->alpha = alpha;
    sifted->beta = beta;
    sifted->left_out = sifted->ranked = 0;
    sifted->more = true;
    sifted->standing.known = sifted->standing.judged = sifted->standing.passed = false;
    sifted->most = -INFINITE;
    const Value below = open_below(alpha, beta);
    for (int p = 0; p < search->prunings && sifted->more && plies_from_root(path) > 0; p++)
        if (search->pruner[p].answer && !is_spared(search, state, p) &&
            about(search, p, children)->answer(search, state, path, below, beta, &worth)) {
            sifted->more = false;
            sifted->most = worth.value;
            search->bounds += !worth.exact;
            stop_early(search, path, p, worth);
            count_pruned(search, path, p);
            if (RARELY(search->recheck.share > 0))
                recheck_answer(search, state, path, below, beta, p, worth);
        }
}

static void exchange_places(Children *children, int a, int b)
{
    const Move move = children->move[a];
    const uint16_t number = children->number[a];
    children->move[a] = children->move[b];
    children->number[a] = children->number[b];
    children->move[b] = move;
    children->number[b] = number;
}

/* Its place in the drawn tree is behind those that are searched. */
static SELDOM void tell_left_out(Search *search, const State *state, Path path, Children *children, int i, int p,
                                 Value most)
{
    const int last = children->count - 1 - children->sifted.left_out;
    exchange_places(children, i, last);
    children->sifted.price[last] = children->sifted.price[i]; /* that of who stands there is yet to be asked */
    tell(search, step(search, state, path, children, last),
         (struct event){.kind = LEFT_OUT_EVENT, .value = -most, .pruning = (uint8_t)p});
    exchange_places(children, i, last);
}

/* The child in this place; true if it is left out. */
static bool is_left_out(Search *search, const State *state, Path path, Value alpha, Value beta, Children *children,
                        int i)
{
    int *price = &children->sifted.price[i];
    children->stepped = i; /* an oracle makes no step, and what it searches has a place, too */
    *price = price_of_child(search, state, path, children, i);
    for (int p = 0; p < search->prunings; p++) {
        const Pruner *pruner = &search->pruner[p];
        if (!pruner->weigh || (plies_from_root(path) == 0 && !pruner->at_root) || is_spared(search, state, p))
            continue;
        const Verdict verdict = about(search, p, children)->weigh(search, state, path, alpha, beta, children, i);
        if (verdict.left_out) {
            children->sifted.most = larger(children->sifted.most, verdict.most);
            search->bounds++;
            search->recalled_unfinished++;
            count_pruned(search, path, p);
            if (is_traced(search))
                tell_left_out(search, state, path, children, i, p, verdict.most);
            if (RARELY(search->recheck.share > 0))
                recheck_move(search, state, path, alpha, beta, p, children, i, verdict.dearer);
            return true;
        }
        *price = *price + verdict.dearer > 0 ? *price + verdict.dearer : 0;
    }
    return false;
}

/* Orders find a place for another child; false if all have one.  They are to see all that have. */
static bool rank_next(Search *search, const State *state, Path path, Children *children)
{
    struct sifted *sifted = &children->sifted;
    const int searched = children->placed;
    children->placed = sifted->ranked;
    children->more = sifted->more;
    const bool found = sifted->more && search->place_next(search, state, path, children, sifted->ranked);
    sifted->more = found && children->more;
    sifted->ranked = children->placed;
    children->placed = searched;
    children->more = true;
    return found;
}

/* Find the next child that is not left out.  Returns `best`; if there is none, raised to what is worth more (kit/worth.h). */
static Value sift_children(Search *search, const State *state, Path path, Children *children, Value best)
{
    struct sifted *sifted = &children->sifted;
    const Value alpha = open_below(larger(sifted->alpha, best), sifted->beta);
    for (;; sifted->left_out++) {
        const int next = children->placed, at = next + sifted->left_out;
        if (at == sifted->ranked && !rank_next(search, state, path, children))
            return larger(best, sifted->most);
        exchange_places(children, next, at);
        if (!is_left_out(search, state, path, alpha, sifted->beta, children, next)) {
            children->placed++;
            return best;
        }
    }
}

#endif
