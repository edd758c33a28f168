#include "config/schema.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "config/claims.h"
#include "theory/column.h"

/* --- what keys ask of other keys ------------------------------------------------------------------------------- */

void add_condition(cJSON *schema, cJSON *condition)
{
    cJSON *list = cJSON_GetObjectItemCaseSensitive(schema, "allOf");
    if (!list)
        list = cJSON_AddArrayToObject(schema, "allOf");
    cJSON_AddItemToArray(list, condition);
}

void add_if(cJSON *schema, cJSON *condition, cJSON *then)
{
    cJSON *both = schema_with("if", condition);
    cJSON_AddItemToObject(both, "then", then);
    add_condition(schema, both);
}

cJSON *having(const char *key)
{
    return schema_with("required", need(cJSON_CreateStringArray(&key, 1)));
}

static cJSON *having_one_of(const struct key *keys, unsigned bits)
{
    cJSON *list = need(cJSON_CreateArray());
    for (int key = 0; bits >> key; key++)
        if (bits >> key & 1)
            cJSON_AddItemToArray(list, having(keys[key].value.name));
    return schema_with("anyOf", list);
}

static void add_rules(cJSON *schema, const struct key *keys, const struct rule *rules)
{
    for (const struct rule *rule = rules; rule && rule->message; rule++) {
        cJSON *others = having_one_of(keys, rule->others);
        cJSON *then = rule->what == NEEDS ? others : schema_with("not", others);
        if (rule->key == ANYWAY)
            add_condition(schema, then);
        else
            add_if(schema, having(keys[rule->key].value.name), then);
    }
}

/* Rules about values of keys, which no table has. */
enum written_rule { TIMING_RULE, BUDGET_RULE, SEARCHES_RULE, CORRELATION_RULE, MARGIN_RULE, POOL_RULE };

/* In apostrophes instead of quotes; each names the file of the reader that has it as statements. */
static const char *const written[] = {
    [TIMING_RULE] = /* experiment.c */
    "{ 'if':   { 'required': ['timing_seconds'] }, 'then': { 'required': ['precision'] } }",
    [BUDGET_RULE] = /* section.c */
    "{ 'if':   { 'required': ['budget'] },"
    "  'then': { 'required': ['deepen'], 'properties': { 'deepen': { 'not': { 'const': 'limit' } } } } }",
    [SEARCHES_RULE] = /* experiment.c */
    "{ 'anyOf': [ { 'required': ['searches'] },"
    "             { 'properties': { 'games': { 'items': { 'required': ['searches'] } } } } ] }",
    [CORRELATION_RULE] = /* claims.c */
    "{ 'if':   { 'required': ['compare'], 'properties': { 'compare': { 'enum': ['correlation', 'ranks'] } } },"
    "  'then': { 'not': { 'required': ['confidence'] },"
    "            'properties': { 'each': { 'const': false }, 'relation': { 'not': { 'const': '==' } } } } }",
    [MARGIN_RULE] = /* claims.c */
    "{ 'if':   { 'required': ['relation'], 'properties': { 'relation': { 'const': '~' } } },"
    "  'then': { 'required': ['margin'], 'properties': { 'each': { 'const': false } } },"
    "  'else': { 'not': { 'required': ['relation', 'margin'] } } }",
    [POOL_RULE] = /* claims.c */
    "{ 'if':   { 'required': ['pool'] },"
    "  'then': { 'properties': { 'each': { 'const': false }, 'relation': { 'not': { 'const': '==' } } } } }",
};

static void add_written_rule(cJSON *schema, enum written_rule rule)
{
    char *text = copied(written[rule]);
    for (char *at = text; (at = strchr(at, '\''));)
        *at = '"';
    add_condition(schema, need(cJSON_Parse(text)));
}

/* --- objects -------------------------------------------------------------------------------------------------- */

static cJSON *value_of(const struct key *key);

cJSON *schema_of_keys(const struct key *keys, const struct rule *rules)
{
    cJSON *properties, *schema = schema_of_object(&properties);
    for (const struct key *key = keys; key->value.name; key++)
        cJSON_AddItemToObject(properties, key->value.name, value_of(key));
    add_rules(schema, keys, rules);
    return schema;
}

/* What is used in several places is defined once. */
static cJSON *reference_to(const char *definition)
{
    char text[100];
    snprintf(text, sizeof text, "#/definitions/%s", definition);
    return schema_with_text("$ref", text);
}

