#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <cjson/cJSON.h>
#include <stdbool.h>
#include <stddef.h>

/* Places in a text, and who is told what is wrong there. */

/* Both count from 1; a column is one character (a tab, too). {0, 0} is no place in the text. */
struct place {
    int line, column;
    const char *file; /* which text; NULL: the one that is being read */
};

/* Called once per problem. */
typedef void (*Complain)(void *context, struct place place, const char *message);

/*
 * Reads JSON strictly into a tree of cJSON's, in which every value and key keeps its line and column, and every number its
 * spelling.
 *
 * Read is what RFC 8259 allows, less what would be misread: duplicate keys, integers beyond 2^53, numbers
 * beyond a double or of more than 63 characters, \u0000 in a string, nesting deeper than 500.
 */

#if !__has_include(<cjson/cJSON.h>)
#error "cJSON is missing: make deps installs it"
#endif

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

/* What was read, as it was, with a 0 behind it. */
const char *json_source(const struct json *json, size_t *length);

/* The text of such a file, not read as JSON yet, with a 0 behind it. */
char *json_text_regular(const char *path, size_t *length, Complain complain, void *context);

/* The tree.  The valuestring of a number is its spelling in the text. */
cJSON *json_root(const struct json *json);

/* Where a value of such a tree, or the key before it, starts: {0, 0} for NULL, or without a key.  Only json_parse and its
 * like give a value a place: asking for that of any other, as cJSON_Duplicate makes them, reads foreign memory. */
struct place json_place(const cJSON *value);
struct place json_key_place(const cJSON *value);

/* A copy of such a value with all that is in it, and with its places; those that name no file are of this one from now on. */
cJSON *json_copy(const cJSON *value, const char *file);

/* The grammar half of json.c and tree.c: is the text JSON, and where does each value stand? */

struct listener {
    Complain complain;
    void *context;
};

/* A value, and the key before it: NULL and {0, 0} outside of objects. */
struct start {
    const char *at, *key; /* the key's opening quote */
    size_t length;        /* 0 for an array or object, which only begins */
    struct place place, key_place;
};

/* Is told of the values in the order of the text, and ends the scan with false. */
struct visitor {
    bool (*begin)(void *context, const struct start *start); /* of an array or object before what is in it */
    bool (*end)(void *context);                              /* of the innermost array or object that has begun */
    void *context;
};

/* The text ends with a NUL after its length. False after telling the listener what is wrong, or if the visitor ended it. */
bool json_walk(const char *text, size_t length, const struct visitor *visitor, const struct listener *listener);

/* Tells the listener. Always false, so that a check can return it. */
bool json_problem(const struct listener *listener, struct place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
