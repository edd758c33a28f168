#include "run/alike.h"

#include <string.h>

#include "base/file.h"

static bool is_one_of(const char *name, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

bool is_drawn(const char *name)
{
    static const char *const names[] = {"seed", "moves", "position"};
    return is_one_of(name, names, sizeof names / sizeof *names);
}

bool is_along(const char *name)
{
    static const char *const names[] = {"limit", "budget"};
    return is_one_of(name, names, sizeof names / sizeof *names);
}

static uint64_t hash_setting(uint64_t sum, const Parameter *parameter, Setting setting)
{
    char buffer[SETTING_TEXT];
    const char *text = setting_write(parameter, setting, buffer);
    return checksum(sum, text, strlen(text) + 1);
}

static uint64_t hash_parts(uint64_t sum, const struct cell *cell, bool limits)
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const Parameter *parameter;
        const char *name =
            part_at(kind, cell->part[kind])->name; /* numbers differ between programs of other parts */
        sum = checksum(sum, name, strlen(name) + 1);
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (!(kind == GAME_PART && is_drawn(parameter->name)) &&
                (limits || kind != CUTOFF_PART || !is_along(parameter->name)))
                sum = hash_setting(sum, parameter, cell->setting[kind][i]);
    }
    return sum;
}

uint64_t alike_key(const struct experiment *experiment, int i, bool limits)
{
    const struct cell *cell = &experiment->cells[i];
    uint64_t sum = checksum(CHECKSUM_START, &cell->measure, sizeof cell->measure) + (i >= experiment->count);
    sum = hash_parts(sum, cell, limits);
    return cell->rival ? hash_parts(sum, cell->rival, limits) : sum;
}
