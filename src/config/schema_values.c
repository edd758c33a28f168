#include "config/schema_values.h"

#include <stdio.h>
#include <string.h>

#include "base/allocate.h"
#include "config/naming.h"
#include "config/openings.h"
#include "config/positions.h"
#include "parts/combination.h"
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

static cJSON *file_of_positions(void)
{
    cJSON *properties, *schema = schema_of_object(&properties);
    cJSON *file = cJSON_AddObjectToObject(properties, positions_keys[0]);
    cJSON_AddStringToObject(file, "type", "string");
    cJSON_AddStringToObject(file, "description", "with a position in each line");
    cJSON_AddItemToObject(properties, positions_keys[1], schema_of_parameter(&positions_first, false));
    cJSON_AddItemToObject(schema, "required", need(cJSON_CreateStringArray((const char **)positions_keys, 1)));
    return schema;
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
        cJSON_AddItemToArray(list, file_of_positions());
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

/* Seeds of different positions. */
static cJSON *openings(void)
{
    cJSON *properties, *schema = schema_of_object(&properties);
    for (const struct key *key = openings_keys; key->value.name; key++)
        cJSON_AddItemToObject(properties, key->value.name,
                              key->takes == ANY_TEXTS ? schema_of_texts()
                                                      : schema_of_parameter(&key->value, false));
    cJSON_AddItemToObject(
        schema, "required",
        need(cJSON_CreateStringArray((const char *[]){openings_keys[OPENINGS_DISTINCT].value.name}, 1)));
    return schema;
}

cJSON *schema_of_parameter(const Parameter *parameter, bool axis)
{
    char description[1000];
    cJSON *schema = schema_of_value(parameter, axis);
    if (axis && parameter->kind == SEED)
        cJSON_AddItemToArray(cJSON_GetObjectItem(schema, "anyOf"), openings());
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
    char *pattern = NULL, *names = NULL;
    size_t size;
    FILE *out = need(open_memstream(&names, &size));
    for (int i = 0; i < part_count(kind); i++)
        fprintf(out, "%s%s", i ? "|" : "", part_at(kind, i)->name);
    fclose(out);
    out = need(open_memstream(&pattern, &size));
    fprintf(out, "^(?!(.*\\+)?([^+]+)\\+(.*\\+)?\\2(\\+|$))(%s)(\\+(%s)){1,%d}$", names, names,
            most_members(kind) - 1);
    fclose(out);
    cJSON *schema = schema_with_text("type", "string");
    cJSON_AddStringToObject(schema, "pattern", pattern);
    cJSON_AddStringToObject(schema, "description", kinds[kind].combined);
    free(names);
    free(pattern);
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
