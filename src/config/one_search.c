#include "config/one_search.h"

#include "parts/unknown.h"

bool part_read(struct reader *reader, const cJSON *object, int kind, struct cell *cell)
{
    const Parameter naming = {.name = kinds[kind].name, .kind = TEXT};
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, kinds[kind].name);
    Setting name = {.text = NULL};
    if (!item)
        return true;
    if (reader->unplaced) /* an empty name is no part's either */
        name.text = item->valuestring;
    else
        value_read(reader, item, &naming, &name);
    if (!name.text)
        return false;
    const int number = part_find(kind, name.text), chosen = number < 0 ? part_nearest(kind, name.text) : number;
    if (number < 0)
        complain_at(reader, item, "%s", part_unknown(kind, name.text));
    if (chosen >= 0)
        cell_choose(cell, kind, chosen);
    return number >= 0;
}

void settings_take(struct reader *reader, const cJSON *object, int first_kind, int last_kind, struct cell *cell)
{
    const cJSON *item;
    cJSON_ArrayForEach (item, object)
        for (int kind = first_kind; kind <= last_kind; kind++) {
            const int i = parameter_find(kind, cell->part[kind], item->string);
            if (i >= 0)
                value_read(reader, item, parameter_at(kind, cell->part[kind], i), &cell->setting[kind][i]);
        }
}
