/* Files of the project that the program has in it, as texts; the Makefile writes them into build/texts.c. */
#ifndef BASE_TEXTS_H
#define BASE_TEXTS_H

extern const char text_style[]; /* plots/style.gnuplot */

#endif
