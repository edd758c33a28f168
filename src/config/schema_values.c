#include "config/schema.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "config/openings.h"
#include "parts/parts.h"

/* Integers in JSON are exact so far (base/json.h). */
static const double most_exact = 9007199254740992;

/* --- schemas in general --------------------------------------------------------------------------------------- */

static void write_text(FILE *out, const char *text)
{
    fputs(cJSON_PrintUnformatted(cJSON_CreateString(text)), out);
}

char *schema(const char *format, ...)
{
    FILE *out = text_open();
    char *part;
    va_list arguments;
    va_start(arguments, format);
    for (; *format; format++)
        if (*format != '%') {
            fputc(*format == '\'' ? '"' : *format, out);
        } else if (*++format == 's') {
            write_text(out, va_arg(arguments, const char *));
        } else if (*format == 'd') {
            fprintf(out, "%d", va_arg(arguments, int));
        } else if ((part = va_arg(arguments, char *))) {
            fputs(part, out);
            release(part);
        }
    va_end(arguments);
    return text_close(out);
}

char *schema_listed(char *list, char *item)
{
    return list ? schema("%j,\n%j", list, item) : item;
}

char *schema_with(char *object, char *members)
{
    object[strlen(object) - 1] = '\0';
    return schema("%j,%j}", object, members);
}

char *schema_of_texts(void)
{
    return schema("{'anyOf':[{'type':'string'},{'type':'array','items':{'type':'string'},'minItems':1}]}");
}

char *schema_of_words(const char *const *words, int count)
{
    char *list = NULL;
    for (int i = 0; i < count; i++)
        list = schema_listed(list, schema("%s", words[i]));
    return schema("{'enum':[%j]}", list);
}

/* --- objects -------------------------------------------------------------------------------------------------- */

void describe_key(struct described *object, const char *name, char *value)
{
    if (find_word(name, object->names, object->count) >= 0)
        return;
    object->names = grow(object->names, (size_t)object->count, sizeof *object->names);
    object->names[object->count++] = name;
    object->properties = schema_listed(object->properties, schema("%s:%j", name, value));
}

void describe_rule(struct described *object, char *rule)
{
    object->rules = schema_listed(object->rules, rule);
}

void describe_if(struct described *object, char *condition, char *then)
{
    describe_rule(object, schema("{'if':%j,'then':%j}", condition, then));
}

char *described_schema(struct described *object)
{
    for (int i = 0; remark_keys[i]; i++)
        describe_key(object, remark_keys[i], schema("true"));
    describe_key(object, config_keys[USE_KEY].value.name, schema_of_texts());
    char *rules = !object->rules ? NULL
                                 : schema(",\n'if':{'required':[%s]},'then':true,'else':{'allOf':[%j]}",
                                          config_keys[USE_KEY].value.name, object->rules);
    return schema(
        "{'type':'object','properties':{%j},'patternProperties':{'^%j':true},'additionalProperties':false%j}",
        object->properties, copied(remark_prefix), rules);
}

/* --- one value ------------------------------------------------------------------------------------------------ */

static char *number(const Parameter *parameter)
{
    const bool whole = parameter->kind != REAL, seed = parameter->kind == SEED;
    const double most = seed || (whole && parameter->most > most_exact) ? most_exact : parameter->most;
    const int digits = whole ? 0 : 17;
    return schema("{'type':%s,'minimum':%j,'maximum':%j}", whole ? "integer" : "number",
                  printed(whole ? "%.*f" : "%.*g", digits, seed ? 0 : parameter->least),
                  printed(whole ? "%.*f" : "%.*g", digits, most));
}

/* A word that is a number may stand without quotes. */
static char *choice(const Parameter *parameter)
{
    char word[SETTING_TEXT], *words = NULL;
    for (int i = 0; i < setting_choices(parameter); i++) {
        setting_write(parameter, (Setting){.choice = i}, word);
        words = schema_listed(words, schema("%s", word));
        if (word[strspn(word, "0123456789")] == '\0')
            words = schema_listed(words, copied(word));
    }
    return schema("{'enum':[%j]}", words);
}

