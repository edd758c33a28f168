#include "config/naming.h"

#include <stdlib.h>
#include <string.h>

#include "config/axis.h"
#include "parts/parts.h"
#include "parts/unknown.h"
#include "base/nearest.h"

/* Has any part of this kind such a parameter? */
static bool is_known(int kind, const char *key)
{
    int part = 0;
    while (part < part_count(kind) && parameter_find(kind, part, key) < 0)
        part++;
    return part < part_count(kind);
}

bool is_parameter(int first_kind, int last_kind, const char *key)
{
    int kind = first_kind;
    while (kind <= last_kind && !is_known(kind, key))
        kind++;
    return kind <= last_kind;
}

int names_of_part(int kind, int part, const char *words[MAX_WORDS], int count)
{
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(kind, part, i)) && count < MAX_WORDS; i++)
        if (find_word(parameter->name, words, count) < 0)
            words[count++] = parameter->name;
    return count;
}

int names_of_kind(int kind, const char *words[MAX_WORDS], int count)
{
    for (int part = 0; part < part_count(kind); part++)
        count = names_of_part(kind, part, words, count);
    return count;
}

const char *example_of(int kind)
{
    return kinds[kind].fallback ? kinds[kind].fallback : part_at(kind, 0)->name;
}

/* The key that names the entry's part of this kind, or that is nearest to doing so; NULL if there is none. */
static const cJSON *find_naming(int first_kind, int last_kind, int kind, const cJSON *entry)
{
    const char *words[] = {kinds[first_kind].name, kinds[last_kind].name, "cutoffs", "name"};
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(entry, kinds[kind].name);
    if (!item)
        cJSON_ArrayForEach (item, entry) {
            const char *near = nearest(item->string, words, 4);
            if (near && strcmp(near, kinds[kind].name) == 0 && !is_parameter(first_kind, last_kind, item->string))
                break;
        }
    return item;
}

/* The numbers of the parts that this value names, or comes nearest to naming. */
static bool read_names(struct reader *reader, int kind, const cJSON *item, int numbers[MAX_WORDS], int *count)
{
    const Parameter naming = {.name = kinds[kind].name, .kind = TEXT};
    struct axis axis;
    bool good = axis_read(reader, item, &naming, &axis);
    if (axis.count > MAX_WORDS) {
        complain_at(reader, item, "the list of \"%s\" has more than %d names", kinds[kind].name, MAX_WORDS);
        good = false;
    }
    for (int i = 0; i < axis.count && *count < MAX_WORDS; i++) {
        const char *name = axis.settings[i].text;
        int number = part_find(kind, name);
        if (number < 0) {
            complain_at(reader, cJSON_IsArray(item) && good ? cJSON_GetArrayItem(item, i) : item, "%s",
                        part_unknown(kind, name));
            number = part_nearest(kind, name);
        }
        if (number >= 0)
            numbers[(*count)++] = number;
    }
    free(axis.settings);
    return good;
}

/* A config says which algorithm. */
const char *naming_fallback(int kind)
{
    return kind == ALGORITHM_PART ? NULL : kinds[kind].fallback;
}

bool naming_read(struct reader *reader, int first_kind, int last_kind, int kind, const cJSON *entry,
                 int numbers[MAX_WORDS], int *count)
{
    const char *fallback = naming_fallback(kind);
    const cJSON *item = find_naming(first_kind, last_kind, kind, entry);
    const int complaints = reader->complaints;
    *count = 0;
    if (item)
        read_names(reader, kind, item, numbers, count);
    else if (fallback)
        numbers[(*count)++] = part_find(kind, fallback);
    else
        complain_at(reader, entry, "this entry names no \"%s\", such as \"%s\": \"%s\"", kinds[kind].name,
                    kinds[kind].name, example_of(kind));
    if (reader->complaints > complaints && *count == 0)
        doubt(reader, NULL);
    if (!item || strcmp(item->string, kinds[kind].name) == 0)
        return reader->complaints == complaints;
    *count = *count > 1 ? 1 : *count; /* count.h knows nothing of such a list */
    doubt(reader, kinds[kind].name);
    return false;
}
