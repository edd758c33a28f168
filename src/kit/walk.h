/*
 * The walk under any order and any cutoff, with a transposition table if one is wanted.  What a cell does not ask for
 * is decided before its search (prepare_walk), so that no node pays for it.
 *
 * An order file defines one of
 *
 *     static void NAME_arrange(Search *search, const State *state, Path path, Children *children);
 *     static int NAME_propose(Search *search, const State *state, Path path, Move list[MOST_PROPOSED]);
 *     static const Order NAME_order = { ..., .arrange = (Function)NAME_arrange };
 *
 * arrange sets children->key[n] for every child that has no place yet, and may do so for all: n = number_at(children, i), its
 * number in the game's own order, for i from children->placed to children->count - 1, and children->list[n] its move.  A key
 * depends on its own child alone.  Larger keys come first, and children of equal keys stay as they stand: "table+killer" applies
 * killer first.  propose names the moves to come first, in their order, and returns how many; they need not be moves here.  An
 * order that defines both may tell by propose which child arrange would put first, if that is known without looking at all of
 * them; it is asked where orders before it proposed.
 *
 * A cutoff file defines
 *
 *     static const char *NAME_prepare(Search *search, Arena *arena);
 *     static const Cutoff NAME_cutoff = { ..., .prepare = (Function)NAME_prepare, .priced = true };
 *
 * where prepare sets search->limit from search->cutoff, and returns NULL or what is wrong with these settings.  Where search->least
 * is set it need not know a limit.  It may set search->prices, for itself, and search->tells_takes, if a price depends on where
 * the last move took something.  One that is `priced` may set search->most_plies and search->each_side, too, and sets what moves
 * cost, 0 or more, by one of
 *
 *     search->price_by_count[count]                            each of so many moves of a position, up to MAX_MOVES
 *     search->price_one(search, state, path, move, number, count)   one of them, by its number in the game's own order
 *     search->price_all(search, state, path, children)         children->price[n] of every number n below children->count
 *     search->price_placed(search, state, path, children, i, price)   the child in place i, whose move costs this price by
 *                                                              the others, beside or instead of which it is set
 *
 * A table by count costs no more than plies do.  price_one is asked of those children only to which a search steps, and may be
 * asked again.  Beside it, price_by_count says what moves cost at least, so that a child that has spent the limit with that is not
 * asked about; the path to it says less than was spent, unless the algorithm sets weighs_leaves, or anything else looks at leaves.
 * price_all is for prices that depend on siblings: it is called before any has a place.  price_placed is told the place among
 * the children that are searched; those left out before are children->sifted.left_out more (algorithms/prunings/loud.h).
 *
 * EVALUATIONS.  What a part may evaluate, and so what a search may spend by it:
 *
 *     arrange and price_all      the static value of every child without a place, by assess_children(), if the part says that it
 *                                .assesses; counted once, whoever else asks.  Otherwise nothing
 *     propose, price_one and price_placed   nothing; but if price_all assessed, children->value[n] has them, where
 *                                n = children->number[i]
 *     worth, answer and weigh    whatever they look at, each time: by static_value() or assess(), and prunings by
 *                                look_standing(), once for all that are asked of a position, or by peek()
 *
 * Of an order or a pruning that is an .oracle nothing is counted.
 *
 * Orders, leaves, prunings and cutoffs may call what algorithms may (kit/search.h), and
 *
 *     plies_from_root(path)                             how many moves it has
 *     assess_children(search, state, children)          the children's static values, by number, counted once
 *     price_of_move(search, state, path, children, move, n)   what it costs; step_at_price(search, path, price) is the path
 *     best_known(search, state, &move)                  does the table know one?  Then this
 *     takes_back(), categories_of()                     does a move take where the last one did, which
 *                                                       search->way[].taken_on says if search->tells_takes; its categories
 *     tell_taking(search, state, path, move)            where it takes: before a step that is not step()   (kit/takes.h)
 *     history_of(search->heuristics, plies)[entry_of(move)], and search->heuristics->killer     (kit/heuristics.h)
 *     descend(key, index), descend_four()               numbers drawn from the key of a path, search->way[], or of hash_of()
 *     visit_beyond(search, ply)                         a leaf looks at a position beyond the horizon; if is_traced(search),
 *                                                       tell_beyond() and tell_move_beyond() draw it (kit/anatomy.h)
 *     arena_take(arena, bytes)                          memory for what prepare sets
 *
 * They look at their settings, search->order, search->leaf, search->pruning and search->cutoff; at search->sift, which is NULL where
 * there are no prunings; at search->seed, and search->game, its name.
 */
