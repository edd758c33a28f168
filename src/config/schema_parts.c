#include "config/schema_parts.h"

#include <stdio.h>
#include <string.h>

#include "base/allocate.h"
#include "config/schema_rules.h"
#include "config/schema_values.h"
#include "base/nearest.h"

static void add_unless_there(cJSON *list, cJSON *item)
{
    const cJSON *other;
    cJSON_ArrayForEach (other, list)
        if (cJSON_Compare(other, item, true)) {
            cJSON_Delete(item);
            return;
        }
    cJSON_AddItemToArray(list, item);
}

cJSON *value_for_any(const char *name, int first_kind, int last_kind, bool axis)
{
    cJSON *list = need(cJSON_CreateArray());
    for (int kind = first_kind; kind <= last_kind; kind++)
        for (int part = 0; part < part_count(kind); part++) {
            const int i = parameter_find(kind, part, name);
            if (i >= 0)
                add_unless_there(list, schema_of_value(parameter_at(kind, part, i), axis));
        }
    return schema_with("anyOf", list);
}

static bool another_kind_has(const struct scope_of_parts *scope, int kind, const char *name)
{
    return (scope->first_kind < kind && is_parameter(scope->first_kind, kind - 1, name)) ||
           (scope->last_kind > kind && is_parameter(kind + 1, scope->last_kind, name)) ||
           (scope->of_games && is_parameter(GAME_PART, GAME_PART, name));
}

/* Where this part is named, alone or in a combination, its parameters have its ranges. */
static void add_ranges(cJSON *schema, const struct scope_of_parts *scope, int kind, int part, cJSON *condition,
                       const char *key, const char *named)
{
    cJSON *then = need(cJSON_CreateObject()), *properties = cJSON_AddObjectToObject(then, "properties");
    const Parameter *parameter;
    cJSON_AddItemToObject(cJSON_AddObjectToObject(condition, "properties"), kinds[kind].name,
                          schema_that_names(key, named));
    for (int i = 0; (parameter = parameter_at(kind, part, i)); i++)
        cJSON_AddItemToObject(properties, parameter->name, schema_of_parameter(parameter, scope->axes));
    add_if(schema, condition, then);
}

static void add_part(cJSON *schema, const struct scope_of_parts *scope, int kind, int part)
{
    const char *fallback = scope->fallback(kind), *named = part_at(kind, part)->name;
    const bool meant = fallback && strcmp(fallback, named) == 0;
    add_ranges(schema, scope, kind, part, meant ? need(cJSON_CreateObject()) : having(kinds[kind].name), "const",
               named);
}

static void add_member(cJSON *schema, const struct scope_of_parts *scope, int kind, int part)
{
    char pattern[200];
    snprintf(pattern, sizeof pattern, "^(?=.*\\+)(.*\\+)?%s(\\+.*)?$", part_at(kind, part)->name);
    add_ranges(schema, scope, kind, part, having(kinds[kind].name), "pattern", pattern);
}

/* Of the parts that an entry names one at least has the parameter; one that is not named may be meant. */
static void add_owners(cJSON *schema, const struct scope_of_parts *scope, int kind, const char *parameter)
{
    char pattern[200];
    const char *fallback = scope->fallback(kind), *name = kinds[kind].name;
    bool meant = false;
    cJSON *list = need(cJSON_CreateArray());
    for (int part = 0; part < part_count(kind); part++) {
        const char *named = part_at(kind, part)->name;
        if (parameter_find(kind, part, parameter) < 0)
            continue;
        meant = meant || (fallback && strcmp(fallback, named) == 0);
        snprintf(pattern, sizeof pattern, "^(.*\\+)?%s(\\+.*)?$", named);
        cJSON_AddItemToArray(list, kinds[kind].combined ? schema_that_names("pattern", pattern)
                                                        : schema_that_names("const", named));
    }
    cJSON *then = meant ? need(cJSON_CreateObject()) : having(name);
    cJSON_AddItemToObject(cJSON_AddObjectToObject(then, "properties"), name, schema_with("anyOf", list));
    add_if(schema, having(parameter), then);
}

static bool all_have(int kind, const char *name)
{
    int part = 0;
    while (part < part_count(kind) && parameter_find(kind, part, name) >= 0)
        part++;
    return part == part_count(kind);
}

static void add_kind(cJSON *schema, cJSON *properties, const struct scope_of_parts *scope, int kind)
{
    const char *words[MAX_WORDS];
    const int count = names_of_kind(kind, words, 0);
    cJSON_AddItemToObject(properties, kinds[kind].name, schema_of_names(kind, scope->axes));
    for (int i = 0; i < count; i++)
        if (!cJSON_HasObjectItem(properties, words[i]))
            cJSON_AddTrueToObject(properties, words[i]);
    for (int part = 0; part < part_count(kind) && count > 0; part++)
        add_part(schema, scope, kind, part);
    for (int part = 0; part < part_count(kind) && count > 0 && kinds[kind].combined; part++)
        add_member(schema, scope, kind, part);
    for (int i = 0; i < count; i++)
        if (!all_have(kind, words[i]) && !another_kind_has(scope, kind, words[i]))
            add_owners(schema, scope, kind, words[i]);
}

cJSON *object_of_parts(const struct scope_of_parts *scope)
{
    const char *words[MAX_WORDS];
    cJSON *properties, *schema = schema_of_object(&properties);
    const int count = scope->of_games ? names_of_kind(GAME_PART, words, 0) : 0;
    for (int i = 0; i < count; i++)
        cJSON_AddItemToObject(properties, words[i],
                              is_parameter(scope->first_kind, scope->last_kind, words[i])
                                  ? need(cJSON_CreateTrue())
                                  : value_for_any(words[i], GAME_PART, GAME_PART, scope->axes));
    for (int kind = scope->first_kind; kind <= scope->last_kind; kind++)
        add_kind(schema, properties, scope, kind);
    return schema;
}
