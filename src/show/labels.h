/*
 * Labels: what people call that which a CSV of results has: "131,072", "table of 131,072", "perfect order", "search depth (plies)".
 *
 * What there is to say stands where it belongs: the names of parts and their looks in the tables of the figures, what
 * settings and their axes are called in what parts declare (parameter.h), axes of columns with these (columns.h, derived.h).
 * All texts are kept (memory.h), and have no control characters.
 */
#ifndef SHOW_LABELS_H
#define SHOW_LABELS_H

#include <stdbool.h>

#include "results/csv.h"

/* What print calls the parts of a search, "alpha-beta" for alphabeta, and how they look there: the table "$meanings" of the figures
 * (plots/style.gnuplot). */
struct meaning {
    const char *name, *look; /* the latter is one of the table "$looks" */
};

/* What the table has of a kind, such as "order", by its word or by its name; false if it has nothing. */
bool meaning_find(const char *kind, const char *word, struct meaning *meaning);

/* The name of a column's value; the value itself if it has no other. */
const char *meaning_of(const char *column, const char *value);

/* A column's name as words: "first cuts". */
char *words_of(const char *column);

/* What stands before a word of a list of so many: nothing, ", ", or " and " before the last. */
const char *list_joint(int place, int count);

/* A number, in digits of which three stand together: "1,234.5". */
char *number_label(const char *digits);

/* What a row has in a column, or another value of that column; "" if it has nothing there. */
char *value_label(const struct csv *csv, int row, const char *column, const char *value);

/* A condition, "limit=3|4": "3 plies and 4 plies". */
char *condition_label(const struct csv *csv, int row, const char *condition);

/* Do the figures have a meaning for what the row has there?  Its look, and the name. */
bool row_meaning(const struct csv *csv, int row, const char *column, const char *value, struct meaning *meaning);

/* An axis of a column, of these rows: its label, with the unit, and what 1 of that is in the CSV; and without the unit. */
struct axis_label {
    char *text, *bare;
    double one;
};
struct axis_label axis_label(const struct csv *csv, const int *rows, int count, const char *column);

#endif
