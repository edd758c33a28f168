/* The children of a position, as a walk asks for them; how they get their places is said in kit/children.h. */
#ifndef KIT_EXPAND_H
#define KIT_EXPAND_H

#include "kit/transposition_table.h"

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
    if (!is_plain(search) && RARELY(!search->plan.as_listed)) {
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
    if (!is_plain(search) && RARELY(search->plan.fetches_others))
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
    if (RARELY(search->plan.fetches_others) && tell_others(search, state, path, children, i))
        return true;
    if (!children->more)
        return false;
    if (RARELY(search->sift != NULL))
        *best = next_sifted(search, state, path, children, *best);
    else
        search->place_next(search, state, path, children, i);
    if (i >= children->placed)
        return false;
    if (RARELY(search->plan.fetches_others)) {
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

#endif
