#include "results/statistics.h"

#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "kit/random.h"

/* Sums run in a fixed order, and products are named before they are added: some compilers would fuse the two
 * and round differently. */

enum { LEAST = 5, BEYOND = 100, MOST_RESAMPLES = 40000, MOST_UNITS = 1000, KEY = 1979, BUNDLE_KEY = 1988 };

static const double least_error = 1.0 / 3; /* of a resample, as a multiple of the sample's error */

int bootstrap_least(double confidence)
{
    const double needed = ceil(-log2(1 - confidence));
    return needed > LEAST ? (int)needed : LEAST;
}

/* --- units --- */

struct observation {
    int unit;
    double value;
};

struct unit {
    double sum, count; /* of its values */
};

static int compare_observations(const void *left, const void *right)
{
    const struct observation *a = left, *b = right;
    if (a->unit != b->unit)
        return a->unit < b->unit ? -1 : 1;
    return (a->value > b->value) - (a->value < b->value);
}

static int compare_units(const void *left, const void *right)
{
    const struct unit *a = left, *b = right;
    if (a->sum != b->sum)
        return a->sum < b->sum ? -1 : 1;
    return (a->count > b->count) - (a->count < b->count);
}

/* Make the units of these values, from each of which the origin is subtracted.  They are sorted, so that neither their
 * numbers nor the order of the values matters.  Returns how many there are. */
static int gather(const double *value, const int *unit, int n, double origin, struct unit *units)
{
    struct observation *observations = allocate((size_t)n, sizeof *observations);
    int count = 0;
    for (int i = 0; i < n; i++)
        observations[i] = (struct observation){unit[i], value[i] - origin};
    qsort(observations, (size_t)n, sizeof *observations, compare_observations);
    for (int i = 0; i < n; i++) {
        if (i == 0 || observations[i].unit != observations[i - 1].unit)
            units[count++] = (struct unit){0, 0};
        units[count - 1].sum += observations[i].value;
        units[count - 1].count++;
    }
    release(observations);
    qsort(units, (size_t)count, sizeof *units, compare_units);
    return count;
}

static struct unit total(const struct unit *units, int count)
{
    struct unit all = {0, 0};
    for (int i = 0; i < count; i++) {
        all.sum += units[i].sum;
        all.count += units[i].count;
    }
    return all;
}

/* The mean's standard error.  The units' sums become deviations from the mean as multiples of that error, in rising
 * order, and their counts become shares. */
static double standardize(struct unit *units, int count, double mean)
{
    const struct unit all = total(units, count);
    double squares = 0;
    for (int i = 0; i < count; i++) {
        const double expected = mean * units[i].count;
        units[i].sum -= expected;
        const double square = units[i].sum * units[i].sum;
        squares += square;
    }
    const double error = sqrt(squares * count / (count - 1)) / all.count;
    for (int i = 0; error > 0 && i < count; i++)
        units[i] = (struct unit){units[i].sum / all.count / error, units[i].count / all.count};
    qsort(units, (size_t)count, sizeof *units, compare_units);
    return error;
}

/* Shuffle the units (Fisher and Yates) and deal them out into bundles; returns how many bundles there are. */
static int bundle(struct unit *units, int count)
{
    if (count <= MOST_UNITS)
        return count;
    for (int i = count - 1; i > 0; i--) {
        const uint32_t other = below(descend(BUNDLE_KEY, (uint64_t)i), (uint32_t)i + 1);
        const struct unit moved = units[i];
        units[i] = units[other];
        units[other] = moved;
    }
    for (int i = MOST_UNITS; i < count; i++) {
        units[i % MOST_UNITS].sum += units[i].sum;
        units[i % MOST_UNITS].count += units[i].count;
    }
    return MOST_UNITS;
}

/* --- resamples --- */

/* Sums over the units that were drawn. */
struct sums {
    double sum, count, squares, products, counts_squared;
};

static inline void add(struct sums *sums, const struct unit *drawn)
{
    const double square = drawn->sum * drawn->sum, product = drawn->sum * drawn->count;
    const double count_squared = drawn->count * drawn->count;
    sums->sum += drawn->sum;
    sums->count += drawn->count;
    sums->squares += square;
    sums->products += product;
    sums->counts_squared += count_squared;
}

