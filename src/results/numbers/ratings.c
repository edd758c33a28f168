#include "numbers/ratings.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "numbers/beta.h"
#include "numbers/cholesky.h"

enum { MOST_STEPS = 200 };

static const double tail = 0.025;

/* Matrices of players by players. */
struct tally {
    int players;
    double *games, *points; /* of the row's player against the column's; both include the drawn games */
    double *strength;       /* natural logarithms */
    double *matrix, *step;  /* of Newton's method */
    int *pairs;             /* played by each */
    int *reached, *reaching;
    double *score,
        *spread; /* of each: its pairs' points, 0..1 each, and the squares by which they were not as expected */
};

/* Elo from the natural logarithm of a strength. */
static double elo_of(double strength)
{
    return 400 / log(10) * strength;
}

static double expected(double difference)
{
    return 1 / (1 + exp(-difference));
}

/* --- who met whom --- */

static int root_of(int *part, int player)
{
    while (part[player] != player)
        player = part[player] = part[part[player]];
    return player;
}

int ratings_parts(const struct encounter *encounters, int n, int players, int *part)
{
    int *root = allocate((size_t)players, sizeof *root), parts = 0;
    for (int i = 0; i < players; i++)
        root[i] = i;
    for (int i = 0; i < n; i++)
        root[root_of(root, encounters[i].a)] = root_of(root, encounters[i].b);
    for (int i = 0; i < players; i++)
        part[i] = root_of(root, i) == i ? parts++ : -1;
    for (int i = 0; i < players; i++)
        part[i] = part[root_of(root, i)];
    free(root);
    return parts;
}

static size_t at(const struct tally *tally, int i, int j)
{
    return (size_t)i * (size_t)tally->players + (size_t)j;
}

static void count_games(struct tally *tally, int a, int b, double points_of_a, double games)
{
    tally->games[at(tally, a, b)] += games;
    tally->games[at(tally, b, a)] += games;
    tally->points[at(tally, a, b)] += points_of_a;
    tally->points[at(tally, b, a)] += games - points_of_a;
}

static void count_encounters(struct tally *tally, const struct encounter *encounters, int n)
{
    for (int i = 0; i < n; i++) {
        const struct encounter *one = &encounters[i];
        count_games(tally, one->a, one->b, one->points, 2);
        tally->score[one->a] += one->points / 2;
        tally->score[one->b] += 1 - one->points / 2;
        tally->pairs[one->a]++;
        tally->pairs[one->b]++;
    }
}

/* Count for each player, itself included, how many it took points from, directly or by way of others, and how many
 * took points from it.  By the results, the former cannot be rated higher if it is rated lower, and the latter not
 * lower if it is rated higher. */
static void count_reached(struct tally *tally)
{
    const int players = tally->players, words = (players + 63) / 64;
    uint64_t *reach = allocate((size_t)players * (size_t)words, sizeof *reach);
    for (int i = 0; i < players; i++)
        for (int j = 0; j < players; j++)
            if (i == j || tally->points[at(tally, i, j)] > 0)
                reach[(size_t)i * (size_t)words + (size_t)j / 64] |= (uint64_t)1 << (j % 64);
    for (int k = 0; k < players; k++) /* S. Warshall, "A theorem on Boolean matrices", 1962 */
        for (int i = 0; i < players; i++)
            if (reach[(size_t)i * (size_t)words + (size_t)k / 64] >> (k % 64) & 1)
                for (int w = 0; w < words; w++)
                    reach[(size_t)i * (size_t)words + (size_t)w] |= reach[(size_t)k * (size_t)words + (size_t)w];
    for (int i = 0; i < players; i++)
        for (int j = 0; j < players; j++)
            if (reach[(size_t)i * (size_t)words + (size_t)j / 64] >> (j % 64) & 1) {
                tally->reached[i]++;
                tally->reaching[j]++;
            }
    free(reach);
}

