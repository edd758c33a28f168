/* What a record of provenance.h, or a figure's stamp, says of its origin: in lines for people. */
#ifndef PROVENANCE_FACTS_H
#define PROVENANCE_FACTS_H

struct cJSON;

/* Who takes the lines: what a fact is called, indented by two spaces if it belongs to the one before; what is known of it,
 * as anybody may have written it; and a remark, which begins with a space or a comma, or is "". */
struct hearer {
    void (*hear)(void *context, const char *name, const char *text, const char *remark);
    void *context;
};

/* Command, config, build: what figures say, too. */
void tell_origin(const struct hearer *hearer, const struct cJSON *record);

/* Compiler and machine, as they were, and when. */
void tell_machine(const struct hearer *hearer, const struct cJSON *record);

/* A file whose checksum was recorded, and whether it is still the same, has changed or is gone; and several, as a record
 * lists them. */
void tell_file(const struct hearer *hearer, const char *name, const char *path, const char *sum);
void tell_files(const struct hearer *hearer, const char *name, const struct cJSON *list);

/* The words of the command line in `record`. */
void tell_command(const struct hearer *hearer, const char *name, const struct cJSON *record);

/* How many runs gave rows; 0: only the one that wrote the CSV. */
int sessions_count(const struct cJSON *record);

/* Tell of each of these a line "run", of very many of the first ones; returns how many are left out. */
int tell_sessions(const struct hearer *hearer, const struct cJSON *record);

#endif
