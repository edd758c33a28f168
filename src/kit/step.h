/* What moves cost, the paths to which they lead, and what these leave to spend; kit/walk.h says how a cutoff sets prices. */
#ifndef KIT_STEP_H
#define KIT_STEP_H

#include <limits.h>

#include "kit/path.h"
#include "kit/takes.h"

/* What a move costs, by its number in the game's own order, and wherever it stands; all are listed. */
static inline int price_of_move(const Search *search, const State *state, Path path, const Children *children,
                                Move move, int number)
{
    const int count = children->count;
    return search->price.one        ? search->price.one(search, state, path, move, number, count)
           : search->price.by_count ? search->price.by_count[count]
           : search->price.all      ? children->price[number]
                                    : plies_of(search, state, move) * search->ply_price;
}

/* The same of the child in this place. */
static inline int price_of_child(const Search *search, const State *state, Path path, const Children *children,
                                 int i)
{
    const Move move = children->move[i];
    const int number = search->plan.as_listed ? i : children->number[i];
    if (search->price.one) /* asked first, since most searches that come here have it */
        return search->price.one(search, state, path, move, number, children->count);
    const int price = price_of_move(search, state, path, children, move, number);
    return search->price.placed ? search->price.placed(search, state, path, children, i, price) : price;
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
    if (search->plan.least_by_count) {
        const Path least = {path.length + length_of(search->plan.least_by_count[children->count], 1)};
        if (least.length >= search->plan.horizon)
            return least;
    }
    return step_at_price(search, path, price_of_child(search, state, path, children, i));
}

static ALWAYS_INLINE Path step(Search *search, const State *state, Path path, Children *children, int i)
{
    if (!is_plain(search))
        children->stepped = i;
    if (!is_plain(search) && RARELY(!search->plan.simple) && search->plan.priced)
        return search->plan.counted ? (Path){path.length + length_of(search->plan.counted[children->count], 1)}
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
    search->plan.simple &= less <= 0;
    path.length -= length_of(less, 0);
    return path;
}

/* --- what is left to spend ------------------------------------------------------------------------------------- */

/* What was left to spend when a position was searched. */
typedef struct {
    int left, elsewhere, plies;
    int told; /* what prunings know of the path: AFTER_PASS, IN_VERIFICATION, and above them a square */
} Remaining;

static inline bool same_remaining(const Remaining *a, const Remaining *b)
{
    return a->left == b->left && a->elsewhere == b->elsewhere && a->plies == b->plies && a->told == b->told;
}

/* The last move was a null move; no null move may be tried below, since one is verified; and above them the square on which
 * the last move took something. */
enum {
    AFTER_PASS = 1,
    IN_VERIFICATION = 2,
    TAKEN_ON_SHIFT = 2,
    MOST_SQUARES = 127,
    TOLD_BITS = TAKEN_ON_SHIFT + 7
};

/* What prunings know of the path to a position. */
static inline int told_of(const Search *search, Path path)
{
    const int taken_on = search->tells_takes ? search->way[plies_from_root(path)].taken_on : 0;
    return (search->now.passed_to == plies_from_root(path) ? AFTER_PASS : 0) |
           (search->now.verifying ? IN_VERIFICATION : 0) | taken_on << TAKEN_ON_SHIFT;
}

static inline Remaining remaining_of(const Search *search, Path path)
{
    if (!search->plan.told)
        return (Remaining){.left = search->limit - spent_of(path), .plies = INT_MAX};
    return (Remaining){
        .left = search->limit - spent_of(path),
        .elsewhere = search->each_side ? search->limit - spent_elsewhere(search, path) : 0,
        .plies = search->most_plies == INT_MAX ? INT_MAX : search->most_plies - plies_from_root(path),
        .told = search->passes || search->tells_takes ? told_of(search, path) : 0,
    };
}

#endif