/* The ways to write it. */
static char *ways(const Parameter *parameter, bool ranges)
{
    char *list = NULL;
    if (parameter->kind == CHOICE)
        list = choice(parameter);
    else if (parameter->kind != TEXT)
        list = number(parameter);
    if (parameter->kind != CHOICE)
        list = schema_listed(list, schema("{'type':'string','pattern':%s}", setting_pattern(parameter, ranges)));
    if (parameter->word)
        list = schema_listed(list, schema_of_words(&parameter->word, 1));
    if (is_position(parameter) && ranges)
        list = schema_listed(list, schema_of_keys(positions_keys, positions_rules));
    return list;
}

/* With another way besides, unless that is NULL. */
static char *value_or(const Parameter *parameter, bool axis, char *other)
{
    char *list = ways(parameter, axis);
    if (axis)
        list = schema_listed(list, schema("{'type':'array','items':{'anyOf':[%j]},'minItems':1,'maxItems':%d}",
                                          ways(parameter, true), LONGEST_AXIS));
    return schema("{'anyOf':[%j]}", other ? schema_listed(list, other) : list);
}

char *schema_of_value(const Parameter *parameter, bool axis)
{
    return value_or(parameter, axis, NULL);
}

char *schema_of_parameter(const Parameter *parameter, bool axis)
{
    const char *usual = parameter->fallback;
    const bool number = usual && strchr("-.0123456789", *usual), drawn = axis && parameter->kind == SEED;
    char *about = printed("%s%s%s\n%s", parameter->about, usual ? "; default " : "", usual ? usual : "",
                          setting_expected(parameter));
    char *value = value_or(parameter, axis, drawn ? schema_of_keys(openings_keys, openings_rules) : NULL);
    value = schema_with(value, schema("'description':%s", about));
    return !usual ? value
           : parameter->kind == CHOICE || parameter->kind == TEXT || !number
               ? schema_with(value, schema("'default':%s", usual))
               : schema_with(value, schema("'default':%j", copied(usual)));
}

char *schema_for_any(const char *name, int first_kind, int last_kind, bool axis)
{
    char *list = NULL;
    for (int kind = first_kind; kind <= last_kind; kind++)
        for (int part = 0; part < part_count(kind); part++) {
            const int i = parameter_find(kind, part, name);
            char *value = i < 0 ? NULL : schema_of_value(parameter_at(kind, part, i), axis);
            if (value && !(list && strstr(list, value))) /* most have the same range */
                list = schema_listed(list, value);
        }
    return schema("{'anyOf':[%j]}", list);
}

/* --- names of parts ------------------------------------------------------------------------------------------- */

/* "a+b", without repetitions, and of no more than most_members(). */
static char *combinations(int kind)
{
    FILE *out = text_open();
    for (int i = 0; i < part_count(kind); i++)
        fprintf(out, "%s%s", i ? "|" : "", part_at(kind, i)->name);
    char *names = text_close(out);
    char *pattern = printed("^(?!(.*\\+)?([^+]+)\\+(.*\\+)?\\2(\\+|$))(%s)(\\+(%s)){1,%d}$", names, names,
                            most_members(kind) - 1);
    char *all = schema("{'type':'string','pattern':%s,'description':%s}", pattern, kinds[kind].combined);
    return all;
}

static char *names(int kind)
{
    char *list = NULL;
    for (int i = 0; i < part_count(kind); i++)
        list = schema_listed(
            list, schema("{'const':%s,'description':%s}", part_at(kind, i)->name, *part_at(kind, i)->about));
    if (kinds[kind].combined)
        list = schema_listed(list, combinations(kind));
    return schema("{'anyOf':[%j]}", list);
}

char *schema_of_names(int kind, bool axis)
{
    return axis ? schema("{'anyOf':[%j,{'type':'array','items':%j,'minItems':1,'maxItems':%d}]}", names(kind),
                         names(kind), MAX_WORDS)
                : names(kind);
}

