/* The grammar half of json.c: is the text JSON, and where does each value stand? */
#ifndef SCAN_H
#define SCAN_H

#include <stdbool.h>

#include "config/json.h"

struct listener {
    Complain complain;
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

/* The text ends with a NUL after its length. The spots are the caller's to free, on failure too. */
bool json_scan(const char *text, size_t length, struct spots *spots, const struct listener *listener);

/* Tells the listener. Always false, so that a check can return it. */
bool json_problem(const struct listener *listener, struct place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
