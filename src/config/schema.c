#include "config/schema.h"

#include <stdio.h>
#include <string.h>

#include "config/claims.h"
#include "theory/column.h"

/* --- what keys ask of other keys ------------------------------------------------------------------------------- */

/* It has the key, and one of these values. */
static char *having(const struct key *key, unsigned among)
{
    char word[SETTING_TEXT], *words = NULL;
    for (int i = 0; key->value.kind == CHOICE && i < setting_choices(&key->value); i++)
        if (among >> i & 1)
            words = schema_listed(words, schema("%s", setting_write(&key->value, (Setting){.choice = i}, word)));
    for (int truth = 0; key->takes == TRUE_OR_FALSE && truth < 2; truth++)
        if (among >> truth & 1)
            words = schema_listed(words, schema(truth ? "true" : "false"));
    return words ? schema("{'required':[%s],'properties':{%s:{'enum':[%j]}}}", key->value.name, key->value.name,
                          words)
                 : schema("{'required':[%s]}", key->value.name);
}

static void describe_rules(struct described *object, const struct key *keys, const struct rule *rules)
{
    for (const struct rule *rule = rules; rule && rule->message; rule++) {
        char *others = NULL;
        for (int key = 0; rule->others >> key; key++)
            if (rule->others >> key & 1)
                others = schema_listed(others, having(&keys[key], rule->theirs));
        char *then = schema(rule->what == NEEDS ? "{'anyOf':[%j]}" : "{'not':{'anyOf':[%j]}}", others);
        if (rule->key == ANYWAY)
            describe_rule(object, then);
        else
            describe_if(object, having(&keys[rule->key], rule->own), then);
    }
}

/* Rules that no table has; each names the file of the reader that has it as statements. */
static const char budget_rule[] = /* section.c */
    "{'if':{'required':['budget']},"
    "'then':{'required':['deepen'],'properties':{'deepen':{'not':{'const':'limit'}}}}}";
static const char searches_rule[] = /* experiment.c */
    "{'anyOf':[{'required':['searches']},{'properties':{'games':{'items':"
    "{'anyOf':[{'required':['searches']},{'required':['use']}]}}}}]}";

/* --- objects -------------------------------------------------------------------------------------------------- */

static char *value_of(const struct key *key);

void describe_keys(struct described *object, const struct key *keys, const struct rule *rules)
{
    for (const struct key *key = keys; key->value.name; key++)
        describe_key(object, key->value.name, value_of(key));
    describe_rules(object, keys, rules);
}

char *schema_of_keys(const struct key *keys, const struct rule *rules)
{
    struct described object = {.names = NULL};
    describe_keys(&object, keys, rules);
    return described_schema(&object);
}

/* A list of such objects, which may be a piece. */
static char *listed(char *items, int least)
{
    return schema("{'type':['array','object'],'items':%j,'minItems':%d,\n"
                  "'required':['use'],'properties':{'use':%j},'additionalProperties':false}",
                  items, least, schema_of_texts());
}

static char *pieces(void)
{
    return schema("{'type':'object','additionalProperties':"
                  "{'anyOf':[{'type':'object'},{'type':'array','items':{'type':'object'}}]},"
                  "'properties':{'$schema':true,'$comment':true},'patternProperties':{'^x-':true}}");
}

/* --- parts ---------------------------------------------------------------------------------------------------- */

static char *entries(int first_kind, int last_kind)
{
    const struct scope_of_parts scope = {first_kind, last_kind, true, naming_fallback, false};
    struct described object = {.names = NULL};
    int count;
    const struct key *keys = entry_keys(first_kind, &count);
    describe_parts(&object, &scope);
    for (int i = 0; i < count; i++)
        describe_key(&object, keys[i].value.name, value_of(&keys[i]));
    for (int kind = first_kind; kind <= last_kind; kind++)
        if (!naming_fallback(kind))
            describe_rule(&object, schema("{'required':[%s]}", kinds[kind].name));
    if (first_kind == CUTOFF_PART)
        describe_rule(&object, schema(budget_rule));
    return listed(described_schema(&object), 1);
}

