#include "config/openings.h"

const struct key openings_keys[] = {
    [OPENINGS_FIRST] = {{"first", SEED, "1", .about = "the seed to begin with"}, ONE_VALUE},
    [OPENINGS_DISTINCT] = {{"distinct", INTEGER, NULL, 1, LONGEST_AXIS,
                            .about = "so many seeds, of as many positions"},
                           ONE_VALUE},
    [OPENINGS_APART] = {{"apart", TEXT, .about = "experiments whose positions are left out, as their configs say"},
                        ANY_TEXTS},
    [OPENINGS_KEYS] = {.takes = ANY_TEXT},
};

bool openings_read(struct reader *reader, const cJSON *object, struct openings *openings)
{
    const int complaints = reader->complaints;
    const cJSON *item[OPENINGS_KEYS] = {NULL};
    Setting first = setting_default(&openings_keys[OPENINGS_FIRST].value), distinct = {.integer = 0};
    keys_find(reader, object, openings_keys, item);
    if (item[OPENINGS_FIRST])
        value_read(reader, item[OPENINGS_FIRST], &openings_keys[OPENINGS_FIRST].value, &first);
    if (item[OPENINGS_DISTINCT])
        value_read(reader, item[OPENINGS_DISTINCT], &openings_keys[OPENINGS_DISTINCT].value, &distinct);
    else
        complain_at(reader, object, "these seeds need \"distinct\": of how many positions they are to be");
    if (item[OPENINGS_APART] && !are_texts(item[OPENINGS_APART]))
        complain_at(reader, item[OPENINGS_APART],
                    "\"apart\" is to be the name of an experiment, or a list of names");
    *openings = (struct openings){first.seed, (int)distinct.integer, item[OPENINGS_APART]};
    return reader->complaints == complaints;
}

double openings_count(const cJSON *object)
{
    const char *name = openings_keys[OPENINGS_DISTINCT].value.name;
    const cJSON *distinct = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsNumber(distinct) && distinct->valuedouble >= 1 ? distinct->valuedouble : 1;
}
