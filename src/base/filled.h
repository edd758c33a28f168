/* Prose in lines that are no longer than the reader's are: broken at blanks, and hanging where a line has a head. */
#ifndef BASE_FILLED_H
#define BASE_FILLED_H

#include <stdio.h>

enum { LONGEST_FILLED = 100 };

/* How many columns and rows the terminal has that the stream is; 0 if it is none, or does not say. */
int terminal_columns(FILE *out);
int terminal_rows(FILE *out);

/* Write a paragraph, which ends where the text or its line does; all lines but the first, which has so many columns
 * already, begin with so many blanks. */
void write_filled(FILE *out, const char *text, int indent);

/* The same without blanks before it, for so many columns. */
void write_filled_within(FILE *out, const char *text, int columns);

/* Write lines as they are, but on a terminal broken where they are longer than it is wide.  What is broken goes on below the
 * last text in its first third that stands behind two blanks or more, as in a list of names and meanings, or else below
 * the line's beginning. */
void write_broken(FILE *out, const char *lines);

/* What is printed between these two, on a stream that is a terminal, is written as write_broken does when it ends.  Lines that have
 * a head, of so many columns, go on behind it; if it is 0, where write_broken finds that they should.  Meanwhile the stream is no
 * terminal for those who ask. */
struct breaking {
    FILE *out, *kept; /* NULL: nothing is broken */
    int terminal, head;
};
struct breaking breaking_begin(FILE *out, int head);
void breaking_end(struct breaking *breaking);

#endif
