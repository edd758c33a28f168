#include "run/estimate.h"

#include <math.h>

static const double spread = 0.7;        /* of the times of a group, and how many times that is worth as a guess: */
static const int guessed = 3;            /* it gives way to what is seen */
static const double doubt = 0.3;         /* of the exponent, which is taken to be 1 */
static const double leaf_seconds = 2e-8; /* where nothing is known but a cost */
static const double row_seconds = 3e-5;  /* for starting a cell and writing its row */
static const double machine_error = 0.1; /* between one run and the next */

/* A normal sum would need 1.64 of them; that of a few series whose times are skewed needs more (tests/run/estimate.c). */
static const double standard_errors = 2;

void tally_add(struct tally *tally, double seconds)
{
    const double positive = fmax(seconds, 1e-9);
    if (tally->known++ == 0)
        tally->cut = 0;
    tally->sum += positive;
    tally->logs += log(positive);
    tally->squares += log(positive) * log(positive);
}

void tally_cut(struct tally *tally, double seconds)
{
    tally->cut = tally->known ? tally->cut + 1 : 1;
    tally->longest = fmax(tally->longest, seconds);
}

/* --- one series ------------------------------------------------------------------------------------------- */

static int tried(const struct tally *tally)
{
    return tally->known + tally->cut;
}

/* The variance of the logarithms. */
static double variance(const struct tally *tally)
{
    const double seen = tally->known > 1 ? tally->squares - tally->logs * tally->logs / tally->known : 0;
    const int free = tally->known > 1 ? tally->known - 1 : 0;
    return (fmax(seen, 0) + guessed * spread * spread) / (free + guessed);
}

/* Those that were stopped might have taken twice as long. */
static struct estimate measured(const struct tally *tally, int count)
{
    const int n = tried(tally);
    const double left = count > n ? 1 - (double)n / count : 0;
    return (struct estimate){.seconds = (tally->sum + 2 * tally->cut * tally->longest) / n,
                             .error = sqrt(variance(tally) * left / n) + (double)tally->cut / n};
}

/* Something between the time after which they were stopped and the one that was predicted. */
static struct estimate only_cut(const struct tally *tally, double cost, double most)
{
    const double low = tally->longest, high = fmin(fmax(leaf_seconds * cost, 10 * low), fmax(most, low));
    return (struct estimate){.seconds = sqrt(low * high), .error = log(high / low) / 2};
}

static struct estimate guess(double cost, double most)
{
    return isnan(cost) ? (struct estimate){.seconds = most, .error = 1}
                       : (struct estimate){.seconds = fmin(leaf_seconds * cost + row_seconds, most), .error = 1.5};
}

struct growth {
    double exponent, doubt;
};

/* How time grows with cost up to this group.  Two steps are better than one, as odd and even depths differ. */
static struct growth growth_to(const struct group *group, const struct tally *tally, int at)
{
    struct growth growth = {1, doubt};
    for (int below = at - 1, steps = 0; below >= 0 && steps < 2; below--) {
        const double rise = log(group[at].cost / group[below].cost);
        if (tally[below].known == 0 || rise < 0.3 || tally[below].sum / tally[below].known < row_seconds)
            continue;
        const double seen = log(tally[at].sum / tally[at].known / (tally[below].sum / tally[below].known)) / rise;
        const double error =
            (variance(&tally[at]) / tally[at].known + variance(&tally[below]) / tally[below].known) /
            (2 * rise * rise); /* half of it: they are the same positions */
        const double weight = doubt * doubt / (doubt * doubt + error);
        growth = (struct growth){1 + weight * (seen - 1), doubt * sqrt(1 - weight)};
        steps++;
    }
    growth.exponent = fmax(growth.exponent, 0);
    return growth;
}

static struct estimate extrapolated(const struct group *group, const struct tally *tally,
                                    const struct estimate *estimate, int from, int to)
{
    const struct growth growth = growth_to(group, tally, from);
    const double rise = log(fmax(group[to].cost, 1) / fmax(group[from].cost, 1));
    return (struct estimate){.seconds = estimate[from].seconds * exp(growth.exponent * rise),
                             .error = hypot(estimate[from].error, rise * growth.doubt),
                             .extrapolated = true};
}

/* The group from which another is extrapolated: the nearest of less cost, or else of more; -1: there is none. */
static int nearest_known(const struct tally *tally, int count, int at)
{
    for (int i = at - 1; i >= 0; i--)
        if (tally[i].known)
            return i;
    for (int i = at + 1; i < count; i++)
        if (tally[i].known)
            return i;
    return -1;
}

void estimate_series(const struct group *group, const struct tally *tally, int count, const struct cell *cell,
                     struct estimate *estimate)
{
    const double most = cell->setting[LIMITS_PART][SECONDS].real;
    for (int i = 0; i < count; i++)
        if (tally[i].known)
            estimate[i] = measured(&tally[i], group[i].count);
    for (int i = 0; i < count; i++) {
        const int from = nearest_known(tally, count, i);
        if (!tally[i].known && from >= 0 && !isnan(group[i].cost))
            estimate[i] = extrapolated(group, tally, estimate, from, i);
        else if (!tally[i].known)
            estimate[i] = guess(group[i].cost, most);
        if (!tally[i].known && tally[i].cut && (from < 0 || estimate[i].seconds < tally[i].longest))
            estimate[i] = only_cut(&tally[i], group[i].cost, most);
        estimate[i].seconds = fmin(estimate[i].seconds, most);
    }
}

void estimate_all(const struct series_list *list, const struct experiment *experiment, const struct tally *tally,
                  struct estimate *estimate)
{
    for (int g = 0, count; g < list->groups; g += count) {
        count = series_length(list, g);
        estimate_series(&list->group[g], &tally[g], count, &experiment->cells[list->member[list->group[g].first]],
                        &estimate[g]);
    }
}

/* --- all of them ------------------------------------------------------------------------------------------ */

double seconds_of_cell(const struct cell *cell, double seconds)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    if (cell_oracle(cell)) /* it is not repeated */
        return seconds + row_seconds;
    const double all = (double)limit[REPEAT].integer * seconds;
    return (limit[PRECISION].real > 0 ? fmax(all, limit[TIMING_SECONDS].real) : all) + row_seconds;
}

/* The errors of different series have nothing to do with each other. */
struct estimated_total estimate_total(const struct series_list *list, const struct experiment *experiment,
                                      const struct tally *tally, const struct estimate *estimate,
                                      const int *waiting)
{
    struct estimated_total total = {0};
    double squares = 0, common = 0, least = 0, most = 0;
    for (int g = 0; g < list->groups; g++) {
        const struct cell *cell = &experiment->cells[list->member[list->group[g].first]];
        const double one = seconds_of_cell(cell, estimate[g].seconds), all = waiting[g] * one,
                     error = all * estimate[g].error;
        total.seconds += all;
        total.longest = waiting[g] ? fmax(total.longest, one) : total.longest;
        least += tally[g].known ? 0 : waiting[g] * tally[g].longest;
        most += waiting[g] * seconds_of_cell(cell, cell->setting[LIMITS_PART][SECONDS].real);
        if (g == 0 || list->group[g].series != list->group[g - 1].series) {
            squares += common * common;
            common = 0;
        }
        if (estimate[g].extrapolated)
            common += error;
        else
            squares += error * error;
    }
    squares += common * common;
    const double relative = total.seconds > 0 ? hypot(sqrt(squares) / total.seconds, machine_error) : 0;
    total.low = fmax(total.seconds * exp(-standard_errors * relative), least);
    total.high = fmin(total.seconds * exp(standard_errors * relative), most);
    return total;
}
