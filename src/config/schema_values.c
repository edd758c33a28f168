#include "config/schema.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "config/openings.h"
#include "parts/parts.h"

/* Integers in JSON are exact so far (base/json.h). */
static const double most_exact = 9007199254740992;

/* --- schemas in general --------------------------------------------------------------------------------------- */

cJSON *schema_with(const char *key, cJSON *member)
{
    cJSON *schema = need(cJSON_CreateObject());
    cJSON_AddItemToObject(schema, key, member);
    return schema;
}

cJSON *schema_with_text(const char *key, const char *text)
{
    return schema_with(key, need(cJSON_CreateString(text)));
}

cJSON *schema_of_list(cJSON *items, int least, int most)
{
    cJSON *schema = schema_with_text("type", "array");
    cJSON_AddItemToObject(schema, "items", items);
    if (least > 0)
        cJSON_AddNumberToObject(schema, "minItems", least);
    if (most > 0)
        cJSON_AddNumberToObject(schema, "maxItems", most);
    return schema;
}

cJSON *schema_of_texts(void)
{
    cJSON *list = need(cJSON_CreateArray());
    cJSON_AddItemToArray(list, schema_with_text("type", "string"));
    cJSON_AddItemToArray(list, schema_of_list(schema_with_text("type", "string"), 1, 0));
    return schema_with("anyOf", list);
}

cJSON *schema_of_words(const char *const *words, int count)
{
    return schema_with("enum", need(cJSON_CreateStringArray((const char **)words, count)));
}

cJSON *schema_of_object(cJSON **properties)
{
    cJSON *schema = schema_with_text("type", "object");
    *properties = cJSON_AddObjectToObject(schema, "properties");
    for (int i = 0; remark_keys[i]; i++)
        cJSON_AddTrueToObject(*properties, remark_keys[i]);
    char pattern[20];
    snprintf(pattern, sizeof pattern, "^%s", remark_prefix);
    cJSON_AddTrueToObject(cJSON_AddObjectToObject(schema, "patternProperties"), pattern);
    cJSON_AddFalseToObject(schema, "additionalProperties");
    return schema;
}

/* --- one value ------------------------------------------------------------------------------------------------ */

/* Numbers are written by us, as cJSON would round them. */
static void add_number(cJSON *schema, const char *key, const char *format, double number)
{
    char text[400];
    snprintf(text, sizeof text, format, number);
    cJSON_AddRawToObject(schema, key, text);
}

static cJSON *number(const Parameter *parameter)
{
    const bool whole = parameter->kind != REAL, seed = parameter->kind == SEED;
    const double most = seed || (whole && parameter->most > most_exact) ? most_exact : parameter->most;
    const char *format = whole ? "%.0f" : "%.17g";
    cJSON *schema = schema_with_text("type", whole ? "integer" : "number");
    add_number(schema, "minimum", format, seed ? 0 : parameter->least);
    add_number(schema, "maximum", format, most);
    return schema;
}

static cJSON *text(const Parameter *parameter, bool ranges)
{
    cJSON *schema = schema_with_text("type", "string");
    cJSON_AddStringToObject(schema, "pattern", setting_pattern(parameter, ranges));
    return schema;
}

/* A word that is a number may stand without quotes. */
static cJSON *choice(const Parameter *parameter)
{
    cJSON *words = need(cJSON_CreateArray());
    char word[SETTING_TEXT];
    for (int i = 0; i < setting_choices(parameter); i++) {
        setting_write(parameter, (Setting){.choice = i}, word);
        cJSON_AddItemToArray(words, cJSON_CreateString(word));
        if (word[strspn(word, "0123456789")] == '\0')
            cJSON_AddItemToArray(words, cJSON_CreateRaw(word));
    }
    return schema_with("enum", words);
}

/* The ways to write it. */
static cJSON *ways(const Parameter *parameter, bool ranges)
{
    cJSON *list = need(cJSON_CreateArray());
    if (parameter->kind == CHOICE)
        cJSON_AddItemToArray(list, choice(parameter));
    if (parameter->kind != CHOICE && parameter->kind != TEXT)
        cJSON_AddItemToArray(list, number(parameter));
    if (parameter->kind != CHOICE)
        cJSON_AddItemToArray(list, text(parameter, ranges));
    if (parameter->word)
        cJSON_AddItemToArray(list, schema_of_words(&parameter->word, 1));
    if (is_position(parameter) && ranges)
        cJSON_AddItemToArray(list, schema_of_keys(positions_keys, positions_rules));
    return list;
}

