/*
 * What everything that reads a config needs: complaints with a place, and the values of one key.
 *
 * A config's errors are told all at once, so that reading goes on after each of them: what is misspelt is taken for the
 * nearest name that there is, and what cannot be read is doubted, so that nobody complains that it is missing.
 */
#ifndef CONFIG_READER_H
#define CONFIG_READER_H

#include <stdbool.h>
#include <stdio.h>

#include "base/setting.h"
#include "base/json.h"

struct complaint {
    struct place place;
    int number; /* from 0, as they came */
    char *message;
};

struct reader {
    const char *path;
    FILE *to; /* what is complained of is written there; NULL: to stderr */
    const struct json *json;
    const struct reader *asked_by; /* whose config names this one; NULL: it is the one asked for */
    struct complaint *list;
    int complaints;
    bool unplaced; /* these are words of a command line (arguments.h), which have no places */
    char **files;  /* that were read besides the config, and are not what cells name (parts/inputs.h) */
    int file_count;
    const char **doubts; /* keys whose values are not all known; NULL among them: so it is with all keys */
    int doubt_count;
};

/* Note a complaint; a Complain (json.h). */
void reader_complain(void *reader, struct place place, const char *message);

/* The config of the reader's path as JSON; NULL after a complaint. */
struct json *reader_text(struct reader *reader);

/* The same at the place of a value, formatted as by printf. */
void complain_at(struct reader *reader, const cJSON *item, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* This file was read, too. */
void reader_note_file(struct reader *reader, const char *path);

/* All that were noted, for the caller; NULL ends the list. */
char **reader_take_files(struct reader *reader);

/* Write what was complained of, as "path:line:column: message" in the order of the text, or of very many the first ones,
 * and free what the reader holds. */
void reader_end(struct reader *reader);

/* Complain of an unknown key; the hint stands behind it, unless an earlier version had the key. */
void complain_of_key(struct reader *reader, const cJSON *item, const char *hint);

/* Which of these words a key is.  If it is none, that is complained of, with the place where it belongs, or else the nearest
 * word, which is then returned if the object does not have that besides; -1 if there is none, and for remarks. */
int key_read(struct reader *reader, const cJSON *object, const cJSON *item, const char *const *words, int count);

/* Something was wrong with this key, or with what may have any key (NULL): cells with other values may have been meant. */
void doubt(struct reader *reader, const char *key);
bool doubted(const struct reader *reader, const char *key);

/* Is this key a remark, which is allowed anywhere: one of these, which end at NULL, or with this beginning? */
extern const char *const remark_keys[];
extern const char remark_prefix[];
bool is_remark(const char *key);

/* Read a single value, which may not be a list or a range. */
bool value_read(struct reader *reader, const cJSON *item, const Parameter *parameter, Setting *setting);

#endif
