/* What print calls the parts of a search, "alpha-beta" for alphabeta, and how they look there: the table "$meanings" of the figures
 * (plots/style.gnuplot). */
#ifndef SHOW_MEANING_H
#define SHOW_MEANING_H

#include <stdbool.h>

enum { MEANING_TEXT = 60 };

struct meaning {
    char name[MEANING_TEXT], look[MEANING_TEXT]; /* the latter is one of the table "$looks" */
};

/* What the table has of a kind, such as "order", by its word or by its name; false if it has nothing. */
bool meaning_find(const char *kind, const char *word, struct meaning *meaning);

/* A column's name as words, in the buffer: "first cuts". */
const char *header_of(const char *column, char text[MEANING_TEXT]);

/* The name of a column's value, in the buffer; the value itself if it has no other. */
const char *meaning_of(const char *column, const char *value, char text[MEANING_TEXT]);

/* Look i of the table "$looks", from 0, in the buffer; false behind the last. */
bool look_at(int i, char text[MEANING_TEXT]);

/* What 1 is of a game's value, and the label of an axis of regret: 100, "regret (pawns)".  False if the figures do not know. */
bool regret_of(const char *game, double *one, char label[MEANING_TEXT]);

#endif
