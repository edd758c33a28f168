#include "cell/prediction.h"

#include <math.h>

#include "kit/random.h"

enum { PROBES = 16, GAMES = 4 };

static struct prediction predict_search(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    const double minimax = game_at(cell->part[GAME_PART])->searches->estimate(&task, PROBES);
    if (cell_deepens(cell) &&
        task.deepen != DEEPEN_LIMIT) /* it spends its budget, whatever the limit it begins with */
        return (struct prediction){.minimax_leaves = minimax, .leaves = (double)task.budget};
    return (struct prediction){.minimax_leaves = minimax,
                               .leaves = pow(minimax, cell_search(cell)->algorithm->growth)};
}

static int plies_of_random_game(const struct cell *cell, uint64_t key)
{
    struct task task = cell_task(cell);
    struct sight sight;
    const int start = task.played_count;
    while (game_at(cell->part[GAME_PART])->look(&task, &sight), sight.count > 0 && task.played_count < MOST_MOVES) {
        const uint64_t ply = (uint64_t)task.played_count;
        task.played[task.played_count++] = (uint16_t)below(descend(key, ply), (uint32_t)sight.count);
    }
    return task.played_count - start;
}

/* In each of a match's two games it has every other move, and in one with itself it has all. */
static double searches_of(const struct cell *cell, struct games_seen *seen)
{
    if (cell->measure != MEASURE_MATCH && cell->measure != MEASURE_GAME)
        return 1;
    if (!seen->cell || !same_position(cell, seen->cell)) {
        *seen = (struct games_seen){.cell = cell};
        for (uint64_t i = 0; i < GAMES; i++)
            seen->plies += plies_of_random_game(cell, descend(0x706c696573, i));
    }
    return (double)seen->plies / GAMES;
}

static double cost_of(const struct cell *cell, const struct prediction *one)
{
    return cell_oracle(cell) ? one->minimax_leaves : one->leaves;
}

struct prediction cell_predict(const struct cell *cell, struct games_seen *seen)
{
    const struct prediction one = predict_search(cell);
    const double count = searches_of(cell, seen), repeat = (double)cell->setting[LIMITS_PART][REPEAT].integer;
    double cost = cost_of(cell, &one);
    if (cell->rival) {
        const struct prediction rival = predict_search(cell->rival);
        cost += cost_of(cell->rival, &rival);
    }
    return (struct prediction){count * one.minimax_leaves, count * one.leaves, repeat * count * cost};
}