#ifndef KIT_WALK_H
#define KIT_WALK_H

#include <limits.h>

#include "kit/heuristics.h"
#include "kit/takes.h"
#include "kit/random.h"
#include "kit/sort.h"

/*
 * What was spent in the upper half, and plies from the root in the lower one: so a step is an addition, and what has spent more is
 * larger.  The path to a child is good until step() leads from the same children to another; keep() makes a copy that lasts
 * longer, and path_of() a path of it again.
 *
 * PLIES.  Every step() is a ply, whatever the move costs, and players alternate: a pass that is forced is a move, which a game
 * lists alone, and which by game.plies may cost nothing.  Orders remember cutoffs by plies: killers are those of the same one, and
 * history is that of the side whose turn it is.  A pass of a side that has moves is a null move: where there is game.swap, the
 * position after it, but for positions of which game.in_check says yes.  step_passing() leads there, to be called before expand(),
 * so that what is remembered below is the other side's.
 */
struct Path {
    int64_t length;
};

/* A path that outlives the visit of the positions on it. */
typedef struct {
    Path path;
    uint64_t key;
    int type, elsewhere, taken_on;
} Kept;

/* What prunings made of the children (kit/pruning.h).  Those that are `placed` are to be searched; behind them stand those
 * that were left out, and then those that no pruning has looked at yet. */
struct sifted {
    Value alpha, beta; /* when the children were made ready */
    int left_out;      /* so many of them */
    int ranked;        /* so many have a place of the orders' */
    bool more;         /* may these find a place for others? */
    Standing standing;
    Value most; /* no move that was left out is worth more; or what the position is, if that was answered */
    int price[MAX_MOVES]; /* by place */
};

/*
 * Children come in visiting order and are asked for in turn.  What nobody asks for need not be listed, priced or sorted: a cursor
 * moves to the right,
 *
 *     place    0 ... placed - 1 | placed ... count - 1
 *              move[], number[] | number[] as they stand; `more`: the cursor goes on
 *
 * and what is known of all, once they are `listed`, is indexed by the move's number in the game's own order: list[], price[],
 * key[], and value[] once they are `assessed`.
 */
struct Children {
    int count;            /* of all, once they are listed */
    int placed;           /* so many have their place */
    int held;             /* so many will have it when a second child is asked for; 0: that is told already */
    int stepped;          /* the place of the child to which the last step led */
    bool more;            /* may there be any behind them? */
    bool listed;          /* are all known? */
    bool assessed;        /* is value[] set? */
    bool foretold;        /* was the order asked that may tell a best move? */
    int proposed, judged; /* moves that orders propose; so many of them were looked at */
    Move proposal[MOST_ORDERS * MOST_PROPOSED];
    Move move[MAX_MOVES + LANES];       /* by place */
    uint16_t number[MAX_MOVES + LANES]; /* by place; of those without a place in the order in which they stand */
    Move list[MAX_MOVES + LANES];       /* by number, as price, value and key */
    int price[MAX_MOVES];
    Value value[MAX_MOVES];
    Value key[MAX_MOVES + LANES]; /* above INT64_MIN */
    struct sifted sifted;         /* only where there are prunings */
};

static inline int64_t length_of(int spent, int plies)
{
    return (int64_t)spent * (INT64_C(1) << 32) + plies; /* what extends a line may make it less than nothing */
}

static inline int spent_of(Path path)
{
    return (int)(path.length >> 32);
}

static inline int plies_from_root(Path path)
{
    return (int)path.length;
}

/* Where each side has an account of its own: what the one spent that is not to move. */
static inline int spent_elsewhere(const Search *search, Path path)
{
    return search->each_side ? search->way[plies_from_root(path)].elsewhere : 0;
}

