/* gnuplot, as a process: texts that it may be given, and what it draws. */
#ifndef SHOW_GNUPLOT_H
#define SHOW_GNUPLOT_H

#include <stdbool.h>
#include <stdio.h>

/* Write a text so that gnuplot reads it back as it was, whatever it has: neither commands in `...` nor variables are
 * put in.  Lines may end; other control characters become "?". */
void gnuplot_text(FILE *out, const char *text);

/* Have it draw what the script says, from its beginning on, into a file.  False after a message. */
bool gnuplot_draw(FILE *script, FILE *figure);

#endif
