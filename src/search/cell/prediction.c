#include "cell/prediction.h"

#include <math.h>

#include "kit/random.h"

enum { PROBES = 16, GAMES = 4, ENOUGH_POSITIONS = 25 };

/* An estimate of the tree, whatever searches it: cells of one position and cutoff stand together. */
static double leaves_of_tree(const struct cell *cell, struct tree_seen *seen)
{
    if (!seen->cell || !same_position(cell, seen->cell) || !same_parts(cell, seen->cell, LEAF_PART, LEAF_PART) ||
        !same_parts(cell, seen->cell, CUTOFF_PART, CUTOFF_PART)) {
        const struct task task = cell_task(cell);
        seen->minimax_leaves = game_at(cell->part[GAME_PART])->searches->estimate(&task, PROBES);
        seen->cell = cell;
    }
    return seen->minimax_leaves;
}

static struct prediction predict_search(const struct cell *cell, struct tree_seen *seen)
{
    const struct task task = cell_task(cell);
    const double minimax = leaves_of_tree(cell, seen);
    if (cell_deepens(cell) && task.deepen != DEEPEN_LIMIT) /* it spends its budget, whatever its limit */
        return (struct prediction){.minimax_leaves = minimax, .leaves = (double)task.budget};
    return (struct prediction){.minimax_leaves = minimax,
                               .leaves = pow(minimax, cell_search(cell)->algorithm->growth)};
}

static int plies_of_random_game(const struct cell *cell, uint64_t key)
{
    struct task task = cell_match(cell, 0);
    struct sight sight;
    const int start = task.played_count;
    while (task_look(game_at(cell->part[GAME_PART]), &task, &sight))
        task_move(&task, (int)below(descend(key, (uint64_t)task.played_count), (uint32_t)sight.count));
    return task.played_count - start;
}

/* Do two cells start from the same position, whatever evaluates it; or from positions that differ by seeds alone? */
static bool same_moves(const struct cell *a, const struct cell *b, bool but_for_seeds)
{
    struct cell twin = *b;
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(GAME_PART, a->part[GAME_PART], i)); i++)
        if (is_of_evaluation(GAME_PART, parameter) || (but_for_seeds && parameter->kind == SEED))
            twin.setting[GAME_PART][i] = a->setting[GAME_PART][i];
    return same_position(a, &twin);
}

static void play_random_games(const struct cell *cell, struct games_seen *seen)
{
    int plies = 0;
    for (uint64_t i = 0; i < GAMES; i++)
        plies += plies_of_random_game(cell, descend(0x706c696573, i));
    seen->plies += plies;
    seen->positions++;
    seen->length = (double)plies / GAMES;
}

/* The number of searches: in each of a match's two games a cell has every other move, in a game with itself all
 * moves. */
static double searches_of(const struct cell *cell, struct games_seen *seen)
{
    if (cell->measure != MEASURE_MATCH && cell->measure != MEASURE_GAME)
        return 1;
    if (!seen->cell || !same_moves(cell, seen->cell, true))
        *seen = (struct games_seen){.positions = 0};
    if (seen->positions == ENOUGH_POSITIONS)
        seen->length = (double)seen->plies / (GAMES * ENOUGH_POSITIONS);
    else if (!seen->cell || !same_moves(cell, seen->cell, false))
        play_random_games(cell, seen);
    seen->cell = cell;
    return seen->length;
}

/* An engine takes a microsecond for a node, and a millisecond to be asked, in leaves of ours: nobody knows better. */
static double cost_of_engine(const struct cell *cell, const struct prediction *one)
{
    enum { LEAVES_A_NODE = 50, LEAVES_A_MS = 50000 };
    const bool by_clock = cell_task(cell).deepen == DEEPEN_MS;
    return one->leaves * (by_clock ? LEAVES_A_MS : LEAVES_A_NODE) + LEAVES_A_MS;
}

static double cost_of(const struct cell *cell, const struct prediction *one)
{
    if (cell_asks(cell))
        return cost_of_engine(cell, one);
    return cell_oracle(cell) ? one->minimax_leaves : one->leaves;
}

struct prediction cell_predict(const struct cell *cell, struct seen *seen)
{
    const struct prediction one = predict_search(cell, &seen->tree);
    const double count = searches_of(cell, &seen->games),
                 repeat = (double)cell->setting[LIMITS_PART][REPEAT].integer;
    double cost = cost_of(cell, &one);
    if (cell->rival) {
        const struct prediction rival = predict_search(cell->rival, &seen->tree_of_rival);
        cost += cost_of(cell->rival, &rival);
    }
    return (struct prediction){count * one.minimax_leaves, count * one.leaves, repeat * count * cost};
}
