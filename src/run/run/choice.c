#include "run/choice.h"

#include <math.h>

static const double first_seconds = 0.1; /* of a probe of which nothing is known */

/* Does any of its groups have cells to run? */
static bool is_wanted(const struct probes *probes, int first)
{
    int waiting = 0;
    for (int g = first, count = series_length(probes->list, first); count-- > 0; g++)
        waiting += probes->waiting[g];
    return waiting > 0;
}

/* May cells of it be tried?  No game could say what they cost, or it would start an engine. */
static bool may_be_tried(const struct probes *probes, int g)
{
    const struct group *group = &probes->list->group[g];
    const struct cell *cell = &probes->experiment->cells[probes->list->member[group->first]];
    return !isnan(group->cost) && !cell_asks(cell) && !(cell->rival && cell_asks(cell->rival));
}

int next_series(const struct probes *probes, const int *place)
{
    const struct group *group = probes->list->group;
    int next = -1;
    for (int g = 0; g < probes->list->groups; g += series_length(probes->list, g))
        if (place[g] == 0 && probes->tally[g].cut == 0 && may_be_tried(probes, g) && is_wanted(probes, g) &&
            (next < 0 || group[g].cost < group[next].cost))
            next = g;
    return next;
}

/* The time of the cells of a group and of all above it that are known from it alone. */
static double time_at_stake(const struct probes *probes, int g)
{
    const int end = g + series_length(probes->list, g);
    double seconds = 0;
    for (int i = g; i < end && (i == g || !probes->tally[i].known); i++)
        seconds += probes->waiting[i] *
                   seconds_of_cell(&probes->experiment->cells[probes->list->member[probes->list->group[i].first]],
                                   probes->estimate[i].seconds);
    return seconds;
}

/* Is it known of its series what its cells may take? */
static bool is_expected(const struct probes *probes, int g)
{
    return probes->tally[g].known || probes->estimate[g].extrapolated;
}

double seconds_allowed(const struct probes *probes, int g)
{
    const double least = fmax(first_seconds, 4 * probes->tally[g].longest);
    return is_expected(probes, g) ? fmax(least, 4 * probes->estimate[g].seconds) : least;
}

/* What it will take, as far as that can be told. */
static double seconds_expected(const struct probes *probes, int g)
{
    return is_expected(probes, g)
               ? fmax(probes->estimate[g].seconds, probes->tally[g].known ? 0 : probes->tally[g].longest)
               : seconds_allowed(probes, g);
}

/* How much variance of the sum one more probe of this group takes away for each second that it costs. */
static double worth(const struct probes *probes, int g)
{
    const struct tally *tally = &probes->tally[g];
    const double error = probes->estimate[g].error, stake = time_at_stake(probes, g);
    const double gained = tally->known ? error * error / (tally->known + tally->cut + 1) : fmax(error * error, 0.5);
    return stake * stake * gained / (seconds_expected(probes, g) + 1e-4);
}

/* Has the limit below it been tried? */
static bool has_turn(const struct probes *probes, int g)
{
    const struct group *group = probes->list->group;
    return g == 0 || group[g - 1].series != group[g].series || probes->tally[g - 1].known > 0;
}

int next_group(const struct probes *probes, const int *place, double left)
{
    int next = -1;
    double best = 0;
    for (int g = 0; g < probes->list->groups; g++) {
        const struct group *group = &probes->list->group[g];
        const double value = worth(probes, g);
        if (value > best && probes->waiting[g] > 0 && may_be_tried(probes, g) && has_turn(probes, g) &&
            place[g] < group->count && seconds_expected(probes, g) < left) {
            best = value;
            next = g;
        }
    }
    return next;
}
