/* What several prunings want to know of the position that they are asked about. */
#ifndef LOOK_H
#define LOOK_H

#include "algorithms/windows/peek.h"

/* Its static value, evaluated once for all of them. */
static inline Value standing_of(Search *search, const State *state)
{
    Standing *standing = search->standing;
    if (!standing->known)
        *standing = (Standing){.known = true, .value = static_value(search, state)};
    return standing->value;
}

/* What its path leaves to spend, in plies, of which the last may be a part. */
static inline int plies_left(const Search *search, Path path)
{
    return (search->limit - spent_of(path) + search->ply_price - 1) / search->ply_price;
}

static inline bool is_checked(const Search *search, const State *state)
{
    return game.in_check && game.in_check(search->rules, state);
}

static inline Value points(double number)
{
    return (Value)(number * (double)(game.unit ? game.unit : 1));
}

/* Does a move win something at once, or give check?  Its place in the order then says little of it. */
static inline bool is_loud(const Search *search, const State *state, Move move)
{
    if (game.gain && game.gain(search->rules, state, move) > 0)
        return true;
    const State child = play(search->rules, state, move);
    return finished(search->rules, &child) || is_checked(search, &child);
}

static const Verdict searched = {.left_out = false};

static inline Verdict left_out(Value most)
{
    return (Verdict){.left_out = true, .most = most};
}

/* The window decides what is pruned, and so does what was found before. */
static const char *by_window(const Setting *settings)
{
    (void)settings;
    return "window";
}

#endif
