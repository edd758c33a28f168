/*
 * A worse evaluation: to the static one a number is added that is drawn from the position, so that the same position is
 * always wrong by the same amount, and one that resembles it by another.  What a search sees at its leaves is wrong;
 * orders and cutoffs go by the evaluation itself.
 */

#include "algorithms/leaves/draw.h"
#include "algorithms/leaves/quiet.h"

enum {
    NOISE_DEVIATION,
    NOISE_DISTRIBUTION,
    NOISE_SEED,
    NOISE_SEARCHES_ON,
    NOISE_QUIET_SETTINGS
}; /* the settings; behind them those of quiet.h */
enum { NOISE_NORMAL, NOISE_UNIFORM };

static Value noise_stand_pat(Search *search, const State *state)
{
    const Setting *settings = search->leaf;
    const uint64_t key = draw_from(state, settings[NOISE_SEED].seed);
    const double root_of_three = 1.7320508075688772; /* of uniform numbers between -1 and 1, for a deviation of 1 */
    const double drawn =
        settings[NOISE_DISTRIBUTION].choice == NOISE_UNIFORM ? root_of_three * draw_uniform(key) : draw_normal(key);
    const Value most = bound(search->rules);
    const Value sum =
        static_value(search, state) + draw_points(search->rules, settings[NOISE_DEVIATION].real * drawn);
    return sum > most ? most : sum < -most ? -most : sum;
}

static Worth noise_worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    if (!search->leaf[NOISE_SEARCHES_ON].choice)
        return (Worth){noise_stand_pat(search, state), true};
    const Quiet quiet = quiet_of(search, path, search->leaf + NOISE_QUIET_SETTINGS, noise_stand_pat);
    return quiet_search(&quiet, state, 0, alpha, beta);
}

static const char *noise_refuses(const Setting *settings)
{
    return settings[NOISE_SEARCHES_ON].choice ? quiet_refuses(settings + NOISE_QUIET_SETTINGS) : NULL;
}

static const char *noise_depends_on(const Setting *settings)
{
    return settings[NOISE_SEARCHES_ON].choice ? quiet_depends(settings + NOISE_QUIET_SETTINGS) : NULL;
}

static const char *noise_idle(const Setting *settings, bool table)
{
    (void)table;
    return settings[NOISE_DEVIATION].real == 0 ? "its deviation is 0" : NULL;
}

static const Leaf noise_leaf = {
    .about = "the static evaluation and noise, a function of position and seed",
    .parameters = {{"deviation", REAL, "1", 0, 1e12,
                    .about = "the noise's standard deviation, in the game's points", .label = "noise of #",
                    .axis = "deviation of the noise (points)"},
                   {"distribution", CHOICE, "normal", .choices = "normal|uniform", .about = "of the noise"},
                   {"noise_seed", SEED, "1", .about = "of the noise"},
                   {"quiet", CHOICE, "no", .choices = "no|yes",
                    .about = "is quiescence searched, by noisy values, with the options that follow?"},
                   QUIET_PARAMETERS},
    .worth = (Function)noise_worth,
    .errs = true,
    .depends_on = noise_depends_on,
    .refuses = noise_refuses,
    .idle = noise_idle,
};
