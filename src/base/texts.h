/* Files of the project that the program has in it, as texts; the Makefile writes them into build/texts.c. */
#ifndef BASE_TEXTS_H
#define BASE_TEXTS_H

extern const char text_style[]; /* plots/style.gnuplot */

/* The tables in it: the words of each line, up to a line without any. */
extern const char *const table_looks[][6], *const table_meanings[][6], *const table_widths[][6];

/* src/tree/: what a page of results is filled into, how it looks, and what moves on it. */
extern const char text_page[], text_looks[], text_moves[];

#endif
