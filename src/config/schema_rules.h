/* What keys of a config ask of other keys, as JSON Schema. */
#ifndef CONFIG_SCHEMA_RULES_H
#define CONFIG_SCHEMA_RULES_H

#include "config/key.h"

/* Add to a schema what has to hold besides; or wherever another one holds.  Those belong to the schema from now on. */
void add_condition(cJSON *schema, cJSON *condition);
void add_if(cJSON *schema, cJSON *condition, cJSON *then);

/* An object that has this key; the caller owns it. */
cJSON *having(const char *key);

/* Add the rules of a table (key.h), which may be NULL. */
void add_rules(cJSON *schema, const struct key *keys, const struct rule *rules);

/* Rules about values of keys, which no table has: timing_seconds asks for a precision, a budget for something that is deepened, and what is pooled for a mean. */
enum written_rule { TIMING_RULE, BUDGET_RULE, SEARCHES_RULE, CORRELATION_RULE, MARGIN_RULE, POOL_RULE };
void add_written_rule(cJSON *schema, enum written_rule rule);

#endif
