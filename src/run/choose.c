#include "run/choose.h"

#include <stdlib.h>

#include "allocate.h"
#include "results/sprt.h"

enum { AHEAD = 16 }; /* of a sequential test: what is played together */

int choose_cells(const struct experiment *experiment, const struct rows *rows, const bool *again, int *list)
{
    enum turn *turns = allocate((size_t)experiment->total, sizeof *turns);
    int count = 0;
    sprt_turns(experiment, rows, AHEAD, turns);
    for (int i = 0; i < experiment->total; i++) {
        const struct stored_row stored = rows->stored[i];
        if (turns[i] == TURN_NEXT || (again && stored.there && again[stored.status]))
            list[count++] = i;
    }
    free(turns);
    return count;
}

int count_endings(const struct experiment *experiment, const struct rows *rows, int ended[STATUSES])
{
    enum turn *turns = allocate((size_t)experiment->total, sizeof *turns);
    int needed = 0;
    sprt_turns(experiment, rows, 0, turns);
    for (int i = 0; i < experiment->total; i++) {
        const struct stored_row stored = rows->stored[i];
        needed += turns[i] != TURN_NEEDLESS;
        if (stored.there && turns[i] != TURN_NEEDLESS)
            ended[stored.status]++;
    }
    free(turns);
    return needed;
}
