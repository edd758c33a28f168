#include "statistics/ratings.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "allocate.h"
#include "kit/random.h"

enum { RESAMPLES = 400, MOST_ITERATIONS = 10000 };

/* games[i * players + j]: games between i and j; points[i]: i's. */
struct tally {
    int players;
    double *games, *points, *strength, *elo;
};

static void count_games(struct tally *tally, int a, int b, double points_of_a, double games)
{
    tally->games[a * tally->players + b] += games;
    tally->games[b * tally->players + a] += games;
    tally->points[a] += points_of_a;
    tally->points[b] += games - points_of_a;
}

/* One step of Hunter's iteration for player i; by how much it moved the strength's logarithm. */
static double improve(struct tally *tally, int i)
{
    double sum = 0;
    for (int j = 0; j < tally->players; j++)
        sum += tally->games[i * tally->players + j] / (tally->strength[i] + tally->strength[j]);
    if (sum == 0)
        return 0;
    const double before = tally->strength[i];
    tally->strength[i] = tally->points[i] / sum;
    return fabs(log(tally->strength[i] / before));
}

static void fit(struct tally *tally)
{
    const int players = tally->players;
    double mean = 0, moved = 1;
    for (int i = 0; i < players; i++) {
        tally->strength[i] = 1;
        for (int j = 0; j < i; j++)
            if (tally->games[i * players + j] > 0)
                count_games(tally, i, j, 0.5, 1);
    }
    for (int iteration = 0; iteration < MOST_ITERATIONS && moved > 1e-10; iteration++) {
        moved = 0;
        for (int i = 0; i < players; i++)
            moved = fmax(moved, improve(tally, i));
    }
    for (int i = 0; i < players; i++)
        mean += (tally->elo[i] = 400 * log10(tally->strength[i])) / players;
    for (int i = 0; i < players; i++)
        tally->elo[i] -= mean;
}

static void clear(struct tally *tally)
{
    memset(tally->games, 0, (size_t)(tally->players * tally->players) * sizeof *tally->games);
    memset(tally->points, 0, (size_t)tally->players * sizeof *tally->points);
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The ratings of resamples of the encounters; those of player i stand together. */
static void resample(const struct encounter *encounters, int n, struct tally *tally, double *resampled)
{
    for (int r = 0; r < RESAMPLES; r++) {
        const uint64_t key = descend(0x726174696e6773, (uint64_t)r);
        clear(tally);
        for (int i = 0; i < n; i++) {
            const struct encounter *one = &encounters[below(descend(key, (uint64_t)i), (uint32_t)n)];
            count_games(tally, one->a, one->b, one->points, 2);
        }
        fit(tally);
        for (int i = 0; i < tally->players; i++)
            resampled[i * RESAMPLES + r] = tally->elo[i];
    }
}

void ratings_fit(const struct encounter *encounters, int n, int players, struct rating *ratings)
{
    const size_t count = (size_t)players;
    struct tally tally = {players, allocate(count * count, sizeof(double)), allocate(count, sizeof(double)),
                          allocate(count, sizeof(double)), allocate(count, sizeof(double))};
    double *resampled = allocate(count * RESAMPLES, sizeof(double));
    for (int i = 0; i < n; i++)
        count_games(&tally, encounters[i].a, encounters[i].b, encounters[i].points, 2);
    fit(&tally);
    for (int i = 0; i < players; i++)
        ratings[i].elo = tally.elo[i];
    resample(encounters, n, &tally, resampled);
    for (int i = 0; i < players; i++) {
        double *mine = &resampled[i * RESAMPLES];
        qsort(mine, RESAMPLES, sizeof *mine, by_size);
        ratings[i].low = mine[RESAMPLES / 40];
        ratings[i].high = mine[RESAMPLES - 1 - RESAMPLES / 40];
    }
    free(tally.games);
    free(tally.points);
    free(tally.strength);
    free(tally.elo);
    free(resampled);
}
