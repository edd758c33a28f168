#ifndef CONFIG_SCHEMA_H
#define CONFIG_SCHEMA_H

#include "config/keys.h"
#include "config/lists.h"

/* What a config may be, as a JSON Schema (draft 7), from the tables by which configs are read. */

/*
 * The schema as text.  It accepts every config that experiment_read accepts.  Of those that are
 * wrong it accepts the ones that are so for a reason which a schema cannot say, or does not say; configs/README.md lists
 * these, and tests/run/schema.py finds others.
 */
char *schema_text(void);

/* All below are texts of JSON. */

/* JSON as it is written, but with ' for " outside of texts; and for %s a text, in quotes, for %d a number, for %j JSON, which
 * is given back (memory.h), or nothing for NULL. */
char *schema(const char *format, ...);

/* A list with one more item; NULL is the list of none. */
char *schema_listed(char *list, char *item);

/* An object with more members. */
char *schema_with(char *object, char *members);

/* A text, or a list of texts.  Any of these texts. */
char *schema_of_texts(void);
char *schema_of_words(const char *const *words, int count);

/* One value of a parameter; or, as an axis, a list of values and ranges as well. */
char *schema_of_value(const Parameter *parameter, bool axis);

/* The name of a part of this kind, each with what the part is about; or a list of names, too. */
char *schema_of_names(int kind, bool axis);

/* What parts of these kinds take for a parameter of this name, whichever of them is meant. */
char *schema_for_any(const char *name, int first_kind, int last_kind, bool axis);

/* An object that is being described: what its keys take, each named once, and what else has to hold. */
struct described {
    const char **names;
    int count;
    char *properties, *rules;
};

void describe_key(struct described *object, const char *name, char *schema);
void describe_rule(struct described *object, char *rule);
void describe_if(struct described *object, char *condition, char *then);

/* Such an object, without other keys but remarks.  If it uses pieces, it has their keys, too, so that of its own only the names
 * are judged. */
char *described_schema(struct described *object);

/* The keys of a table, and the rules that they keep, if they are not NULL. */
void describe_keys(struct described *object, const struct key *keys, const struct rule *rules);
char *schema_of_keys(const struct key *keys, const struct rule *rules);

/* Objects that name parts and have their parameters. */
struct scope_of_parts {
    int first_kind, last_kind;         /* the kinds of part that are named */
    bool axes;                         /* may values be lists? */
    const char *(*fallback)(int kind); /* the part that is meant where none is named, or NULL */
    bool of_games;                     /* may it have parameters of games besides, whichever they are? */
};

/* Where a part is named, its parameters have its ranges and defaults, and a parameter that none of the parts named there has is
 * wrong. */
void describe_parts(struct described *object, const struct scope_of_parts *scope);

/* What a parameter takes, what it is about, and its default, as `plymeter list` shows them. */
char *schema_of_parameter(const Parameter *parameter, bool axis);

#endif
