#include "parts/opening.h"

#include <string.h>

#include "parts/cell.h"
#include "kit/drawn.h"

/* As open_game() in kit/opening.h; false if the game ends before the opening does. */
static bool try_opening(const struct game *game, int plies, int try, struct task *task)
{
    static struct sight sight;
    task->played_count = 0;
    for (game->look(task, &sight); sight.count && task->played_count < plies; game->look(task, &sight))
        task_move(task, drawn_move(task->seed, try, task->played_count, sight.count));
    return sight.count > 0;
}

bool opening_unfold(const struct game *game, struct task *task)
{
    struct task opened = *task;
    opened.opening = 0;
    opened.trail = NULL;
    if (task->opening + task->played_count > MOST_MOVES)
        return false;
    for (int try = 0; task->opening && try < OPENING_TRIES; try++)
        if (try_opening(game, task->opening, try, &opened))
            break;
    memcpy(opened.played + task->opening, task->played, (size_t)task->played_count * sizeof *task->played);
    opened.played_count = task->opening + task->played_count;
    opened.trail = task->trail;
    if (opened.trail)
        opened.trail->count = 0;
    *task = opened;
    return true;
}
