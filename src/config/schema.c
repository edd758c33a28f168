#include "config/schema.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "config/claims.h"
#include "config/keys.h"
#include "config/lists.h"
#include "config/openings.h"
#include "parts/parts.h"
#include "theory/column.h"

/* Integers in JSON are exact so far (base/json.h). */
static const double most_exact = 9007199254740992;

/* --- schemas in general --------------------------------------------------------------------------------------- */

static void write_text(FILE *out, const char *text)
{
    fputs(cJSON_PrintUnformatted(cJSON_CreateString(text)), out);
}

/* JSON as it is written, but with ' for " outside of texts; and for %s a text, in quotes, for %d a number, for %j JSON, which
 * is given back (memory.h), or nothing for NULL. */
static char *schema(const char *format, ...)
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

/* A list with one more item; NULL is the list of none. */
static char *schema_listed(char *list, char *item)
{
    return list ? schema("%j,\n%j", list, item) : item;
}

/* An object with more members. */
static char *schema_with(char *object, char *members)
{
    object[strlen(object) - 1] = '\0';
    return schema("%j,%j}", object, members);
}

static char *schema_of_texts(void)
{
    return schema("{'anyOf':[{'type':'string'},{'type':'array','items':{'type':'string'},'minItems':1}]}");
}

static char *schema_of_words(const char *const *words, int count)
{
    char *list = NULL;
    for (int i = 0; i < count; i++)
        list = schema_listed(list, schema("%s", words[i]));
    return schema("{'enum':[%j]}", list);
}

/* --- objects -------------------------------------------------------------------------------------------------- */

/* An object that is being described: what its keys take, each named once. */
struct described {
    const char **names;
    int count;
    char *properties;
};

static void describe(struct described *object, const char *name, char *value)
{
    if (find_word(name, object->names, object->count) >= 0)
        return;
    object->names = grow(object->names, (size_t)object->count, sizeof *object->names);
    object->names[object->count++] = name;
    object->properties = schema_listed(object->properties, schema("%s:%j", name, value));
}

/* Without other keys but remarks, and the pieces that any object may use. */
static char *described_schema(struct described *object)
{
    for (int i = 0; remark_keys[i]; i++)
        describe(object, remark_keys[i], schema("true"));
    describe(object, config_keys[USE_KEY].value.name, schema_of_texts());
    return schema(
        "{'type':'object','properties':{%j},'patternProperties':{'^%j':true},'additionalProperties':false}",
        object->properties, copied(remark_prefix));
}

static char *value_of(const struct key *key);

static char *schema_of_keys(const struct key *keys)
{
    struct described object = {.names = NULL};
    for (const struct key *key = keys; key->value.name; key++)
        describe(&object, key->value.name, value_of(key));
    return described_schema(&object);
}

/* A list of such objects, which may be a piece. */
static char *listed(char *items, int least)
{
    return schema("{'type':['array','object'],'items':%j,'minItems':%d,\n"
                  "'required':['use'],'properties':{'use':%j},'additionalProperties':false}",
                  items, least, schema_of_texts());
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
        list = schema_listed(list, schema_of_keys(positions_keys));
    return list;
}

/* One value; or, as an axis, a list of values and ranges as well, or seeds that are drawn: with what it is about, and its default, as
 * `plymeter list` shows them. */
static char *schema_of_parameter(const Parameter *parameter, bool axis)
{
    const char *usual = parameter->fallback;
    char *list = ways(parameter, axis);
    if (axis)
        list = schema_listed(list, schema("{'type':'array','items':{'anyOf':[%j]},'minItems':1,'maxItems':%d}",
                                          ways(parameter, true), LONGEST_AXIS));
    if (axis && parameter->kind == SEED)
        list = schema_listed(list, schema_of_keys(openings_keys));
    return schema("{'anyOf':[%j],'description':%s}", list,
                  printed("%s%s%s\n%s", parameter->about, usual ? "; default " : "", usual ? usual : "",
                          setting_expected(parameter)));
}

