/*
 * A move costs a ply, and half a ply more if it comes late in the order and another looks better: a price by the place, from
 * what was assessed when all were priced.
 */

#include "algorithms/prunings/loud.h"

enum { WARY_LIMIT, WARY_FROM }; /* settings */
enum { WARY_PLY = 2 };

static void wary_price_all(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    assess_children(search, state, children);
    for (int i = 0; i < children->count; i++)
        children->price[i] = WARY_PLY;
}

static int wary_price_placed(const Search *search, const State *state, Path path, const Children *children, int i,
                             int price)
{
    Value best = -INFINITE;
    (void)state;
    (void)path;
    for (int n = 0; n < children->count; n++)
        best = larger(best, children->value[n]);
    const bool late = loud_place(search, children, i) >= search->cutoff[WARY_FROM].integer &&
                      children->value[children->number[i]] < best;
    return price + late;
}

static const char *wary_prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = WARY_PLY * (int)search->cutoff[WARY_LIMIT].integer;
    search->price.all = wary_price_all;
    search->price.placed = wary_price_placed;
    return NULL;
}

static double wary_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return (double)limit / WARY_PLY;
}

static const Cutoff wary_cutoff = {
    .about = "a move costs a ply, and half of one more if it comes late and another looks better",
    .prepare = (Function)wary_prepare,
    .parameters = {{"limit", INTEGER, "3", 0, 1000, .about = "plies from the root", .word = "least"},
                   {"wary_from", INTEGER, "2", 1, 1000, .about = "the first place that counts as late, from 0"}},
    .depends_on = "order",
    .priced = true,
    .assesses = true,
    .step = WARY_PLY,
    .spelled = wary_spelled,
};
