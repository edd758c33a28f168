#ifndef CONFIG_SCHEMA_H
#define CONFIG_SCHEMA_H

#include <cjson/cJSON.h>

#include "base/setting.h"
#include "config/keys.h"
#include "config/lists.h"

/* A config's values as JSON Schema: what a parameter takes, and what names a part. */

/* All of these return new objects, which belong to the caller. */

/* One value of a parameter; or, as an axis, a list of values and ranges as well. */
cJSON *schema_of_value(const Parameter *parameter, bool axis);

/* The same with what the parameter is about, and its default, as `plymeter list` shows them. */
cJSON *schema_of_parameter(const Parameter *parameter, bool axis);

/* The name of a part of this kind, each with what the part is about; or a list of names, too. */
cJSON *schema_of_names(int kind, bool axis);

/* Is a key's value this name ("const"), or one of this "pattern", or a list in which such a one stands? */
cJSON *schema_that_names(const char *key, const char *value);

/* A list of these, with so many of them at least and, unless that is 0, at most. */
cJSON *schema_of_list(cJSON *items, int least, int most);

/* A text, or a list of texts. */
cJSON *schema_of_texts(void);

/* Any of these texts. */
cJSON *schema_of_words(const char *const *words, int count);

/* A schema with this one member, a text or a schema, which belongs to it from now on. */
cJSON *schema_with_text(const char *key, const char *text);
cJSON *schema_with(const char *key, cJSON *member);

/* An object that may have no keys but remarks, and the properties that are still to be added. */
cJSON *schema_of_object(cJSON **properties);

/* What keys of a config ask of other keys, as JSON Schema. */

/* Add to a schema what has to hold besides; or wherever another one holds.  Those belong to the schema from now on. */
void add_condition(cJSON *schema, cJSON *condition);
void add_if(cJSON *schema, cJSON *condition, cJSON *then);

/* An object that has this key; the caller owns it. */
cJSON *having(const char *key);

/* An object with the keys of a table, which keeps these rules, if they are not NULL; the caller owns it. */
cJSON *schema_of_keys(const struct key *keys, const struct rule *rules);

/* Objects of a config that name parts and have their parameters, as JSON Schema. */

struct scope_of_parts {
    int first_kind, last_kind;         /* the kinds of part that are named */
    bool axes;                         /* may values be lists? */
    const char *(*fallback)(int kind); /* the part that is meant where none is named, or NULL */
    bool of_games;                     /* may it have parameters of games besides, whichever they are? */
};

/* Such an object, without keys but those; the caller owns it.  Where a part is named, its parameters have its ranges and
 * defaults, and a parameter that none of the parts named there has is wrong. */
cJSON *object_of_parts(const struct scope_of_parts *scope);

/* What parts of these kinds take for a parameter of this name, whichever of them is meant; the caller owns it. */
cJSON *value_for_any(const char *name, int first_kind, int last_kind, bool axis);

/* What a config may be, as a JSON Schema (draft 7), from the tables by which configs are read. */

/*
 * The schema as text.  It accepts every config that experiment_read accepts.  Of those that are
 * wrong it accepts the ones that are so for a reason which a schema cannot say, or does not say; configs/README.md lists
 * these, and tests/run/schema.py finds others.
 */
char *schema_text(void);

#endif