/* --- parts ---------------------------------------------------------------------------------------------------- */

/* The name of a part of this kind, each with what the part is about; or several, "a+b"; or, as an axis, a list. */
static char *names(int kind, bool axis)
{
    char *list = NULL, *words = NULL;
    for (int i = 0; i < part_count(kind); i++) {
        const char *name = part_at(kind, i)->name;
        list = schema_listed(list, schema("{'const':%s,'description':%s}", name, *part_at(kind, i)->about));
        words = printed("%s%s%s", words ? words : "", words ? "|" : "", name);
    }
    if (kinds[kind].combined)
        list = schema_listed(list, schema("{'type':'string','pattern':%s,'description':%s}",
                                          printed("^(%s)(\\+(%s)){1,%d}$", words, words, most_members(kind) - 1),
                                          kinds[kind].combined));
    return axis ? schema("{'anyOf':[%j,{'type':'array','items':{'anyOf':[%j]},'minItems':1,'maxItems':%d}]}", list,
                         copied(list), MAX_WORDS)
                : schema("{'anyOf':[%j]}", list);
}

/* What parts of a kind take for a parameter of this name, whichever of them is meant. */
static char *any_value(int kind, const char *name, bool axis)
{
    char *list = NULL;
    for (int part = 0; part < part_count(kind); part++) {
        const int i = parameter_find(kind, part, name);
        char *value = i < 0 ? NULL : schema_of_parameter(parameter_at(kind, part, i), axis);
        if (value && !(list && strstr(list, value))) /* most are the same */
            list = schema_listed(list, value);
    }
    return list;
}

/* Parts of these kinds, if `named` is true by their names; and parameters of theirs, whose names other kinds may have, too. */
static void describe_parts(struct described *object, int first_kind, int last_kind, bool named, bool axis)
{
    const char *words[MAX_WORDS];
    int count = 0;
    for (int kind = first_kind; kind <= last_kind; kind++) {
        if (named)
            describe(object, kinds[kind].name, names(kind, axis));
        count = names_of_kind(kind, words, count);
    }
    for (int i = 0; i < count; i++) {
        char *list = NULL, *value;
        for (int kind = first_kind; kind <= last_kind; kind++)
            if ((value = any_value(kind, words[i], axis)))
                list = schema_listed(list, value);
        describe(object, words[i], schema("{'anyOf':[%j]}", list));
    }
}

static char *entries(int first_kind, int last_kind)
{
    struct described object = {.names = NULL};
    int count;
    const struct key *keys = entry_keys(first_kind, &count);
    describe_parts(&object, first_kind, last_kind, true, true);
    for (int i = 0; i < count; i++)
        describe(&object, keys[i].value.name, value_of(&keys[i]));
    return listed(described_schema(&object), 1);
}

/* One search, or one for each game, or a file. */
static char *reference(void)
{
    struct described by_game = {.names = NULL};
    for (int game = 0; game < part_count(GAME_PART); game++)
        describe(&by_game, part_at(GAME_PART, game)->name, schema("{'$ref':'#/definitions/judge'}"));
    return schema("{'anyOf':[{'$ref':'#/definitions/judge'},%j,%j]}", described_schema(&by_game),
                  schema_of_keys(reference_file_keys));
}

/* --- words ---------------------------------------------------------------------------------------------------- */

static char *metrics(void)
{
    char *words = NULL;
    const char *name;
    for (int i = 0; (name = metric_name(i)); i++)
        if (*name)
            words = schema_listed(words, schema("%s", name));
    return schema("{'enum':[%j]}", words);
}

static char *theories(void)
{
    const char *names_of_columns[THEORY_COLUMNS];
    for (int i = 0; i < THEORY_COLUMNS; i++)
        names_of_columns[i] = theory_name(i);
    return schema_of_words(names_of_columns, THEORY_COLUMNS);
}