/* Add the drawn games, one for each player: half of a game comes from either side. */
static void add_draws(struct tally *tally)
{
    for (int i = 0; i < tally->players; i++)
        for (int j = 0; j < i; j++) {
            const double games = tally->games[at(tally, i, j)];
            const double drawn = games / (4.0 * tally->pairs[i]) + games / (4.0 * tally->pairs[j]);
            if (games > 0)
                count_games(tally, i, j, drawn / 2, drawn);
        }
}

/* --- the most likely strengths, by Newton's method --- */

static double log_likelihood(const struct tally *tally)
{
    double sum = 0;
    for (int i = 0; i < tally->players; i++)
        for (int j = 0; j < tally->players; j++)
            if (tally->points[at(tally, i, j)] > 0)
                sum -= tally->points[at(tally, i, j)] * log1p(exp(tally->strength[j] - tally->strength[i]));
    return sum;
}

/* Fill the matrix with the information that the results give of the strengths.  They give none of the strengths'
 * mean, so that a constant is added, which is returned. */
static double fill_information(struct tally *tally)
{
    const int players = tally->players;
    double trace = 0;
    memset(tally->matrix, 0, (size_t)players * (size_t)players * sizeof *tally->matrix);
    for (int i = 0; i < players; i++)
        for (int j = 0; j < i; j++) {
            const double p = expected(tally->strength[i] - tally->strength[j]);
            const double weight = tally->games[at(tally, i, j)] * p * (1 - p);
            tally->matrix[at(tally, i, j)] = -weight;
            tally->matrix[at(tally, i, i)] += weight;
            tally->matrix[at(tally, j, j)] += weight;
            trace += 2 * weight;
        }
    const double every = trace / players / players;
    for (int i = 0; i < players; i++)
        for (int j = 0; j <= i; j++)
            tally->matrix[at(tally, i, j)] += every;
    return every;
}

/* Fill the gradient: a player who scored more than expected must become stronger. */
static void fill_gradient(struct tally *tally)
{
    for (int i = 0; i < tally->players; i++) {
        tally->step[i] = 0;
        for (int j = 0; j < tally->players; j++)
            if (tally->games[at(tally, i, j)] > 0)
                tally->step[i] += tally->points[at(tally, i, j)] -
                                  tally->games[at(tally, i, j)] * expected(tally->strength[i] - tally->strength[j]);
    }
}

/* Move by the step, halved until the results do not become less likely; returns how far the farthest player moved. */
static double go(struct tally *tally)
{
    const double before = log_likelihood(tally), slack = 1e-12 * fabs(before);
    double farthest = 0, part = 1;
    for (int i = 0; i < tally->players; i++)
        tally->strength[i] += tally->step[i];
    while (!(log_likelihood(tally) >= before - slack) && part > 1e-6) {
        part /= 2;
        for (int i = 0; i < tally->players; i++)
            tally->strength[i] -= part * tally->step[i];
    }
    for (int i = 0; i < tally->players; i++)
        farthest = fmax(farthest, fabs(part * tally->step[i]));
    return farthest;
}

static void fit(struct tally *tally)
{
    double mean = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
        fill_gradient(tally);
        fill_information(tally);
        cholesky_factor(tally->matrix, tally->players);
        cholesky_solve(tally->matrix, tally->players, tally->step);
        if (go(tally) < 1e-9)
            break;
    }
    for (int i = 0; i < tally->players; i++)
        mean += tally->strength[i] / tally->players;
    for (int i = 0; i < tally->players; i++)
        tally->strength[i] -= mean;
}

/* --- what bounds them --- */

static void measure_spread(struct tally *tally, const struct encounter *encounters, int n)
{
    for (int i = 0; i < n; i++) {
        const struct encounter *one = &encounters[i];
        const double more = one->points / 2 - expected(tally->strength[one->a] - tally->strength[one->b]);
        tally->spread[one->a] += more * more;
        tally->spread[one->b] += more * more;
    }
}

/* How many pairs, each won or lost as a whole, would tell as much of the player as its pairs do; `variance` is that
 * of its strength. */
