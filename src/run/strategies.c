#include "run/strategies.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "results/unit.h"

static bool same_but_sampled(const struct cell *a, const struct cell *b)
{
    const Parameter *parameter;
    const int game = a->part[GAME_PART];
    if (b->part[GAME_PART] != game)
        return false;
    for (int i = 0; (parameter = parameter_at(GAME_PART, game, i)); i++)
        if (!is_sampled(parameter->name) &&
            !setting_same(parameter, a->setting[GAME_PART][i], b->setting[GAME_PART][i]))
            return false;
    return true;
}

static bool same_player(const struct cell *a, const struct cell *b)
{
    const char *name = a->name ? a->name : "", *other = b->name ? b->name : "";
    return same_parts(a, b, ALGORITHM_PART, CUTOFF_PART) && strcmp(name, other) == 0 && same_but_sampled(a, b);
}

static bool same_strategy(const struct cell *a, const struct cell *b)
{
    return same_player(a, b) && !a->rival == !b->rival && (!a->rival || same_player(a->rival, b->rival));
}

/* Most often that which comes after the strategy of the row before, since every position has the same ones. */
int strategies_find(const struct experiment *experiment, struct place *place)
{
    int *first = allocate((size_t)experiment->count + 1, sizeof *first), count = 0, number = -1;
    int *rows = allocate((size_t)experiment->count, sizeof *rows);
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        number = number + 1 < count ? number + 1 : 0;
        if (number == count || !same_strategy(&experiment->cells[first[number]], cell))
            for (number = 0; number < count && !same_strategy(&experiment->cells[first[number]], cell);)
                number++;
        if (number == count)
            first[count++] = i;
        place[i] = (struct place){number, rows[number]++};
    }
    free(first);
    free(rows);
    return count;
}