static char *pieces(void)
{
    return schema("{'type':'object','additionalProperties':"
                  "{'anyOf':[{'type':'object'},{'type':'array','items':{'type':'object'}}]},"
                  "'properties':{'$schema':true,'$comment':true},'patternProperties':{'^x-':true}}");
}

/* --- keys ----------------------------------------------------------------------------------------------------- */

/* What is used in several places is defined once.  Beside a $ref nothing counts (draft 7), so that it is in a list of its own. */
static char *bare_value_of(const struct key *key)
{
    switch (key->takes) {
    case ANY_TEXT:
    case ONE_FILE:
        return schema("{'type':'string'}");
    case SOME_GAMES:
    case SOME_EXPERIMENTS:
    case SOME_FILES:
    case SOME_PIECES:
        return schema_of_texts();
    case NAMED_PIECES:
        return pieces();
    case AN_OBJECT:
        return schema("{'type':'object'}");
    case TRUE_OR_FALSE:
        return schema("{'type':'boolean'}");
    case ONE_VALUE:
    case SOME_VALUES: /* value_of */
    case TWO_VALUES:
        return schema("{'type':'array','items':%j,'minItems':2,'maxItems':2}",
                      schema_of_parameter(&key->value, false));
    case ALL_LIMITS:
        return schema_of_keys(limits_keys());
    case GAME_ENTRIES:
        return entries(GAME_PART, GAME_PART);
    case SEARCH_ENTRIES:
        return schema("{'allOf':[{'$ref':'#/definitions/searches'}]}");
    case CUTOFF_ENTRIES:
        return schema("{'allOf':[{'$ref':'#/definitions/cutoffs'}]}");
    case ONE_SEARCH:
        return reference();
    case ONE_SELECTION:
        return schema("{'allOf':[{'$ref':'#/definitions/selection'}]}");
    case SELECTIONS:
        return listed(schema("{'allOf':[{'$ref':'#/definitions/selection'},{'minProperties':1}]}"), 0);
    case SOME_AXES:
        return schema("{'allOf':[{'$ref':'#/definitions/axes'}]}");
    case ONE_METRIC:
        return metrics();
    case THEORY_COLUMN:
        return theories();
    case SPRT_OBJECT:
        return schema_of_keys(sprt_keys);
    case TUNE_OBJECT:
        return schema_of_keys(tune_keys);
    case CLAIM_LIST:
        return listed(schema_of_keys(claim_keys), 0);
    case SOURCE_OBJECT:
        return schema_of_keys(source_keys);
    }
    return schema("false");
}

static char *value_of(const struct key *key)
{
    if (key->takes == ONE_VALUE || key->takes == SOME_VALUES)
        return schema_of_parameter(&key->value, key->takes == SOME_VALUES);
    return schema_with(bare_value_of(key), schema("'description':%s", key->value.about));
}

/* --- the whole ------------------------------------------------------------------------------------------------ */

char *schema_text(void)
{
    struct described judge = {.names = NULL}, selection = {.names = NULL};
    describe_parts(&judge, ALGORITHM_PART, CUTOFF_PART, true, false);
    describe_parts(&judge, GAME_PART, GAME_PART, false, false);
    describe_parts(&selection, 0, PART_KINDS - 1, true, true);
    for (const Parameter *key = row_keys; key->name; key++)
        describe(&selection, key->name, schema_of_parameter(key, true));
    char *axis = schema_of_words(selection.names, selection.count);
    return schema_with(schema_of_keys(config_keys),
                       schema("'$schema':'http://json-schema.org/draft-07/schema#','title':'plymeter config',\n"
                              "'definitions':{'searches':%j,'cutoffs':%j,'judge':%j,'selection':%j,\n"
                              "'axes':{'anyOf':[%j,{'type':'array','items':%j,'minItems':1}]}}",
                              entries(FIRST_OF_SEARCH, LAST_OF_SEARCH), entries(CUTOFF_PART, CUTOFF_PART),
                              described_schema(&judge), described_schema(&selection), axis, copied(axis)));
}
