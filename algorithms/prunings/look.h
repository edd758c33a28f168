/* What several prunings want to know of the position that they are asked about. */
#ifndef LOOK_H
#define LOOK_H

#include "algorithms/prunings/loud.h"
#include "algorithms/windows/peek.h"

/* Its static value, evaluated once for all of them. */
static inline Value look_standing(Search *search, const State *state)
{
    Standing *standing = search->now.standing;
    if (!standing->known)
        standing->value = static_value(search, state);
    standing->known = true;
    return standing->value;
}

/* What its path leaves to spend, in plies, of which the last may be a part. */
static inline int look_plies_left(const Search *search, Path path)
{
    return (search->limit - spent_of(path) + search->ply_price - 1) / search->ply_price;
}

/* What the mover has spent, the move included; each side may have an account of its own. */
static inline int look_spent_with(const Search *search, Path below)
{
    return search->each_side ? spent_elsewhere(search, below) : spent_of(below);
}

/* A margin for each ply that is left, in the game's unit.  It is at most 2^50, which exceeds all values of a game that has a
 * unit, and a thousand of which can be added to any value. */
static inline Value look_margin(double number)
{
    const double value = number * (double)(game.unit ? game.unit : 1), most = 0x1p50;
    return (Value)(value < most ? value : most);
}

static const Verdict look_searched = {.left_out = false};

static inline Verdict look_left_out(Value most)
{
    return (Verdict){.left_out = true, .most = most};
}

/* Paths that are made cheaper come to an end, too. */
static inline bool look_may_extend(const Search *search, Path path)
{
    return plies_from_root(path) < 2 * (search->limit / search->ply_price);
}

static inline Verdict look_cheaper(const Search *search, double plies)
{
    return (Verdict){.dearer = -(int)(plies * search->ply_price)};
}

/* What moves cost is all that is changed, by their path. */
static inline const char *look_by_path(const Setting *settings)
{
    (void)settings;
    return "path";
}

/* The window decides what is pruned, and so does what was found before. */
static inline const char *look_by_window(const Setting *settings)
{
    (void)settings;
    return "window";
}

#endif
