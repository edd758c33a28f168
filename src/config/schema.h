/* What a config may be, as a JSON Schema (draft 7), from the tables by which configs are read. */
#ifndef CONFIG_SCHEMA_H
#define CONFIG_SCHEMA_H

/*
 * The schema as text, which the caller frees.  It accepts every config that experiment_read accepts.  Of those that are
 * wrong it accepts the ones that are so for a reason which a schema cannot say, or does not say; configs/README.md lists
 * these, and tests/run/schema.py finds others.
 */
char *schema_text(void);

#endif