/* Is the kind's value this name ("const"), or one of this "pattern", or a list in which such a one stands?  The parts of a list. */
static char *that_names(const char *how, const char *name)
{
    return schema("{'anyOf':[{%s:%s,'type':'string'},{'type':'array','contains':{%s:%s,'type':'string'}}]}", how,
                  name, how, name);
}

static bool another_kind_has(const struct scope_of_parts *scope, int kind, const char *name)
{
    return (scope->first_kind < kind && is_parameter(scope->first_kind, kind - 1, name)) ||
           (scope->last_kind > kind && is_parameter(kind + 1, scope->last_kind, name)) ||
           (scope->of_games && is_parameter(GAME_PART, GAME_PART, name));
}

/* Where this part is named, alone or in a combination, its parameters have its ranges. */
static void describe_part(struct described *object, const struct scope_of_parts *scope, int kind, int part,
                          bool combined)
{
    const char *fallback = scope->fallback(kind), *name = part_at(kind, part)->name;
    const bool meant = !combined && fallback && strcmp(fallback, name) == 0;
    const Parameter *parameter;
    char *pattern = printed(combined ? "^(?=.*\\+)(.*\\+)?%s(\\+.*)?$" : "%s", name), *list = NULL;
    for (int i = 0; (parameter = parameter_at(kind, part, i)); i++)
        list = schema_listed(list, schema("%s:%j", parameter->name, schema_of_parameter(parameter, scope->axes)));
    describe_if(object,
                schema("{'properties':{%s:%j}%j}", kinds[kind].name,
                       that_names(combined ? "pattern" : "const", pattern),
                       meant ? NULL : schema(",'required':[%s]", kinds[kind].name)),
                schema("{'properties':{%j}}", list));
}

/* Of the parts that an entry names one at least has the parameter; one that is not named may be meant. */
static void describe_owners(struct described *object, const struct scope_of_parts *scope, int kind,
                            const char *parameter)
{
    const char *fallback = scope->fallback(kind), *name = kinds[kind].name;
    bool meant = false;
    char *list = NULL;
    for (int part = 0; part < part_count(kind); part++) {
        const char *named = part_at(kind, part)->name;
        if (parameter_find(kind, part, parameter) < 0)
            continue;
        meant = meant || (fallback && strcmp(fallback, named) == 0);
        char *pattern = printed(kinds[kind].combined ? "^(.*\\+)?%s(\\+.*)?$" : "%s", named);
        list = schema_listed(list, that_names(kinds[kind].combined ? "pattern" : "const", pattern));
    }
    describe_if(object, schema("{'required':[%s]}", parameter),
                schema("{'properties':{%s:{'anyOf':[%j]}}%j}", name, list,
                       meant ? NULL : schema(",'required':[%s]", name)));
}

static bool all_have(int kind, const char *name)
{
    int part = 0;
    while (part < part_count(kind) && parameter_find(kind, part, name) >= 0)
        part++;
    return part == part_count(kind);
}

void describe_parts(struct described *object, const struct scope_of_parts *scope)
{
    const char *words[MAX_WORDS];
    for (int i = scope->of_games ? names_of_kind(GAME_PART, words, 0) : 0; i-- > 0;)
        if (!is_parameter(scope->first_kind, scope->last_kind, words[i]))
            describe_key(object, words[i], schema_for_any(words[i], GAME_PART, GAME_PART, scope->axes));
    for (int kind = scope->first_kind; kind <= scope->last_kind; kind++) {
        const int count = names_of_kind(kind, words, 0), parts = count ? part_count(kind) : 0;
        describe_key(object, kinds[kind].name, schema_of_names(kind, scope->axes));
        for (int i = 0; i < count; i++)
            describe_key(object, words[i], schema("true"));
        for (int part = 0; part < parts; part++)
            describe_part(object, scope, kind, part, false);
        for (int part = 0; part < parts && kinds[kind].combined; part++)
            describe_part(object, scope, kind, part, true);
        for (int i = 0; i < count; i++)
            if (!all_have(kind, words[i]) && !another_kind_has(scope, kind, words[i]))
                describe_owners(object, scope, kind, words[i]);
    }
}
