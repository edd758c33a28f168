/* The grammar half of json.c and tree.c: is the text JSON, and where does each value stand? */
#ifndef BASE_SCAN_H
#define BASE_SCAN_H

#include <cjson/cJSON.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/place.h"

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
