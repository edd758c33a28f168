#include "config/lists.h"

#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "config/claims.h"
#include "parts/parts.h"

const Parameter row_keys[] = {
    {.name = "name", .kind = TEXT},
    {.name = "player", .kind = TEXT},
    {.name = "rival", .kind = TEXT},
    {.name = "handicap", .kind = REAL, .least = 1.0 / MOST_HANDICAP, .most = MOST_HANDICAP},
    {.name = NULL},
};

/* What a key means for the cells. */
struct key_meaning {
    Parameter parameter;
    int kind;
    bool part; /* the key is that kind itself, not a parameter */
};

static bool resolve(const char *key, const struct cells *cells, const bool *out, struct key_meaning *meaning)
{
    *meaning = (struct key_meaning){{.name = key, .kind = TEXT}, ALGORITHM_PART, false};
    for (int kind = 0; kind < PART_KINDS; kind++) {
        meaning->kind = kind;
        meaning->part = strcmp(key, kinds[kind].name) == 0;
        if (meaning->part)
            return true;
        for (int i = 0, asked = -1; i < cells->count; i++) {
            const int number = cells->cell[i].part[kind];
            if ((out && out[i]) || number == asked)
                continue;
            const int at = parameter_find(kind, asked = number, key);
            if (at < 0)
                continue;
            meaning->parameter = *parameter_at(kind, number, at);
            return true;
        }
    }
    meaning->kind = ALGORITHM_PART;
    for (const Parameter *row_key = row_keys; row_key->name; row_key++)
        if (strcmp(key, row_key->name) == 0) {
            meaning->parameter = *row_key;
            return true;
        }
    return false;
}

static bool check_part(struct reader *reader, const cJSON *item, int kind, const char *name)
{
    if (part_find(kind, name) >= 0)
        return true;
    complain_at(reader, item, "%s", part_unknown(kind, name));
    return false;
}

/* A key that no cell has; if there are doubts, it may be that of a part that was meant. */
static void complain_of_unknown(struct reader *reader, const cJSON *item, const struct cells *cells)
{
    const char *words[MAX_WORDS];
    int count = 0;
    for (; row_keys[count].name; count++)
        words[count] = row_keys[count].name;
    bool uncertain = doubted(reader, item->string);
    for (int kind = 0; kind < PART_KINDS; kind++) {
        words[count++] = kinds[kind].name;
        uncertain |= doubted(reader, kinds[kind].name);
    }
    for (int kind = 0; kind < PART_KINDS; kind++)
        count = cells->count ? parameter_names(kind, cells, words, count) : names_of_kind(kind, words, count);
    if (!uncertain || !is_parameter(0, PART_KINDS - 1, item->string))
        complain_of_key(reader, item, suggestion(item->string, words, count));
}

bool condition_read(struct reader *reader, const cJSON *item, const struct cells *cells, const bool *out,
                    struct condition *condition)
{
    char buffer[SETTING_TEXT];
    struct key_meaning meaning;
    struct axis axis;
    *condition = (struct condition){.name = item->string};
    if (!resolve(item->string, cells, out, &meaning)) {
        complain_of_unknown(reader, item, cells);
        return false;
    }
    condition->kind = meaning.kind;
    bool good = axis_read(reader, item, &meaning.parameter, &axis);
    for (int i = 0; i < axis.count; i++) {
        condition_add(condition, setting_write(&meaning.parameter, axis.settings[i], buffer));
        good = (!meaning.part || check_part(reader, item, meaning.kind, axis.settings[i].text)) && good;
    }
    if (condition->count > 0)
        condition_sort(condition);
    return good;
}

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

struct condition_reading {
    struct reader *reader;
    const struct experiment *experiment;
    struct cells cells;
    bool *out; /* cells that did not meet the conditions so far */
    struct selection *selection;
};

/* What the cells that still count have instead: the nearest value, or all if they are few. */
static const char *present(const struct condition_reading *reading, const char *name, const char *missing)
{
    enum { FEW = 8, LENGTH = 300 };
    static char text[LENGTH];
    char buffer[SETTING_TEXT], *values[FEW + 1];
    int count = 0, used = 0;
    for (int i = 0; i < reading->cells.count && count <= FEW; i++) {
        const char *value = reading->out[i] ? NULL : cell_value(&reading->cells.cell[i], name, buffer);
        if (value && find_word(value, (const char *const *)values, count) < 0)
            values[count++] = copied(value);
    }
    snprintf(text, LENGTH, "%s", suggestion(missing, (const char *const *)values, count));
    for (int i = 0, few = !*text && count <= FEW; few && i < count && used < LENGTH; i++)
        used += snprintf(text + used, LENGTH - (size_t)used, "%s\"%s\"", i ? ", " : "; they have ", values[i]);
    return text;
}

/* Mark the cells that do not meet the condition.  Every text in it must be the value of some cell; if one is not, that is
 * complained of, and no cell is marked. */