cJSON *schema_of_value(const Parameter *parameter, bool axis)
{
    cJSON *list = ways(parameter, axis);
    if (axis)
        cJSON_AddItemToArray(list, schema_of_list(schema_with("anyOf", ways(parameter, true)), 1, LONGEST_AXIS));
    return schema_with("anyOf", list);
}

static void add_default(cJSON *schema, const Parameter *parameter)
{
    if (parameter->kind == CHOICE || parameter->kind == TEXT)
        cJSON_AddStringToObject(schema, "default", parameter->fallback);
    else
        cJSON_AddRawToObject(schema, "default", parameter->fallback);
}

cJSON *schema_of_parameter(const Parameter *parameter, bool axis)
{
    char description[1000];
    cJSON *schema = schema_of_value(parameter, axis);
    if (axis && parameter->kind == SEED)
        cJSON_AddItemToArray(cJSON_GetObjectItem(schema, "anyOf"), schema_of_keys(openings_keys, openings_rules));
    snprintf(description, sizeof description, "%s%s%s\n%s", parameter->about,
             parameter->fallback ? "; default " : "", parameter->fallback ? parameter->fallback : "",
             setting_expected(parameter));
    cJSON_AddStringToObject(schema, "description", description);
    if (parameter->fallback)
        add_default(schema, parameter);
    return schema;
}

/* --- names of parts ------------------------------------------------------------------------------------------- */

/* "a+b", without repetitions, and of no more than most_members(). */
static cJSON *combinations(int kind)
{
    FILE *out = text_open();
    for (int i = 0; i < part_count(kind); i++)
        fprintf(out, "%s%s", i ? "|" : "", part_at(kind, i)->name);
    const char *names = text_close(out);
    cJSON *schema = schema_with_text("type", "string");
    cJSON_AddStringToObject(schema, "pattern",
                            printed("^(?!(.*\\+)?([^+]+)\\+(.*\\+)?\\2(\\+|$))(%s)(\\+(%s)){1,%d}$", names, names,
                                    most_members(kind) - 1));
    cJSON_AddStringToObject(schema, "description", kinds[kind].combined);
    return schema;
}

static cJSON *names(int kind)
{
    cJSON *list = need(cJSON_CreateArray());
    for (int i = 0; i < part_count(kind); i++) {
        cJSON *name = schema_with_text("const", part_at(kind, i)->name);
        cJSON_AddStringToObject(name, "description", *part_at(kind, i)->about);
        cJSON_AddItemToArray(list, name);
    }
    if (kinds[kind].combined)
        cJSON_AddItemToArray(list, combinations(kind));
    return schema_with("anyOf", list);
}

cJSON *schema_of_names(int kind, bool axis)
{
    cJSON *one = names(kind);
    if (!axis)
        return one;
    cJSON *list = need(cJSON_CreateArray());
    cJSON_AddItemToArray(list, one);
    cJSON_AddItemToArray(list, schema_of_list(names(kind), 1, MAX_WORDS));
    return schema_with("anyOf", list);
}

cJSON *schema_that_names(const char *key, const char *value)
{
    cJSON *one = schema_with_text(key, value), *list = need(cJSON_CreateArray());
    cJSON *contained = schema_with_text("type", "array");
    cJSON *member = cJSON_Duplicate(one, true);
    cJSON_AddStringToObject(member, "type", "string");
    cJSON_AddStringToObject(one, "type", "string");
    cJSON_AddItemToObject(contained, "contains", member);
    cJSON_AddItemToArray(list, one);
    cJSON_AddItemToArray(list, contained);
    return schema_with("anyOf", list);
}

static void add_unless_there(cJSON *list, cJSON *item)
{
    const cJSON *other;
    cJSON_ArrayForEach (other, list)
        if (cJSON_Compare(other, item, true)) {
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
