#ifndef CONFIG_SCHEMA_H
#define CONFIG_SCHEMA_H

/* What a config may be, as a JSON Schema (draft 7), from the tables by which configs are read: every key, and what it takes.
 * It accepts every config that experiment_read accepts.  What one key asks of others it does not say, nor what no schema can say:
 * RULES in tests/run/schema.py has all kinds of that. */
char *schema_text(void);

#endif