static bool narrow(const struct condition_reading *reading, const cJSON *item, const struct condition *condition)
{
    bool *found = allocate((size_t)condition->count, sizeof *found);
    bool *unmet = allocate((size_t)reading->cells.count, sizeof *unmet);
    int missing = 0;
    for (int i = 0; i < reading->cells.count; i++) {
        const int at = reading->out[i] ? -1 : condition_find_cell(condition, &reading->cells.cell[i]);
        unmet[i] = at < 0;
        if (at >= 0)
            found[at] = true;
    }
    while (missing < condition->count && found[missing])
        missing++;
    const bool good = missing == condition->count;
    if (good)
        memcpy(reading->out, unmet, (size_t)reading->cells.count * sizeof *unmet);
    else if (!doubted(reading->reader, item->string))
        complain_at(reading->reader, item, "no cell here has the %s \"%s\"%s", item->string,
                    condition->texts[missing], present(reading, item->string, condition->texts[missing]));
    return good;
}

/* The cells have such a value, but their rows will not have it. */
static void complain_of_column(struct reader *reader, const cJSON *item, int kind)
{
    const char *name = item->string;
    if (strcmp(name, "player") == 0 || strcmp(name, "rival") == 0)
        complain_at(reader, item, "there will be no column \"%s\": only \"measure\": \"match\" has players", name);
    else if (strcmp(name, "handicap") == 0)
        complain_at(reader, item, "there will be no column \"%s\": the config has no key of that name", name);
    else
        complain_at(reader, item,
                    "there will be no column \"%s\": the config does not mention it; to have one, name it among "
                    "the \"%s\", even if only with its default",
                    name, kinds[kind].section);
}

/* Add what this key says, unless that is wrong. */
static void add_condition(const struct condition_reading *reading, const cJSON *item)
{
    struct condition *condition = &reading->selection->conditions[reading->selection->count];
    bool good = condition_read(reading->reader, item, &reading->cells, reading->out, condition);
    if (good && !is_column(reading->experiment, item->string)) {
        if (!doubted(reading->reader, item->string))
            complain_of_column(reading->reader, item, condition->kind);
        good = false;
    }
    if (good && narrow(reading, item, condition))
        reading->selection->count++;
}

/* Parts first, since it depends on the part what a parameter means. */
static void add_conditions(const struct condition_reading *reading, const cJSON **items, int count)
{
    reading->selection->conditions = allocate((size_t)count, sizeof *reading->selection->conditions);
    for (int parts = 1; parts >= 0; parts--)
        for (int i = 0; i < count; i++)
            if ((kind_named(items[i]->string) >= 0) == parts)
                add_condition(reading, items[i]);
}

static void read_selection(struct reader *reader, const struct experiment *experiment, const cJSON **items,
                           int count, struct selection *selection)
{
    const struct condition_reading reading = {reader,
                                              experiment,
                                              {experiment->cells, experiment->count},
                                              allocate((size_t)experiment->count, sizeof(bool)),
                                              selection};
    add_conditions(&reading, items, count);
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
    read_selection(reader, experiment, items, count, &claim->where);
    if (!against)
        return;
    count = items_of(against, items, inherited(items, count, against, &claim->where));
    read_selection(reader, experiment, items, count, &claim->against);
}

/* --- columns --- */

struct words axes_read(struct reader *reader, const cJSON *list, const struct experiment *experiment)
{
    const Parameter naming = {.name = list ? list->string : "", .kind = TEXT};
    struct words axes = {0};
    struct axis axis = {0};
    if (list)
        axis_read(reader, list, &naming, &axis);
    for (int i = 0; i < axis.count; i++) {
        const char *name = axis.settings[i].text;
        const bool uncertain = doubted(reader, name) && is_parameter(0, PART_KINDS - 1, name);
        if (!is_column(experiment, name) && !uncertain)
            complain_at(reader, list, "no axis is named \"%s\"%s%s", name,
                        is_parameter(0, PART_KINDS - 1, name) ? ": the config does not mention it" : "",
                        suggestion(name, (const char *const *)experiment->columns, experiment->column_count));
        words_add(&axes, name);
    }
    return axes;
}

struct words axes_kept(const cJSON *against, const struct experiment *experiment)
{
    struct words axes = {0};
    for (int i = 0, kind = GAME_PART; i < experiment->column_count; i++) {
        const char *name = experiment->columns[i];
        kind = kind_named(name) >= 0 ? kind_named(name) : kind;
        if (strcmp(name, "name") != 0 && !is_replaced(against, name, kind))
            words_add(&axes, name);
    }
    return axes;
}

bool selected(const struct selection *selection, const struct cell *cell)
{
    int met = 0;
    while (met < selection->count && condition_find_cell(&selection->conditions[met], cell) >= 0)
        met++;
    return met == selection->count;
}