/* For a root with this key, and the square on which the move that led there took something; NULL without memory. */
static inline Way *make_ways(Arena *arena, uint64_t key, int taken_on)
{
    Way *way = arena_take(arena, (DEEPEST_PLY + 2) * sizeof *way);
    if (way)
        way[0] = (Way){.key = key, .type = 1, .taken_on = taken_on};
    return way;
}

/* What there is to know of the way to a position, if anything asks. */
static inline Way way_to(const Search *search, Path path)
{
    const Way above = search->way[plies_from_root(path)];
    if (!above.siblings)
        return above;
    const int place = above.siblings->stepped;
    return (Way){
        .key = descend(above.key, above.siblings->number[place]),
        .type = above.type == 2                 ? 3
                : above.type == 1 && place == 0 ? 1
                                                : 2,
        .elsewhere = above.elsewhere,
        .taken_on = above.taken_on,
    };
}

#include "kit/anatomy.h"

static inline Kept keep(Search *search, Path path)
{
    const Way way = search->way ? way_to(search, path) : (Way){0};
    if (search->way && is_traced(search))
        tell(search, path, (struct event){.kind = LISTED_EVENT});
    return (Kept){path, way.key, way.type, way.elsewhere, way.taken_on};
}

static inline Path path_of(Search *search, const Kept *kept)
{
    if (search->way)
        search->way[plies_from_root(kept->path)] =
            (Way){.key = kept->key, .type = kept->type, .elsewhere = kept->elsewhere, .taken_on = kept->taken_on};
    return kept->path;
}

static inline Path root_path(const Search *search)
{
    (void)search;
    return (Path){0};
}

static inline bool is_far(const Table *table);
static inline void fetch(Search *search, const State *state);
static OUT_OF_LINE void fetch_children(Search *search, const State *state, Path path);
static inline bool recall_leaf(Search *search, const State *state, Path path, Value alpha, Value beta,
                               Value *value);
static inline void count_recall(Search *search, Path path, Value value);
static inline void remember_leaf(Search *search, const State *state, Path path, Value alpha, Value beta,
                                 Worth worth, bool finished);

/* Decide what need not be asked at every node; to be called when anything of the search was changed. */
static inline void prepare_walk(Search *search)
{
    const bool priced = search->price_by_count || search->price_one || search->price_all || search->price_placed;
    const bool watched = search->worth || search->anatomy || search->keep_leaves || search->each_side ||
                         search->out_of_time || search->evaluations_allowed != UINT64_MAX;
    search->priced = priced || search->sift;
    search->simple = !search->priced && !watched && search->limit < PLIES_COUNTED;
    search->watched_from = watched ? 0 : search->most_plies < PLIES_COUNTED ? search->most_plies : PLIES_COUNTED;
    search->counted = search->price_one || search->price_placed || search->sift || search->each_side
                          ? NULL
                          : search->price_by_count;
    search->least_by_count =
        search->price_one && !watched && !search->weighs_leaves ? search->price_by_count : NULL;
    search->as_listed = !search->price_all && !search->way && search->orders == 0 && !search->sift;
    search->notes_cutoffs = search->anatomy || search->heuristics;
    search->horizon = length_of(search->limit, 0);
    search->proposing = 0;
    while (game.legal && !priced && !search->way && !search->etc && search->proposing < search->orders &&
           search->propose[search->proposing] && !search->arrange[search->proposing])
        search->proposing++;
    search->foretells = game.forced && search->proposing > 0 && search->proposing + 1 == search->orders &&
                        search->propose[search->proposing];
    search->numbered = search->price_one || search->price_all || search->way || search->orders > search->proposing;
    search->order_once = search->orders == search->proposing + 1 ? search->arrange[search->proposing] : NULL;
    search->told = search->each_side || search->most_plies != INT_MAX || search->passes || search->tells_takes;
    search->fetches_others = search->table && is_far(search->table) && search != &plain_search;
}

static OUT_OF_LINE void check_budgets(Search *search)
{
    if (search->counts.evaluations >= search->evaluations_allowed)
        longjmp(search->stop, BUDGET_SPENT);
    if (search->out_of_time && (search->nodes_left & 255) == 0 && search->out_of_time())
        longjmp(search->stop, BUDGET_SPENT);
}

