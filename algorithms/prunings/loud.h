/* Moves and their places in the order, and which of them that place, or a static value, says little of. */
#ifndef LOUD_H
#define LOUD_H

static inline bool loud_checked(const Search *search, const State *state)
{
    return game.in_check && game.in_check(search->rules, state);
}

/* One of those whose consequences the evaluation does not foresee, such as captures. */
static inline bool loud_noisy(const Search *search, const State *state, Move move)
{
    Move list[MAX_MOVES];
    int count = game.noisy ? game.noisy(search->rules, state, false, list) : 0;
    while (count > 0 && list[count - 1] != move)
        count--;
    return count > 0;
}

/* Is it noisy, or does it give check, or end the game?  Its place in the order then says little of it. */
static inline bool loud_move(const Search *search, const State *state, Move move)
{
    if (loud_noisy(search, state, move))
        return true;
    const State child = play(search->rules, state, move);
    return finished(search->rules, &child) || loud_checked(search, &child);
}

/* How many moves stand before child i in the order, those that were left out among them. */
static inline int loud_place(const Search *search, const Children *children, int i)
{
    return i + (search->sift ? children->sifted.left_out : 0);
}

#endif