static cJSON *limits(void)
{
    const Parameter *parameter;
    cJSON *properties, *schema = schema_of_object(&properties);
    for (int i = 0; (parameter = parameter_at(LIMITS_PART, 0, i)); i++)
        cJSON_AddItemToObject(properties, parameter->name, schema_of_parameter(parameter, false));
    add_written_rule(schema, TIMING_RULE);
    return schema;
}

/* --- parts ---------------------------------------------------------------------------------------------------- */

static cJSON *entries(int first_kind, int last_kind)
{
    const struct scope_of_parts scope = {first_kind, last_kind, true, naming_fallback, false};
    cJSON *schema = object_of_parts(&scope), *properties = cJSON_GetObjectItem(schema, "properties");
    int count;
    const struct key *keys = entry_keys(first_kind, &count);
    for (int i = 0; i < count; i++)
        cJSON_AddItemToObject(properties, keys[i].value.name, value_of(&keys[i]));
    for (int kind = first_kind; kind <= last_kind; kind++)
        if (!naming_fallback(kind))
            add_condition(schema, having(kinds[kind].name));
    if (first_kind == CUTOFF_PART)
        add_written_rule(schema, BUDGET_RULE);
    return schema_of_list(schema, 1, 0);
}

static cJSON *judging_search(void)
{
    const struct scope_of_parts scope = {ALGORITHM_PART, CUTOFF_PART, false, reference_fallback, true};
    return object_of_parts(&scope);
}

/* A search for each game. */
static cJSON *by_game(void)
{
    cJSON *properties, *schema = schema_of_object(&properties);
    for (int game = 0; game < part_count(GAME_PART); game++)
        cJSON_AddItemToObject(properties, part_at(GAME_PART, game)->name, reference_to("judge"));
    return schema;
}

static cJSON *one_search(void)
{
    cJSON *list = need(cJSON_CreateArray());
    cJSON_AddItemToArray(list, reference_to("judge"));
    cJSON_AddItemToArray(list, by_game());
    cJSON_AddItemToArray(list, schema_of_keys(reference_file_keys, reference_file_rules));
    return schema_with("anyOf", list);
}

/* --- cells and columns ---------------------------------------------------------------------------------------- */

static cJSON *selection(void)
{
    const char *words[MAX_WORDS];
    cJSON *properties, *schema = schema_of_object(&properties);
    int count = 0;
    for (int kind = 0; kind < PART_KINDS; kind++)
        cJSON_AddItemToObject(properties, kinds[kind].name, schema_of_names(kind, true));
    for (const Parameter *key = row_keys; key->name; key++)
        cJSON_AddItemToObject(properties, key->name, schema_of_value(key, true));
    for (int kind = 0; kind < PART_KINDS; kind++)
        count = names_of_kind(kind, words, count);
    for (int i = 0; i < count; i++)
        cJSON_AddItemToObject(properties, words[i], value_for_any(words[i], 0, PART_KINDS - 1, true));
    return schema;
}

static cJSON *selections(void)
{
    cJSON *list = need(cJSON_CreateArray());
    cJSON_AddItemToArray(list, reference_to("selection"));
    cJSON_AddItemToArray(list, schema_with("minProperties", need(cJSON_CreateNumber(1))));
    return schema_of_list(schema_with("allOf", list), 0, 0);
}

static cJSON *axes(void)
{
    const char *words[MAX_WORDS];
    int count = 0;
    for (const Parameter *key = row_keys; key->name; key++)
        words[count++] = key->name;
    for (int kind = 0; kind < PART_KINDS; kind++)
        words[count++] = kinds[kind].name;
    for (int kind = 0; kind < PART_KINDS; kind++)
        count = names_of_kind(kind, words, count);
    cJSON *list = need(cJSON_CreateArray());
    cJSON_AddItemToArray(list, schema_of_words(words, count));
    cJSON_AddItemToArray(list, schema_of_list(schema_of_words(words, count), 1, 0));
    return schema_with("anyOf", list);
}

/* The metrics that some rows have; or those of them that may be claimed to be equal. */
static cJSON *metrics(bool exact)
{
    cJSON *words = need(cJSON_CreateArray());
    const char *name;
    for (int i = 0; (name = metric_name(i)); i++)
        if (*name && (!exact || metric_is_exact(name)))
            cJSON_AddItemToArray(words, cJSON_CreateString(name));
    return schema_with("enum", words);
}

static cJSON *theories(void)
{
    const char *names[THEORY_COLUMNS];
    for (int i = 0; i < THEORY_COLUMNS; i++)
        names[i] = theory_name(i);
    return schema_of_words(names, THEORY_COLUMNS);
}