/* Count the visit of a position beyond the horizon, so many plies from the root: leaves that look further do so. */
static OUT_OF_LINE void visit_beyond(Search *search, int ply)
{
    check_budgets(search);
    count_visit(search);
    search->counts.beyond++;
    if (search->anatomy)
        search->anatomy->by_ply.beyond[ply < PLIES_COUNTED ? ply : PLIES_COUNTED - 1]++;
}

/* At the horizon. */
static inline Worth worth_of(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    if (!search->worth)
        return (Worth){static_value(search, state), true};
    const Worth worth = search->worth(search, state, path, alpha, beta);
    search->bounds += !worth.exact;
    return worth;
}

/* Where more is asked for than a limit.  The window is as the other side sees it, because that is at hand: so
 * nothing is computed for this call where it is not made. */
static OUT_OF_LINE bool at_watched_leaf(Search *search, const State *state, Path path, Value other_alpha,
                                        Value other_beta, Value *value)
{
    const Value alpha = -other_beta, beta = -other_alpha;
    check_budgets(search);
    if (search->keep_leaves && recall_leaf(search, state, path, alpha, beta, value)) {
        count_visit(search);
        if (search->anatomy)
            note_visit(search, path, alpha, beta);
        count_recall(search, path, *value);
        return true;
    }
    if (plies_from_root(path) > DEEPEST_PLY)
        longjmp(search->stop, MEMORY_SPENT);
    const bool capped = plies_from_root(path) >= search->most_plies;
    const bool spent = spent_of(path) >= search->limit || spent_elsewhere(search, path) >= search->limit;
    if (!spent && search->table)
        fetch(search, state);
    const Visited visited = visit(search, state, spent || capped);
    if (search->anatomy)
        note_visit(search, path, alpha, beta);
    if (visited == INTERIOR)
        return false;
    search->leaves_at[counted_ply(path)]++;
    search->counts.capped += capped && !spent && visited == HORIZON;
    if (search->anatomy) /* before a budget is spent beyond it */
        note_leaf(search, path);
    const Worth worth = visited == TERMINAL ? (Worth){score(search->rules, state), true}
                                            : worth_of(search, state, path, alpha, beta);
    if (search->anatomy)
        note_worth(search, path, visited == TERMINAL ? GAME_OVER : LIMIT_SPENT, 0, worth);
    if (search->keep_leaves)
        remember_leaf(search, state, path, alpha, beta, worth, visited == TERMINAL);
    *value = worth.value;
    return true;
}

static ALWAYS_INLINE bool at_leaf(Search *search, const State *state, Path path, Value alpha, Value beta,
                                  Value *value)
{
    if (!is_plain(search) && RARELY(!search->simple) && plies_from_root(path) >= search->watched_from)
        return at_watched_leaf(search, state, path, -beta, -alpha, value);
    const bool spent = path.length >= search->horizon;
    if (!spent && search->table)
        fetch(search, state);
    const Seen seen = see(search, state, spent);
    if (seen.visited == INTERIOR)
        return false;
    /* A move costs a ply, unless the game says that it costs none, and what leads through more plies is watched. */
    if (!is_plain(search))
        search->leaves_at[game.plies ? counted_ply(path) : plies_from_root(path)]++;
    *value = seen.value;
    return true;
}

/* What a move costs, by its number in the game's own order, and wherever it stands; all are listed. */
static inline int price_of_move(const Search *search, const State *state, Path path, const Children *children,
                                Move move, int number)
{
    const int count = children->count;
    return search->price_one        ? search->price_one(search, state, path, move, number, count)
           : search->price_by_count ? search->price_by_count[count]
           : search->price_all      ? children->price[number]
                                    : plies_of(search, state, move) * search->ply_price;
}

/* The same of the child in this place. */
static inline int price_of_child(const Search *search, const State *state, Path path, const Children *children,
                                 int i)
{
    const Move move = children->move[i];
    const int number = search->as_listed ? i : children->number[i];
    if (search->price_one) /* asked first, since most searches that come here have it */
        return search->price_one(search, state, path, move, number, children->count);
    const int price = price_of_move(search, state, path, children, move, number);
    return search->price_placed ? search->price_placed(search, state, path, children, i, price) : price;
}

static inline Path step_at_price(Search *search, Path path, int price)
{
    const int plies = plies_from_root(path);
    int spent = spent_of(path) + price;
    if (search->each_side) {
        const int own = spent;
        spent = search->way[plies].elsewhere;
        search->way[plies + 1].elsewhere = own;
    }
    return (Path){length_of(spent, plies + 1)};
}

