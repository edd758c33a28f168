/* The grammar half of json.c and tree.c: is the text JSON, and where does each value stand? */
#ifndef TEXT_SCAN_H
#define TEXT_SCAN_H

#include <cjson/cJSON.h>
#include <stdbool.h>
#include <stddef.h>

#include "text/place.h"

struct listener {
    Complain complain;
    void *context;
};

/* Where a value begins, and the key before it: NULL and {0, 0} outside of objects. */
struct start {
    const char *at, *key; /* the key's opening quote */
    struct place place, key_place;
};

/* Is told of the values in the order of the text, and ends the scan with false. */
struct visitor {
    bool (*begin)(void *context, const struct start *start);
    bool (*end)(void *context); /* of the innermost array or object that has begun; may be NULL */
    void *context;
};

/* One value of the text. The scanner fills in where it stands, json.c what it is. */
struct spot {
    size_t offset;
    struct place place, key; /* key is {0, 0} outside of objects */
    const cJSON *value;
    const struct spot *parent;
    const struct spot *namesake; /* the first one with the same key in the same object */
};

/* In the order of the text. */
struct spots {
    struct spot *list;
    size_t count, capacity;
};

/* The text ends with a NUL after its length. False after telling the listener what is wrong, or if the visitor ended it. */
bool json_walk(const char *text, size_t length, const struct visitor *visitor, const struct listener *listener);

/* The same for a visitor that notes the spots. They are the caller's to free, on failure too. */
bool json_scan(const char *text, size_t length, struct spots *spots, const struct listener *listener);

/* Tells the listener. Always false, so that a check can return it. */
bool json_problem(const struct listener *listener, struct place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