static double trials_of(const struct tally *tally, int i, double information, double variance)
{
    const double n = tally->pairs[i], mean = tally->score[i] / n, prior = 4 * 0.25;
    const double single = n * mean * (1 - mean);
    const double others = tally->players / (tally->players - 1.0); /* their mean falls as the player rises */
    return n * (single + prior) / (tally->spread[i] + prior) / (information * others * others * variance);
}

/* The score that the player would have against its opponents if it were stronger by `more`. */
static double score_at(const struct tally *tally, int i, double more)
{
    const double others = tally->players / (tally->players - 1.0);
    double games = 0, points = 0;
    for (int j = 0; j < tally->players; j++) {
        const double met = tally->games[at(tally, i, j)];
        games += met;
        if (met > 0)
            points += met * expected(tally->strength[i] - tally->strength[j] + more * others);
    }
    return points / games;
}

/* By how much the player would have to be stronger to have this score. */
static double strength_for(const struct tally *tally, int i, double score)
{
    double low = -60, high = 60;
    if (score <= 0 || score >= 1)
        return score <= 0 ? -INFINITY : INFINITY;
    for (int step = 0; step < 60; step++) {
        const double middle = (low + high) / 2;
        if (score_at(tally, i, middle) < score)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

static void bound(const struct tally *tally, int i, double trials, struct rating *rating)
{
    const double hits = trials * tally->score[i] / tally->pairs[i];
    rating->low = rating->elo + elo_of(fmin(0, strength_for(tally, i, share_low(hits, trials, tail))));
    rating->high = rating->elo + elo_of(fmax(0, strength_for(tally, i, share_high(hits, trials, tail))));
}

static void bound_all(struct tally *tally, struct rating *ratings)
{
    const int players = tally->players;
    double *information = allocate((size_t)players, sizeof *information);
    double *variance = allocate((size_t)players, sizeof *variance);
    const double every = fill_information(tally);
    for (int i = 0; i < players; i++)
        information[i] = tally->matrix[at(tally, i, i)] - every;
    cholesky_factor(tally->matrix, players);
    cholesky_invert(tally->matrix, players);
    for (int k = 0; k < players; k++)
        for (int i = 0; i <= k; i++)
            variance[i] += tally->matrix[at(tally, k, i)] * tally->matrix[at(tally, k, i)];
    for (int i = 0; i < players; i++) {
        const double of_mean = 1 / (every * players * players);
        bound(tally, i, trials_of(tally, i, information[i], variance[i] - of_mean), &ratings[i]);
    }
    for (int i = 0; i < players; i++) {
        ratings[i].low = 2 * tally->reached[i] > players ? ratings[i].low : -INFINITY;
        ratings[i].high = 2 * tally->reaching[i] > players ? ratings[i].high : INFINITY;
    }
    free(information);
    free(variance);
}

/* --- all of it --- */

void ratings_fit(const struct encounter *encounters, int n, int players, struct rating *ratings)
{
    const size_t count = (size_t)players, square = count * count;
    struct tally tally = {.players = players,
                          .games = allocate(square, sizeof(double)),
                          .points = allocate(square, sizeof(double)),
                          .strength = allocate(count, sizeof(double)),
                          .matrix = allocate(square, sizeof(double)),
                          .step = allocate(count, sizeof(double)),
                          .pairs = allocate(count, sizeof(int)),
                          .reached = allocate(count, sizeof(int)),
                          .reaching = allocate(count, sizeof(int)),
                          .score = allocate(count, sizeof(double)),
                          .spread = allocate(count, sizeof(double))};
    count_encounters(&tally, encounters, n);
    count_reached(&tally);
    add_draws(&tally);
    fit(&tally);
    for (int i = 0; i < players; i++)
        ratings[i].elo = elo_of(tally.strength[i]);
    measure_spread(&tally, encounters, n);
    bound_all(&tally, ratings);
    free(tally.games);
    free(tally.points);
    free(tally.strength);
    free(tally.matrix);
    free(tally.step);
    free(tally.pairs);
    free(tally.reached);
    free(tally.reaching);
    free(tally.score);
    free(tally.spread);
}
