/*
 * A worse evaluation: to the static one a number is added that is drawn from the position, so that the same position is
 * always wrong by the same amount, and one that resembles it by another.  What a search sees at its leaves is wrong;
 * orders and cutoffs go by the evaluation itself.
 */

#include "algorithms/leaves/draw.h"

enum {
    DEVIATION,
    DISTRIBUTION,
    NOISE_SEED,
    SEARCHES_ON,
    QUIET_SETTINGS
}; /* the settings; behind them those of quiet.h */
enum { NORMAL, UNIFORM };

static Value stand_pat(Search *search, const State *state)
{
    const Setting *settings = search->leaf;
    const uint64_t key = draw_from(state, settings[NOISE_SEED].seed);
    const double root_of_three = 1.7320508075688772; /* of uniform numbers between -1 and 1, for a deviation of 1 */
    const double drawn =
        settings[DISTRIBUTION].choice == UNIFORM ? root_of_three * draw_uniform(key) : draw_normal(key);
    const Value most = bound(search->rules);
    const Value sum = static_value(search, state) + points(search->rules, settings[DEVIATION].real * drawn);
    return sum > most ? most : sum < -most ? -most : sum;
}

#include "algorithms/leaves/quiet.h"

static Worth worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    if (!search->leaf[SEARCHES_ON].choice)
        return (Worth){stand_pat(search, state), true};
    const Quiet quiet = quiet_of(search, path, search->leaf + QUIET_SETTINGS);
    return search_on(&quiet, state, 0, alpha, beta);
}

static const char *refuses(const Setting *settings)
{
    return settings[SEARCHES_ON].choice ? quiet_refuses(settings + QUIET_SETTINGS) : NULL;
}

static const char *depends_on(const Setting *settings)
{
    return settings[SEARCHES_ON].choice ? quiet_depends(settings + QUIET_SETTINGS) : NULL;
}

static const char *idle(const Setting *settings, bool table)
{
    (void)table;
    return settings[DEVIATION].real == 0 ? "its deviation is 0" : NULL;
}

static const Leaf leaf = {
    .about = "the static evaluation and noise, a function of position and seed",
    .parameters = {{"deviation", REAL, "1", 0, 1e12,
                    .about = "the noise's standard deviation, in the game's points", .said = "noise of #",
                    .axis = "deviation of the noise (points)"},
                   {"distribution", CHOICE, "normal", .choices = "normal|uniform", .about = "of the noise"},
                   {"noise_seed", SEED, "1", .about = "of the noise"},
                   {"quiet", CHOICE, "no", .choices = "no|yes",
                    .about = "is quiescence searched, by noisy values, with the options that follow?"},
                   QUIET_PARAMETERS},
    .worth = (Function)worth,
    .errs = true,
    .depends_on = depends_on,
    .refuses = refuses,
    .idle = idle,
};