/* A move is made on this path. */
static inline void tell_taking(Search *search, const State *state, Path path, Move move)
{
    if (search->tells_takes)
        search->way[plies_from_root(path) + 1].taken_on = square_of_taking(search->rules, state, move);
}

static OUT_OF_LINE Path step_priced(Search *search, const State *state, Path path, const Children *children, int i)
{
    tell_taking(search, state, path, children->move[i]);
    if (search->sift)
        return step_at_price(search, path, children->sifted.price[i]);
    if (search->least_by_count) {
        const Path least = {path.length + length_of(search->least_by_count[children->count], 1)};
        if (least.length >= search->horizon)
            return least;
    }
    return step_at_price(search, path, price_of_child(search, state, path, children, i));
}

static ALWAYS_INLINE Path step(Search *search, const State *state, Path path, Children *children, int i)
{
    if (!is_plain(search))
        children->stepped = i;
    if (!is_plain(search) && RARELY(!search->simple) && search->priced)
        return search->counted ? (Path){path.length + length_of(search->counted[children->count], 1)}
                               : step_priced(search, state, path, children, i);
    return (Path){path.length + length_of(plies_of(search, state, children->move[i]), 1)};
}

/* The path to a null move, which is in no drawn tree. */
static OUT_OF_LINE Path step_passing(Search *search, Path path, int price)
{
    const Path below = step_at_price(search, path, price);
    if (search->way) {
        const Way above = way_to(search, path);
        Way *way = &search->way[plies_from_root(below)];
        *way = (Way){
            .key = descend(above.key, PASS_NUMBER), .type = above.type == 2 ? 3 : 2, .elsewhere = way->elsewhere};
    }
    return below;
}

/* The same path, but so much cheaper.  It may lead through more plies than a simple search counts. */
static inline Path spend_less(Search *search, Path path, int less)
{
    search->simple &= less <= 0;
    path.length -= length_of(less, 0);
    return path;
}

/* For orders that remember, and for the anatomy. */
static OUT_OF_LINE void note_cutoff(Search *search, Path path, Move move, int i)
{
    if (search->heuristics)
        remember_cutoff(search->heuristics, plies_from_root(path), search->limit - spent_of(path), move);
    if (search->anatomy) /* last, so that no register need be saved for it */
        note_cutoff_at(search, path, i);
}

static ALWAYS_INLINE void cut(Search *search, Path path, Move move, int i)
{
    search->counts.cutoffs++;
    search->counts.cutoffs_first += i == 0;
    if (!is_plain(search) && RARELY(search->notes_cutoffs))
        note_cutoff(search, path, move, i);
}

static inline void stop_early(Search *search, Path path, enum leaf_kind kind, int pruning, Worth worth)
{
    search->counts.interior--;
    search->leaves_at[counted_ply(path)]++;
    if (search->anatomy) {
        note_leaf(search, path);
        note_worth(search, path, kind, pruning, worth);
    }
}

/* A position for which at_leaf() returned false counts as a leaf after all, of this worth. */
static inline void make_leaf(Search *search, Path path, Worth worth)
{
    stop_early(search, path, STOPPED_EARLY, 0, worth);
}

static ALWAYS_INLINE void search_again(Search *search, Path path)
{
    search->counts.researches++;
    if (!is_plain(search) && search->anatomy)
        search->anatomy->by_ply.researches[counted_ply(path)]++;
}

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

/* Copy what the anatomy counted, and give back its memory. */
static inline void take_anatomy(Search *search, struct by_ply *by_ply)
{
    if (search->anatomy) {
        *by_ply = search->anatomy->by_ply;
        arena_free(&search->anatomy->arena);
    }
}

/* Of child i, which has no place yet. */
static inline int number_at(const Children *children, int i)
{
    return children->placed > 0 ? children->number[i] : i;
}

/* The children's static values, for the player to move at `state`, by number.  They are evaluated once, however often
 * this is called. */