/* By how many errors of its own a resample's mean lies off the sample's mean. */
static double off_mean(const struct sums *sums, int count)
{
    const double off = sums->sum / sums->count;
    const double second = off * sums->counts_squared, first = off * (2 * sums->products - second);
    const double error = sqrt(fmax(sums->squares - first, 0) * count / (count - 1)) / sums->count;
    return off / fmax(error, least_error);
}

/* Draw two opposite resamples: where one has a unit, the other has the unit that is as far from the other end. */
static void draw(const struct unit *units, int count, uint64_t key, double off[2])
{
    struct sums sums[2] = {{0}};
    for (int i = 0; i < count; i++) {
        const int drawn = (int)below(descend(key, (uint64_t)i), (uint32_t)count);
        add(&sums[0], &units[drawn]);
        add(&sums[1], &units[count - 1 - drawn]);
    }
    off[0] = off_mean(&sums[0], count);
    off[1] = off_mean(&sums[1], count);
}

/* The k-th least value, from 0; the values are put in another order (C. Hoare, "Algorithm 65: find", 1961). */
static double find(double *values, int n, int k)
{
    for (int low = 0, high = n - 1; low < high;) {
        const double pivot = values[k];
        int i = low, j = high;
        while (i <= j) {
            while (values[i] < pivot)
                i++;
            while (pivot < values[j])
                j--;
            if (i <= j) {
                const double moved = values[i];
                values[i++] = values[j];
                values[j--] = moved;
            }
        }
        low = j < k ? i : low;
        high = k < i ? j : high;
    }
    return values[k];
}

/* Draw so many resamples that BEYOND of them lie beyond either bound; if there may not be so many, the right share
 * does. */
static void bound(const struct unit *units, int count, struct interval *interval, double confidence)
{
    const double tail = (1 - confidence) / 2;
    const int resamples = (int)fmin(2 * floor(BEYOND / tail / 2 + 0.5), MOST_RESAMPLES);
    const int beyond = (int)fmax(floor(resamples * tail + 0.5), 1);
    double *off = allocate((size_t)resamples, sizeof *off);
    for (int r = 0; r < resamples; r += 2)
        draw(units, count, descend(KEY, (uint64_t)r), &off[r]);
    const double above = interval->error * find(off, resamples, resamples - beyond);
    const double below_it = interval->error * find(off, resamples, beyond - 1);
    interval->low = interval->mean - above;
    interval->high = interval->mean - below_it;
    release(off);
}

struct interval bootstrap_mean(const double *value, const int *unit, int n, double confidence)
{
    if (n == 0)
        return (struct interval){NAN, NAN, NAN, NAN, 0};
    struct unit *units = allocate((size_t)n, sizeof *units);
    double origin = value[0]; /* so that nothing is rounded if all values are equal */
    for (int i = 1; i < n; i++)
        origin = fmin(origin, value[i]);
    const int count = gather(value, unit, n, origin, units);
    const double above = total(units, count).sum / n, mean = origin + above;
    struct interval interval = {mean, count > 1 ? standardize(units, count, above) : NAN, NAN, NAN, count};
    if (count >= bootstrap_least(confidence) && interval.error == 0)
        interval.low = interval.high = mean;
    else if (count >= bootstrap_least(confidence))
        bound(units, bundle(units, count), &interval, confidence);
    release(units);
    return interval;
}

/* Logarithms are taken of multiples of the first value, so that equal ones keep their value exactly. */
struct interval bootstrap_ratio(const double *value, const int *unit, int n, double confidence)
{
    double *logarithm = allocate((size_t)n, sizeof *logarithm);
    for (int i = 0; i < n; i++)
        logarithm[i] = log(value[i] / value[0]);
    struct interval interval = bootstrap_mean(logarithm, unit, n, confidence);
    interval.mean = value[0] * exp(interval.mean);
    interval.low = value[0] * exp(interval.low);
    interval.high = value[0] * exp(interval.high);
    release(logarithm);
    return interval;
}
