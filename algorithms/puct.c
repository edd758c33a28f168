/*
 * PUCT: as UCT, but goes sooner where moves are likely, which a table of categories says.
 *
 * C. Rosin, "Multi-armed bandits with episode context", 2011, in the form of D. Silver and others, "Mastering the game of Go with deep
 * neural networks and tree search", 2016: a child of n visits and likelihood p, below a position of N, is worth its mean and
 * exploration * p * sqrt(N) / (1 + n), where a win is worth 1.
 */

#include "algorithms/growing/visits.h"

static uint64_t puct_measure(uint32_t visits)
{
    return result_root((uint64_t)visits << 28);
}

static uint64_t puct_doubt(uint32_t visits)
{
    return visits;
}

/* Behind the point the root has 14 binary digits, the likelihood 16, and the constant 20. */
static Result puct_bonus(uint64_t measure, uint64_t exploration, uint32_t doubt, uint32_t prior)
{
    return (Result)((unsigned __int128)measure * prior * exploration >> 20) / (1 + (Result)doubt);
}

static bool puct_grow(Growth *growth)
{
    return visits_grow(growth, (VisitsMethod){puct_measure, puct_doubt, puct_bonus});
}

static Value puct_solve(Search *search, const State *root)
{
    static const GrowthMethod method = {puct_grow, visits_best, visits_value};
    return visits_solve(search, root, &method);
}

static const Algorithm puct_algorithm = {
    .about = "PUCT: as uct, but likely moves come sooner; takes memory",
    .solve = (Function)puct_solve,
    .prepare = (Function)visits_prepare,
    .parameters = VISITS_PARAMETERS("1.5", "0.2"),
    .grows = true,
    .revisits = true,
};