static OUT_OF_LINE FLAT const Value *assess_children(Search *search, const State *state, Children *children)
{
    if (children->assessed)
        return children->value;
    if (game.assess_all)
        search->counts.evaluations += (uint64_t)game.assess_all(search->rules, state, children->value);
    for (int i = children->placed; !game.assess_all && i < children->count; i++) {
        const int number = number_at(children, i);
        const State child = play(search->rules, state, children->list[number]);
        children->value[number] = -assess(search, &child);
    }
    children->assessed = true;
    return children->value;
}

/* Where there are prunings; so seldom that no register is kept for them elsewhere. */
static SELDOM void look_sifted(Search *search, const State *state, Path path, Value alpha, Value beta,
                               Children *children)
{
    search->look(search, state, path, alpha, beta, children);
}

static SELDOM Value next_sifted(Search *search, const State *state, Path path, Children *children, Value best)
{
    return search->sift(search, state, path, children, best);
}

static OUT_OF_LINE void fetch_others(Search *search, const State *state, Path path, const Children *children);

/* Of the children that have a place only the first is told, so that next_child notices when another is asked for. */
static inline void hold_others(Children *children)
{
    children->held = children->placed;
    children->placed = children->placed > 0;
}

static OUT_OF_LINE bool tell_others(Search *search, const State *state, Path path, Children *children, int i)
{
    if (children->held) {
        children->placed = children->held;
        children->held = 0;
        if (i < children->placed)
            fetch_others(search, state, path, children);
    }
    return i < children->placed;
}

/* The children of an inner position, of which next_child tells one after the other. */
static ALWAYS_INLINE void expand(Search *search, const State *state, Path path, Value alpha, Value beta,
                                 Children *children)
{
    if (!is_plain(search) && RARELY(!search->as_listed)) {
        children->placed = children->held = 0;
        children->more = true;
        children->listed = children->assessed = false;
        if (RARELY(search->sift != NULL))
            look_sifted(search, state, path, alpha, beta, children);
        return;
    }
    children->count = children->placed = moves(search->rules, state, children->move);
    children->more = false;
    search->counts.generated += (uint64_t)children->placed;
    if (!is_plain(search) && RARELY(search->fetches_others))
        hold_others(children);
}

/* Is there a child number i?  They are to be asked for in turn. */
static ALWAYS_INLINE bool next_child(Search *search, const State *state, Path path, Children *children, int i,
                                     Value *best)
{
    if (is_plain(search))
        return i < children->placed;
    if (!RARELY(i >= children->placed))
        return true;
    if (RARELY(search->fetches_others) && tell_others(search, state, path, children, i))
        return true;
    if (!children->more)
        return false;
    if (RARELY(search->sift != NULL))
        *best = next_sifted(search, state, path, children, *best);
    else
        search->place_next(search, state, path, children, i);
    if (i >= children->placed)
        return false;
    if (RARELY(search->fetches_others)) {
        if (i == 0)
            hold_others(children);
        else if (i == 1)
            fetch_others(search, state, path, children);
    }
    return true;
}

/* All of them at once, in visiting order. */
static inline void expand_all(Search *search, const State *state, Path path, Value alpha, Value beta,
                              Children *children, Value *best)
{
    expand(search, state, path, alpha, beta, children);
    for (int i = 0; next_child(search, state, path, children, i, best); i++)
        ;
    children->count = children->placed;
}

#include "kit/table.h"

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
    return path.length + length_of(1, 1) >= search->horizon;
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

/* What prunings know of the path to a position. */
static inline int told_of(const Search *search, Path path)
{
    const int taken_on = search->tells_takes ? search->way[plies_from_root(path)].taken_on : 0;
    return (search->passed_to == plies_from_root(path) ? AFTER_PASS : 0) |
           (search->verifying ? IN_VERIFICATION : 0) | taken_on << TAKEN_ON_SHIFT;
}

static inline Remaining remaining_of(const Search *search, Path path)
{
    if (!search->told)
        return (Remaining){.left = search->limit - spent_of(path), .plies = INT_MAX};
    return (Remaining){
        .left = search->limit - spent_of(path),
        .elsewhere = search->each_side ? search->limit - spent_elsewhere(search, path) : 0,
        .plies = search->most_plies == INT_MAX ? INT_MAX : search->most_plies - plies_from_root(path),
        .told = search->passes || search->tells_takes ? told_of(search, path) : 0,
    };
}

#endif
