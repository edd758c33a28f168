#include "run/playout.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

struct player {
    const struct search *search;
    struct task task;
};

/* The moves of a game, as they come; there is room for the result before them. */
struct moves {
    int length;
    char text[GAME_TEXT - sizeof "1/2-1/2"];
};

static void add_played_move(struct moves *moves, const char *name)
{
    moves->length += snprintf(moves->text + moves->length, sizeof moves->text - (size_t)moves->length, " %s", name);
}

/* With the result for who began, who made `points` halves of a point. */
static void write_played_game(const struct moves *moves, int points, char game[GAME_TEXT])
{
    static const char *const result[] = {"0-1", "1/2-1/2", "1-0"};
    snprintf(game, GAME_TEXT, "%s%s", result[points], moves->text);
}

static void add_search_counts(struct outcome *sum, const struct outcome *one)
{
#define COUNTER(name, better, meaning) sum->counts.name += one->counts.name;
    COUNTERS(COUNTER)
    ANATOMY_COUNTERS(COUNTER)
#undef COUNTER
    sum->ns += one->ns;
}

static int half_points_of_score(int64_t score)
{
    return score > 0 ? 2 : score == 0 ? 1 : 0;
}

/* Play one game; `mover` 0 or 1 begins.  Its points for player 0, in halves. */
static int play_one_game(struct player player[2], int mover, const struct game *game, struct outcome *outcome,
                         uint64_t *hash, char text[GAME_TEXT])
{
    const int start = player[0].task.played_count, first = mover;
    struct moves moves = {.length = 0};
    struct sight sight;
    bool resigned = false;
    while (task_look(game, &player[mover].task, &sight)) {
        struct outcome choice;
        player[mover].search->run(&player[mover].task, &choice);
        if (mover == 0)
            add_search_counts(outcome, &choice);
        account_add(&outcome->account[mover], &choice.account[0]);
        outcome->pair.unfinished[mover] += choice.status == UNFINISHED;
        outcome->status = ended_well(choice.status) ? OK : choice.status;
        resigned = outcome->status == OK && choice.number < 0;
        if (outcome->status != OK || resigned)
            break;
        for (int i = 0; i < 2; i++)
            task_move(&player[i].task, choice.number);
        add_played_move(&moves, sight.name[choice.number]);
        outcome->plies++;
        mover = 1 - mover;
    }
    *hash = task_hash(&player[0].task);
    for (int i = 0; i < 2; i++)
        player[i].task.played_count = start;
    const int points = half_points_of_score(resigned ? -1 : sight.score);
    write_played_game(&moves, mover == first ? points : 2 - points, text);
    return mover == 0 ? points : 2 - points;
}

void play_pair(const struct cell *cell, struct outcome *outcome, struct games *games)
{
    struct player player[2] = {{cell_search(cell), cell_match(cell, 0)},
                               {cell_search(cell->rival), cell_match(cell->rival, 1)}};
    struct pair_of_games *pair = &outcome->pair;
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    for (int first = 0; first < 2 && outcome->status == OK; first++) {
        const int points = play_one_game(player, first, game_at(cell->part[GAME_PART]), outcome, &pair->game[first],
                                         games->game[first]);
        pair->half_points += points;
        pair->wins += points == 2;
        pair->draws += points == 1;
        pair->losses += points == 0;
    }
}

void play_alone(const struct cell *cell, struct outcome *outcome, struct games *games)
{
    struct task task = cell_match(cell, 0);
    struct moves moves = {.length = 0};
    struct sight sight;
    const int start = task.played_count;
    bool resigned = false;
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    while (task_look(game_at(cell->part[GAME_PART]), &task, &sight)) {
        struct outcome choice;
        cell_search(cell)->run(&task, &choice);
        add_search_counts(outcome, &choice);
        account_add(&outcome->account[0], &choice.account[0]);
        outcome->pair.unfinished[0] += choice.status == UNFINISHED;
        outcome->status = ended_well(choice.status) ? OK : choice.status;
        resigned = outcome->status == OK && choice.number < 0;
        if (outcome->status != OK || resigned)
            break;
        outcome->moves_at[outcome->plies++] = (uint16_t)sight.count;
        add_played_move(&moves, sight.name[choice.number]);
        task_move(&task, choice.number);
    }
    const int64_t score = resigned ? -1 : sight.score;
    outcome->value = (task.played_count - start) % 2 ? -score : score;
    write_played_game(&moves, half_points_of_score(outcome->value), games->game[0]);
}

/* --- what every move is worth ------------------------------------------------------------------------------------ */

enum { MATE = 10000 }; /* in the hundredths of a pawn that engines say */

/* The score that an engine said, or would have said of a game that is over. */
static int64_t bounded_score(int64_t score)
{
    return score > MATE ? MATE : score < -MATE ? -MATE : score;
}

/* What a position is worth for who is to move there, which an engine is asked, or a search. */
static int64_t worth_of_position(const struct cell *cell, const struct task *task, struct desk *desk,
                                 struct outcome *outcome)
{
    static struct sight sight;
    struct outcome one;
    if (cell_asks(cell) && !task_look(game_at(cell->part[GAME_PART]), task, &sight) && sight.count == 0)
        return sight.score == 0 ? 0 : sight.score > 0 ? MATE : -MATE;
    search_begins(desk, cell->setting[LIMITS_PART][SECONDS].real);
    cell_search(cell)->run(task, &one);
    add_search_counts(outcome, &one);
    account_add(&outcome->account[0], &one.account[0]);
    outcome->status = one.status;
    if (!cell_asks(cell) || one.status != OK)
        return one.value;
    if (one.account[0].score == NOT_SAID) {
        outcome->status = ERROR;
        strcpy(outcome->account[0].trouble, "nonsense");
        strcpy(outcome->account[0].complaint, "it does not say what the position is worth");
    }
    return bounded_score(one.account[0].score);
}

void weigh_moves(const struct cell *cell, struct desk *desk, struct outcome *outcome, char worth[WORTH_TEXT])
{
    static struct sight sight;
    struct task task = cell_task(cell);
    int length = 0;
    worth[0] = '\0';
    if (!task_look(game_at(cell->part[GAME_PART]), &task, &sight)) {
        cell_search(cell)->run(&task, outcome);
        return;
    }
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    for (int i = 0; i < sight.count && outcome->status == OK; i++) {
        task_move(&task, i);
        const int64_t value = -worth_of_position(cell, &task, desk, outcome);
        task.played_count--;
        length += snprintf(worth + length, WORTH_TEXT - (size_t)length, "%s%s=%" PRId64, i ? " " : "",
                           sight.name[i], value);
        if (outcome->number < 0 || value > outcome->value) {
            outcome->value = value;
            outcome->number = i;
        }
    }
    if (outcome->status != OK) {
        worth[0] = '\0';
        return;
    }
    memcpy(outcome->move, sight.name[outcome->number], sizeof outcome->move);
    if (!cell_asks(cell))
        outcome->solved = sight.exact || outcome->counts.leaves == outcome->counts.terminals;
}
