#include "results/elo.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "results/csv.h"
#include "results/statistics.h"

/* Sums run in a fixed order, and products are named before they are added: some compilers would fuse the two
 * and round differently. */

enum { OUTCOMES = 5 };

static const double tail = 0.025; /* the share beyond either bound of an interval of 95 % */

/* Pairs that every variance counts before the first one: see elo.h. */
static const double prior_pairs = 4, prior_variance = 0.25;

double elo_of_score(double score)
{
    return 400 * log10(score / (1 - score));
}

double score_of_elo(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* --- pairs --- */

static uint64_t number(const struct pairs *pairs)
{
    uint64_t n = 0;
    for (int i = 0; i < OUTCOMES; i++)
        n += pairs->count[i];
    return n;
}

int half_points_of_text(const char *text)
{
    double points;
    if (*text == '-' || !number_read(text, &points))
        return -1;
    return 2 * points < OUTCOMES && 2 * points == floor(2 * points) ? (int)(2 * points) : -1;
}

/* Exact up to the division, so that pairs that are all alike deviate from it by exactly 0. */
double pairs_score(const struct pairs *pairs)
{
    uint64_t quarters = 0;
    for (int i = 0; i < OUTCOMES; i++)
        quarters += pairs->count[i] * (uint64_t)i;
    return (double)quarters / (4 * (double)number(pairs));
}

static double sum_of_squares(const struct pairs *pairs)
{
    const double mean = pairs_score(pairs);
    double sum = 0;
    for (int i = 0; i < OUTCOMES; i++) {
        const double deviation = i / 4.0 - mean;
        const double squares = (double)pairs->count[i] * deviation * deviation;
        sum += squares;
    }
    return sum;
}

/* --- Elo --- */

struct elo elo_between(const struct interval *score)
{
    const double mean = score->mean, share = pow(tail, 1.0 / score->units), lost = (1 - mean) * share;
    double low = score->low, high = score->high;
    bounds_cut((struct bounds){0, 1}, &low, &high);
    if (isnan(score->low))
        return (struct elo){elo_of_score(mean), NAN, NAN};
    if (score->error > 0)
        return (struct elo){elo_of_score(mean), elo_of_score(low), elo_of_score(high)};
    return (struct elo){elo_of_score(mean), elo_of_score(mean * share), elo_of_score(1 - lost)};
}

double elo_superiority(const struct interval *score)
{
    return score->error > 0 ? erfc((0.5 - score->mean) / score->error / sqrt(2)) / 2 : NAN;
}

/* --- sequential test --- */

double sprt_llr(const struct pairs *pairs, double elo0, double elo1)
{
    const double n = (double)number(pairs), s0 = score_of_elo(elo0), s1 = score_of_elo(elo1);
    if (n == 0)
        return 0;
    const double twice = 2 * pairs_score(pairs); /* exact, even if fused */
    const double prior = prior_pairs * prior_variance;
    const double variance = (sum_of_squares(pairs) + prior) / (n + prior_pairs);
    return n / 2 * (s1 - s0) * (twice - s0 - s1) / variance;
}

enum sprt sprt_decide(const struct pairs *pairs, double elo0, double elo1, double alpha, double beta)
{
    const double llr = sprt_llr(pairs, elo0, elo1);
    if (llr >= log((1 - beta) / alpha))
        return SPRT_ACCEPTS_H1;
    return llr <= log(beta / (1 - alpha)) ? SPRT_ACCEPTS_H0 : SPRT_GOES_ON;
}

/* --- repeated games --- */

static int compare_hashes(const void *left, const void *right)
{
    const uint64_t *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

uint64_t distinct(uint64_t *hashes, size_t n)
{
    uint64_t different = n > 0;
    if (n > 0)
        qsort(hashes, n, sizeof *hashes, compare_hashes);
    for (size_t i = 1; i < n; i++)
        different += hashes[i] != hashes[i - 1];
    return different;
}
