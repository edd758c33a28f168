/* A config's values as JSON Schema: what a parameter takes, and what names a part. */
#ifndef CONFIG_SCHEMA_VALUES_H
#define CONFIG_SCHEMA_VALUES_H

#include <cjson/cJSON.h>

#include "base/setting.h"

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

#endif
