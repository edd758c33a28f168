#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/checksum.h"
#include "core/lasting.h"
#include "run/plan_table.h"

/* Openings of one game after as many moves. */
struct set {
    char *said;
    int openings, positions;
};

struct opening {
    int set;
    uint64_t start, drawn; /* to which position it led, and a hash of what says which opening it is */
};

static int by_position(const void *a, const void *b)
{
    const struct opening *x = a, *y = b;
    return x->set != y->set       ? x->set - y->set
           : x->start != y->start ? (x->start > y->start) - (x->start < y->start)
                                  : (x->drawn > y->drawn) - (x->drawn < y->drawn);
}

/* Evaluations of one game have the same openings. */
static uint64_t drawn_of(const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    const Parameter *parameter;
    uint64_t drawn = CHECKSUM_START;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++) {
        const char *text = setting_write(parameter, cell->setting[GAME_PART][i], buffer);
        drawn = parameter->evaluation ? drawn : checksum(drawn, text, strlen(text) + 1);
    }
    return drawn;
}

static int set_of(const struct cell *cell, struct set **sets, int *count)
{
    char game[SETTING_TEXT], variant[SETTING_TEXT];
    const char *which = cell_value(cell, "variant", variant);
    char *said = lasting(printed("%s%s%s after %d moves", cell_value(cell, "game", game), which ? " " : "",
                                 which ? which : "", cell_opening(cell)));
    for (int i = *count - 1; i >= 0; i--)
        if (strcmp((*sets)[i].said, said) == 0)
            return i;
    *sets = grow(*sets, (size_t)*count, sizeof **sets);
    (*sets)[*count] = (struct set){said, 0, 0};
    return (*count)++;
}

void plan_tell_openings(FILE *out, const struct experiment *experiment)
{
    struct opening *list = lasting(allocate((size_t)experiment->count, sizeof *list));
    struct set *sets = NULL, all = {NULL, 0, 0};
    int count = 0, set_count = 0, told = 0;
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        if (cell->start && (i == 0 || !same_position(cell, cell - 1)))
            list[count++] = (struct opening){set_of(cell, &sets, &set_count), cell->start, drawn_of(cell)};
    }
    if (count > 0)
        qsort(list, (size_t)count, sizeof *list, by_position);
    for (int i = 0; i < count; i++) {
        const bool other = i == 0 || list[i].set != list[i - 1].set || list[i].start != list[i - 1].start;
        const bool another = other || list[i].drawn != list[i - 1].drawn;
        sets[list[i].set].openings += another, all.openings += another;
        sets[list[i].set].positions += other, all.positions += other;
    }
    if (count > 0)
        fprintf(out, "%s: %d openings, %d different positions", experiment->path, all.openings, all.positions);
    for (int i = 0; i < set_count && set_count > 1; i++)
        if (sets[i].positions < sets[i].openings)
            fprintf(out, "%s of %s %d and %d", told++ ? "," : ";", sets[i].said, sets[i].openings,
                    sets[i].positions);
    fputs(count > 0 ? "\n" : "", out);
    free(sets);
}
