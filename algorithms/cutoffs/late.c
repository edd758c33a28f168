/*
 * Late-move reductions: a move costs more the later it comes in the order (T. Romstad, "An introduction to late move
 * reductions", 2004; the logarithms are what programs use since, no paper is known to us).
 *
 * Prices are in 1/1024 plies.  The first `late_from` moves cost their plies, and so do those that are noisy, end
 * the game, give check or answer one, and all with fewer than `late_left` plies left.  Another move costs more, by one ply
 * where late_table=one, and by  ln(plies left) * ln(place) / late_divisor  plies where late_table=log.
 *
 * By itself that is a cutoff that depends on the order.  What programs call late-move reduction searches such a move again if
 * it seems good: pruning=research.
 */
#include <math.h>

#include "algorithms/prunings/loud.h"
#include "parts/prices.h"

enum { LATE_LIMIT, LATE_FIRST_DEAR, LATE_LEAST_LEFT, LATE_TABLE, LATE_DIVISOR, LATE_MOST_PLIES }; /* settings */
enum { LATE_ONE_PLY, LATE_LOGARITHMS };                                                           /* late_table= */
enum { LATE_MOST_LEFT = 64, LATE_MOST_PLACE = 256, LATE_MOST_MORE = 1000 * BIT }; /* no limit exceeds that */

typedef struct {
    int more[LATE_MOST_LEFT][LATE_MOST_PLACE]; /* what a move costs beside its plies */
} LatePrices;

static int late_price_placed(const Search *search, const State *state, Path path, const Children *children, int i,
                             int price)
{
    const LatePrices *prices = search->price.table;
    const int left = (search->limit - spent_of(path) + BIT - 1) / BIT, place = loud_place(search, children, i);
    if (place < search->cutoff[LATE_FIRST_DEAR].integer || left < search->cutoff[LATE_LEAST_LEFT].integer ||
        loud_checked(search, state) || loud_move(search, state, children->move[i]))
        return price;
    return price + prices->more[left < LATE_MOST_LEFT ? left : LATE_MOST_LEFT - 1]
                               [place < LATE_MOST_PLACE ? place : LATE_MOST_PLACE - 1];
}

static const char *late_prepare(Search *search, Arena *arena)
{
    const double divisor = search->cutoff[LATE_DIVISOR].real;
    LatePrices *prices = arena_take(arena, sizeof *prices);
    if (!prices)
        return out_of_memory;
    if (divisor <= 0)
        return "\"late_divisor\" is to be above 0";
    for (int left = 1; left < LATE_MOST_LEFT; left++)
        for (int i = 0; i < LATE_MOST_PLACE; i++)
            prices->more[left][i] = search->cutoff[LATE_TABLE].choice == LATE_ONE_PLY
                                        ? BIT
                                        : (int)lround(fmin(BIT * log(left) * log(i + 1) / divisor, LATE_MOST_MORE));
    search->limit = (int)lround(search->cutoff[LATE_LIMIT].real * BIT);
    search->most_plies = (int)search->cutoff[LATE_MOST_PLIES].integer;
    search->price.table = prices;
    search->price.placed = late_price_placed;
    return NULL;
}

static double late_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return (double)limit / BIT;
}

static const Cutoff late_cutoff = {
    .about = "late-move reductions: a move costs more the later it comes in the order",
    .prepare = (Function)late_prepare,
    .parameters =
        {
            {"limit", REAL, "4", 0, 1000, .about = "plies from the root, where every move costs one",
             .word = "least", .label = "1=1 ply|# plies", .axis = "search depth (plies)"},
            {"late_from", INTEGER, "3", 1, 1000,
             .about = "the first of a position's moves that costs more, from 0"},
            {"late_left", INTEGER, "3", 1, 1000, .about = "but not with fewer plies left than this"},
            {"late_table", CHOICE, "one", .choices = "one|log",
             .about = "by how much: one ply, or by the logarithms of the plies left and of the place"},
            {"late_divisor", REAL, "2", 0, 1000, .about = "by this their product is divided"},
            {"most_plies", INTEGER, "40", 1, 1000, .about = "a leaf at the latest so far from the root"},
        },
    .depends_on = "order",
    .priced = true,
    .step = BIT,
    .spelled = late_spelled,
};