static cJSON *claims(void)
{
    cJSON *schema = schema_of_keys(claim_keys, claim_rules), *equal = having("relation");
    cJSON_AddItemToObject(cJSON_AddObjectToObject(equal, "properties"), "relation",
                          schema_with_text("const", "=="));
    add_if(schema, equal, schema_with("properties", schema_with("metric", metrics(true))));
    add_written_rule(schema, CORRELATION_RULE);
    add_written_rule(schema, MARGIN_RULE);
    add_written_rule(schema, POOL_RULE);
    return schema_of_list(schema, 0, 0);
}

/* --- keys ----------------------------------------------------------------------------------------------------- */

static cJSON *bare_value_of(const struct key *key)
{
    switch (key->takes) {
    case ANY_TEXT:
    case ONE_FILE:
        return schema_with_text("type", "string");
    case SOME_GAMES:
    case SOME_EXPERIMENTS:
    case SOME_FILES:
        return schema_of_texts();
    case TRUE_OR_FALSE:
        return schema_with_text("type", "boolean");
    case ONE_VALUE:
        return schema_of_value(&key->value, false);
    case SOME_VALUES:
        return schema_of_value(&key->value, true);
    case TWO_VALUES:
        return schema_of_list(schema_of_value(&key->value, false), 2, 2);
    case ALL_LIMITS:
        return limits();
    case GAME_ENTRIES:
        return entries(GAME_PART, GAME_PART);
    case SEARCH_ENTRIES:
        return reference_to("searches");
    case CUTOFF_ENTRIES:
        return reference_to("cutoffs");
    case ONE_SEARCH:
        return one_search();
    case ONE_SELECTION:
        return reference_to("selection");
    case SELECTIONS:
        return selections();
    case SOME_AXES:
        return reference_to("axes");
    case ONE_METRIC:
        return metrics(false);
    case THEORY_COLUMN:
        return theories();
    case SPRT_OBJECT:
        return schema_of_keys(sprt_keys, NULL);
    case TUNE_OBJECT:
        return schema_of_keys(tune_keys, NULL);
    case CLAIM_LIST:
        return claims();
    case SOURCE_OBJECT:
        return schema_of_keys(source_keys, source_rules);
    }
    return need(cJSON_CreateFalse());
}

/* Beside a $ref nothing counts (draft 7), so that one is put into a list of its own. */
static cJSON *value_of(const struct key *key)
{
    cJSON *schema = bare_value_of(key);
    if (cJSON_HasObjectItem(schema, "$ref")) {
        cJSON *list = need(cJSON_CreateArray());
        cJSON_AddItemToArray(list, schema);
        schema = schema_with("allOf", list);
    }
    if (!cJSON_HasObjectItem(schema, "description"))
        cJSON_AddStringToObject(schema, "description", key->value.about);
    return schema;
}

/* --- the whole ------------------------------------------------------------------------------------------------ */

static void add_companions(cJSON *schema)
{
    char name[SETTING_TEXT];
    for (const struct companion *companion = companions; companion->key != CONFIG_KEYS; companion++) {
        const char *key = config_keys[companion->key].value.name;
        setting_write(&config_keys[MEASURE_KEY].value, (Setting){.choice = (int)companion->measure}, name);
        cJSON *measured = having("measure"), *properties = schema_with("measure", schema_with_text("const", name));
        cJSON_AddItemToObject(measured, "properties", properties);
        add_if(schema, having(key), measured);
    }
}

char *schema_text(void)
{
    cJSON *schema = schema_of_keys(config_keys, config_rules);
    cJSON_AddStringToObject(schema, "$schema", "http://json-schema.org/draft-07/schema#");
    cJSON_AddStringToObject(schema, "title", "plymeter config");
    add_companions(schema);
    add_written_rule(schema, SEARCHES_RULE);
    cJSON *definitions = cJSON_AddObjectToObject(schema, "definitions");
    cJSON_AddItemToObject(definitions, "searches", entries(FIRST_OF_SEARCH, LAST_OF_SEARCH));
    cJSON_AddItemToObject(definitions, "cutoffs", entries(CUTOFF_PART, CUTOFF_PART));
    cJSON_AddItemToObject(definitions, "judge", judging_search());
    cJSON_AddItemToObject(definitions, "selection", selection());
    cJSON_AddItemToObject(definitions, "axes", axes());
    return cJSON_Print(schema);
}
