/*
 * What everything that reads a config needs: complaints with a place, and the values of one key.
 */
#ifndef CONFIG_READER_H
#define CONFIG_READER_H

#include <stdbool.h>

#include "cell/setting.h"
#include "text/json.h"

struct reader {
    const char *path;
    const struct json *json;
    int complaints;
    bool unplaced; /* nobody wrote this text: its places say nothing */
};

/* Write "path:line:column: message" to stderr and count it; a Complain (json.h). */
void reader_complain(void *reader, struct place place, const char *message);

/* The same at the place of a value, formatted as by printf. */
void complain_at(struct reader *reader, const cJSON *item, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Is this key a remark, which is allowed anywhere: "$schema", "$comment", "x-..."? */
bool is_remark(const char *key);

struct axis {
    Setting *settings;
    int count;
};

/* Read a value, or a list of values and ranges; at least one.  The caller frees axis->settings, whatever is
 * returned.  False after complaints. */
bool axis_read(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis);

/* Read a single value, which may not be a list or a range. */
bool value_read(struct reader *reader, const cJSON *item, const Parameter *parameter, Setting *setting);

#endif
