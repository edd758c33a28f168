#include "config/exclude.h"

#include "config/filter.h"

static void exclude(struct reader *reader, const cJSON *object, struct cells *cells)
{
    struct condition conditions[MAX_WORDS];
    int count = 0, kept = 0;
    bool good = true, sure = true;
    const cJSON *item;
    if (!cJSON_IsObject(object) || !object->child) {
        complain_at(reader, object, "expected an object that says which cells to leave out");
        return;
    }
    cJSON_ArrayForEach (item, object)
        if (!is_remark(item->string) && count < MAX_WORDS) {
            good = condition_read(reader, item, cells, NULL, &conditions[count++]) && good;
            sure = sure && !doubted(reader, item->string);
        }
    for (int i = 0; good && i < cells->count; i++) {
        int met = 0;
        while (met < count && condition_find_cell(&conditions[met], &cells->cell[i]) >= 0)
            met++;
        if (met < count)
            cells->cell[kept++] = cells->cell[i];
    }
    if (good && sure && kept == cells->count)
        complain_at(reader, object, "this excludes nothing: no cell matches all of its keys");
    if (good)
        cells->count = kept;
    for (int i = 0; i < count; i++)
        condition_free(&conditions[i]);
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
