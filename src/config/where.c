#include "config/where.h"

#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "config/filter.h"
#include "text/nearest.h"

static bool is_column(const struct experiment *experiment, const char *name)
{
    if (strcmp(name, "player") == 0 || strcmp(name, "rival") == 0)
        return experiment->rivals != NULL;
    return find_word(name, (const char *const *)experiment->columns, experiment->column_count) >= 0;
}

static int kind_named(const char *key)
{
    int kind = PART_KINDS - 1;
    while (kind >= 0 && strcmp(key, kinds[kind].name) != 0)
        kind--;
    return kind;
}

/* --- conditions, each of which leaves fewer cells to the next --- */

struct reading {
    struct reader *reader;
    const struct experiment *experiment;
    struct cells cells;
    bool *out; /* cells that did not meet the conditions so far */
    struct selection *selection;
};

/* Mark the cells that do not meet the condition; every text in it must be the value of some cell. */
static bool narrow(const struct reading *reading, const cJSON *item, const struct condition *condition)
{
    bool *found = allocate((size_t)condition->count, sizeof *found), good = true;
    for (int i = 0; i < reading->cells.count; i++) {
        const int at = reading->out[i] ? -1 : condition_find_cell(condition, &reading->cells.cell[i]);
        reading->out[i] = at < 0;
        if (at >= 0)
            found[at] = true;
    }
    for (int i = 0; good && i < condition->count; i++)
        if (!(good = found[i]))
            complain_at(reading->reader, item, "no cell here has the %s \"%s\"", item->string, condition->texts[i]);
    free(found);
    return good;
}

static bool add_condition(const struct reading *reading, const cJSON *item)
{
    struct condition *condition = &reading->selection->conditions[reading->selection->count++];
    if (!condition_read(reading->reader, item, &reading->cells, reading->out, condition))
        return false;
    if (is_column(reading->experiment, item->string))
        return narrow(reading, item, condition);
    complain_at(reading->reader, item, "there will be no column \"%s\": the config does not mention it",
                item->string);
    return false;
}

/* Parts first, since it depends on the part what a parameter means. */
static bool add_conditions(const struct reading *reading, const cJSON **items, int count)
{
    bool good = true;
    reading->selection->conditions = allocate((size_t)count, sizeof *reading->selection->conditions);
    for (int parts = 1; parts >= 0; parts--)
        for (int i = 0; good && i < count; i++)
            if ((kind_named(items[i]->string) >= 0) == parts)
                good = add_condition(reading, items[i]);
    return good;
}

static bool read_selection(struct reader *reader, const struct experiment *experiment, const cJSON **items,
                           int count, struct selection *selection)
{
    const struct reading reading = {reader,
                                    experiment,
                                    {experiment->cells, experiment->count},
                                    allocate((size_t)experiment->count, sizeof(bool)),
                                    selection};
    const bool good = add_conditions(&reading, items, count);
    free(reading.out);
    return good;
}

/* --- where and against --- */

enum { MOST_ITEMS = 2 * MAX_WORDS };

static int items_of(const cJSON *object, const cJSON **items, int count)
{
    const cJSON *item;
    cJSON_ArrayForEach (item, object)
        if (!is_remark(item->string) && count < MOST_ITEMS)
            items[count++] = item;
    return count;
}

/* Does `against` name this key, or the part that it is a parameter of, or a search, which has such parts? */
static bool is_replaced(const cJSON *against, const char *key, int kind)
{
    const bool of_search = kind >= FIRST_OF_SEARCH && kind <= LAST_OF_SEARCH;
    return cJSON_GetObjectItemCaseSensitive(against, key) ||
           cJSON_GetObjectItemCaseSensitive(against, kinds[kind].name) ||
           (of_search && cJSON_GetObjectItemCaseSensitive(against, "name"));
}

static int inherited(const cJSON **items, int count, const cJSON *against, const struct selection *where)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        for (int c = 0; c < where->count; c++)
            if (strcmp(where->conditions[c].name, items[i]->string) == 0 &&
                !is_replaced(against, items[i]->string, where->conditions[c].kind))
                items[kept++] = items[i];
    return kept;
}

void where_read(struct reader *reader, const cJSON *where, const cJSON *against,
                const struct experiment *experiment, struct claim *claim)
{
    const cJSON *items[MOST_ITEMS];
    int count = items_of(where, items, 0);
    if (!read_selection(reader, experiment, items, count, &claim->where) || !against)
        return;
    count = items_of(against, items, inherited(items, count, against, &claim->where));
    read_selection(reader, experiment, items, count, &claim->against);
}

/* --- columns --- */

const char **columns_read(struct reader *reader, const cJSON *list, const char *key,
                          const struct experiment *experiment, int *count)
{
    const Parameter naming = {.name = key, .kind = TEXT};
    const char **columns = allocate(MAX_COLUMNS, sizeof *columns);
    struct axis axis;
    *count = 0;
    if (axis_read(reader, list, &naming, &axis))
        for (int i = 0; i < axis.count && i < MAX_COLUMNS; i++) {
            const char *name = axis.settings[i].text;
            if (!is_column(experiment, name))
                complain_at(reader, list, "no axis is named \"%s\"%s", name,
                            suggestion(name, (const char *const *)experiment->columns, experiment->column_count));
            columns[(*count)++] = name;
        }
    free(axis.settings);
    return columns;
}

void pair_read(struct reader *reader, const cJSON *pair, const cJSON *against, const struct experiment *experiment,
               struct claim *claim)
{
    if (pair) {
        claim->pair = columns_read(reader, pair, "pair", experiment, &claim->pair_count);
        return;
    }
    claim->pair = allocate(MAX_COLUMNS, sizeof *claim->pair);
    for (int i = 0, kind = GAME_PART; i < experiment->column_count; i++) {
        const char *name = experiment->columns[i];
        kind = kind_named(name) >= 0 ? kind_named(name) : kind;
        if (strcmp(name, "name") != 0 && !is_replaced(against, name, kind))
            claim->pair[claim->pair_count++] = name;
    }
}
