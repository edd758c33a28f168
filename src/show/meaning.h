/* What print calls the parts of a search, "alpha-beta" for alphabeta, and how they look there: the table "$meanings" of the figures
 * (plots/style.gnuplot). */
#ifndef SHOW_MEANING_H
#define SHOW_MEANING_H

#include <stdbool.h>

enum { HEADER_TEXT = 60 };

struct meaning {
    const char *name, *look; /* the latter is one of the table "$looks" */
};

/* What the table has of a kind, such as "order", by its word or by its name; false if it has nothing. */
bool meaning_find(const char *kind, const char *word, struct meaning *meaning);

/* The name of a column's value; the value itself if it has no other. */
const char *meaning_of(const char *column, const char *value);

/* A column's name as words, in the buffer: "first cuts". */
const char *header_of(const char *column, char text[HEADER_TEXT]);

#endif
