#include "config/filter.h"

#include <stdlib.h>
#include <string.h>

#include "config/axis.h"
#include "config/config_keys.h"
#include "parts/unknown.h"
#include "base/nearest.h"

const Parameter row_keys[] = {
    {.name = "name", .kind = TEXT},
    {.name = "player", .kind = TEXT},
    {.name = "rival", .kind = TEXT},
    {.name = "handicap", .kind = REAL, .least = 1.0 / MOST_HANDICAP, .most = MOST_HANDICAP},
    {.name = NULL},
};

/* What a key means for the cells. */
struct meaning {
    Parameter parameter;
    int kind;
    bool part; /* the key is that kind itself, not a parameter */
};

static bool resolve(const char *key, const struct cells *cells, const bool *out, struct meaning *meaning)
{
    *meaning = (struct meaning){{.name = key, .kind = TEXT}, ALGORITHM_PART, false};
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
    struct meaning meaning;
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
    free(axis.settings);
    if (condition->count > 0)
        condition_sort(condition);
    return good;
}
