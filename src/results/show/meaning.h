/* What print calls the parts of a search: "alpha-beta" for alphabeta, as the figures do (plots/style.gnuplot). */
#ifndef SHOW_MEANING_H
#define SHOW_MEANING_H

enum { MEANING_TEXT = 60 };

/* The name of a column's value, in the buffer; the value itself if it has no other. */
const char *meaning_of(const char *column, const char *value, char text[MEANING_TEXT]);

#endif
