#include "schema/schema_parts.h"

#include <stdio.h>
#include <string.h>

#include "core/allocate.h"
#include "schema/schema_rules.h"
#include "schema/schema_values.h"
#include "text/nearest.h"

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

/* Where a part is named, its parameters have its ranges, and those of its kind that it has not are wrong. */
static void add_part(cJSON *schema, const struct scope_of_parts *scope, int kind, int part, const char *named)
{
    const char *words[MAX_WORDS], *fallback = scope->fallback(kind), *name = kinds[kind].name;
    const int count = names_of_kind(kind, words, 0);
    const bool meant = fallback && strcmp(fallback, named) == 0;
    cJSON *condition = meant ? need(cJSON_CreateObject()) : having(name), *then = need(cJSON_CreateObject());
    cJSON_AddItemToObject(cJSON_AddObjectToObject(condition, "properties"), name,
                          schema_that_names("const", named));
    cJSON *properties = cJSON_AddObjectToObject(then, "properties");
    for (int i = 0; i < count; i++) {
        const int at = parameter_find(kind, part, words[i]);
        if (at >= 0)
            cJSON_AddItemToObject(properties, words[i],
                                  schema_of_parameter(parameter_at(kind, part, at), scope->axes));
        else if (!another_kind_has(scope, kind, words[i]))
            cJSON_AddFalseToObject(properties, words[i]);
    }
    add_if(schema, condition, then);
}

static bool all_have(int kind, const char *name)
{
    int part = 0;
    while (part < part_count(kind) && parameter_find(kind, part, name) >= 0)
        part++;
    return part == part_count(kind);
}

/* The same of combinations that have this part, and of those that have it not. */
static void add_member(cJSON *schema, const struct scope_of_parts *scope, int kind, int part, bool member)
{
    char pattern[200];
    const char *named = part_at(kind, part)->name, *name = kinds[kind].name;
    cJSON *condition = having(name), *then = need(cJSON_CreateObject());
    cJSON *properties = cJSON_AddObjectToObject(then, "properties");
    snprintf(pattern, sizeof pattern, member ? "^(?=.*\\+)(.*\\+)?%s(\\+.*)?$" : "^(?!(.*\\+)?%s(\\+|$)).*\\+",
             named);
    cJSON_AddItemToObject(cJSON_AddObjectToObject(condition, "properties"), name,
                          schema_that_names("pattern", pattern));
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(kind, part, i)); i++)
        if (member)
            cJSON_AddItemToObject(properties, parameter->name, schema_of_parameter(parameter, scope->axes));
        else if (!all_have(kind, parameter->name) && !another_kind_has(scope, kind, parameter->name))
            cJSON_AddFalseToObject(properties, parameter->name);
    add_if(schema, condition, then);
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
        add_part(schema, scope, kind, part, part_at(kind, part)->name);
    for (int part = 0; part < part_count(kind) && count > 0 && kinds[kind].combined; part++)
        for (int member = 0; member < 2; member++)
            add_member(schema, scope, kind, part, member);
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
