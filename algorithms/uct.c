/*
 * UCT: goes where the mean result and the lack of visits promise most, by the bound UCB1.
 *
 * L. Kocsis, C. Szepesvári, "Bandit based Monte-Carlo planning", 2006.  A child of n visits, below a position of N, is worth its mean
 * and exploration * sqrt(ln N / n), where a win is worth 1.
 */

#include "algorithms/growing/visits.h"

/* With 28 binary digits behind the point. */
static uint64_t uct_measure(uint32_t visits)
{
    return result_root(result_logarithm(visits) << 32);
}

/* With 30; before the first visit it is that of one. */
static uint64_t uct_doubt(uint32_t visits)
{
    return result_root(((uint64_t)1 << 60) / visits);
}

static Result uct_bonus(uint64_t measure, uint64_t exploration, uint32_t doubt, uint32_t prior)
{
    const uint32_t one = UINT32_C(1) << 30;
    (void)prior;
    return (Result)((measure * (doubt > 0 ? doubt : one) >> 28) * exploration >> 20);
}

static bool uct_grow(Growth *growth)
{
    return visits_grow(growth, (VisitsMethod){uct_measure, uct_doubt, uct_bonus});
}

static Value uct_solve(Search *search, const State *root)
{
    static const GrowthMethod method = {uct_grow, visits_best, visits_value};
    return visits_solve(search, root, &method);
}

static const Algorithm uct_algorithm = {
    .about = "UCT: a tree grows where means and the lack of visits promise most; takes memory",
    .solve = (Function)uct_solve,
    .prepare = (Function)visits_prepare,
    .parameters = VISITS_PARAMETERS("1", "all"),
    .grows = true,
    .revisits = true,
};
