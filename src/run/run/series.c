#include "run/series.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/checksum.h"
#include "core/lasting.h"
#include "kit/random.h"

/* --- which cells are alike -------------------------------------------------------------------------------- */

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

/* Of all parts: into the first hash goes what makes a series, into the second what varies along it. */
static void hash_parts(const struct cell *cell, uint64_t hash[2])
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const Parameter *parameter;
        hash[0] = checksum(hash[0], &cell->part[kind], sizeof cell->part[kind]);
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (kind != GAME_PART || !is_drawn(parameter->name)) {
                uint64_t *into = &hash[kind == CUTOFF_PART && is_along(parameter->name)];
                *into = hash_setting(*into, parameter, cell->setting[kind][i]);
            }
    }
}

struct sorted {
    uint64_t series, along;
    int cell, first; /* the first cell of its series */
};

static struct sorted sorted_of(const struct experiment *experiment, int i)
{
    const struct cell *cell = &experiment->cells[i];
    uint64_t hash[2] = {checksum(CHECKSUM_START, &cell->measure, sizeof cell->measure), CHECKSUM_START};
    hash[0] += i >= experiment->count; /* references are on their own */
    hash_parts(cell, hash);
    if (cell->rival)
        hash_parts(cell->rival, hash);
    return (struct sorted){hash[0], hash[1], i, 0};
}

static int by_series(const void *a, const void *b)
{
    const struct sorted *x = a, *y = b;
    if (x->series != y->series)
        return x->series < y->series ? -1 : 1;
    return x->cell - y->cell;
}

static int by_first_place(const void *a, const void *b)
{
    const struct sorted *x = a, *y = b;
    if (x->first != y->first)
        return x->first - y->first;
    if (x->along != y->along)
        return x->along < y->along ? -1 : 1;
    return x->cell - y->cell;
}

void series_sort(struct series_list *list, const struct experiment *experiment)
{
    const int total = experiment->total;
    struct sorted *sorted = lasting(allocate((size_t)total, sizeof *sorted));
    *list = (struct series_list){.member = lasting(allocate((size_t)total, sizeof *list->member))};
    for (int i = 0; i < total; i++)
        sorted[i] = sorted_of(experiment, i);
    qsort(sorted, (size_t)total, sizeof *sorted, by_series);
    for (int i = 0; i < total; i++)
        sorted[i].first = i > 0 && sorted[i].series == sorted[i - 1].series ? sorted[i - 1].first : sorted[i].cell;
    qsort(sorted, (size_t)total, sizeof *sorted, by_first_place);
    for (int i = 0; i < total; i++) {
        const bool other = i == 0 || sorted[i].series != sorted[i - 1].series;
        list->count += other;
        if (other || sorted[i].along != sorted[i - 1].along) {
            list->group = grow(list->group, (size_t)list->groups, sizeof *list->group);
            list->group[list->groups++] = (struct group){list->count - 1, i, 0, NAN};
        }
        list->group[list->groups - 1].count++;
        list->member[i] = sorted[i].cell;
    }
    lasting(list->group);
}

static int by_group_cost(const void *a, const void *b)
{
    const struct group *x = a, *y = b;
    if (x->series != y->series)
        return x->series - y->series;
    if (isnan(x->cost) || isnan(y->cost))
        return isnan(x->cost) - isnan(y->cost);
    return x->cost != y->cost ? (x->cost > y->cost) - (x->cost < y->cost) : x->first - y->first;
}

void series_order(struct series_list *list)
{
    if (list->groups > 0)
        qsort(list->group, (size_t)list->groups, sizeof *list->group, by_group_cost);
}

int series_length(const struct series_list *list, int first)
{
    int count = 1;
    while (first + count < list->groups && list->group[first + count].series == list->group[first].series)
        count++;
    return count;
}

static int greatest_common_divisor(int a, int b)
{
    while (b) {
        const int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Steps of the golden ratio spread any number of places evenly. */
int series_draw(const struct series_list *list, const struct group *group, int place)
{
    const int n = group->count, start = (int)below(mix((uint64_t)group->series + 1), (uint32_t)n);
    int step = (int)(0.618 * n);
    while (greatest_common_divisor(n, step) != 1)
        step++;
    return list->member[group->first + (int)((start + (int64_t)place * step) % n)];
}
