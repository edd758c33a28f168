#include "run/playout.h"

#include <math.h>

#include "checksum.h"

struct player {
    const struct search *search;
    struct task task;
};

static void add_counts(struct outcome *sum, const struct outcome *one)
{
    sum->counts.interior += one->counts.interior;
    sum->counts.leaves += one->counts.leaves;
    sum->counts.terminals += one->counts.terminals;
    sum->counts.evaluations += one->counts.evaluations;
    sum->counts.generated += one->counts.generated;
    sum->counts.cutoffs += one->counts.cutoffs;
    sum->counts.cutoffs_first += one->counts.cutoffs_first;
    sum->counts.capped += one->counts.capped;
    sum->counts.recalled += one->counts.recalled;
    sum->ns += one->ns;
}

static int half_points_of_score(int64_t score)
{
    return score > 0 ? 2 : score == 0 ? 1 : 0;
}

/* Play one game; `mover` 0 or 1 begins.  Its points for player 0, in halves. */
static int play_game(struct player player[2], int mover, const struct game *game, struct outcome *outcome,
                     uint64_t *hash)
{
    const struct task start = player[0].task;
    int points = 1;
    for (;;) {
        struct sight sight;
        struct outcome choice;
        struct task *task = &player[mover].task;
        game->look(task, &sight);
        if (sight.count == 0)
            points = mover == 0 ? half_points_of_score(sight.score) : 2 - half_points_of_score(sight.score);
        if (sight.count == 0 || task->played_count == MOST_MOVES)
            break;
        player[mover].search->run(task, &choice);
        if (mover == 0)
            add_counts(outcome, &choice);
        if (choice.status != OK) {
            outcome->status = choice.status;
            break;
        }
        for (int i = 0; i < 2; i++)
            player[i].task.played[player[i].task.played_count++] = (uint16_t)choice.number;
        outcome->pair.plies++;
        mover = 1 - mover;
    }
    *hash = checksum(CHECKSUM_START, player[0].task.played, sizeof(uint16_t) * (size_t)player[0].task.played_count);
    for (int i = 0; i < 2; i++)
        player[i].task.played_count = start.played_count;
    return points;
}

void play_pair(const struct cell *cell, struct outcome *outcome)
{
    struct player player[2] = {{cell_search(cell), cell_task(cell)},
                               {cell_search(cell->rival), cell_task(cell->rival)}};
    struct pair_of_games *pair = &outcome->pair;
    *outcome = (struct outcome){.status = OK};
    for (int first = 0; first < 2 && outcome->status == OK; first++) {
        const int points = play_game(player, first, game_at(cell->part[GAME_PART]), outcome, &pair->game[first]);
        pair->half_points += points;
        pair->wins += points == 2;
        pair->draws += points == 1;
        pair->losses += points == 0;
    }
}

void play_alone(const struct cell *cell, struct outcome *outcome)
{
    const struct game *game = game_at(cell->part[GAME_PART]);
    struct task task = cell_task(cell);
    const int start = task.played_count;
    *outcome = (struct outcome){.status = OK, .number = -1, .reached = NAN};
    while (task.played_count < MOST_MOVES) {
        struct sight sight;
        struct outcome choice;
        game->look(&task, &sight);
        if (sight.count == 0) {
            outcome->value = (task.played_count - start) % 2 ? -sight.score : sight.score;
            break;
        }
        cell_search(cell)->run(&task, &choice);
        add_counts(outcome, &choice);
        outcome->status = choice.status;
        if (choice.status != OK)
            break;
        outcome->moves_at[outcome->plies++] = (uint16_t)sight.count;
        task.played[task.played_count++] = (uint16_t)choice.number;
    }
}
