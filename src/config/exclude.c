#include "config/exclude.h"

#include <stdlib.h>
#include <string.h>

#include "parts/nearest.h"

/* One key of one object: the cells whose value is one of these match. */
struct condition {
    const char *name;
    int kind;
    const Parameter *parameter; /* NULL: the name is a kind of part */
    struct axis axis;
};

/* What a name means among these cells; false if nothing. */
static bool resolve(const char *name, const struct cells *cells, struct condition *condition)
{
    *condition = (struct condition){.name = name};
    for (int kind = 0; kind < PART_KINDS; kind++) {
        condition->kind = kind;
        if (strcmp(name, part_kind_name[kind]) == 0)
            return true;
        for (int i = 0; i < cells->count; i++) {
            const int number = cells->cell[i].part[kind], at = parameter_find(kind, number, name);
            if (at < 0)
                continue;
            condition->parameter = parameter_at(kind, number, at);
            return true;
        }
    }
    return false;
}

static bool matches(const struct condition *condition, const struct cell *cell)
{
    char mine[SETTING_TEXT], other[SETTING_TEXT];
    const char *value = cell_value(cell, condition->name, mine);
    for (int i = 0; value && i < condition->axis.count; i++) {
        const Setting setting = condition->axis.settings[i];
        const char *text =
            condition->parameter ? setting_write(condition->parameter, setting, other) : setting.text;
        if (strcmp(value, text) == 0)
            return true;
    }
    return false;
}

static bool read_condition(struct reader *reader, const cJSON *item, const struct cells *cells,
                           struct condition *condition)
{
    if (!resolve(item->string, cells, condition)) {
        const char *const kinds[] = {"game", "algorithm", "order", "cutoff", "limit", "seed", "branching"};
        complain_of_key(reader, item, kinds, sizeof kinds / sizeof *kinds);
        return false;
    }
    const Parameter naming = {.name = item->string, .kind = TEXT};
    if (!axis_read(reader, item, condition->parameter ? condition->parameter : &naming, &condition->axis))
        return false;
    for (int i = 0; !condition->parameter && i < condition->axis.count; i++) {
        const char *known[MAX_WORDS], *name = condition->axis.settings[i].text;
        const int count = part_names(condition->kind, known, MAX_WORDS);
        if (part_find(condition->kind, name) < 0) {
            complain_at(reader, item, "there is no %s \"%s\"%s", item->string, name,
                        suggestion(name, known, count));
            return false;
        }
    }
    return true;
}

static void exclude(struct reader *reader, const cJSON *object, struct cells *cells)
{
    struct condition conditions[MAX_WORDS];
    int count = 0, kept = 0;
    bool good = true;
    const cJSON *item;
    if (!cJSON_IsObject(object) || !object->child) {
        complain_at(reader, object, "expected an object that says which cells to leave out");
        return;
    }
    cJSON_ArrayForEach (item, object)
        if (!is_remark(item->string) && count < MAX_WORDS)
            good = read_condition(reader, item, cells, &conditions[count++]) && good;
    for (int i = 0; good && i < cells->count; i++) {
        int met = 0;
        while (met < count && matches(&conditions[met], &cells->cell[i]))
            met++;
        if (met < count)
            cells->cell[kept++] = cells->cell[i];
    }
    if (good && kept == cells->count)
        complain_at(reader, object, "this excludes nothing");
    if (good)
        cells->count = kept;
    for (int i = 0; i < count; i++)
        free(conditions[i].axis.settings);
}

void exclude_cells(struct reader *reader, const cJSON *array, struct cells *cells)
{
    const cJSON *object;
    if (!cJSON_IsArray(array))
        complain_at(reader, array, "\"exclude\" is to be a list of objects");
    else
        cJSON_ArrayForEach (object, array)
            exclude(reader, object, cells);
}
