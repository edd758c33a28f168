#include "play/protocol_standing.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"

enum { FINDING_SECONDS = 20 };

struct finding {
    const struct cell *cell;
    const char *moves;
};

/* A game goes on as long as both players wish: only its own end ends it. */
static const char *follow_moves(const struct game *game, struct task *task, const char *moves)
{
    static uint16_t number[MOST_CHILDREN];
    char *const words = need(strdup(moves)), *rest = words;
    const char *error = NULL;
    for (char *word; !error && (word = strsep(&rest, " \t\r"));) {
        if (!*word)
            continue;
        if (task->played_count == MOST_MOVES)
            error = complaint("more than %d moves", MOST_MOVES);
        else if (game->find(task, word, number) != 1)
            error = complaint("move %d, \"%.20s\", is not legal", task->played_count + 1, word);
        else
            task_move(task, number[0]);
    }
    free(words);
    return error;
}

static void look_at_standing(const struct game *game, struct task task, struct standing *standing)
{
    static struct description description;
    static struct sight sight;
    game->look(&task, &sight);
    memcpy(standing->ending, sight.ending, sizeof standing->ending);
    task.trail = NULL;
    game->look(&task, &sight);
    if (sight.count > 0)
        memcpy(standing->first, sight.name[0], sizeof standing->first);
    game->describe(&task, true, &description);
    standing->second = description.second;
    standing->unit = description.unit;
    standing->bound = description.bound;
}

static void find_standing(const void *question, void *answer)
{
    const struct finding *finding = question;
    const struct game *game = game_at(finding->cell->part[GAME_PART]);
    struct standing *standing = answer;
    struct task task = cell_match(finding->cell, 0);
    const char *error = game->check(&task);
    if (!error)
        error = follow_moves(game, &task, finding->moves);
    if (error) {
        snprintf(standing->error, STANDING_ERROR, "%s", error);
        return;
    }
    memcpy(standing->played, task.played, sizeof standing->played);
    standing->played_count = task.played_count;
    look_at_standing(game, task, standing);
}

void standing_find(const struct cell *cell, const char *moves, struct standing *standing)
{
    const struct finding finding = {cell, moves};
    const char *how =
        ask_apart(find_standing, &finding, standing, sizeof *standing, FINDING_SECONDS, cell_memory(cell));
    if (how)
        snprintf(standing->error, STANDING_ERROR, "the game could not be asked: %s", how);
}
