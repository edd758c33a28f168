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
 * is set it need not know a limit.  It may set search->price.table, for itself, and search->tells_takes, if a price depends on where
 * the last move took something.  One that is `priced` may set search->most_plies and search->each_side, too, and sets what moves
 * cost, 0 or more, by one of
 *
 *     search->price.by_count[count]                            each of so many moves of a position, up to MAX_MOVES
 *     search->price.one(search, state, path, move, number, count)   one of them, by its number in the game's own order
 *     search->price.all(search, state, path, children)         children->price[n] of every number n below children->count
 *     search->price.placed(search, state, path, children, i, price)   the child in place i, whose move costs this price by
 *                                                              the others, beside or instead of which it is set
 *
 * A table by count costs no more than plies do.  price.one is asked of those children only to which a search steps, and may be
 * asked again.  Beside it, price.by_count says what moves cost at least, so that a child that has spent the limit with that is not
 * asked about; the path to it says less than was spent, unless the algorithm sets weighs_leaves, or anything else looks at leaves.
 * price.all is for prices that depend on siblings: it is called before any has a place.  price.placed is told the place among
 * the children that are searched; those left out before are children->sifted.left_out more (algorithms/prunings/loud.h).
 *
 * EVALUATIONS.  What a part may evaluate, and so what a search may spend by it:
 *
 *     arrange and price.all      the static value of every child without a place, by assess_children(), if the part says that it
 *                                .assesses; counted once, whoever else asks.  Otherwise nothing
 *     propose, price.one and price.placed   nothing; but if price.all assessed, children->value[n] has them, where
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

#include "kit/heuristics.h"
#include "kit/leaf.h"

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
    if (!is_plain(search) && RARELY(search->plan.notes_cutoffs))
        note_cutoff(search, path, move, i);
}

static ALWAYS_INLINE void search_again(Search *search, Path path)
{
    search->counts.researches++;
    if (!is_plain(search) && search->anatomy)
        search->anatomy->by_ply.researches[counted_ply(path)]++;
}

static inline bool is_priced(const Prices *price)
{
    return price->by_count || price->one || price->all || price->placed;
}

/* How many of the first orders propose moves that the game can tell to be moves here, where nothing asks for all of them. */
static inline int count_proposing(const Search *search)
{
    int count = 0;
    if (!game.legal || is_priced(&search->price) || search->way || search->etc)
        return 0;
    while (count < search->orders && search->propose[count] && !search->arrange[count])
        count++;
    return count;
}

/* To be called when anything of the search was changed. */
static inline void prepare_walk(Search *search)
{
    const Prices *price = &search->price;
    const bool priced = is_priced(price) || search->sift;
    const bool watched = search->worth || search->anatomy || search->keep_leaves || search->each_side ||
                         search->allowed.out_of_time || search->allowed.evaluations != UINT64_MAX;
    const int proposing = count_proposing(search);
    const bool one_more = search->orders == proposing + 1;
    search->plan = (Plan){
        .simple = !priced && !watched && search->limit < PLIES_COUNTED,
        .priced = priced,
        .as_listed = !price->all && !search->way && search->orders == 0 && !search->sift,
        .foretells = game.forced && proposing > 0 && one_more && search->propose[proposing],
        .numbered = price->one || price->all || search->way || search->orders > proposing,
        .notes_cutoffs = search->anatomy || search->heuristics,
        .told = search->each_side || search->most_plies != INT_MAX || search->passes || search->tells_takes,
        .fetches_others = search->table && is_far(search->table) && search != &plain_search,
        .horizon = length_of(search->limit, 0),
        .proposing = proposing,
        .watched_from = watched                              ? 0
                        : search->most_plies < PLIES_COUNTED ? search->most_plies
                                                             : PLIES_COUNTED,
        .counted = price->one || price->placed || search->sift || search->each_side ? NULL : price->by_count,
        .least_by_count = price->one && !watched && !search->weighs_leaves ? price->by_count : NULL,
        .order_once = one_more ? search->arrange[proposing] : NULL,
    };
}

#endif
