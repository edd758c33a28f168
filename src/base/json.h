/*
 * Reads JSON strictly into a tree of cJSON's, in which every value and key keeps its line and column, and every number its
 * spelling.
 *
 * Read is what RFC 8259 allows, less what would be misread: duplicate keys, integers beyond 2^53, numbers
 * beyond a double or of more than 63 characters, \u0000 in a string, nesting deeper than 500.
 */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#if !__has_include(<cjson/cJSON.h>)
#error "cJSON is missing: make deps installs it"
#endif

#include <cjson/cJSON.h>
#include <stddef.h>

#include "base/place.h"

/* The tree and the text that it was read from. */
struct json;

/*
 * All readers return NULL after at least one complaint. A mistake in the grammar ends the reading; duplicate keys and numbers
 * that are too large are all complained about, in the order of the text. A file that cannot be read, or has
 * more than 64 MiB, is complained about at {0, 0}.
 */
struct json *json_parse(const char *text, size_t length, Complain complain, void *context);

/* Read what the user names: a file, or a pipe, once and to its end; but no FIFO, which may never have a writer. */
struct json *json_read(const char *path, Complain complain, void *context);

/* Read a file that a config names: no pipe, which may never end, and no device. */
struct json *json_read_regular(const char *path, Complain complain, void *context);

/* What was read, as it was, valid until json_free, with a 0 behind it. */
const char *json_source(const struct json *json, size_t *length);

/* The text of such a file, not read as JSON yet, with a 0 behind it; the caller frees it. */
char *json_text_regular(const char *path, size_t *length, Complain complain, void *context);

void json_free(struct json *json);

/* The tree.  The valuestring of a number is its spelling in the text. */
cJSON *json_root(const struct json *json);

/* Where a value of such a tree, or the key before it, starts: {0, 0} for NULL, or without a key.  Only json_parse and its
 * like give a value a place: asking for that of any other, as cJSON_Duplicate makes them, reads foreign memory. */
struct place json_place(const cJSON *value);
struct place json_key_place(const cJSON *value);

#endif
