/*
 * Chance: a number drawn from the position, whatever stands there.  Who searches by it still prefers positions with many
 * moves, from whose values he takes the largest (D. Beal and M. Smith, "Random evaluations in chess", ICCA Journal 17(1),
 * 1994).
 */

#include "algorithms/leaves/draw.h"

enum { RANDOM_RANGE, RANDOM_NOISE_SEED };

static Worth random_worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    (void)path;
    (void)alpha;
    (void)beta;
    search->counts.evaluations++; /* it stands for one, and budgets of evaluations end */
    const double drawn = draw_uniform(draw_from(state, search->leaf[RANDOM_NOISE_SEED].seed));
    return (Worth){draw_points(search->rules, search->leaf[RANDOM_RANGE].real * drawn), true};
}

static const Leaf random_leaf = {
    .about = "a random number, a function of position and seed",
    .parameters = {{"range", REAL, "40", 0, 1e12,
                    .about = "numbers lie between so many points and as many below zero"},
                   {"noise_seed", SEED, "1", .about = "of the numbers"}},
    .worth = (Function)random_worth,
    .errs = true,
};
