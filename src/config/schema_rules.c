#include "config/schema_rules.h"

#include <string.h>

#include "base/allocate.h"
#include "config/schema_values.h"

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

void add_rules(cJSON *schema, const struct key *keys, const struct rule *rules)
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

void add_written_rule(cJSON *schema, enum written_rule rule)
{
    char *text = need(strdup(written[rule]));
    for (char *at = text; (at = strchr(at, '\''));)
        *at = '"';
    add_condition(schema, need(cJSON_Parse(text)));
    free(text);
}
