/*
 * Rows of texts, printed so that their columns line up: for people.  For programs the same data are CSV.
 *
 *     struct aligned table = {0};
 *     aligned_add(&table, "order");
 *     aligned_add(&table, "leaves");
 *     aligned_end_row(&table);                the first row is the header
 *     ...
 *     aligned_print(&table, stdout);          and free it
 */
#ifndef BASE_ALIGNED_H
#define BASE_ALIGNED_H

#include <stdbool.h>
#include <stdio.h>

struct aligned {
    char **text; /* row by row; NULL ends a row */
    int count, room;
    int keys; /* how many of the first columns say what a row is, if they are more than one */
    int common; /* of so many of the first columns those in which all rows agree, if there are several, stand once above them */
    /* Headers up to NULL, or NULL: of columns that are left out where they are empty, and where the terminal has no room for them beside
     * the others and those that stand behind them here; that is said, and that --csv prints all. */
    const char *const *spare;
    const double *bars; /* of each row but the header, -1..1, or NAN; see aligned_print; NULL: there are none */
    const char *scale;  /* the header of these */
};

/* Add a text to the last row, as printf would write it; control characters become "?".  Of a missing value it is "". */
void aligned_add(struct aligned *table, const char *format, ...) __attribute__((format(printf, 2, 3)));

void aligned_end_row(struct aligned *table);

/* Print all rows and free them.  A column in which no text but the header's is anything else than a number, or an
 * interval "1 .. 2", a star before it, a dash or a remark in brackets in place of it, stands at the right, any other at the left; the header is dim where that is possible.
 * On a terminal that is too narrow it is split into tables below each other, each of which begins with the keys; a column
 * without a header stays with the one before it.  If the keys leave no room, rows become lists of their texts.
 * Bars stand last if they find room, in 80 columns where the stream is no terminal. */
void aligned_print(struct aligned *table, FILE *out);

/* The same for so many columns of letters; 0: as wide as it is. */
void aligned_print_within(struct aligned *table, FILE *out, int columns);

/* Does a person read this stream, so that tables are to be aligned?  It is a terminal. */
bool is_read_by_person(FILE *out);

/* Is it a terminal that can wipe a line and write in colours, and not TERM=dumb? */
bool obeys_sequences(FILE *out);

/* May this stream be coloured?  It is such a terminal, and NO_COLOR (no-color.org) is not set or is empty. */
bool may_be_coloured(FILE *out);

#endif
