/*
 * Singular moves: a move that alone is good costs less, so that it is searched deeper (T. Anantharaman, M. Campbell, F. Hsu,
 * "Singular extensions: adding selectivity to brute-force searching", 1990).
 *
 * Asked is the first move of the order, with enough plies left, by searches half as deep: is it better than alpha, and by a
 * margin better than each of the others, which stand in the game's own order?  Programs since exclude the move that the table
 * knows and search the position again; here all that is searched are its children, as the paper does it, so that the table
 * holds nothing of a position without a move.
 *
 * Nothing is left out.  In twice as many moves as the limit has plies every move costs its price.
 */
#include "algorithms/prunings/look.h"

enum { SINGULAR_MARGIN, SINGULAR_LEAST_LEFT, SINGULAR_LESS };

/* Is another move worth `enough`, by searches with as much left as behind the first move at this price? */
static bool singular_has_rival(Search *search, const State *state, Path path, Move first, int price, Value enough)
{
    Children others;
    const int ply = plies_from_root(path) + 1;
    const Way before = search->way ? search->way[ply] : (Way){.key = 0};
    bool found = false;
    others.count = others.placed = moves(search->rules, state, others.move);
    if (search->way)
        search->way[ply].siblings = &others;
    for (int i = 0; i < others.count && !found; i++) {
        others.number[i] = (uint16_t)i;
        others.sifted.price[i] = price;
        if (others.move[i] == first)
            continue;
        const State child = play(search->rules, state, others.move[i]);
        const Path below = step(search, state, path, &others, i);
        found = -peek(search, &child, -enough, -enough + 1, below) >= enough;
    }
    if (search->way)
        search->way[ply] = before;
    return found;
}

static bool singular_move(Search *search, const State *state, Path path, Value alpha, Value beta,
                          Children *children, int i, int less)
{
    const State child = play(search->rules, state, children->move[i]);
    const Path below = step(search, state, spend_less(search, path, -less), children, i);
    const Value value = smaller(-peek(search, &child, -beta, -alpha, below), beta),
                enough = value - look_margin(search->pruning[SINGULAR_MARGIN].real);
    return value > alpha && enough > -bound(search->rules) &&
           !singular_has_rival(search, state, path, children->move[i],
                               look_spent_with(search, below) - spent_of(path), enough);
}

static Verdict singular_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                              Children *children, int i)
{
    const int left = look_plies_left(search, path);
    if (loud_place(search, children, i) > 0 || left < search->pruning[SINGULAR_LEAST_LEFT].integer ||
        !look_may_extend(search, path) ||
        !singular_move(search, state, path, alpha, beta, children, i, left / 2 * search->ply_price))
        return look_searched;
    return look_cheaper(search, search->pruning[SINGULAR_LESS].real);
}

static const Pruning singular_pruning = {
    .about = "a move that alone is good costs less, so that it is searched deeper; nothing is left out",
    .parameters =
        {
            {"singular_margin", REAL, "0.5", 0, 1000000000,
             .about = "all others are to be worse by this, in points"},
            {"singular_left", INTEGER, "4", 2, 1000, .about = "asked with no fewer plies left"},
            {"singular_less", REAL, "1", 0, 1, .about = "so many plies less"},
        },
    .weigh = (Function)singular_weigh,
    .depends_on = look_by_window,
};
