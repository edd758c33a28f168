#include "config/filter.h"

#include <stdlib.h>
#include <string.h>

#include "text/nearest.h"

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
        for (int i = 0; i < cells->count; i++) {
            const int number = cells->cell[i].part[kind];
            const int at = out && out[i] ? -1 : parameter_find(kind, number, key);
            if (at < 0)
                continue;
            meaning->parameter = *parameter_at(kind, number, at);
            return true;
        }
    }
    meaning->kind = ALGORITHM_PART;
    return strcmp(key, "name") == 0 || strcmp(key, "player") == 0 || strcmp(key, "rival") == 0;
}

static bool check_part(struct reader *reader, const cJSON *item, int kind, const char *name)
{
    const char *known[MAX_WORDS];
    const int count = part_names(kind, known, MAX_WORDS);
    if (part_find(kind, name) >= 0)
        return true;
    complain_at(reader, item, "there is no %s \"%s\"%s", item->string, name, suggestion(name, known, count));
    return false;
}

bool condition_read(struct reader *reader, const cJSON *item, const struct cells *cells, const bool *out,
                    struct condition *condition)
{
    static const char *const words[] = {"game", "algorithm", "order", "cutoff", "limit", "seed", "branching"};
    char buffer[SETTING_TEXT];
    struct meaning meaning;
    struct axis axis;
    *condition = (struct condition){.name = item->string};
    if (!resolve(item->string, cells, out, &meaning)) {
        complain_of_key(reader, item, words, sizeof words / sizeof *words);
        return false;
    }
    condition->kind = meaning.kind;
    bool good = axis_read(reader, item, &meaning.parameter, &axis);
    for (int i = 0; good && i < axis.count; i++) {
        condition_add(condition, setting_write(&meaning.parameter, axis.settings[i], buffer));
        good = !meaning.part || check_part(reader, item, meaning.kind, axis.settings[i].text);
    }
    free(axis.settings);
    if (good)
        condition_sort(condition);
    return good;
}