static char *judging_search(void)
{
    const struct scope_of_parts scope = {ALGORITHM_PART, CUTOFF_PART, false, reference_fallback, true};
    struct described object = {.names = NULL};
    describe_parts(&object, &scope);
    return described_schema(&object);
}

/* One search, or one for each game, or a file. */
static char *reference(void)
{
    struct described by_game = {.names = NULL};
    for (int game = 0; game < part_count(GAME_PART); game++)
        describe_key(&by_game, part_at(GAME_PART, game)->name, schema("{'$ref':'#/definitions/judge'}"));
    return schema("{'anyOf':[{'$ref':'#/definitions/judge'},%j,%j]}", described_schema(&by_game),
                  schema_of_keys(reference_file_keys, reference_file_rules));
}

/* --- cells and columns ---------------------------------------------------------------------------------------- */

static char *selection(void)
{
    const char *words[MAX_WORDS];
    struct described object = {.names = NULL};
    int count = 0;
    for (int kind = 0; kind < PART_KINDS; kind++)
        describe_key(&object, kinds[kind].name, schema_of_names(kind, true));
    for (const Parameter *key = row_keys; key->name; key++)
        describe_key(&object, key->name, schema_of_value(key, true));
    for (int kind = 0; kind < PART_KINDS; kind++)
        count = names_of_kind(kind, words, count);
    for (int i = 0; i < count; i++)
        describe_key(&object, words[i], schema_for_any(words[i], 0, PART_KINDS - 1, true));
    return described_schema(&object);
}

static char *axes(void)
{
    const char *words[MAX_WORDS];
    int count = 0;
    for (const Parameter *key = row_keys; key->name; key++)
        words[count++] = key->name;
    for (int kind = 0; kind < PART_KINDS; kind++)
        words[count++] = kinds[kind].name;
    for (int kind = 0; kind < PART_KINDS; kind++)
        count = names_of_kind(kind, words, count);
    return schema("{'anyOf':[%j,{'type':'array','items':%j,'minItems':1}]}", schema_of_words(words, count),
                  schema_of_words(words, count));
}

/* The metrics that some rows have; or those of them that may be claimed to be equal. */
static char *metrics(bool exact)
{
    char *words = NULL;
    const char *name;
    for (int i = 0; (name = metric_name(i)); i++)
        if (*name && (!exact || metric_is_exact(name)))
            words = schema_listed(words, schema("%s", name));
    return schema("{'enum':[%j]}", words);
}

static char *theories(void)
{
    const char *names[THEORY_COLUMNS];
    for (int i = 0; i < THEORY_COLUMNS; i++)
        names[i] = theory_name(i);
    return schema_of_words(names, THEORY_COLUMNS);
}

static char *claims(void)
{
    struct described object = {.names = NULL};
    describe_keys(&object, claim_keys, claim_rules);
    describe_if(&object, schema("{'required':['relation'],'properties':{'relation':{'const':'=='}}}"),
                schema("{'properties':{'metric':%j}}", metrics(true)));
    return listed(described_schema(&object), 0);
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
        return schema("{'type':'array','items':%j,'minItems':2,'maxItems':2}", schema_of_value(&key->value, false));
    case ALL_LIMITS:
        return schema_of_keys(limits_keys(), limits_rules);
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
    struct described object = {.names = NULL};
    describe_keys(&object, config_keys, config_rules);
    describe_rule(&object, schema(searches_rule));
    return schema_with(described_schema(&object),
                       schema("'$schema':'http://json-schema.org/draft-07/schema#','title':'plymeter config',\n"
                              "'definitions':{'searches':%j,'cutoffs':%j,'judge':%j,'selection':%j,'axes':%j}",
                              entries(FIRST_OF_SEARCH, LAST_OF_SEARCH), entries(CUTOFF_PART, CUTOFF_PART),
                              judging_search(), selection(), axes()));
}
