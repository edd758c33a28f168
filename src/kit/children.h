/*
 * How children get their places, once for a game; kit/expand.h asks for it.
 *
 * First come the moves that the leading orders propose, if the game can say that they are moves here; if one of them
 * cuts, no other is listed.  The rest are listed when the first of them is asked for, and put in order by the orders that
 * are left, from the last to the first.  Of many children those that are asked for first are looked for one by one.
 */
#ifndef KIT_CHILDREN_H
#define KIT_CHILDREN_H

#include "kit/sort.h"

/* --- places --------------------------------------------------------------------------------------------------- */

static inline void sort_unplaced(Children *children)
{
    sort_numbers(children->key, &children->number[children->placed], children->count - children->placed);
}

/* The child that stands at `at` comes before the others without a place. */
static inline void bring_forward(Children *children, int at)
{
    const int first = children->placed;
    const uint16_t number = children->number[at];
    memmove(&children->number[first + 1], &children->number[first], (size_t)(at - first) * sizeof number);
    children->number[first] = number;
}

/* All have their place as they stand. */
static inline void place_all(Children *children)
{
    for (int i = children->placed; i < children->count; i++)
        children->move[i] = children->list[children->number[i]];
    children->placed = children->count;
    children->more = false;
}

/* Only the one of the largest key gets its place. */
static inline void place_largest(Children *children)
{
    int at = children->placed;
    for (int i = at + 1; i < children->count; i++)
        if (children->key[children->number[i]] > children->key[children->number[at]])
            at = i;
    bring_forward(children, at);
    children->move[children->placed] = children->list[children->number[children->placed]];
    children->more = ++children->placed < children->count;
}

/* All get their place; those that have one have the largest keys, and keep it. */
static inline __attribute__((always_inline)) void place_by_keys(Children *children, bool numbered)
{
    const int count = children->count;
    pad_keys(children->key, count);
    for (int first = 0; first < count; first += LANES) {
        Value place[LANES];
        find_places(children->key, count, first, place);
#pragma GCC unroll 8
        for (int j = 0; j < LANES; j++) {
            children->move[place[j]] = children->list[first + j];
            if (numbered)
                children->number[place[j]] = (uint16_t)(first + j);
        }
    }
    children->placed = count;
    children->more = false;
}

static inline int place_of_move(const Children *children, Move move)
{
    int i = 0;
    while (i < children->placed && children->move[i] != move)
        i++;
    return i;
}

/* Moves that an order proposes, though others were not asked yet: they come before those that stand there. */
static inline void bring_proposed(Search *search, int order, const State *state, Path path, Children *children)
{
    Move list[MOST_PROPOSED];
    for (int j = search->propose[order](search, state, path, list); j-- > 0;)
        for (int i = children->placed; i < children->count; i++)
            if (children->list[children->number[i]] == list[j]) {
                bring_forward(children, i);
                break;
            }
}

/* So few are sorted at once, so many of a longer list are looked for one by one. */
enum { SHORT_LIST = 16, LOOKED_FOR = 3 };

/* By the orders that have not proposed yet, from the last to the first; the first one's keys may wait. */
static inline void order_children(Search *search, const State *state, Path path, Children *children)
{
    for (int order = search->orders; order-- > search->plan.proposing;) {
        if (!search->arrange[order]) {
            bring_proposed(search, order, state, path, children);
            continue;
        }
        search->arrange[order](search, state, path, children);
        if (order == search->plan.proposing && children->count - children->placed > SHORT_LIST)
            return;
        sort_unplaced(children);
    }
    place_all(children);
}

/* --- on demand ------------------------------------------------------------------------------------------------ */

/* The list without this move. */
static inline int leave_out(Move *list, int count, Move move)
{
    int i = 0;
    while (i < count && list[i] != move)
        i++;
    if (i == count)
        return count;
    for (; i + 1 < count; i++)
        list[i] = list[i + 1];
    return count - 1;
}

