#ifndef BASE_TERMINAL_H
#define BASE_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

/*
 * Rows of texts, printed so that their columns line up: for people.  For programs the same data are CSV.
 *
 *     struct text_table table = {0};
 *     text_table_add(&table, "order");
 *     text_table_add(&table, "leaves");
 *     text_table_end_row(&table);                the first row is the header
 *     ...
 *     text_table_print(&table, stdout);          and begin anew
 */

struct text_table {
    char **text; /* row by row; NULL ends a row */
    int count;
    int keys; /* how many of the first columns say what a row is, if they are more than one */
    int common; /* of so many of the first columns those in which all rows agree, if there are several, stand once above them */
    /* Headers up to NULL, or NULL: of columns that are left out where they are empty, and where the terminal has no room for them beside
     * the others and those that stand behind them here; that is said, and that --csv prints all. */
    const char *const *spare;
    const double *bars; /* of each row but the header, -1..1, or NAN; see text_table_print; NULL: there are none */
    const char *scale;  /* the header of these */
};

/* Add a text to the last row, as printf would write it; control characters become "?".  Of a missing value it is "". */
void text_table_add(struct text_table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));

void text_table_end_row(struct text_table *table);

/* Print all rows and drop them.  A column in which no text but the header's is anything else than a number, or an
 * interval "1 .. 2", a star before it, a dash or a remark in brackets in place of it, stands at the right, any other at the left; the header is dim where that is possible.
 * On a terminal that is too narrow it is split into tables below each other, each of which begins with the keys; a column
 * without a header stays with the one before it.  If the keys leave no room, rows become lists of their texts.
 * Bars stand last if they find room, in 80 columns where the stream is no terminal. */
void text_table_print(struct text_table *table, FILE *out);

/* The same for so many columns of letters; 0: as wide as it is. */
void text_table_print_within(struct text_table *table, FILE *out, int columns);

/* Does a person read this stream, so that tables are to be aligned?  It is a terminal. */
bool is_read_by_person(FILE *out);

/* Is it a terminal that can wipe a line and write in colours, and not TERM=dumb? */
bool obeys_sequences(FILE *out);

/* May this stream be coloured?  It is such a terminal, and NO_COLOR (no-color.org) is not set or is empty. */
bool may_be_coloured(FILE *out);

/* Prose in lines that are no longer than the reader's are: wrapped at blanks, and hanging where a line has a head. */

enum { LONGEST_WRAPPED = 100 };

/* How many columns and rows the terminal has that the stream is; 0 if it is none, or does not say. */
int terminal_columns(FILE *out);
int terminal_rows(FILE *out);

/* Write a paragraph, which ends where the text or its line does; all lines but the first, which has so many columns
 * already, begin with so many blanks. */
void write_wrapped(FILE *out, const char *text, int indent);

/* Write lines as they are, but on a terminal wrapped where they are longer than it is wide.  What is wrapped goes on below the
 * last text in its first third that stands behind two blanks or more, as in a list of names and meanings, or else below
 * the line's beginning. */
void write_wrapped_lines(FILE *out, const char *lines);

/* What is printed between these two, on a stream that is a terminal, is written as write_wrapped_lines does when it ends.  Lines that have
 * a head, of so many columns, go on behind it; if it is 0, where write_wrapped_lines finds that they should.  Meanwhile the stream is no
 * terminal for those who ask. */
struct wrapping {
    FILE *out, *kept; /* NULL: nothing is wrapped */
    int terminal, head;
};
struct wrapping wrapping_begin(FILE *out, int head);
void wrapping_end(struct wrapping *wrapping);

/* Bars in text: in blocks of eight widths where the locale has UTF-8, otherwise in #. */

/* A bar of this share, 0..1, of so many columns; "" of NAN.  If shares may be below 0, to -1, all begin in the middle, and those go to
 * the left. */
char *bar_text(double share, int columns, bool below);

#endif
