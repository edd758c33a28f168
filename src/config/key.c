#include "config/key.h"

bool are_texts(const cJSON *item)
{
    const cJSON *one;
    bool good = cJSON_IsString(item) || (cJSON_IsArray(item) && item->child);
    if (cJSON_IsArray(item))
        cJSON_ArrayForEach (one, item)
            good = good && cJSON_IsString(one);
    return good;
}

int key_find(struct reader *reader, const cJSON *object, const cJSON *item, const struct key *keys)
{
    const char *words[MOST_KEYS];
    int count = 0;
    for (; keys[count].value.name; count++)
        words[count] = keys[count].value.name;
    return key_read(reader, object, item, words, count);
}

void keys_find(struct reader *reader, const cJSON *object, const struct key *keys, const cJSON **items)
{
    const cJSON *item;
    cJSON_ArrayForEach (item, object) {
        const int key = key_find(reader, object, item, keys);
        if (key >= 0)
            items[key] = item;
    }
}

static bool has_one_of(const cJSON *const *items, unsigned keys)
{
    for (int key = 0; keys >> key; key++)
        if (keys >> key & 1 && items[key])
            return true;
    return false;
}

void rules_check(struct reader *reader, const cJSON *object, const cJSON *const *items, const struct rule *rules)
{
    for (const struct rule *rule = rules; rule->message; rule++) {
        const bool applies = rule->key == ANYWAY || items[rule->key];
        if (applies && has_one_of(items, rule->others) == (rule->what == BARS))
            complain_at(reader, rule->key == ANYWAY ? object : items[rule->key], "%s", rule->message);
    }
}