/* Where no order is left, and nothing asks for numbers: all others behind those that were proposed. */
static OUT_OF_LINE void append_others(Search *search, const State *state, Children *children)
{
    const int proposed = children->placed;
    Move *others = &children->move[proposed];
    int count = moves(search->rules, state, others);
    search->counts.generated += (uint64_t)count;
    for (int i = 0; i < proposed; i++)
        count = leave_out(others, count, children->move[i]);
    children->count = children->placed = proposed + count;
    children->more = false;
    children->listed = true;
}

static inline void number_children(Children *children)
{
    for (int n = 0, next = children->placed; n < children->count; n++) {
        const int place = place_of_move(children, children->list[n]);
        children->number[place < children->placed ? place : next++] = (uint16_t)n;
    }
}

/* For the positions below. */
static inline void leave_way(Search *search, Path path, const Children *children)
{
    const int plies = plies_from_root(path);
    const Way way = way_to(search, path);
    search->way[plies + 1].key = way.key;
    search->way[plies + 1].type = way.type;
    search->way[plies + 1].siblings = children;
}

/* All that were not proposed stand behind those that were. */
static void list_children(Search *search, const State *state, Path path, Children *children)
{
    children->listed = true;
    if (search->way)
        leave_way(search, path, children);
    children->count = moves(search->rules, state, children->list);
    search->counts.generated += (uint64_t)children->count;
    if (search->price.all)
        search->price.all(search, state, path, children);
    if (search->plan.order_once && children->count <= SHORT_LIST) {
        if (children->placed > 0)
            number_children(children);
        search->plan.order_once(search, state, path, children);
        for (int i = 0; i < children->placed; i++)
            children->key[children->number[i]] = INT64_MAX - i;
        if (search->way || search->price.one || search->price.all)
            place_by_keys(children, true);
        else
            place_by_keys(children, false);
        return;
    }
    number_children(children);
    order_children(search, state, path, children);
}

/* The next of the moves that orders propose is a child, if it is a move here, and none before it. */
static inline bool place_proposed(Search *search, const State *state, Path path, Children *children)
{
    if (children->placed == 0) {
        children->proposed = children->judged = 0;
        children->foretold = false;
        for (int order = 0; order < search->plan.proposing; order++)
            children->proposed +=
                search->propose[order](search, state, path, &children->proposal[children->proposed]);
    }
    while (children->judged < children->proposed) {
        const Move move = children->proposal[children->judged++];
        if (place_of_move(children, move) == children->placed && game.legal(search->rules, state, move)) {
            children->move[children->placed++] = move;
            return true;
        }
    }
    return false;
}

/* So is the first child by the order that is to arrange the others, if it can be told; asked once. */
static inline bool place_foretold(Search *search, const State *state, Path path, Children *children)
{
    Move list[MOST_PROPOSED];
    if (children->foretold || !search->propose[search->plan.proposing](search, state, path, list))
        return false;
    children->foretold = true;
    if (place_of_move(children, list[0]) < children->placed)
        return false;
    children->move[children->placed++] = list[0];
    return true;
}

/* Find a place for the next child that has none; false if all have. */
static OUT_OF_LINE bool place_listed(Search *search, const State *state, Path path, Children *children, int i)
{
    if (!children->listed)
        list_children(search, state, path, children);
    if (i < children->placed)
        return true;
    if (!children->more || i == children->count)
        return false;
    if (i < LOOKED_FOR) {
        place_largest(children);
    } else {
        sort_unplaced(children);
        place_all(children);
    }
    return true;
}

/* The same where orders propose moves first. */
static bool place_next(Search *search, const State *state, Path path, Children *children, int i)
{
    if (!children->listed) {
        if (place_proposed(search, state, path, children) ||
            (search->plan.foretells && place_foretold(search, state, path, children)))
            return true;
        if (!search->plan.numbered) {
            append_others(search, state, children);
            return i < children->placed;
        }
    }
    return place_listed(search, state, path, children, i);
}

#endif
