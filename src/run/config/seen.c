#include "config/seen.h"

#include <stdio.h>
#include <string.h>

#include "process/apart.h"
#include "text/nearest.h"

enum { TOGETHER = 64, LOOK_SECONDS = 10 };

struct look {
    struct sight sight;
    struct description description;
};

struct looking {
    const struct cell *cells;
    int cell[TOGETHER], count;
    struct look *looks; /* shared */
    bool failed[TOGETHER];
    void (*tell)(void *context, int cell, const char *how);
    void *context;
};

static void look(void *context, int i)
{
    const struct looking *looking = context;
    const struct cell *cell = &looking->cells[looking->cell[i]];
    const struct task task = cell_task(cell);
    game_at(cell->part[GAME_PART])->look(&task, &looking->looks[i].sight);
    game_at(cell->part[GAME_PART])->describe(&task, true, &looking->looks[i].description);
}

static void note_fall(void *context, int i, const char *how)
{
    struct looking *looking = context;
    looking->failed[i] = true;
    looking->tell(looking->context, looking->cell[i], how);
}

static void look_at_waiting(struct looking *looking, Seen seen)
{
    const struct chore chore = {look, note_fall, looking, LOOK_SECONDS, cell_memory(&looking->cells[0])};
    memset(looking->failed, 0, sizeof looking->failed);
    do_apart(&chore, looking->count);
    for (int i = 0; i < looking->count; i++)
        if (!looking->failed[i])
            seen(looking->context, looking->cell[i], looking->looks[i].description.position,
                 &looking->looks[i].sight);
    looking->count = 0;
}

void cells_see(const struct cell *cells, int count, Seen seen,
               void (*failed)(void *context, int cell, const char *how), void *context)
{
    struct looking looking = {
        .cells = cells, .looks = shared_take(TOGETHER * sizeof(struct look)), .tell = failed, .context = context};
    for (int i = 0; i < count; i++) {
        if (i > 0 && same_position(&cells[i - 1], &cells[i]))
            continue;
        looking.cell[looking.count++] = i;
        if (looking.count == TOGETHER)
            look_at_waiting(&looking, seen);
    }
    if (looking.count > 0)
        look_at_waiting(&looking, seen);
    shared_free(looking.looks, TOGETHER * sizeof(struct look));
}

void label_check(const struct label *label, const struct sight *sight, Complain complain, void *context)
{
    const char *names[MOST_CHILDREN];
    char message[200];
    for (int i = 0; i < sight->count; i++) {
        names[i] = sight->name[i];
        if (label_move(label, names[i]))
            continue;
        snprintf(message, sizeof message, "the legal move %s has no score", names[i]);
        complain(context, (struct place){label->line, 1}, message);
    }
    for (int i = 0; i < label->count; i++) {
        const char *move = label->moves[i].move;
        if (find_word(move, names, sight->count) >= 0)
            continue;
        snprintf(message, sizeof message, "\"%.40s\" is no legal move there%s", move,
                 suggestion(move, names, sight->count));
        complain(context, (struct place){label->line, 1}, message);
    }
}
