#include "results/statistics.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/memory.h"
#include "kit/random.h"

enum { RESAMPLES = 4000, BEYOND = 100, KEY = 1955 };

struct mean {
    double sum, count;
};

struct observations {
    const double *budget;
    int budgets, units;
    double level;
    struct mean *of_unit; /* for each unit, one of each budget and then that of the level */
    struct mean *all;     /* of those that were drawn */
    double *falling, *weight;
    int *size;
};

/* --- units -------------------------------------------------------------------------------------------------------- */

static int by_unit(const void *a, const void *b)
{
    const struct observed *x = a, *y = b;
    return (x->unit > y->unit) - (x->unit < y->unit);
}

static void gather(struct observations *sample, const struct observed *observed, int n)
{
    const int places = sample->budgets + 1;
    struct observed *sorted = allocate((size_t)n, sizeof *sorted);
    for (int i = 0; i < n; i++)
        sorted[i] = observed[i];
    qsort(sorted, (size_t)n, sizeof *sorted, by_unit);
    sample->of_unit = allocate((size_t)n * (size_t)places, sizeof *sample->of_unit);
    for (int i = 0; i < n; i++) {
        sample->units += i == 0 || sorted[i].unit != sorted[i - 1].unit;
        const int place = sorted[i].place == OF_LEVEL ? sample->budgets : sorted[i].place;
        struct mean *mean = &sample->of_unit[(sample->units - 1) * places + place];
        mean->sum += sorted[i].value;
        mean->count++;
    }
}

static void draw(struct observations *sample, int unit)
{
    for (int place = 0; place <= sample->budgets; place++) {
        const struct mean *mean = &sample->of_unit[unit * (sample->budgets + 1) + place];
        sample->all[place].sum += mean->sum;
        sample->all[place].count += mean->count;
    }
}

/* --- a falling curve, and where it meets the level ------------------------------------------------------------------ */

/* Blocks of neighbours whose means do not fall become their common mean. */
static void make_falling(struct observations *sample)
{
    int blocks = 0;
    for (int i = 0; i < sample->budgets; i++) {
        sample->falling[blocks] = sample->all[i].sum / sample->all[i].count;
        sample->weight[blocks] = sample->all[i].count;
        sample->size[blocks++] = 1;
        for (; blocks > 1 && sample->falling[blocks - 2] < sample->falling[blocks - 1]; blocks--) {
            const double first = sample->weight[blocks - 2], second = sample->weight[blocks - 1];
            sample->falling[blocks - 2] =
                (first * sample->falling[blocks - 2] + second * sample->falling[blocks - 1]) / (first + second);
            sample->weight[blocks - 2] += second;
            sample->size[blocks - 2] += sample->size[blocks - 1];
        }
    }
    for (int i = sample->budgets, block = blocks - 1; block >= 0; block--)
        for (int size = sample->size[block]; size > 0; size--)
            sample->falling[--i] = sample->falling[block];
}

/* The logarithm of the budget between two places. */
static double between(const struct observations *sample, int place, double level)
{
    const double *falling = &sample->falling[place], from = log2(sample->budget[place]);
    const double share = (falling[0] - level) / (falling[0] - falling[1]);
    return from + share * (log2(sample->budget[place + 1]) - from);
}

static double meeting(const struct observations *sample, double level)
{
    const double *falling = sample->falling;
    int first = 0, last = sample->budgets - 1; /* that the curve is on the level at, or is past it */
    if (falling[0] < level || falling[last] > level)
        return falling[0] < level ? 0 : INFINITY;
    while (falling[first] > level)
        first++;
    while (falling[last] < level)
        last--;
    const double begins = falling[first] == level ? log2(sample->budget[first]) : between(sample, first - 1, level);
    const double ends = falling[last] == level ? log2(sample->budget[last]) : between(sample, last, level);
    return exp2((begins + ends) / 2);
}

/* NAN where some budget, or the level, has not been drawn. */
static double answer(struct observations *sample)
{
    for (int place = 0; place < sample->budgets; place++)
        if (sample->all[place].count == 0)
            return NAN;
    const struct mean *own = &sample->all[sample->budgets];
    const bool given = !isnan(sample->level);
    make_falling(sample);
    return given ? meeting(sample, sample->level) : own->count == 0 ? NAN : meeting(sample, own->sum / own->count);
}

/* --- resamples ---------------------------------------------------------------------------------------------------- */

static void bound(struct observations *sample, struct equivalent *equivalent)
{
    double *answers = allocate(RESAMPLES, sizeof *answers);
    int count = 0;
    for (int r = 0; r < RESAMPLES; r++) {
        const uint64_t key = descend(KEY, (uint64_t)r);
        for (int place = 0; place <= sample->budgets; place++)
            sample->all[place] = (struct mean){0, 0};
        for (int i = 0; i < sample->units; i++)
            draw(sample, (int)below(descend(key, (uint64_t)i), (uint32_t)sample->units));
        answers[count] = answer(sample);
        count += !isnan(answers[count]);
    }
    const int beyond = (int)((double)BEYOND * count / RESAMPLES);
    sort_numbers(answers, count);
    if (count > 2 * beyond) {
        equivalent->low = answers[beyond];
        equivalent->high = answers[count - 1 - beyond];
    }
}

struct equivalent equivalent_find(const struct observed *observed, int n, const double *budget, int budgets,
                                  double level)
{
    const size_t places = (size_t)budgets + 1;
    void *mark = memory_mark();
    struct observations sample = {.budget = budget,
                                  .budgets = budgets,
                                  .level = level,
                                  .all = allocate(places, sizeof *sample.all),
                                  .falling = allocate(places, sizeof *sample.falling),
                                  .weight = allocate(places, sizeof *sample.weight),
                                  .size = allocate(places, sizeof *sample.size)};
    gather(&sample, observed, n);
    for (int i = 0; i < n; i++)
        sample.level = observed[i].place == OF_LEVEL ? NAN : sample.level;
    for (int unit = 0; unit < sample.units; unit++)
        draw(&sample, unit);
    struct equivalent equivalent = {answer(&sample), NAN, NAN, sample.units};
    if (sample.units >= bootstrap_least(0.95))
        bound(&sample, &equivalent);
    memory_release(mark);
    return equivalent;
}
